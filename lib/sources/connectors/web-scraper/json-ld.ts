import { parseExactJson } from '@/lib/http/responses/exact-json'
import { isDeeperThan } from '@/lib/http/responses/is-deeper-than'
import { isRecord } from '@/lib/text/is-empty'

const maxLength = 500_000
const maxDepth = 32
const maxNodes = 2_000

const articleTypes =
  /^(?:.*:\/\/schema\.org\/)?(?:\w*Article|BlogPosting|LiveBlogPosting|SocialMediaPosting|Report|Review|Recipe|Product|Event|FAQPage|HowTo|Book|Course|CreativeWork|PodcastEpisode|VideoObject|TechArticle|Place|Person|WebPage)$/

/**
 * Returns a page's JSON-LD (schema.org) object for its article: from all blocks the one with the most specific
 * type, articles before products and the like, and those before the page itself. Ignores blocks that are not JSON.
 * Never throws.
 */
export function articleOf(blocks: string[]): Record<string, unknown> | undefined {
  let best: { rank: number; object: Record<string, unknown> } | undefined
  for (const object of blocks.slice(0, 20).flatMap(objectsOf)) {
    const rank = rankOf(object)
    if (rank > 0 && (best === undefined || rank > best.rank)) best = { rank, object }
  }
  return best?.object
}

function objectsOf(block: string): Record<string, unknown>[] {
  if (block.length > maxLength) return []
  const text = unwrapped(block.trim())
  if (isDeeperThan(text, maxDepth)) return []
  let json: unknown
  try {
    json = parseExactJson(text)
  } catch {
    return []
  }
  const found: Record<string, unknown>[] = []
  const waiting: unknown[] = [json]
  for (let seen = 0; waiting.length > 0 && seen < maxNodes; seen++) {
    const node = waiting.shift()
    if (Array.isArray(node)) waiting.push(...node.slice(0, maxNodes))
    else if (isRecord(node)) {
      found.push(node)
      for (const inner of ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement'])
        if (Object.hasOwn(node, inner) && typeof node[inner] === 'object') waiting.push(node[inner])
    }
  }
  return found
}

/** Removes the comment or CDATA delimiters that hide data from old programs. */
function unwrapped(text: string): string {
  const inner = text.replace(/^(?:<!--|(?:\/\/)?\s*<!\[CDATA\[)/, '')
  if (inner.endsWith('-->')) return inner.slice(0, -3).trim()
  if (!inner.endsWith(']]>')) return inner.trim()
  const rest = inner.slice(0, -3).trimEnd()
  return (rest.endsWith('//') ? rest.slice(0, -2) : rest).trim()
}

function rankOf(object: Record<string, unknown>): number {
  const types = [object['@type']].flat().filter((type) => typeof type === 'string')
  const ranks = types.map((type) => {
    if (!articleTypes.test(type)) return 0
    if (/Article$|Posting$|Report$/.test(type)) return 3
    return /WebPage$/.test(type) ? 1 : 2
  })
  return Math.max(0, ...ranks)
}

/** Returns the text of a property in any form: a string, an object with a name or address, or a list of these. */
export function textsOf(value: unknown, of: readonly string[] = ['name']): string[] {
  return [value]
    .flat()
    .slice(0, 100)
    .flatMap((part) => {
      if (typeof part === 'string') return part.trim() === '' ? [] : [part.trim()]
      if (!isRecord(part)) return []
      const key = of.find((name) => typeof part[name] === 'string' && part[name] !== '')
      return key === undefined ? [] : [String(part[key]).trim()]
    })
}
