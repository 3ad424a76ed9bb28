import { byUsualNames } from './field-names'
import { ignores, type PayloadMapper, pushes, recordOf, textOf, withdraws } from './payload'

/**
 * Maps Contentful's webhooks: an entry with `sys` and `fields`, where each field has one value per locale; the
 * event is in the header X-Contentful-Topic. After unpublishing and deletion the body is a `DeletedEntry`.
 */
export const mapContentful: PayloadMapper = ({ body, headers }) => {
  const { sys: given, fields: localized } = recordOf(body)
  const sys = recordOf(given)
  const id = textOf(sys.id)
  const type = textOf(sys.type)
  if (id === undefined || type === undefined) return undefined
  if (!['Entry', 'DeletedEntry'].includes(type))
    return ignores(`Contentful sent an ${type}, not an entry.`, id)
  const action = headers['x-contentful-topic']?.split('.').at(-1)
  if (type === 'DeletedEntry' || ['unpublish', 'delete', 'archive'].includes(action ?? ''))
    return withdraws(id, 'It was unpublished or deleted in Contentful.')
  if (action !== undefined && action !== 'publish')
    return ignores(`The event “${action}” doesn’t publish the entry.`, id)
  const locale = Object.keys(recordOf(Object.values(recordOf(localized))[0]))[0]
  const notes: string[] = []
  const fields = Object.fromEntries(
    Object.entries(recordOf(localized)).flatMap(([name, values]) => {
      const all = recordOf(values)
      const value = locale !== undefined && Object.hasOwn(all, locale) ? all[locale] : Object.values(all)[0]
      if (recordOf(recordOf(value).sys).linkType === 'Asset')
        notes.push(`“${name}” links to an asset that Contentful doesn’t send. We skipped it.`)
      return [[name, value]]
    }),
  )
  return pushes(
    {
      ...byUsualNames(fields),
      external_id: id,
      language: locale,
      updated_at: textOf(sys.updatedAt),
      published_at:
        byUsualNames(fields).published_at ?? textOf(sys.firstPublishedAt) ?? textOf(sys.publishedAt),
    },
    notes,
  )
}
