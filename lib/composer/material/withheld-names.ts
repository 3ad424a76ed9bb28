import { isRecord } from '@/lib/text/is-empty'

/** Fields that list what must not be told, or not yet: "not_before_release", "do_not_mention". */
const withholdingFieldPattern =
  /(?:^|_)(?:not_?before(?:_?release|_?launch)?|do_?not_?(?:mention|name|show|reveal|spoil)|don_?t_?(?:mention|name|show|reveal|spoil)|never_?(?:mention|name|reveal|spoil)|nicht_?(?:nennen|erwähnen|erwaehnen|zeigen|verraten|vor_?(?:erscheinen|veröffentlichung))|under_?embargo|withheld)(?:_|$)/iu
const namePattern = /^\p{Lu}[\p{L}'’-]{2,24}(?: \p{Lu}[\p{L}'’-]{1,24}){0,2}$/u
/** Number of nested objects that are searched. */
const maxDepth = 6

/**
 * Returns the names that a bible says must not be told, or not before something is out: no sentence that has one of
 * them is for a post. Other values of such fields ("the ending") name nothing that can be found. Takes the bible; pure.
 */
export function listWithheldNames(bible: unknown): string[] {
  const names = new Set<string>()
  const read = (value: unknown, isWithheld: boolean, depth: number): void => {
    if (depth > maxDepth) return
    if (typeof value === 'string') {
      if (isWithheld && namePattern.test(value.trim())) names.add(value.trim())
    } else if (Array.isArray(value)) for (const one of value.slice(0, 100)) read(one, isWithheld, depth + 1)
    else if (isRecord(value))
      for (const [key, one] of Object.entries(value).slice(0, 200))
        read(one, isWithheld || withholdingFieldPattern.test(toSnakeCase(key)), depth + 1)
  }
  read(bible, false, 0)
  return [...names]
}

const toSnakeCase = (key: string): string =>
  key.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2').replace(/[\s-]/gu, '_')

/** Whether a text has a name as a word of its own. Pure. */
export function mentionsName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\p{L}\p{N}]/u.test(`${text.charAt(at - 1)}${text.charAt(at + name.length)}`)) return true
  return false
}
