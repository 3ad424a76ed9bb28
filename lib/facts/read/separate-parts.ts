import type { VisibleBlock } from '@/lib/text/markdown/read-visible-blocks'
import { findCoveringNote } from '../exclude/find-covering-note'
import { findEditorsNotes } from '../exclude/find-editors-notes'
import { findFormsAndCaptions } from '../exclude/find-forms-and-captions'
import { type ExcludedSourcePart, findMailParts } from '../exclude/find-mail-parts'
import { findFootnotes } from './footnotes'

/** A part of a source that is read separately from the text around it; a footnote has its mark. */
export type SeparatePart = ExcludedSourcePart & { mark?: string }

/**
 * Returns the parts of a source between the lines of its text: mail around a message, forms, captions, footnotes.
 * In order; pure.
 */
export function findSeparateParts(source: string): { isMail: boolean; parts: SeparatePart[] } {
  const ofMail = findMailParts(source)
  const note = findCoveringNote(source)
  const noteEnd = note[0]?.until ?? 0
  const parts = [
    ...note,
    ...ofMail.filter(({ from }) => from >= noteEnd),
    ...findEditorsNotes(source).filter(({ from }) => from >= noteEnd),
    ...findFormsAndCaptions(source).filter(({ from }) => from >= noteEnd),
    ...findFootnotes(source).map((note): SeparatePart => ({ ...note, reason: 'footnote' })),
  ]
  // The text below a covering note is not a mail.
  return { isMail: ofMail.some(({ from }) => from >= noteEnd), parts: parts.sort((a, b) => a.from - b.from) }
}

/** Splits blocks so that those parts become blocks of their own, each with its part. Pure. */
export function splitAtParts(
  blocks: readonly VisibleBlock[],
  parts: readonly SeparatePart[],
): { block: VisibleBlock; part?: SeparatePart | undefined }[] {
  if (parts.length === 0) return blocks.map((block) => ({ block }))
  let next = 0
  const partAt = (place: number): SeparatePart | undefined => {
    while (next > 0 && (parts[next - 1]?.until ?? 0) > place) next--
    while ((parts[next]?.until ?? Number.POSITIVE_INFINITY) <= place) next++
    const part = parts[next]
    return part && part.from <= place ? part : undefined
  }
  return blocks.flatMap((block) => {
    const pieces: { block: VisibleBlock; part?: SeparatePart | undefined }[] = []
    let from = 0
    let part = partAt(block.places[0] ?? 0)
    const close = (until: number): void => {
      const whole = from === 0 && until === block.text.length
      const piece = whole ? block : cutBlock(block, from, until)
      if (piece) pieces.push({ block: piece, part })
    }
    for (let at = 1; at < block.text.length; at++) {
      const place = block.places[at] ?? 0
      if (
        part
          ? place >= part.from && place < part.until
          : place < (parts[next]?.from ?? Number.POSITIVE_INFINITY)
      )
        continue
      const other = partAt(place)
      if (other === part) continue
      close(at)
      from = at
      part = other
    }
    close(block.text.length)
    return pieces
  })
}

function cutBlock(block: VisibleBlock, from: number, until: number): VisibleBlock | undefined {
  const text = block.text.slice(from, until)
  const begin = from + text.length - text.trimStart().length
  const end = begin + text.trim().length
  if (end === begin) return undefined
  return {
    ...block,
    // The rest of a heading or a labeled value is an ordinary line.
    label: begin === 0 ? block.label : undefined,
    text: block.text.slice(begin, end),
    places: [...block.places.slice(begin, end), (block.places[end - 1] ?? 0) + 1],
    links: block.links
      .filter((link) => link.from >= begin && link.until <= end)
      .map((link) => ({ ...link, from: link.from - begin, until: link.until - begin })),
  }
}
