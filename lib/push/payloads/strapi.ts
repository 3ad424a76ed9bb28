import { byUsualNames } from './field-names'
import { firstText, ignores, type PayloadMapper, pushes, recordOf, textOf, withdraws } from './payload'

/**
 * Maps Strapi's webhooks, versions 4 and 5: `{ event, model, entry }`. `publishedAt` tells whether an entry with
 * drafts is published; saving a draft does not unpublish the entry, because version 5 keeps both side by side.
 */
export const mapStrapi: PayloadMapper = ({ body, headers }) => {
  const envelope = recordOf(body)
  const event = textOf(envelope.event) ?? headers['x-strapi-event']
  if (event === undefined) return undefined
  if (event === 'trigger-test') return ignores('This is Strapi’s test delivery.')
  if (!event.startsWith('entry.')) return ignores(`The event “${event}” is not about an entry.`)
  const entry = recordOf(envelope.entry)
  const id = firstText(entry, ['documentId', 'id'])
  if (id === undefined) return ignores('Strapi sent this event without its entry.')
  const model = firstText(envelope, ['model']) ?? 'entry'
  const locale = textOf(entry.locale)
  // Localized versions of an entry have the same documentId.
  const externalId = [model, id, ...(locale && entry.documentId ? [locale] : [])].join(':')
  if (event === 'entry.delete')
    return withdraws(externalId, 'It was deleted in Strapi.', textOf(entry.updatedAt))
  if (event === 'entry.unpublish')
    return withdraws(externalId, 'It was unpublished in Strapi.', textOf(entry.updatedAt))
  if (event === 'entry.draft-discard') return ignores('A draft was discarded in Strapi.', externalId)
  if (entry.publishedAt === null && event !== 'entry.publish')
    return ignores('This is a draft in Strapi.', externalId)
  return pushes({
    ...byUsualNames(entry),
    external_id: externalId,
    published_at: textOf(entry.publishedAt),
    updated_at: textOf(entry.updatedAt),
  })
}
