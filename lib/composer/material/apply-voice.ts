import type { Fact } from '@/lib/facts/schemas'
import type { TracedReplacement } from '@/lib/facts/trace/trace'
import { brokenCharacterPattern, hiddenCharacterPattern } from '@/lib/text/hidden-characters'
import { findAvoidedWords } from '@/lib/voice/check/find-avoided-words'
import { hasUnwantedAddress } from '@/lib/voice/check/find-forms-of-address'
import { removeEmoji, removeExclamationMarks } from '@/lib/voice/check/remove-emoji-and-exclamations'
import type { ComposerVoice, Flag } from '../schemas'
import { findDroppableSentences } from './find-droppable-sentences'

/** Whether a text contains no word that the brand avoids, in any inflected form of its language. */
export const isAllowed = (text: string, voice: ComposerVoice, language: string): boolean =>
  findAvoidedWords(text, voice.words_to_avoid, getCheckableLanguage(language)).length === 0

type Reason = 'avoided' | 'address'

/** A card's facts in the brand's voice, by fact id; facts that are left out are missing. */
type VoicedFacts = { said: Map<string, VoicedText>; flags: Flag[] }
type VoicedText = { text: string; replaced: TracedReplacement[] }

/** Kinds of facts without which the rest would be wrong: they stay, and the post is flagged instead. */
const requiredKinds: ReadonlySet<Fact['kind']> = new Set([
  'name',
  'step',
  'ingredient',
  'when',
  'where',
  'price',
  'deadline',
])

/**
 * Rewrites a card's facts in the brand's voice: no emoji or exclamation marks where it uses none, and the brand's
 * own replacements for words it avoids. A fact that still contains an avoided word, or addresses readers in the
 * other form, is left out if the rest keeps its meaning, and stays if not. Flags report what was left out. Pure;
 * serves spec/writing#3.
 */
export function applyVoice(facts: readonly Fact[], voice: ComposerVoice, language: string): VoicedFacts {
  const { styleRules } = voice
  const left: Record<Reason, number> = { avoided: 0, address: 0 }
  const said = new Map<string, VoicedText>()
  for (const fact of facts) {
    let words = removeInvisibleCharacters(fact.text)
    if (styleRules.noEmoji) words = removeEmoji(words)
    if (styleRules.noExclamation) words = removeExclamationMarks(words)
    said.set(fact.id, replaceAvoidedWords(words, voice, language))
  }
  const textOf = ({ id }: Fact): string => said.get(id)?.text ?? ''
  const reasonToLeaveOut = (fact: Fact): Reason | undefined => {
    if (requiredKinds.has(fact.kind)) return undefined
    if (!isAllowed(textOf(fact), voice, language)) return 'avoided'
    return styleRules.address &&
      hasUnwantedAddress(textOf(fact), styleRules.address, getCheckableLanguage(language))
      ? 'address'
      : undefined
  }
  const running = facts.filter(({ kind }) => kind === 'statement' || kind === 'question')
  const reasons = running.map(reasonToLeaveOut)
  const dropped = findDroppableSentences(running.map(textOf), (at) => reasons[at] !== undefined, language)
  const leaveOut = (fact: Fact, reason: Reason | undefined): void => {
    left[reason ?? 'avoided']++
    said.delete(fact.id)
  }
  for (const at of dropped) leaveOut(running[at] as Fact, reasons[at])
  for (const fact of facts) {
    if (fact.kind === 'statement' || fact.kind === 'question' || fact.kind === 'heading') continue
    const reason = reasonToLeaveOut(fact)
    if (reason) leaveOut(fact, reason)
  }
  for (const [id, { text }] of said) if (!/[\p{L}\p{N}]/u.test(text)) said.delete(id)
  return { said, flags: flagsFor(left, voice) }
}

/** A fact's text without invisible characters; joiners stay where a script or an emoji needs them. */
export const removeInvisibleCharacters = (text: string): string =>
  text
    .replace(brokenCharacterPattern, '')
    .replace(hiddenCharacterPattern, '')
    .replace(/[\u200C\u200D]{2,}|(?<=[\p{Script=Latin}\p{N}\p{P}\s])[\u200C\u200D]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

function flagsFor(left: Record<Reason, number>, { styleRules }: ComposerVoice): Flag[] {
  const flags: Flag[] = []
  const check = 'Check that the rest still says what it should.'
  const add = (message: string) => flags.push({ code: 'dropped_sentence', message })
  if (left.avoided > 0)
    add(`We left out ${counted(left.avoided)} because of words your brand avoids. ${check}`)
  if (left.address > 0) {
    const other = styleRules.address === 'du' ? 'Sie' : 'du'
    add(
      `We left out ${counted(left.address)} because of “${other}”: your brand says “${styleRules.address}”. ${check}`,
    )
  }
  return flags
}

/**
 * Replaces avoided words by those the brand names for them, but only where the text has the exact form that is
 * listed.
 */
function replaceAvoidedWords(text: string, voice: ComposerVoice, language: string): VoicedText {
  const found = findAvoidedWords(text, voice.words_to_avoid, getCheckableLanguage(language))
  const replaced: TracedReplacement[] = []
  let result = text
  for (const { from, until, instead } of found.reverse())
    if (instead !== null && isAllowed(instead, voice, language)) {
      replaced.unshift({ word: text.slice(from, until), instead })
      result = result.slice(0, from) + instead + result.slice(until)
    }
  return { text: result, replaced }
}

/**
 * Flags for what still violates the brand's voice in a finished post: in its title, or in a sentence that could not
 * be left out.
 */
export function flagVoiceViolations(text: string, voice: ComposerVoice, language: string): Flag[] {
  const flags: Flag[] = []
  const add = (message: string) => flags.push({ code: 'avoided_word', message })
  const words = new Set(
    findAvoidedWords(text, voice.words_to_avoid, getCheckableLanguage(language)).map(
      ({ word }) => `“${word}”`,
    ),
  )
  if (words.size > 0)
    add(`This post says ${[...words].join(', ')}, which your brand avoids. Rewrite it before you publish.`)
  const { address } = voice.styleRules
  if (address && hasUnwantedAddress(text, address, getCheckableLanguage(language)))
    add(
      `This post says “${address === 'du' ? 'Sie' : 'du'}” where your brand says “${address}”. Rewrite it before you publish.`,
    )
  return flags
}

const counted = (count: number): string =>
  count === 1 ? 'one sentence or fact' : `${count} sentences or facts`

const getCheckableLanguage = (language: string) =>
  language === 'de' || language === 'en' ? language : undefined
