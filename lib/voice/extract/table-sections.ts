import type { Span } from '@/lib/text/span'
import { labelOf, type Topic } from './field-labels'
import type { Line } from './read-lines'
import type { Part, Section } from './section'

/**
 * What a table says: a field in each row ("Tone | warm, dry"), a column for each ("Avoid | Use instead"), or, under a heading
 * that is known, pairs of a name and what holds for it. No sections when it says nothing of a voice.
 */
export function tableSections(text: string, rows: readonly Line[], under: Section | undefined): Section[] {
  const cellsOf = (row: Line | undefined) => row?.cells ?? []
  const wordsOf = (cell: Span | undefined) =>
    cell ? text.slice(cell.from, Math.min(cell.until, cell.from + 100)).replace(/[*_`]/g, '') : ''
  const heads = cellsOf(rows[0]).map((cell) => labelOf(wordsOf(cell)))
  const column = (...topics: Topic[]) =>
    heads.findIndex((head) => head !== undefined && topics.includes(head.topic))
  const body = rows.slice(1)
  const whole = (topic: Topic, parts: Part[], sure = true): Section[] => {
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
  const named = rows.flatMap((row): Section[] => {
    const [first, ...rest] = row.cells
    const label = first && labelOf(wordsOf(first))
    const parts = rest
      // A column of examples or notes is no part of the value.
      .filter((cell, at) => filled(cell) && (at === 0 || heads[at + 1]?.topic !== 'other'))
      .map((cell): Part => ({ ...cell, kind: rest.length > 1 ? 'bullet' : 'text' }))
    return first && label && parts.length > 0 ? [{ ...label, by: 'row', label: row, parts }] : []
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
