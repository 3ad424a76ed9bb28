import { AppError } from '@/lib/errors'
import { type PushConfig, senderLabels } from '@/lib/sources/connectors/push/schemas'
import { isEmpty, isRecord } from '@/lib/text/is-empty'
import { mapContentful } from './contentful'
import { chosenFields, mapCustom } from './custom'
import { mapGhost } from './ghost'
import type { MappedPayload, Payload, PayloadMapper } from './payload'
import { toText } from './payload'
import { mapSanity } from './sanity'
import { mapStrapi } from './strapi'
import { mapWordPress } from './wordpress'

const mappers: Record<Exclude<PushConfig['payload'], 'items' | 'custom'>, PayloadMapper> = {
  ghost: mapGhost,
  wordpress: mapWordPress,
  strapi: mapStrapi,
  contentful: mapContentful,
  sanity: mapSanity,
}

/**
 * Interprets a delivery from the source's sender: push items, an item to withdraw, or nothing, with the reason
 * (spec/decisions#10). Takes the parsed body, the headers that describe the event, and the source's settings.
 * Returns undefined for push items, which need no mapping whatever the settings are. Pure; throws `invalid` for
 * another sender's body.
 */
export function mapPayload(payload: Payload, config: PushConfig): MappedPayload | undefined {
  if (config.payload === 'items' || isPush(payload.body)) return undefined
  const mapped = config.payload === 'custom' ? mapCustom(payload, config) : mappers[config.payload](payload)
  if (!mapped) throw foreign(config.payload)
  if (mapped.does !== 'push') return mapped
  const notes = [...mapped.notes]
  return {
    ...mapped,
    notes,
    items: mapped.items.map((item) =>
      completed({ ...item, ...chosenFields(payload.body, config) }, config, notes),
    ),
  }
}

/** Whether the body is a push item, or a list that contains one. */
function isPush(body: unknown): boolean {
  const one = (value: unknown) => isRecord(value) && typeof value.external_id === 'string'
  return one(body) || (isRecord(body) && Array.isArray(body.items) && body.items.some(one))
}

const foreign = (sender: PushConfig['payload']) =>
  new AppError('invalid', {
    detail:
      sender === 'custom'
        ? 'There is nothing at the path you chose for external_id.'
        : `This doesn’t look like a post from ${senderLabels[sender]}.`,
    hint: 'Check which system sends to this source, and choose the same one in its settings.',
  })

/** Completes relative addresses, builds the post's address from its slug, and removes empty fields. */
function completed(
  item: Record<string, unknown>,
  config: PushConfig,
  notes: string[],
): Record<string, unknown> {
  const slug = toText(item.slug)
  const url =
    toText(item.url) ?? (slug === undefined ? undefined : config.post_url?.replaceAll('{slug}', slug))
  const full = {
    ...item,
    url: address('url', url, config.post_url ?? config.media_url, notes),
    image_url: address('image_url', toText(item.image_url), config.media_url ?? config.post_url, notes),
  }
  return Object.fromEntries(Object.entries(full).filter(([, value]) => !isEmpty(value)))
}

function address(
  field: string,
  address: string | undefined,
  base: string | undefined,
  notes: string[],
): string | undefined {
  if (address === undefined) return undefined
  if (URL.canParse(address) && /^https?:/i.test(address)) return address
  const start = base?.replaceAll('{slug}', '')
  const path = address.startsWith('//') ? undefined : address
  if (path !== undefined && !URL.canParse(path) && start && URL.canParse(start))
    return new URL(path, start).href
  notes.push(`“${field}” isn’t a full URL. We skipped it.`)
  return undefined
}
