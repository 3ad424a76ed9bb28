import { networks } from '@/lib/networks/registry'
import type { Material } from './material/material'
import { paragraph } from './material/sentence'
import type { NoPostReason } from './warnings/flags'
import { findAdvice, findDanger } from './write/all-or-nothing-texts'
import { buildDraft, type Frame, fitDraft, type PostDraft } from './write/draft'
import { overlap } from './write/prepare-text'

/**
 * For a short post that has no room for what must not be left out: the title, with the source's own short text or,
 * for a recall, the beginning of the text. It tells nothing in part, and its link leads to all of it. Undefined
 * without a link, for a legal text, and for a title that says little.
 */
export function buildHeadline(
  material: Material,
  frame: Frame,
  reason?: NoPostReason,
): PostDraft | undefined {
  const {
    name,
    summary,
    paragraphs: [first = []],
    kind,
  } = material
  const { style } = networks[frame.platform].writing
  const isHeadline =
    name !== null && (name.text.split(/\s+/u).length >= 4 || (style === 'professional' && summary.length > 0))
  if (
    (style !== 'short' && style !== 'professional') ||
    frame.link === null ||
    reason === 'legal' ||
    !isHeadline ||
    kind === 'recipe'
  )
    return undefined
  const bare = { ...frame, hashtags: [] }
  const begins =
    reason === 'some_readers' && first[0]?.follows === false
      ? first
      : style === 'professional'
        ? // "It is that time of year again." says nothing by itself.
          first.filter(
            ({ alone, text }, at) =>
              at === 0 && alone && (text.length >= 60 || overlap(name?.text ?? '', text) > 0),
          )
        : []
  // What readers should do now, if there is no room for everything that is recalled and why.
  const todo = begins.length > 0 ? findAdvice(material) : undefined
  // Some of the hours would be mistaken for all of them.
  const told = reason === 'without_point' && summary.some(({ text }) => /\d/.test(text)) ? [] : [...summary]
  const danger = reason === 'some_readers' ? findDanger(material, [...told, ...begins]) : undefined
  const leads = [
    danger && todo ? [...begins.slice(0, 1), danger, todo] : [],
    danger ? [...begins.slice(0, 1), danger] : [],
    danger ? [danger] : [],
    told,
    begins,
    todo ? [...begins.slice(0, 1), todo] : [],
    todo ? [todo] : [],
  ].filter(({ length }) => length > 0)
  return [...leads, []]
    .map((lead) => buildDraft('headline', [paragraph(name), paragraph(...lead)]))
    .find((draft) => draft && fitDraft(draft, bare) === draft)
}
