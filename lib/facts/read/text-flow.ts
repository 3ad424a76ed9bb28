import type { Exclusion, Fact } from '../schemas'

/** What is left out between two sentences without anybody missing it: what stands around a text, and what no reader sees. */
const besideText: ReadonlySet<Exclusion> = new Set([
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

const pointedAt: ReadonlySet<Exclusion> = new Set(['table', 'code', 'markup', 'footnote', 'suspicious'])

/** Follows a text from sentence to sentence: which one goes on from which, and which begins it. */
export class TextFlow {
  #before: Fact | undefined
  #isBegun = false

  /** Another text. */
  begin(): void {
    this.#before = undefined
    this.#isBegun = false
  }

  /** What the next sentence goes on from, and whether nothing that is told stands before it. */
  get place(): Pick<Fact, 'follows' | 'begins'> {
    return {
      ...(this.#before === undefined ? {} : { follows: this.#before.id }),
      ...(this.#isBegun ? {} : { begins: true }),
    }
  }

  /** The sentence before asks something: what follows answers it, also where it says what is small print elsewhere. */
  get isAsked(): boolean {
    return this.#before?.kind === 'question'
  }

  told(sentence: Fact): void {
    this.#before = sentence
    this.#isBegun = true
  }

  heading(): void {
    this.#before = undefined
  }

  /** Something else was told: a line of a list, a value, half a sentence. */
  gap(): void {
    this.#before = undefined
    this.#isBegun = true
  }

  /** A line that is no sentence: "West Downs League, round 6". What stands below it does not go on from it. */
  line(): void {
    this.#before = undefined
  }

  leftOut(reason: Exclusion): void {
    if (besideText.has(reason)) return
    this.#before = undefined
    // "It shows two floors." below a table.
    if (pointedAt.has(reason)) this.#isBegun = true
  }
}
