import type { Span } from '@/lib/text/span'
import { type BriefTopic, readLabel } from './field-labels'
import type { Line } from './read-lines'
import type { BriefSection, Part } from './section'

/**
 * Reads a table with a field in each row ("Tone | warm, dry"), a field in each column ("Avoid | Use instead") or,
 * below a known heading, pairs of a name and its value. Returns no sections if it says nothing about a voice.
 */
export function readTableSections(
  text: string,
  rows: readonly Line[],
  under: BriefSection | undefined,
): BriefSection[] {
  const cellsOf = (row: Line | undefined) => row?.cells ?? []
  const wordsOf = (cell: Span | undefined) =>
    cell
      ? text
          .slice(cell.from, Math.min(cell.until, cell.from + 100))
          .replace(/[*`]/g, '')
          .replaceAll('_', ' ')
      : ''
  const heads = cellsOf(rows[0]).map((cell) => readLabel(wordsOf(cell)))
  const column = (...topics: BriefTopic[]) =>
    heads.findIndex((head) => head !== undefined && topics.includes(head.topic))
  // Skips rows whose status says that they do not apply.
  const status = heads.findIndex((_, at) =>
    /^(?:status|state|stand|aktiv|active)$/i.test(wordsOf(cellsOf(rows[0])[at])),
  )
  const body = rows.slice(1).filter((row) => status < 0 || !notInForce.test(wordsOf(row.cells[status])))
  const titles = readLabel(wordsOf(cellsOf(rows[0])[0])) ? [] : cellsOf(rows[0]).map(wordsOf)
  const whole = (topic: BriefTopic, parts: Part[], sure = true): BriefSection[] => {
    const [first] = rows
    return first && parts.length > 0 ? [{ topic, sure, by: 'row', label: first, parts }] : []
  }
  const filled = (cell: Span | undefined): cell is Span => cell !== undefined && cell.until > cell.from

  const avoided = column('words_to_avoid', 'dont')
  const instead = column('say_instead', 'do')
  if (avoided >= 0 && instead >= 0 && body.length > 0) {
    const isAboutWords =
      heads[avoided]?.topic === 'words_to_avoid' ||
      under?.topic === 'words_to_avoid' ||
      heads[instead]?.topic === 'say_instead'
    const parts = body.flatMap((row): Part[] => {
      const [cell, better] = [row.cells[avoided], row.cells[instead]]
      if (!filled(cell)) return []
      return [{ ...cell, kind: 'bullet', ...(filled(better) && isAboutWords ? { instead: better } : {}) }]
    })
    return whole(isAboutWords ? 'words_to_avoid' : 'dont', parts)
  }
  const kind = column('content_type', 'enabled_content_types')
  const style = column('default_image_prompt', 'image_style_by_type')
  if (kind >= 0 && style >= 0 && body.length > 0) {
    const kinds = body.flatMap((row) => row.cells[kind] ?? []).filter(filled)
    const pairs = body.flatMap((row): Part[] => {
      const [key, value] = [row.cells[kind], row.cells[style]]
      return filled(key) && filled(value) ? [{ ...value, kind: 'bullet', key }] : []
    })
    return [
      ...whole('image_style_by_type', pairs),
      ...whole(
        'enabled_content_types',
        kinds.map((cell) => ({ ...cell, kind: 'bullet' })),
        false,
      ),
    ]
  }
  const named = [...rows.slice(0, 1), ...body].flatMap((row): BriefSection[] => {
    const [first, ...rest] = row.cells
    const label = first && readLabel(wordsOf(first))
    if (!first || !label) return []
    const given = rest.flatMap((cell, at) => (filled(cell) ? [{ cell, at: at + 1 }] : []))
    const isHead = row === rows[0] || label.topic === 'other'
    const { columns, unsure } = isHead
      ? { columns: given, unsure: given.length > 1 }
      : chooseColumns(given, titles, ({ cell }) => wordsOf(cell))
    const parts = columns.map(({ cell }): Part => ({ ...cell, kind: columns.length > 1 ? 'bullet' : 'text' }))
    return parts.length > 0 ? [{ ...label, by: 'row', label: row, parts, ...(unsure ? { unsure } : {}) }] : []
  })
  if (named.some(({ topic }) => topic !== 'other' && topic !== 'content_type')) return named
  if (!under) return []
  const titled = heads.some(Boolean) ? body : rows
  const pairs = titled.flatMap((row): Part[] => {
    const [first, second] = row.cells
    if (!filled(first)) return []
    if (under.topic === 'words_to_avoid')
      return [{ ...first, kind: 'bullet', ...(filled(second) ? { instead: second } : {}) }]
    if (under.topic === 'image_style_by_type' || under.topic === 'default_image_prompt')
      return filled(second) ? [{ ...second, kind: 'bullet', key: first }] : []
    return [{ ...first, kind: 'bullet' }]
  })
  const colours = rows.map((row): Part => ({ from: row.from, until: row.until, kind: 'bullet' }))
  under.parts.push(...(under.topic === 'colors' ? colours : pairs))
  return []
}

const notInForce =
  /^(?:alt|old|entw(?:urf|ürfe)|drafts?|off|aus|reject\w*|abgelehnt|archiv\w*|deprecated|inactive|inaktiv|no|nein|planned|geplant|propos\w*|vorschlag|open|offen|pending|paused|pausiert|discontinued|eingestellt|gestrichen|withdrawn|obsolete|veraltet|idea|idee|expired|abgelaufen|cancell?ed|on hold)(?![\p{L}])/iu
const wanted =
  /^(?:valid (?:from|as of|now)|gültig ab|ab \w+|[^()]{0,40}\((?:us|we|ours?|wir|uns|this brand)\)|value|values|content|answer|our answer|new|current|now|final|decision|agreed|us|ours?|our brand|we|description|definition|wert|inhalt|antwort|neu|aktuell|jetzt|beschluss|festlegung|wir|unsere marke|beschreibung|vorgabe)\b/i
const unwanted =
  /\b(?:until|bis|sister|sub-?brands?|schwestermarke|print|druck|cmyk|ral|lack|old|previous|former|before|last year|archived?|draft|competitors?|competition|comments?|notes?|remarks?|why|reason|rationale|examples?|status|owner|responsible|source|page|version|date|priority|usage|rgb|cmyk|pantone|alt|bisher|vorher|früher|vorjahr|entwurf|wettbewerb\w*|kommentar|bemerkung|anmerkung|hinweis|beispiele?|begründung|verantwortlich|quelle|seite|stand|datum|verwendung|warum)\b/i

/**
 * Chooses the meant cells next to a label by their column headings: "New" rather than "Old", 2024 rather than 2023.
 * If several remain, takes the first as a guess.
 */
function chooseColumns<T extends { at: number }>(
  given: T[],
  heads: readonly string[],
  words: (one: T) => string,
): { columns: T[]; unsure: boolean } {
  if (given.length < 2) return { columns: given, unsure: false }
  const head = ({ at }: T) => (heads[at] ?? '').trim()
  const current = given.filter(
    (one) => wanted.test(head(one)) || /\b(?:current|aktuell|neu|new)\b/i.test(head(one)),
  )
  if (current.length === 1) return { columns: current, unsure: false }
  const years = given.filter((one) => /^\D{0,12}(?:19|20)\d{2}\b/.test(head(one)))
  const latest = years.toSorted((a, b) => yearOf(head(b)) - yearOf(head(a)))[0]
  if (latest && years.length > 1) return { columns: [latest], unsure: false }
  const left = given.filter((one) => !unwanted.test(head(one)) && readLabel(head(one))?.topic !== 'other')
  if (left.length === 1) return { columns: left, unsure: false }
  const [first] = left.length > 0 ? left : given
  // A code next to words about it is the value; next to other codes, it may belong to one of several brands.
  const isCode = (one: T) => /^#[\da-f]{3,6}\b/i.test(words(one))
  const coded = first !== undefined && isCode(first) && left.every((one) => one === first || !isCode(one))
  return { columns: first ? [first] : [], unsure: !coded }
}

const yearOf = (head: string): number => Number(/(?:19|20)\d{2}/.exec(head)?.[0] ?? 0)
