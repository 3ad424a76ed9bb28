import type { FieldSpan } from '../fields/item-name'
import type { TextNature } from '../find-exclusions'
import type { Exclusion, Fact } from '../schemas'
import type { FactCollector } from './fact-collector'
import { FootnoteLinks } from './footnote-links'
import { TextFlow } from './text-flow'

/** The state of reading an item's texts, one after the other, into a card. */
export class TextReading {
  readonly card: FactCollector
  readonly nature: TextNature
  readonly flow = new TextFlow()
  readonly footnotes = new FootnoteLinks()
  /** Statements of the current paragraph. */
  told: Fact[] = []
  /** Statements of the last paragraph before it that had any, unless they were all quotes. */
  toldBefore: Fact[] = []
  /** Whether a salutation comes right before: in German, the sentence after it begins in lower case. */
  isGreeted = false
  isMail = false

  constructor(card: FactCollector, nature: TextNature) {
    this.card = card
    this.nature = nature
  }

  /** Ends the current paragraph. A quote is never limited by what comes after it. */
  startParagraph(): void {
    if (this.told.some(({ text }) => !/^["“„«»]/u.test(text))) this.toldBefore = this.told
    this.told = []
  }

  /** Excludes a part of the running text, from which the next sentence might have continued. */
  excludeText(reason: Exclusion, text: string, place: FieldSpan): void {
    this.card.exclude(reason, text, place)
    this.flow.addExclusion(reason)
  }
}
