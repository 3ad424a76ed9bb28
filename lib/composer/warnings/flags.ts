import type { ExcludedPart, Exclusion, FactCard } from '@/lib/facts/schemas'
import { languageName } from '@/lib/platforms/language'
import { concealingCharacterPattern } from '@/lib/text/hidden-characters'
import type { Flag } from '../schemas'
import type { AllOrNothingReason } from '../write/all-or-nothing-texts'

/** For a text whose language could not be determined. */
export const unknownLanguageMessage =
  'We couldn’t tell which language this text is in. Check it before you publish.'
const hiddenTextMessage =
  'We removed invisible characters from the source’s text. Check it before you publish.'

/** Returns the flags for a post of a card, whoever wrote it: for its language, and for invisible characters. Pure. */
export function flagTextProblems(card: FactCard, language: string): Flag[] {
  const flags: Flag[] = []
  const { declared, code } = card.language
  if (language === 'und') flags.push({ code: 'unknown_language', message: unknownLanguageMessage })
  else if (declared !== null && language === code) {
    const message = `The source says this text is in ${languageName(declared)}, but it reads as ${languageName(code)}. Check it before you publish.`
    flags.push({ code: 'wrong_language', message })
  }
  const hides = ({ text }: { text: string }): boolean => concealingCharacterPattern.test(text)
  const isInvisible = card.not_for_posts.some(
    ({ reason, from, until }) => reason === 'hidden' && until === from + 1,
  )
  if (isInvisible || card.facts.some(hides)) flags.push({ code: 'hidden_text', message: hiddenTextMessage })
  return flags
}

const nameByExclusion: Partial<Record<Exclusion, string>> = {
  code: 'code',
  table: 'a table',
  navigation: 'navigation',
  salutation: 'a greeting',
  call_to_action: 'calls to action',
  notice: 'notices',
  suspicious: 'suspicious requests',
  injection: 'instructions for AI tools',
  caption: 'captions',
  internal_note: 'internal notes',
  draft: 'unfinished text',
  system_page: 'an error, login, cookie or template page',
}

/** Why a post must not tell only a part of a card. */
export type NoPostReason =
  | AllOrNothingReason
  | 'without_point'
  | 'without_warning'
  | 'without_link'
  | 'in_part'

const messageByReason: Readonly<Record<NoPostReason, string>> = {
  legal:
    'We couldn’t write this post. Legal texts and terms are easily wrong with a part left out, and the whole text doesn’t fit here. Write it yourself.',
  without_point:
    'We couldn’t write this post. A part of the content would not say the hours, or when the meeting is, and all of it doesn’t fit here. Write it yourself.',
  without_warning:
    'We couldn’t write this post. It has no room for a warning that readers need, and would be dangerous without it. Write it yourself.',
  without_link:
    'We couldn’t write this post. It has no room for all the conditions that readers act on, and no link leads to them. Write it yourself.',
  in_part:
    'We couldn’t write this post. A step, a row or a condition in the middle of the text can’t be told here, and the rest would mislead without it. Write it yourself.',
  some_readers:
    'We couldn’t write this post. The content is meant for some readers only, which a shorter text would hide. Write it yourself.',
}

/** Quotes a text for a flag: on one line, truncated to 80 characters. Pure. */
export function quoteForFlag(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  return [...line].length > 80 ? `${[...line].slice(0, 79).join('').trimEnd()}…` : line
}

/** The flag for a text that is still being worked on, with the part that says so. Pure. */
export function flagUnfinishedContent({ text }: ExcludedPart): Flag {
  const part = quoteForFlag(text.replace(/^<!--|-->$/g, ''))
  return {
    code: 'nothing_to_say',
    message: `We didn’t write this post, because the content isn’t finished: “${part}”. Finish it at its source, or write the post yourself.`,
  }
}

/** The flag for a card with nothing to make a post from (spec/writing#6), with what it does contain. Pure. */
export function flagNothingToSay(card: FactCard, reason?: NoPostReason): Flag {
  if (reason) return { code: 'nothing_to_say', message: messageByReason[reason] }
  const parts = [...new Set(card.not_for_posts.flatMap(({ reason }) => nameByExclusion[reason] ?? []))]
  if (card.facts.some(({ kind }) => kind === 'statement'))
    parts.unshift('sentences that don’t make sense on their own')
  else if (card.facts.some(({ kind }) => kind !== 'name' && kind !== 'link'))
    parts.unshift('short values without a text')
  const what =
    parts.length === 0
      ? 'The content has a title only.'
      : `The content has only ${parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`}.`
  return { code: 'nothing_to_say', message: `We couldn’t write this post. ${what} Write it yourself.` }
}
