import type { Exclusion, Fact } from '../schemas'

/** Exclusions between two sentences that readers do not miss: what surrounds a text, and what no reader sees. */
export const unmissedExclusions: ReadonlySet<Exclusion> = new Set([
  'salutation',
  'byline',
  'caption',
  'hidden',
  'internal_note',
  'embargo',
  'draft',
  'navigation',
  'injection',
])

const referencedExclusions: ReadonlySet<Exclusion> = new Set([
  'table',
  'code',
  'markup',
  'footnote',
  'suspicious',
])

/** Follows a text from sentence to sentence: which one continues which, and which begins it. */
export class TextFlow {
  #before: Fact | undefined
  #isBegun = false

  /** Begins another text. */
  begin(): void {
    this.#before = undefined
    this.#isBegun = false
  }

  /** The sentence that the next one continues, and whether nothing was told before it. */
  get nextPosition(): Pick<Fact, 'follows' | 'begins'> {
    return {
      ...(this.#before === undefined ? {} : { follows: this.#before.id }),
      ...(this.#isBegun ? {} : { begins: true }),
    }
  }

  /**
   * Whether the sentence before is a question: what follows answers it, even if it would be small print elsewhere.
   */
  get isAfterQuestion(): boolean {
    return this.#before?.kind === 'question'
  }

  addSentence(sentence: Fact): void {
    this.#before = sentence
    this.#isBegun = true
  }

  addHeading(): void {
    this.#before = undefined
  }

  /** Notes that something else was told: a list entry, a value, half a sentence. */
  addGap(): void {
    this.#before = undefined
    this.#isBegun = true
  }

  /** Notes a line that is not a sentence: "West Downs League, round 6". The text below does not continue it. */
  addLine(): void {
    this.#before = undefined
  }

  addExclusion(reason: Exclusion): void {
    if (unmissedExclusions.has(reason)) return
    this.#before = undefined
    // "It shows two floors." below a table: the sentence refers to the table, so it does not begin the text.
    if (referencedExclusions.has(reason)) this.#isBegun = true
  }
}
