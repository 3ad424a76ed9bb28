import {
  findFirstText,
  getOwn,
  type PayloadMapper,
  toIgnored,
  toNames,
  toPush,
  toRecord,
  toText,
  toWithdrawal,
} from './payload'

/** Types of rows in WordPress's posts table that are not content. */
const noContent = new Set(['revision', 'attachment', 'nav_menu_item', 'custom_css', 'customize_changeset'])

/**
 * Maps WordPress posts as webhook plugins send them: the post of the REST API (`title.rendered`) or the row of the
 * posts table (`post_title`), on its own or within `post` or `data`. A post that is not published is withdrawn.
 */
export const mapWordPress: PayloadMapper = ({ body }) => {
  const outer = toRecord(body)
  const whole = toRecord(outer.data ?? outer)
  const post = typeof whole.post === 'object' && whole.post !== null ? toRecord(whole.post) : whole
  const id = findFirstText(post, ['id', 'ID']) ?? findFirstText(whole, ['post_id', 'id', 'ID'])
  if (id === undefined) return undefined
  const type = findFirstText(post, ['type', 'post_type'])
  const event = findFirstText(outer, ['event', 'action', 'hook', 'trigger'])?.toLowerCase() ?? ''
  if (type !== undefined && noContent.has(type))
    return toIgnored(`WordPress sent a ${type.replaceAll('_', ' ')}, which is not a post.`, id)
  if (/delete|trash/.test(event) && !event.includes('untrash'))
    return toWithdrawal(id, 'It was deleted in WordPress.')
  const status = findFirstText(post, ['status', 'post_status'])
  if (status === 'inherit' || status === 'auto-draft')
    return toIgnored('WordPress saved a revision, not the post.', id)
  if (status !== undefined && status !== 'publish')
    return toWithdrawal(
      id,
      `Its status in WordPress is “${status}”.`,
      utc(post, 'modified_gmt', 'post_modified_gmt'),
    )
  const protectedByPassword =
    toRecord(post.content).protected === true || toText(post.post_password) !== undefined
  if (protectedByPassword) return toWithdrawal(id, 'It is password-protected in WordPress.')
  const title = rendered(post.title) ?? toText(post.post_title)
  if (title === undefined) return undefined
  const embedded = toRecord(post._embedded)
  return toPush({
    external_id: id,
    title,
    content: rendered(post.content) ?? toText(post.post_content),
    url:
      findFirstText(post, ['link', 'permalink', 'post_url']) ??
      findFirstText(whole, ['post_permalink', 'permalink']),
    image_url:
      findFirstText(toRecord([embedded['wp:featuredmedia']].flat()[0]), ['source_url']) ??
      findFirstText(post, imageFields) ??
      findFirstText(whole, imageFields),
    tags: [...terms(embedded['wp:term']), ...named(post.tags), ...taxonomy(whole.taxonomies)],
    published_at: utc(post, 'date_gmt', 'post_date_gmt'),
    updated_at: utc(post, 'modified_gmt', 'post_modified_gmt'),
    slug: findFirstText(post, ['slug', 'post_name']),
    excerpt: rendered(post.excerpt) ?? toText(post.post_excerpt),
  })
}

const imageFields = [
  'jetpack_featured_media_url',
  'featured_media_url',
  'featured_image_url',
  'featured_image_src',
  'post_thumbnail',
  'thumbnail',
]

const rendered = (value: unknown): string | undefined =>
  toText(value) ?? findFirstText(toRecord(value), ['rendered', 'raw'])

/** Returns the names of tags and categories from embedded terms, which are lists of lists. */
const terms = (value: unknown): string[] =>
  Array.isArray(value)
    ? toNames(
        value
          .flat()
          .filter((term) => ['post_tag', 'category'].includes(toText(toRecord(term).taxonomy) ?? ''))
          .filter((term) => toRecord(term).slug !== 'uncategorized'),
      )
    : []

/** Returns tags that are names; the REST API sends numbers, which mean nothing here. */
const named = (value: unknown): string[] => toNames(value).filter((name) => !/^\d+$/.test(name))

function taxonomy(value: unknown): string[] {
  const fields = toRecord(value)
  return ['post_tag', 'category'].flatMap((name) => {
    const list = getOwn(fields, name)
    return toNames(Array.isArray(list) ? list : Object.values(toRecord(list)))
  })
}

/** WordPress writes UTC without an offset: "2026-11-03T09:00:00" and, in the table, "2026-11-03 09:00:00". */
function utc(post: Record<string, unknown>, ...names: string[]): string | undefined {
  const time = findFirstText(post, names)
  if (time === undefined || time.startsWith('0000')) return undefined
  return /(?:Z|[+-]\d\d:?\d\d)$/i.test(time) ? time : `${time.replace(' ', 'T')}Z`
}
