import type { VisibleBlock } from '@/lib/text/markdown/read-visible-blocks'

const start = /^(\p{Lu}{3,20}(?:[ /&]{1,3}\p{Lu}{2,20}){0,3}):?\s([*•·–-])\s/u
const known =
  'NEU|NEUES|NEW|ADDED|FIX|FIXED|FIXES|BUG ?FIXES|CHANGED|CHANGES|IMPROVED|IMPROVEMENTS|REMOVED|DEPRECATED|SECURITY|BEHOBEN|VERBESSERT|GEÄNDERT|ENTFERNT|HINZUGEFÜGT|SICHERHEIT|KNOWN ISSUES|BEKANNTE PROBLEME|FEATURES|KORREKTUREN'
const isKnown = new RegExp(`^(?:${known})$`, 'u')
const trailingHeadingPattern = new RegExp(`\\s((?:${known})|\\p{Lu}{6,20}(?: \\p{Lu}{3,20}){0,2}):?$`, 'u')

/** "HINWEIS Das Update …": a notice after the last entry. */
const trailingNoticePattern = /\s(?:HINWEIS|WICHTIG|ACHTUNG|NOTE|IMPORTANT|WARNING|ATTENTION):?(?=\s\p{Lu})/u

/**
 * Splits a paragraph that is a list in one line ("NEW * Dark mode * Export FIXED * Crash") into headings in
 * capitals and entries. Returns any other block as the only part. Pure; serves spec/writing#1.
 */
export function splitFlatList(block: VisibleBlock): VisibleBlock[] {
  const [, first = '', sign = ''] = (block.kind === 'paragraph' && start.exec(block.text)) || []
  if (sign === '') return [block]
  const parts: VisibleBlock[] = []
  let headings = 0
  const add = (kind: 'heading' | 'entry' | 'paragraph', from: number, until: number): void => {
    const text = block.text.slice(from, until)
    const begin = from + text.length - text.trimStart().length
    const end = begin + text.trim().length
    if (end === begin) return
    if (kind === 'heading') headings++
    parts.push({
      ...block,
      kind,
      text: block.text.slice(begin, end),
      places: [...block.places.slice(begin, end), (block.places[end - 1] ?? 0) + 1],
      links: [],
      depth: kind === 'heading' ? 6 : 1,
      list: kind === 'entry' ? { id: -1, ordered: false } : undefined,
    })
  }
  let from = 0
  const segments = block.text.split(` ${sign} `)
  for (const [at, segment] of segments.entries()) {
    const until = from + segment.length
    const heading =
      at === 0 ? first : at < segments.length - 1 ? trailingHeadingPattern.exec(segment)?.[1] : undefined
    const notice = at === segments.length - 1 ? trailingNoticePattern.exec(segment) : null
    if (notice) {
      const sign = from + notice.index
      add('entry', from, sign)
      add('heading', sign, sign + notice[0].length)
      add('paragraph', sign + notice[0].length, until)
    } else if (heading === undefined) add('entry', from, until)
    else {
      const head = from + segment.lastIndexOf(heading)
      if (at > 0) add('entry', from, head)
      add('heading', head, head + heading.length)
    }
    from = until + sign.length + 2
  }
  return segments.length > 3 && (headings > 1 || isKnown.test(first)) ? parts : [block]
}
