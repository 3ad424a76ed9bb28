import { truncateText } from '@/lib/text/plain-text'
import type { FieldSpan } from '../fields/item-name'
import type { ExcludedPart, Exclusion, Fact, FactKind } from '../schemas'

/** Maximum number of facts, and of excluded parts, on a card. */
const maxParts = 400
/** Maximum length of an excluded part's text, in UTF-16 units. */
const maxExcludedLength = 2_000

/** What a fact may have in addition to its kind, text and place. */
export type FactFields = Partial<
  Pick<Fact, 'language' | 'alone' | 'label' | 'section' | 'limits' | 'list' | 'quoted' | 'follows' | 'begins'>
> & { role?: Fact['role'] | undefined }

/** Collects an item's facts and the parts that are not for posts, each with its place (spec/writing#1). */
export class FactCollector {
  facts: Fact[] = []
  readonly excluded: ExcludedPart[] = []
  /** The item's language, for facts that don't name their own. */
  readonly language: string
  #block = 0
  #count = 0

  constructor(language: string) {
    this.language = language
  }

  /** Facts added from here on belong to a new block: a paragraph, a list entry, a field or a table row. */
  startBlock(): void {
    this.#block++
  }

  /** Adds a fact and returns it; undefined once the card is full. */
  add(kind: FactKind, text: string, place: FieldSpan, fields: FactFields = {}): Fact | undefined {
    if (this.facts.length >= maxParts) return undefined
    const { alone, role, language = this.language, ...rest } = fields
    const fact: Fact = {
      id: `f${++this.#count}`,
      kind,
      text,
      ...place,
      language,
      ...rest,
      ...(alone === undefined ? {} : { alone }),
      ...(role === undefined ? {} : { role }),
      block: this.#block,
    }
    this.facts.push(fact)
    return fact
  }

  /** Records a part that is not for posts. Warnings are recorded even when the list is full. */
  exclude(reason: Exclusion, text: string, place: FieldSpan): void {
    if (this.excluded.length < maxParts || this.#isFirstWarning(reason))
      this.excluded.push({ reason, text: truncateText(text, maxExcludedLength), ...place })
  }

  /** Turns facts that were collected earlier into excluded parts. */
  excludeFacts(reason: Exclusion, facts: ReadonlySet<Fact>): void {
    if (facts.size === 0) return
    for (const { text, field, from, until } of facts) this.exclude(reason, text, { field, from, until })
    this.facts = this.facts.filter((fact) => !facts.has(fact))
  }

  /** Excludes the whole item, for example because it is a system page or the minutes of a meeting. */
  excludeAll(reason: Exclusion, title: string): void {
    const told = this.facts.filter(({ kind }) => kind !== 'name' && kind !== 'link')
    this.facts = []
    this.exclude(reason, title, { field: 'title', from: 0, until: [...title].length })
    for (const { text, field, from, until } of told) this.exclude(reason, text, { field, from, until })
  }

  /** One warning of each kind is enough to flag a post. */
  #isFirstWarning(reason: Exclusion): boolean {
    return (
      (reason === 'injection' || reason === 'suspicious') &&
      !this.excluded.some((part) => part.reason === reason)
    )
  }
}
