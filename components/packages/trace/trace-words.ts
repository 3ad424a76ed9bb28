import type { VariantWriter } from '@/db/allowed-values'
import type { SentenceView } from '@/lib/packages/trace/build-trace-view'
import { languageName } from '@/lib/platforms/language'

/** Everyone who may have written parts of one version, by name. */
export type Writers = {
  /** The people who edited it. */
  people: readonly string[]
  /** The name of the model that wrote the post last. */
  model: string | undefined
  writtenBy: VariantWriter
  translatedFrom: string | null
}

const oneOf = new Intl.ListFormat('en', { type: 'disjunction' })
const all = new Intl.ListFormat('en', { type: 'conjunction' })

const nameOf = (by: VariantWriter, { people, model }: Pick<Writers, 'people' | 'model'>): string =>
  by === 'composer'
    ? 'the built-in composer'
    : by === 'model'
      ? (model ?? 'the AI model')
      : people.length > 0
        ? oneOf.format(people)
        : 'a person'

/** Says in a sentence who wrote a version. */
export function writtenInWords(writers: Writers): string {
  const { writtenBy, people, translatedFrom } = writers
  const edited = writtenBy !== 'person' && people.length > 0 ? `, then edited by ${all.format(people)}` : ''
  const from = translatedFrom === null ? '' : ` Translated from ${languageName(translatedFrom)}.`
  const by = writtenBy === 'person' && people.length > 0 ? all.format(people) : nameOf(writtenBy, writers)
  return `Written by ${by}${edited}.${from}`
}

/** Says who wrote a sentence, and how much of the content it is based on. */
export function sentenceInWords({ by, facts }: SentenceView, writers: Writers): string {
  if (facts.length === 0)
    return by === 'composer'
      ? 'Standard phrase of the built-in composer'
      : `Written by ${nameOf(by, writers)}, not from the content`
  const passages = facts.length === 1 ? '1 passage' : `${facts.length} passages`
  return `Written by ${nameOf(by, writers)}, based on ${passages}`
}
