import type { VisibleBlock } from '@/lib/text/markdown/read-visible-blocks'
import type { Fact } from '../schemas'
import type { CodePoints } from '../trace/code-points'
import type { FactCollector } from './fact-collector'
import { findFootnoteMarks, getMarkLength } from './footnotes'

/** Links facts that have a footnote mark to the footnotes of their text, so that posts never use one without the other. */
export class FootnoteLinks {
  #marked: { facts: readonly Fact[]; mark: string }[] = []
  readonly #notes = new Map<string, Fact>()

  /** Remembers the facts that were read from `text` for each footnote mark in it. */
  addMarks(text: string, facts: readonly Fact[]): void {
    for (const mark of findFootnoteMarks(text)) this.#marked.push({ facts, mark })
  }

  /** Adds a footnote's text as a fact. A second footnote with the same mark is excluded. */
  addNote(
    card: FactCollector,
    { text, places }: VisibleBlock,
    mark: string,
    points: CodePoints,
    { field, language }: { field: string; language: string },
  ): void {
    const length = getMarkLength(text)
    const place = {
      field,
      from: points.at(places[length] ?? 0),
      until: points.at((places[text.length - 1] ?? 0) + 1),
    }
    if (this.#notes.has(mark)) {
      card.exclude('footnote', text, place)
      return
    }
    const note = card.add('statement', text.slice(length), place, {
      language,
      alone: false,
      label: mark,
      limits: [],
    })
    if (note) this.#notes.set(mark, note)
  }

  /**
   * At the end of a text: lets each footnote limit the first of the facts read from every text with its mark.
   * Excludes facts whose footnote is missing, and footnotes that no fact refers to.
   */
  link(card: FactCollector): void {
    const unlinked = new Set<Fact>()
    for (const { facts, mark } of this.#marked) {
      const note = this.#notes.get(mark)
      if (note) note.limits?.push(...facts.slice(0, 1).map(({ id }) => id))
      // Two asterisks without a footnote are a leftover of bold text.
      else if (!mark.startsWith('**')) for (const fact of facts) unlinked.add(fact)
    }
    for (const note of this.#notes.values()) if (note.limits?.length === 0) unlinked.add(note)
    card.excludeFacts('footnote', unlinked)
    this.#marked = []
    this.#notes.clear()
  }
}
