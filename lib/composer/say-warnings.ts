import type { ContentKind, FactCard } from '@/lib/facts/schemas'
import { networks } from '@/lib/networks/registry'
import { type Draft, type Frame, fitDraft, textOfDraft } from './draft'
import { mayHurt, missingWarnings } from './left-out-warnings'
import type { Material } from './material'
import { paragraph, type Sentence } from './sentence'
import { overlap } from './telling'

/** More is no post but a leaflet. */
const mostSaid = 3

/**
 * A draft with the warnings and conditions of its card that it leaves out, and without its last paragraphs where there is no room for both.
 * As it is where they cannot be said, which a flag tells; undefined where readers may be hurt by it: no post does less harm
 * (spec/writing#6). Pure.
 */
export function sayWarnings(
  draft: Draft,
  { card, material, frame }: { card: FactCard; material: Material; frame: Frame },
): Draft | undefined {
  const title = material.name?.text ?? ''
  const left = missingWarnings(card, `${title}\n${textOfDraft(draft)}`)
  if (left.length === 0) return draft
  const isSevere = left.some(({ text }) => mayHurt(text))
  const isShort = networks[frame.platform].writing.style === 'short'
  // It says what the text is about and leads there: one rule of many would stand for all of them.
  const isTeaser = isShort && frame.link !== null && /^title and (?:short text|lead)$/.test(draft.structure)
  if (isTeaser && !ofThings.has(material.kind) && (ofNews.has(material.kind) || !isSevere)) return draft
  const ids = new Set(left.map(({ id }) => id))
  const sentences: Sentence[] = [...material.paragraphs.flat(), ...material.entries]
    .sort((a, b) => a.block - b.block)
    .filter((one) => one.facts.some(({ id }) => ids.has(id)))
    .filter((one) => !('alone' in one) || one.alone || one.text.length > 60)
  const canSayAll = left.every(({ id }) =>
    sentences.some(({ facts }) => facts.some((fact) => fact.id === id)),
  )
  // In a long post any condition is of the whole; behind two sentences it may be of something that they don't tell.
  const isTold = (one: Sentence): boolean =>
    isSevere ||
    (ofUse.has(material.kind) && (!isShort || namesTitle(one, title))) ||
    isBesideTold(one, material, textOfDraft(draft))
  if (sentences.length > 0 && sentences.length <= mostSaid && canSayAll && sentences.every(isTold)) {
    const added = paragraph(...sentences)
    // A short post of advice may be the warning; of anything else what it is and when comes first.
    const isAdvice = isSevere && material.kind === 'guide'
    const least = isAdvice ? 0 : isShort ? draft.body.length : 1
    for (let count = draft.body.length; added && !draft.isWhole && count >= least; count--) {
      // "Please don't use it for …" below nothing but a title.
      if (
        (isShort || (count === 0 && draft.body.length > 0)) &&
        sentences.some(({ text }) => pointsAtThing.test(text)) &&
        !sentences.every((one) => isBesideTold(one, material, textOfDraft(draft)))
      )
        break
      const longer = { ...draft, body: [...draft.body.slice(0, count), added] }
      if (fitDraft(longer, frame) === longer) return longer
    }
  }
  return isSevere && !draft.isWhole ? undefined : draft
}

/** A sentence that names what the title names. */
const namesTitle = (one: Sentence, title: string): boolean => overlap(title, one.text) > 0.2

/** What is meant stands in what was left out. */
const pointsAtThing = /^(?:\S+\s){0,5}(?:it|them|this|that|these|es|sie|ihn|das|dies\p{L}*)(?!\p{L})/iu

/** What people buy, eat or come to by the post itself. */
const ofThings: ReadonlySet<ContentKind> = new Set(['event', 'product', 'recipe'])

/** What tells that something is so, and leads to the rest. */
const ofNews: ReadonlySet<ContentKind> = new Set(['announcement', 'other', 'list'])

/** Kinds by whose posts readers come, buy or do something: any of their conditions is of the whole. */
const ofUse: ReadonlySet<ContentKind> = new Set(['event', 'product', 'guide', 'recipe', 'release_notes'])

/** Whether a post says something else of the paragraph that a sentence stands in: alone it may be of something that is not told. */
function isBesideTold(one: Sentence, { paragraphs }: Material, said: string): boolean {
  const around = paragraphs.find((some) => some.some((each) => each === one)) ?? []
  return around.some((each) => each !== one && said.includes(each.text))
}
