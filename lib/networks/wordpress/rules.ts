import { maxVariantTextLength } from '../longest-text'
import type { NetworkRules } from '../rules'

const checked = '2026-11-23'
const own = 'spec/platforms#wordpress; this product’s own limit'
const types = 'WordPress 6.5.5, wp_get_mime_types() and get_allowed_mime_types()'
const schema =
  'WordPress 6.5.5, wp_posts.post_content is LONGTEXT and post_title TEXT (wp-admin/includes/schema.php)'

/** WordPress (spec/platforms#wordpress) sets no limits for texts; each site sets its own file size limit. */
export const wordpressRules: NetworkRules = {
  text: {
    limit: { value: maxVariantTextLength, source: own, checked, certain: true, note: schema },
    unit: 'characters',
    name: 'article',
    optionalWithMedia: false,
  },
  title: {
    limit: {
      value: 200,
      source: own,
      checked,
      certain: true,
      note: 'A column of 65,535 bytes; longer titles are cut in lists and search results.',
    },
    unit: 'characters',
    required: true,
  },
  hashtags: {
    placement: 'tags',
    warnAbove: {
      value: 10,
      source: 'house style',
      checked,
      certain: false,
      note: 'Each is an archive page of the site.',
    },
  },
  media: {
    required: false,
    max: { value: 20, source: own, checked, certain: true },
    maxVideos: 1,
    needsVideo: false,
    publishesVideos: false,
    altLimit: { value: 2000, source: own, checked, certain: true },
    pictures: {
      types: {
        value: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
        source: types,
        checked,
        certain: true,
      },
      maxBytes: {
        value: 16 * 1024 * 1024,
        source: own,
        checked,
        certain: false,
        note: 'Each site has its own limit (upload_max_filesize), which its API does not tell; what it refuses is sent smaller.',
      },
    },
    missing: '',
  },
  link: 'in-text',
}
