import { mapByUsualNames } from './field-names'
import {
  findFirstText,
  type PayloadMapper,
  toIgnored,
  toPush,
  toRecord,
  toText,
  toWithdrawal,
} from './payload'

/**
 * Maps Strapi's webhooks, versions 4 and 5: `{ event, model, entry }`. `publishedAt` tells whether an entry with
 * drafts is published; saving a draft does not unpublish the entry, because version 5 keeps both side by side.
 */
export const mapStrapi: PayloadMapper = ({ body, headers }) => {
  const envelope = toRecord(body)
  const event = toText(envelope.event) ?? headers['x-strapi-event']
  if (event === undefined) return undefined
  if (event === 'trigger-test') return toIgnored('This is Strapi’s test delivery.')
  if (!event.startsWith('entry.')) return toIgnored(`The event “${event}” is not about an entry.`)
  const entry = toRecord(envelope.entry)
  const id = findFirstText(entry, ['documentId', 'id'])
  if (id === undefined) return toIgnored('Strapi sent this event without its entry.')
  const model = findFirstText(envelope, ['model']) ?? 'entry'
  const locale = toText(entry.locale)
  // Localized versions of an entry have the same documentId.
  const externalId = [model, id, ...(locale && entry.documentId ? [locale] : [])].join(':')
  if (event === 'entry.delete')
    return toWithdrawal(externalId, 'It was deleted in Strapi.', toText(entry.updatedAt))
  if (event === 'entry.unpublish')
    return toWithdrawal(externalId, 'It was unpublished in Strapi.', toText(entry.updatedAt))
  if (event === 'entry.draft-discard') return toIgnored('A draft was discarded in Strapi.', externalId)
  if (entry.publishedAt === null && event !== 'entry.publish')
    return toIgnored('This is a draft in Strapi.', externalId)
  return toPush({
    ...mapByUsualNames(entry),
    external_id: externalId,
    published_at: toText(entry.publishedAt),
    updated_at: toText(entry.updatedAt),
  })
}
