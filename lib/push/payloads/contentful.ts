import { mapByUsualNames } from './field-names'
import { type PayloadMapper, toIgnored, toPush, toRecord, toText, toWithdrawal } from './payload'

/**
 * Maps Contentful's webhooks: an entry with `sys` and `fields`, where each field has one value per locale; the
 * event is in the header X-Contentful-Topic. After unpublishing and deletion the body is a `DeletedEntry`.
 */
export const mapContentful: PayloadMapper = ({ body, headers }) => {
  const { sys: system, fields: localized } = toRecord(body)
  const sys = toRecord(system)
  const id = toText(sys.id)
  const type = toText(sys.type)
  if (id === undefined || type === undefined) return undefined
  if (!['Entry', 'DeletedEntry'].includes(type))
    return toIgnored(`Contentful sent an ${type}, not an entry.`, id)
  const action = headers['x-contentful-topic']?.split('.').at(-1)
  if (type === 'DeletedEntry' || ['unpublish', 'delete', 'archive'].includes(action ?? ''))
    return toWithdrawal(id, 'It was unpublished or deleted in Contentful.')
  if (action !== undefined && action !== 'publish')
    return toIgnored(`The event “${action}” doesn’t publish the entry.`, id)
  const locale = Object.keys(toRecord(Object.values(toRecord(localized))[0]))[0]
  const notes: string[] = []
  const fields = Object.fromEntries(
    Object.entries(toRecord(localized)).flatMap(([name, values]) => {
      const all = toRecord(values)
      const value = locale !== undefined && Object.hasOwn(all, locale) ? all[locale] : Object.values(all)[0]
      if (toRecord(toRecord(value).sys).linkType === 'Asset')
        notes.push(`“${name}” links to an asset that Contentful doesn’t send. We skipped it.`)
      return [[name, value]]
    }),
  )
  return toPush(
    {
      ...mapByUsualNames(fields),
      external_id: id,
      language: locale,
      updated_at: toText(sys.updatedAt),
      published_at:
        mapByUsualNames(fields).published_at ?? toText(sys.firstPublishedAt) ?? toText(sys.publishedAt),
    },
    notes,
  )
}
