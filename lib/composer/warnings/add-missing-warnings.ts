import type { ContentKind, FactCard } from '@/lib/facts/schemas'
import { networks } from '@/lib/networks/registry'
import type { Material } from '../material/material'
import { paragraph, type Sentence } from '../material/sentence'
import { type Frame, fitDraft, getDraftText, isInToldSection, type PostDraft } from '../write/draft'
import { overlap } from '../write/prepare-text'
import { findMissingWarnings, isAbsoluteWarning, isSevereWarning } from './missing-warnings'

/** Maximum number of added sentences: with more, the post would be a leaflet. */
const maxAddedSentences = 3

/**
 * Adds the warnings and conditions of the card that a draft leaves out, and drops its last paragraphs if there is
 * no room for both. Returns the draft unchanged if they cannot be said, which a flag reports; undefined if readers
 * might be hurt by that: no post does less harm (spec/writing#6). Pure.
 */
export function addMissingWarnings(
  draft: PostDraft,
  { card, material, frame }: { card: FactCard; material: Material; frame: Frame },
): PostDraft | undefined {
  const title = material.name?.text ?? ''
  const left = findMissingWarnings(card, `${title}\n${getDraftText(draft)}`)
  if (left.length === 0) return draft
  const isSevere = left.some(({ text }) => isSevereWarning(text))
  const isShort = networks[frame.platform].writing.style === 'short'
  // A teaser says what the text is about and links to it; one rule of many would seem to be the only one.
  const isTeaser =
    isShort && frame.link !== null && /^title(?: and (?:short text|lead))?$/.test(draft.structure)
  const isAbsolute = left.some(({ text }) => isAbsoluteWarning(text))
  if (
    isTeaser &&
    !isAbsolute &&
    !thingKinds.has(material.kind) &&
    (newsKinds.has(material.kind) || !isSevere)
  )
    return draft
  const ids = new Set(left.map(({ id }) => id))
  const sentences: Sentence[] = [...material.paragraphs.flat(), ...material.entries]
    .sort((a, b) => a.block - b.block)
    .filter((one) => one.facts.some(({ id }) => ids.has(id)))
    .filter((one) => !('alone' in one) || one.alone || one.text.length > 60 || isAbsoluteWarning(one.text))
    // "Don't swap anything" below "Nut allergy": without its heading, it holds for something else.
    .filter((one) => !isShort || isSevere || isInToldSection(draft, one))
  const canSayAll = left.every(({ id }) =>
    sentences.some(({ facts }) => facts.some((fact) => fact.id === id)),
  )
  // In a long post, any condition applies to the whole; after two sentences, it may refer to something that they
  // leave out.
  const isTold = (one: Sentence): boolean =>
    isSevere ||
    (usageKinds.has(material.kind) &&
      (!isShort || mentionsTitle(one, title) || isAbsoluteWarning(one.text))) ||
    sharesParagraphWithPost(one, material, getDraftText(draft))
  const absolute = sentences.filter(({ text }) => isAbsoluteWarning(text))
  const isAllTold = sentences.length <= maxAddedSentences && canSayAll && sentences.every(isTold)
  // A short post that has no room for all of them still tells what holds for everyone.
  const told = isAllTold ? sentences : isShort ? absolute.slice(0, 1) : []
  if (told.length > 0) {
    const added = paragraph(...told)
    // A short post of advice may be nothing but the warning; for anything else, what it is and when come first.
    const isAdvice = isSevere && material.kind === 'guide'
    // Of a short post, only a last paragraph of sentences may go: the lines below it say when and where.
    const last = draft.body.at(-1)
    const isOfSentences = draft.body.length > 1 && last?.join !== '\n'
    const least = isAdvice ? 0 : isShort ? draft.body.length - (isOfSentences ? 1 : 0) : 1
    for (let count = draft.body.length; added && !draft.isWhole && count >= least; count--) {
      // "Please don't use it for …" would stand below nothing but a title.
      if (
        (isShort || (count === 0 && draft.body.length > 0)) &&
        told.some(({ text }) => pronounPattern.test(text)) &&
        !told.every((one) => sharesParagraphWithPost(one, material, getDraftText(draft)))
      )
        break
      const longer = { ...draft, body: [...draft.body.slice(0, count), added] }
      if (fitDraft(longer, frame) === longer) return longer
    }
  }
  return isSevere && !draft.isWhole ? undefined : draft
}

/** Whether a sentence names what the title names. */
const mentionsTitle = (one: Sentence, title: string): boolean => overlap(title, one.text) > 0.2

/** A pronoun near the beginning, which may refer to something that was left out. */
const pronounPattern = /^(?:\S+\s){0,5}(?:it|them|this|that|these|es|sie|ihn|das|dies\p{L}*)(?!\p{L})/iu

/** Kinds that people buy, eat or attend because of the post itself. */
const thingKinds: ReadonlySet<ContentKind> = new Set(['event', 'product', 'recipe'])

/** Kinds that report something and lead to the rest. */
const newsKinds: ReadonlySet<ContentKind> = new Set(['announcement', 'other', 'list'])

/** Kinds whose posts make readers come, buy or do something: any condition applies to the whole. */
const usageKinds: ReadonlySet<ContentKind> = new Set(['event', 'product', 'guide', 'recipe', 'release_notes'])

/**
 * Whether a post tells another sentence of the same paragraph; alone, the sentence may refer to something that is
 * left out.
 */
function sharesParagraphWithPost(one: Sentence, { paragraphs }: Material, said: string): boolean {
  const around = paragraphs.find((some) => some.some((each) => each === one)) ?? []
  return around.some((each) => each !== one && said.includes(each.text))
}
