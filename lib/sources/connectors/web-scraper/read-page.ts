import type { Note } from '@/lib/mapping/document-reader'
import { EntrySkipped } from '@/lib/sources/source-error'
import { storableJson } from '@/lib/text/storable-json'
import { type ArticleText, articleText, markdownOf } from './article-text'
import { findBaseUrl } from './listing'
import { openHtml } from './open-html'
import { isSameSite, pageAddress } from './page-address'
import { type PageFacts, pageFacts } from './page-facts'
import type { WebScraperConfig } from './schemas'
import { selectedFields } from './selected-fields'

/** A page's content: named texts from which an item is built, JSON-safe. */
export type PageContent = {
  fields: Record<string, string | string[]>
  language: string | undefined
  /** Base for relative addresses in its fields. */
  baseUrl: string
  /** The address that the page declares as its own, if it is on the same site. */
  canonical: string | undefined
}

/** Minimum text length of an article; less is enough if the page declares itself one. */
const minTextLength = 140
const minArticleLength = 40

/**
 * Extracts the article of a web page: by an editor's selectors first, then from what the page says about itself,
 * then with Mozilla's Readability. Takes the page's HTML and its address after redirects. Throws EntrySkipped with
 * the reason if the page has no article or asks bots not to use it.
 */
export function readPage(html: string, url: URL, config: WebScraperConfig, note: Note): PageContent {
  const document = openHtml(html)
  if (!document) throw new EntrySkipped('The page is too large or too deeply nested to read.')
  const facts = pageFacts(document)
  if (/\b(?:noindex|none)\b/.test(facts.robots))
    throw new EntrySkipped('The page asks bots not to use it (noindex).')
  const selected = selectedFields(document, config, note)
  const base = findBaseUrl(document, url)
  const scriptNotice = needsScript(document)
  const text = selected.html === undefined ? articleText(document, base) : markdownOf(selected.html, base)
  const article = withBody(text, facts, base)
  const problem = selected.html === undefined ? findArticleProblem(article, facts, scriptNotice) : undefined
  if (!article || problem) throw new EntrySkipped(problem ?? 'We found no article on the page.')
  const canonical = canonicalOf(facts.canonical, base, url)
  const fields = {
    ...withoutSite(facts.fields),
    ...titleOf(text?.title ?? facts.fields.title, facts.fields.h1),
    ...selected.fields,
    text: article.markdown,
    ...(article.firstImage === undefined ? {} : { 'first image': article.firstImage }),
    ...(article.images.length === 0 ? {} : { images: article.images }),
    ...(article.captions ? { captions: article.captions } : {}),
    address: canonical ?? url.href,
  }
  return {
    fields: storableJson(fields, note) as PageContent['fields'],
    language: facts.language,
    baseUrl: base.href,
    canonical,
  }
}

/**
 * Returns the text, or the structured data's article body if Readability found much less: on pages built with
 * JavaScript.
 */
function withBody(text: ArticleText | undefined, facts: PageFacts, base: URL): ArticleText | undefined {
  const { articleBody } = facts
  if (articleBody === undefined || articleBody.length < 2 * (text?.markdown.length ?? 0)) return text
  if (/<(?:p|br|div)\b/i.test(articleBody)) return markdownOf(articleBody, base)
  // Plain text: escaped, so that it gains no markup as HTML.
  const escaped = articleBody.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const paragraphs = escaped.split('\n').map((line) => line.trim())
  return markdownOf(`<p>${paragraphs.filter((line) => line !== '').join('</p><p>')}</p>`, base)
}

function findArticleProblem(
  article: ArticleText | undefined,
  facts: PageFacts,
  scriptNotice: boolean,
): string | undefined {
  const words = article?.markdown.replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1') ?? ''
  const isDeclaredArticle = facts.fields['og:type'] === 'article' || 'datePublished (JSON-LD)' in facts.fields
  const title = `${facts.fields.title ?? ''} ${facts.fields.h1 ?? ''}`
  if (words.length < 1_500 && /\b404\b|\bnot found\b|nicht gefunden|introuvable|no encontrad/i.test(title))
    return 'The page looks like a “not found” page.'
  if (
    words.length < 800 &&
    !isDeclaredArticle &&
    /\b(?:cookies?|consent|einwilligung|datenschutz)\b/i.test(words)
  )
    if (
      (words.match(/cookie|consent|einwillig|zustimm|accept|akzeptier|tracking|privacy/gi)?.length ?? 0) > 3
    )
      return 'The page shows only a cookie notice, no article.'
  if (words.trim().length >= (isDeclaredArticle ? minArticleLength : minTextLength)) return undefined
  if (facts.refresh !== undefined)
    return `The page has no article and redirects to ${facts.refresh.slice(0, 200)}.`
  return scriptNotice
    ? 'The page builds its text with JavaScript, which we don’t run. Perhaps the site has a feed.'
    : 'We found no article on the page.'
}

/** Whether the page as sent is an empty frame that a script fills. */
function needsScript(document: Document): boolean {
  const asksForScript = [...document.querySelectorAll('noscript')].some((element) =>
    /javascript|enable js/i.test(element.textContent ?? ''),
  )
  const frame = document.querySelector('#root, #app, #__next, #___gatsby, app-root')
  return asksForScript || (frame !== null && (frame.textContent ?? '').trim() === '')
}

/** Returns the page’s own canonical address. Ignores it on sites that declare their front page on every page. */
function canonicalOf(href: string | undefined, base: URL, url: URL): string | undefined {
  const canonical = href === undefined ? undefined : pageAddress(href, base)
  if (!canonical || !isSameSite(canonical, url)) return undefined
  return canonical.pathname === '/' && url.pathname !== '/' ? undefined : canonical.href
}

/**
 * Returns the page's title, or its heading if the title is the heading followed by the site's name: "Heading ·
 * Site".
 */
function titleOf(title: unknown, heading: unknown): { title?: string } {
  if (typeof title !== 'string' || title === '') return {}
  const isPrefix = typeof heading === 'string' && heading !== '' && title.startsWith(heading)
  return {
    title:
      isPrefix && /^\s+[|–—·:•»<>-]\s/.test(title.slice(heading.length)) ? heading : title.slice(0, 2_000),
  }
}

/** Removes the site's name from the end of titles: "Title | Site". */
function withoutSite(fields: PageFacts['fields']): PageFacts['fields'] {
  const site = fields['og:site_name']
  if (typeof site !== 'string' || site === '') return fields
  const shorter = Object.entries(fields).map(([name, value]) => {
    if (!/title|headline/.test(name) || typeof value !== 'string' || !value.endsWith(site))
      return [name, value]
    const rest = value.slice(0, -site.length).replace(/(?<!\s)\s*[|–—·:•-]\s*$/, '')
    return [name, rest === '' || rest === value.slice(0, -site.length) ? value : rest]
  })
  return Object.fromEntries(shorter)
}
