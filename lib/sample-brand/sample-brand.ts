/**
 * The sample brand of the zero-key first run (spec/decisions#8): the Saumlings, small keepers of the river Wimmel.
 * Its manifest, bibles and pictures are static files in `public/sample/brand/`; this file holds what else the seed
 * needs. Plain data, browser-safe.
 */

/**
 * Path under which the app serves the brand's folder; appended to the app's own address it is the source's
 * base_url.
 */
export const SAMPLE_BRAND_PATH = '/sample/brand'

export const SAMPLE_BRAND_LOGO_PATH = '/sample/brand/logo.png'

export const SAMPLE_BRAND_NAME = 'Saumlings'

export const SAMPLE_BRAND_SLUG = 'saumlings'

/** Where the river Wimmel runs. */
export const SAMPLE_BRAND_TIME_ZONE = 'Europe/Berlin'

/** Number of characters in the manifest. */
export const SAMPLE_BRAND_COUNT = 24

/** The nine voice fields of spec/decisions#3, in wire format. */
export const SAMPLE_BRAND_VOICE = {
  brand_voice_description:
    'The Saumlings speak like a good neighbour leaning on the gate: warm, observant and a little amused. We tell small, exact things about small, odd people and let the reader do the smiling. Kindness comes first, the joke second, and neither is explained. Sentences are short enough to be read aloud at bedtime. In German we say “du”, write as we talk, and never translate a pun that can be replaced by a better one.',
  tone: ['warm', 'wry', 'precise', 'unhurried', 'kind'],
  target_audience:
    'Grown-ups who still read picture books for themselves, parents and grandparents who read them aloud, and anyone who has ever waved at a duck. They live in English and German, scroll in the evening, and share what makes them feel better about the day.',
  words_to_avoid: [
    'magical',
    'epic',
    'adorable',
    'must-have',
    'game changer',
    'content',
    'zauberhaft',
    'einzigartig',
    'unglaublich',
    'süß',
  ],
  default_image_prompt:
    'Storybook illustration of a small river creature, rounded shapes, large expressive eyes, soft light from the upper left, layered paper-like hills and water behind, gentle grain, no lettering, no people.',
  image_style_by_type: {
    'character-spotlight':
      'One figure in the middle, seen from slightly below, its own tool in hand, calm background in its palette.',
    story: 'Two or three figures at a distance, in the middle of something, wide river landscape, low sun.',
    world: 'No figures, only their traces: a lit window, footprints in gravel, a letter tied to a reed.',
    seasonal: 'The same river bend at another time of year, figures small, weather large.',
  },
  enabled_content_types: ['character-spotlight', 'story', 'world', 'seasonal'],
  primary_color: '#14646b',
  secondary_color: '#e26d5a',
}
