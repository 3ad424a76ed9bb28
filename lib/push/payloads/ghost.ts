import {
  firstText,
  ignores,
  namesOf,
  type PayloadMapper,
  pushes,
  recordOf,
  textOf,
  withdraws,
} from './payload'

/**
 * Maps Ghost's webhooks: `{ post: { current, previous } }`, or the same with `page`. They do not name the event, so
 * it is derived from the state: a deleted post has an empty `current`, an unpublished one is a draft again.
 */
export const mapGhost: PayloadMapper = ({ body }) => {
  const envelope = recordOf(body)
  const change = envelope.post ?? envelope.page
  if (typeof change !== 'object' || change === null) return undefined
  const { current: now, previous: before } = recordOf(change)
  const current = recordOf(now)
  const id = textOf(current.id) ?? textOf(recordOf(before).id)
  if (id === undefined) return undefined
  if (textOf(current.id) === undefined) return withdraws(id, 'It was deleted in Ghost.')
  if (current.status === 'draft') return withdraws(id, 'It is a draft in Ghost.', textOf(current.updated_at))
  if (current.status === 'scheduled') return withdraws(id, 'It is scheduled in Ghost and not published yet.')
  if (current.status === 'sent')
    return ignores('It is an email-only post in Ghost and has no public page.', id)
  const open = current.visibility === undefined || current.visibility === 'public'
  const excerpt = firstText(current, ['custom_excerpt', 'excerpt'])
  return pushes(
    {
      external_id: id,
      title: current.title,
      content: open ? (firstText(current, ['html', 'plaintext']) ?? excerpt) : excerpt,
      url: current.url,
      image_url: current.feature_image,
      tags: namesOf(current.tags),
      published_at: current.published_at,
      updated_at: current.updated_at,
      slug: current.slug,
      excerpt,
      author: firstText(recordOf(current.primary_author), ['name']),
    },
    open ? [] : ['This post is for members, so we use only its excerpt.'],
  )
}
