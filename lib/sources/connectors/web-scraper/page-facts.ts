import { articleOf, textsOf } from './json-ld'
import { isSameSubject } from './same-subject'

/**
 * What a page says about itself, under familiar names: "og:title", "headline (JSON-LD)". Strings and lists of
 * strings.
 */
export type PageFacts = {
  fields: Record<string, string | string[]>
  /** Text of its article, if included as structured data. */
  articleBody: string | undefined
  canonical: string | undefined
  language: string | undefined
  /** Instructions for bots: noindex and the like, in lowercase. */
  robots: string
  /** Target of a meta refresh redirect. */
  refresh: string | undefined
}

const maxTextLength = 2_000
const maxTags = 100
const maxMetas = 500

/** Meta tags that are kept as fields, under their own names. */
const kept =
  /^(?:og:(?:title|description|image|image:alt|site_name|type|locale)|twitter:(?:title|description|image)|article:(?:published_time|modified_time|author|section)|description|keywords|author|date|pubdate|publishdate|dc\.(?:title|creator|date|description|language)|dcterms\.(?:created|modified|issued)|parsely-(?:title|pub-date|author|section)|product:(?:price:amount|price:currency|brand|availability))$/

/** Reads a page's head and structured data, before anything is removed from the document. Never throws. */
export function pageFacts(document: Document): PageFacts {
  const found: Found = { metas: new Map(), tags: [], blocks: [], robots: [] }
  const elements = document.querySelectorAll('meta, link[rel], script[type], time[datetime], h1')
  for (const element of elements) read(element, found)
  const article = articleOf(found.blocks)
  const facts: Record<string, string | string[]> = {}
  for (const [name, value] of found.metas) facts[name] = value
  if (found.tags.length > 0) facts['article:tag'] = found.tags.slice(0, maxTags)
  const put = (name: string, value: string | string[] | undefined) => {
    const cut = Array.isArray(value)
      ? value.slice(0, maxTags).map((text) => text.slice(0, 200))
      : value?.slice(0, maxTextLength)
    if (cut !== undefined && cut.length > 0) facts[name] = cut
  }
  put('title', line(document.querySelector('title')?.textContent))
  put('h1', found.heading)
  put('time', found.time)
  if (article) {
    const { headline, name, datePublished, dateModified, keywords, image, author, articleSection } = article
    const headlineText = textsOf(headline)[0] ?? textsOf(name)[0]
    // Some pages put a description or another page's title there: it counts only if the page’s own titles confirm
    // it, or if the structured data contains the article itself.
    const titles = [facts.title, facts.h1, facts['og:title']].filter((title) => typeof title === 'string')
    const hasText = textsOf(article.articleBody).length > 0
    if (
      headlineText !== undefined &&
      (hasText || titles.length === 0 || titles.some((title) => isSameSubject(headlineText, title)))
    )
      put('headline (JSON-LD)', headlineText)
    put('datePublished (JSON-LD)', textsOf(datePublished)[0])
    put('dateModified (JSON-LD)', textsOf(dateModified)[0])
    put('author (JSON-LD)', textsOf(author).join(', ') || undefined)
    put('image (JSON-LD)', textsOf(image, ['url', 'contentUrl', '@id']))
    put('keywords (JSON-LD)', listed(keywords))
    put('section (JSON-LD)', textsOf(articleSection)[0])
  }
  if (facts.keywords !== undefined) put('keywords', listed(facts.keywords))
  return {
    fields: facts,
    articleBody: article && textsOf(article.articleBody ?? article.text)[0],
    canonical: found.canonical,
    language: languageOf(document, facts, article?.inLanguage),
    robots: found.robots.join(','),
    refresh: found.refresh,
  }
}

type Found = {
  metas: Map<string, string>
  tags: string[]
  blocks: string[]
  robots: string[]
  canonical?: string
  refresh?: string
  heading?: string
  time?: string
}

function read(element: Element, found: Found): void {
  const attribute = (name: string) => element.getAttribute(name)?.trim() ?? ''
  switch (element.localName) {
    case 'meta':
      readMeta(attribute, found)
      break
    case 'link':
      if (attribute('rel').toLowerCase() === 'canonical' && attribute('href') !== '')
        found.canonical ??= attribute('href')
      break
    case 'script':
      if (/^application\/ld\+json/i.test(attribute('type'))) found.blocks.push(element.textContent ?? '')
      break
    case 'time':
      if (found.time === undefined && isPublication(element)) found.time = attribute('datetime')
      break
    default:
      found.heading ??= line(element.textContent)
  }
}

function readMeta(attribute: (name: string) => string, found: Found): void {
  const name = (attribute('property') || attribute('name') || attribute('itemprop')).toLowerCase()
  const content = attribute('content')
  if (content === '') return
  if (attribute('http-equiv').toLowerCase() === 'refresh')
    found.refresh ??= /^[\d.\s;,]*url\s*=\s*["']?([^"']+)/i.exec(content.slice(0, 2_100))?.[1]?.trim()
  else if (name === 'robots' || name === 'tributary') found.robots.push(content.slice(0, 200).toLowerCase())
  else if (name === 'article:tag') found.tags.push(content.slice(0, 200))
  else if (kept.test(name) && !found.metas.has(name) && found.metas.size < maxMetas)
    found.metas.set(name, content.slice(0, maxTextLength))
}

/** Whether a time element is outside comments and teasers; the first such one is the publication time. */
function isPublication(element: Element): boolean {
  for (let parent: Element | null = element; parent; parent = parent.parentElement) {
    if (parent.localName === 'aside' || parent.localName === 'footer' || parent.localName === 'nav')
      return false
    if (/comment|related|teaser/i.test((parent.getAttribute('class') ?? '').slice(0, 300))) return false
  }
  return true
}

function languageOf(document: Document, facts: PageFacts['fields'], inLanguage: unknown): string | undefined {
  const values = [
    document.documentElement?.getAttribute('lang'),
    ...textsOf(inLanguage),
    facts['og:locale'],
    facts['dc.language'],
  ]
  for (const value of values) {
    const tag = /^\s*([a-z]{2,3})(?:[-_][a-z\d_-]{1,30})?\s*$/i.exec(
      typeof value === 'string' ? value : '',
    )?.[1]
    if (tag) return tag.toLowerCase()
  }
  return undefined
}

/** Returns a list of terms, given as a list or separated by commas or semicolons. */
const listed = (value: unknown): string[] =>
  textsOf(value).flatMap((text) =>
    text
      .slice(0, 10_000)
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )

/** Puts a text on one line and truncates it to the longest stored length; undefined if it is empty. */
export function line(text: string | null | undefined): string | undefined {
  const words = text
    ?.slice(0, maxTextLength * 2)
    .replace(/\s+/g, ' ')
    .trim()
  return words ? words.slice(0, maxTextLength) : undefined
}
