import type { VariantWriter } from '@/db/allowed-values'
import { CodePoints } from '@/lib/facts/trace/code-points'
import type { Trace, TracedFact } from '@/lib/facts/trace/trace'
import { fieldLabel } from './field-label'

/** A piece of an item's field: its text, and the facts that are taken from it. */
export type TracePiece = { text: string; facts: string[] }
/** A stretch of a field: text that sentences are based on, the text around it, or a place where text is omitted. */
export type TracePart = { kind: 'used' | 'around' | 'omitted'; pieces: TracePiece[] }
export type TracedField = { field: string; label: string; parts: TracePart[] }

export type SentenceView = {
  field: 'title' | 'text'
  text: string
  by: VariantWriter
  facts: string[]
  /** The item's passages that it is based on. */
  basedOn: string[]
  /** Why parts of it must be checked. */
  unsupported: string[]
}

/** What the sentences of one version are based on, for display (spec/writing#3). */
export type TraceView = { sentences: SentenceView[]; fields: TracedField[] }

type Traced = { title: string | null; text: string; trace: Trace }

/**
 * Builds the trace of a version with the passages it refers to. Takes the version and a function that returns the
 * text of an item's field, if the item is unchanged; without it, the stored text of each fact is shown separately.
 * Pure.
 */
export function buildTraceView(version: Traced, textOf: ((field: string) => string) | undefined): TraceView {
  const { sentences, facts, unsupported = [] } = version.trace
  const words = new Map(facts.map(({ id, text }) => [id, text]))
  const points = { title: new CodePoints(version.title ?? ''), text: new CodePoints(version.text) }
  return {
    sentences: sentences.map((one) => ({
      field: one.field,
      text: (version[one.field] ?? '').slice(
        points[one.field].unit(one.from),
        points[one.field].unit(one.until),
      ),
      by: one.by,
      facts: one.facts,
      basedOn: one.facts.flatMap((id) => words.get(id) ?? []),
      unsupported: unsupported
        .filter(({ field, from, until }) => field === one.field && from < one.until && until > one.from)
        .map(({ message }) => message),
    })),
    fields: [...Map.groupBy(facts, ({ field }) => field)].map(([field, own]) => ({
      field,
      label: fieldLabel(field),
      parts: textOf ? partsOf(field, textOf(field), own) : storedParts(own),
    })),
  }
}

/** Each fact with its stored text. */
const storedParts = (facts: readonly TracedFact[]): TracePart[] =>
  [...facts]
    .sort((a, b) => a.from - b.from)
    .flatMap(({ id, text }, at): TracePart[] => [
      ...(at > 0 ? [{ kind: 'omitted' as const, pieces: [] }] : []),
      { kind: 'used', pieces: [{ text, facts: [id] }] },
    ])

/** A field up to this length is shown whole; of a longer one, only the text around the facts. */
const maxWholeLength = 3_000
const contextLength = 240

/** A heading's number signs and the asterisks around bold text: signs of Markdown that readers never see. */
const markPattern = /^#{1,6}[ \t]+|\*\*(?=\S)([^*\n]+)\*\*/gm

/** Returns a function that returns a range of a field's text as readers see it: without these signs in Markdown. */
function readRange(field: string, text: string): (range: Place) => string {
  const marks: Place[] =
    field === 'raw_content'
      ? [...text.matchAll(markPattern)].flatMap(({ 0: found, 1: bold, index }) =>
          bold === undefined
            ? [{ from: index, until: index + found.length }]
            : [
                { from: index, until: index + 2 },
                { from: index + found.length - 2, until: index + found.length },
              ],
        )
      : []
  return ({ from, until }) => {
    let words = ''
    let at = from
    for (const mark of marks) {
      if (mark.until <= at || mark.from >= until) continue
      words += text.slice(at, Math.max(at, mark.from))
      at = Math.min(mark.until, until)
    }
    return words + text.slice(at, until)
  }
}

function partsOf(field: string, text: string, facts: readonly TracedFact[]): TracePart[] {
  const points = new CodePoints(text)
  const places = facts
    .map(({ id, from, until }) => ({ id, from: points.unit(from), until: points.unit(until) }))
    .filter(({ from, until }) => from < until && until <= text.length)
    .sort((a, b) => a.from - b.from || b.until - a.until)
  // Facts that are no longer at their place in the item are shown with their stored text.
  const lost = facts.filter(({ id }) => places.every((place) => place.id !== id))
  const parts: TracePart[] = []
  const read = readRange(field, text)
  let at = 0
  for (const region of regionsOf(places)) {
    parts.push(...between(text, { from: at, until: region.from }, read))
    parts.push({ kind: 'used', pieces: piecesOf(region, places, read) })
    at = region.until
  }
  parts.push(...between(text, { from: at, until: text.length }, read))
  return [...parts, ...storedParts(lost)]
}

type Place = { from: number; until: number }

/** Facts that overlap form one region. */
function regionsOf(places: readonly Place[]): Place[] {
  const regions: Place[] = []
  for (const { from, until } of places) {
    const last = regions.at(-1)
    if (last && from < last.until) last.until = Math.max(last.until, until)
    else regions.push({ from, until })
  }
  return regions
}

function piecesOf(
  region: Place,
  places: readonly (Place & { id: string })[],
  read: (range: Place) => string,
): TracePiece[] {
  const inside = places.filter(({ from, until }) => from < region.until && until > region.from)
  const cuts = [...new Set(inside.flatMap(({ from, until }) => [from, until]))].sort((a, b) => a - b)
  return cuts.slice(0, -1).map((from, at) => {
    const until = cuts[at + 1] ?? from
    return {
      text: read({ from, until }),
      facts: inside.filter((one) => one.from <= from && one.until >= until).map(({ id }) => id),
    }
  })
}

/** Returns the text between two regions; if it is long, only the parts next to them. */
function between(text: string, { from, until }: Place, read: (range: Place) => string): TracePart[] {
  const words = read({ from, until })
  if (words === '') return []
  const part = (value: string): TracePart => ({ kind: 'around', pieces: [{ text: value, facts: [] }] })
  const hasBefore = from > 0
  const hasAfter = until < text.length
  if (text.length <= maxWholeLength || words.length <= (Number(hasBefore) + Number(hasAfter)) * contextLength)
    return [part(words)]
  return [
    ...(hasBefore ? [part(words.slice(0, contextLength).replace(/(?<!\S)\S+$/u, ''))] : []),
    { kind: 'omitted', pieces: [] },
    ...(hasAfter ? [part(words.slice(-contextLength).replace(/^\S+/u, ''))] : []),
  ]
}
