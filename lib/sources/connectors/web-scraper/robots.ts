import { matchesGlob } from './link-pattern'

/** What a site's robots.txt allows a bot with our name. */
export type RobotsRules = {
  allows: (url: URL) => boolean
  /** Requested delay between two requests in seconds; undefined if there is none. */
  crawlDelay: number | undefined
  /** Its Sitemap lines, as written. */
  sitemaps: string[]
}

type Rule = { pattern: string; allow: boolean }
type Group = { rules: Rule[]; crawlDelay: number | undefined }

/** RFC 9309 requires reading at least this much. */
export const robotsBytes = 500 * 1024
const maxRules = 2_000
const maxRuleLength = 500
const maxStars = 20

/**
 * Parses a robots.txt (RFC 9309) for a bot with this product token: merges the groups that name it; without any,
 * uses those for `*`. The longest matching rule decides; at equal length, allow wins over disallow. Accepts
 * malformed text; never throws. Serves spec/security#2.8.
 */
export function readRobots(text: string, token: string): RobotsRules {
  const own: Group = { rules: [], crawlDelay: undefined }
  const everybody: Group = { rules: [], crawlDelay: undefined }
  const sitemaps: string[] = []
  let named = false
  let currentGroups: Group[] = []
  let naming = false
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const { field, value } = parts(line)
    if (field === 'user-agent') {
      if (!naming) currentGroups = []
      naming = true
      const name = /^[a-z_-]*/i.exec(value)?.[0].toLowerCase()
      if (value.startsWith('*')) currentGroups.push(everybody)
      else if (name === token.toLowerCase()) {
        currentGroups.push(own)
        named = true
      }
    } else if (field === 'allow' || field === 'disallow') {
      naming = false
      for (const group of currentGroups) addRule(group, value, field === 'allow')
    } else if (field === 'crawl-delay') {
      naming = false
      for (const group of currentGroups) group.crawlDelay ??= seconds(value)
    } else if (field === 'sitemap' && value !== '' && sitemaps.length < 100) sitemaps.push(value)
  }
  const group = named ? own : everybody
  return { allows: (url) => allows(group.rules, url), crawlDelay: group.crawlDelay, sitemaps }
}

function parts(line: string): { field: string; value: string } {
  const text = line.split('#', 1)[0] ?? ''
  const colon = text.indexOf(':')
  if (colon === -1) return { field: '', value: '' }
  return { field: text.slice(0, colon).trim().toLowerCase(), value: text.slice(colon + 1).trim() }
}

function addRule(group: Group, value: string, allow: boolean): void {
  if (value === '' || group.rules.length >= maxRules) return
  const pattern = encoded(value)
  const tooMuch = pattern.length > maxRuleLength || pattern.split('*').length > maxStars
  // No real rule is this complex: a disallow rule is shortened to its beginning, an allow rule is ignored.
  if (tooMuch && allow) return
  group.rules.push({
    pattern: tooMuch ? (pattern.split('*', 1)[0] ?? '').slice(0, maxRuleLength) : pattern,
    allow,
  })
}

function allows(rules: Rule[], url: URL): boolean {
  const path = encoded(url.pathname + url.search)
  if (path === '/robots.txt') return true
  let best: Rule | undefined
  for (const rule of rules) {
    const longer = best === undefined || rule.pattern.length > best.pattern.length
    const asLong = best !== undefined && rule.pattern.length === best.pattern.length && rule.allow
    if ((longer || asLong) && fits(rule.pattern, path)) best = rule
  }
  return best?.allow ?? true
}

const fits = (pattern: string, path: string): boolean =>
  pattern.endsWith('$') ? matchesGlob(pattern.slice(0, -1), path) : matchesGlob(`${pattern}*`, path)

/**
 * Normalizes the spelling of each character: unreserved ones are never escaped, non-ASCII ones always, with
 * uppercase hex digits.
 */
function encoded(path: string): string {
  return path
    .toWellFormed()
    .replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))
    .replace(/%([\da-f]{2})/gi, (written, hex: string) => {
      const character = String.fromCharCode(Number.parseInt(hex, 16))
      return /[a-z\d._~-]/i.test(character) ? character : written.toUpperCase()
    })
}

function seconds(value: string): number | undefined {
  const number = /^\d{1,6}(?:\.\d{1,3})?$/.test(value) ? Number(value) : undefined
  return number === undefined || number === 0 ? undefined : number
}
