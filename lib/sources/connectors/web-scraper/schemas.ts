import { isTraversal, parse, SelectorType } from 'css-what'
import { z } from 'zod'
import { fieldMapping } from '@/lib/mapping/schemas'
import { pageAddressField } from '@/lib/sources/addresses/web-address-field'
import { maxPatternLength } from './link-pattern'

const startUrl = pageAddressField({
  empty: 'Enter the address of a page or of a site.',
  credentialsHint: 'only pages that everybody can read are read.',
})

const patterns = z
  .array(
    z
      .string()
      .trim()
      .min(1, 'Remove empty patterns.')
      .max(maxPatternLength, 'This is too long.')
      .refine((value) => (value.match(/\*/g)?.length ?? 0) <= 20, { error: 'Use fewer stars.' }),
  )
  .max(50, 'There are too many values.')
  .default([])

const selector = z
  .string()
  .trim()
  .max(300, 'This is too long.')
  .refine((value) => value === '' || isPlainSelector(value), {
    error: 'Enter a CSS selector like ".post-title" or "article h1".',
  })
  .transform((value) => value || undefined)
  .optional()

/** Config of the web page source, with its defaults. Unknown keys are rejected. */
export const webScraperConfig = z.strictObject({
  start_url: startUrl.meta({
    format: 'uri',
    title: 'Start address',
    description:
      'A page that lists articles, a sitemap or the site. For a site, we look for its sitemap first and then read its front page.',
    examples: ['https://www.example.com/blog'],
  }),
  include: patterns.meta({
    title: 'Pages to read',
    description:
      'Only read pages with a matching address. * stands for anything, so /blog/* is everything under /blog. Leave empty for everything that looks like an article.',
    examples: [['/blog/*']],
    alwaysShown: true,
  }),
  exclude: patterns.meta({
    title: 'Pages to leave out',
    description: 'We never read pages with a matching address.',
    examples: [['/blog/archive/*']],
  }),
  use_sitemap: z.boolean().default(true).meta({
    title: 'Look for the site’s sitemap',
    description:
      'Only if the start address is a site. If this is off, we follow the links on the front page.',
  }),
  list_pages: z
    .int('Enter a whole number.')
    .min(1, 'At least 1.')
    .max(50, 'At most 50.')
    .default(1)
    .meta({
      title: 'Pages of the list',
      description: 'How many pages of the list we read, by following its “next” links.',
      examples: [3],
    }),
  other_sites: z.boolean().default(false).meta({
    title: 'Include other sites',
    description: 'Follow links to pages on other sites. We follow their robots.txt rules too.',
  }),
  title_selector: selector.meta({
    title: 'Selector of the title',
    description: 'Only if we don’t find it ourselves: a CSS selector of the element.',
    examples: ['h1.headline'],
  }),
  text_selector: selector.meta({
    title: 'Selector of the text',
    description: 'The element that contains the article. We join several matches.',
    examples: ['.article-body'],
  }),
  image_selector: selector.meta({
    title: 'Selector of the image',
    description: 'The main image. We use the first one inside the element.',
    examples: ['figure.lead img'],
  }),
  date_selector: selector.meta({
    title: 'Selector of the date',
    description: 'We read its datetime or content attribute, or else its text.',
    examples: ['time.published'],
  }),
  author_selector: selector.meta({
    title: 'Selector of the author',
    description: 'The element with the author’s name.',
    examples: ['.byline a'],
  }),
  tags_selector: selector.meta({
    title: 'Selector of the tags',
    description: 'Each matching element is one tag.',
    examples: ['.tags a'],
  }),
  default_brand: z
    .string()
    .trim()
    .max(200, 'This is too long.')
    .transform((value) => value || undefined)
    .optional()
    .meta({ title: 'Brand', description: 'The brand of these pages.', examples: ['Riverfolk'] }),
  default_content_type: z
    .string()
    .trim()
    .max(200, 'This is too long.')
    .transform((value) => value || undefined)
    .optional()
    .meta({
      title: 'Content type',
      description: 'The content type of these pages, as in the brand voice.',
      examples: ['story'],
      suggest: 'content-types',
    }),
  mapping: fieldMapping,
  limit: z
    .int('Enter a whole number.')
    .min(1, 'At least 1.')
    .max(1_000, 'At most 1,000.')
    .default(50)
    .meta({
      title: 'Pages per sync',
      description: 'The most pages we read per sync, about one per second. The next syncs read the rest.',
      examples: [50],
    }),
})

export type WebScraperConfig = z.infer<typeof webScraperConfig>

const plainPseudos = new Set([
  'first-child',
  'last-child',
  'only-child',
  'first-of-type',
  'last-of-type',
  'nth-child',
  'nth-of-type',
  'nth-last-child',
  'empty',
])

/** Whether a selector is fast on any page: elements, classes, attributes and positions; no :has() and the like. */
function isPlainSelector(text: string): boolean {
  try {
    const alternatives = parse(text)
    return alternatives.length <= 10 && alternatives.every(isPlain)
  } catch {
    return false
  }
}

function isPlain(steps: ReturnType<typeof parse>[number]): boolean {
  if (steps.filter(isTraversal).length > 8 || steps.length > 30) return false
  return steps.every((step) => {
    if (step.type === SelectorType.Pseudo)
      return plainPseudos.has(step.name) && (step.data === null || typeof step.data === 'string')
    return step.type !== SelectorType.PseudoElement && step.type !== SelectorType.ColumnCombinator
  })
}
