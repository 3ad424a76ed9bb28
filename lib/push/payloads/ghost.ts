import {
  findFirstText,
  type PayloadMapper,
  toIgnored,
  toNames,
  toPush,
  toRecord,
  toText,
  toWithdrawal,
} from './payload'

/**
 * Maps Ghost's webhooks: `{ post: { current, previous } }`, or the same with `page`. They do not name the event, so
 * it is derived from the state: a deleted post has an empty `current`, an unpublished one is a draft again.
 */
export const mapGhost: PayloadMapper = ({ body }) => {
  const envelope = toRecord(body)
  const change = envelope.post ?? envelope.page
  if (typeof change !== 'object' || change === null) return undefined
  const { current: now, previous: before } = toRecord(change)
  const current = toRecord(now)
  const id = toText(current.id) ?? toText(toRecord(before).id)
  if (id === undefined) return undefined
  if (toText(current.id) === undefined) return toWithdrawal(id, 'It was deleted in Ghost.')
  if (current.status === 'draft')
    return toWithdrawal(id, 'It is a draft in Ghost.', toText(current.updated_at))
  if (current.status === 'scheduled')
    return toWithdrawal(id, 'It is scheduled in Ghost and not published yet.')
  if (current.status === 'sent')
    return toIgnored('It is an email-only post in Ghost and has no public page.', id)
  const open = current.visibility === undefined || current.visibility === 'public'
  const excerpt = findFirstText(current, ['custom_excerpt', 'excerpt'])
  return toPush(
    {
      external_id: id,
      title: current.title,
      content: open ? (findFirstText(current, ['html', 'plaintext']) ?? excerpt) : excerpt,
      url: current.url,
      image_url: current.feature_image,
      tags: toNames(current.tags),
      published_at: current.published_at,
      updated_at: current.updated_at,
      slug: current.slug,
      excerpt,
      author: findFirstText(toRecord(current.primary_author), ['name']),
    },
    open ? [] : ['This post is for members, so we use only its excerpt.'],
  )
}
