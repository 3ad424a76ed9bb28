import type { TextSentence } from '../material/material'
import { type Block, paragraph } from '../material/sentence'
import { isFillerSentence } from '../material/sentence-checks'
import type { PreparedText } from './prepare-text'

/** What readers can do next, in the text's own words: register, come, answer. */
const nextStep =
  /\b(?:register|registration|sign up|apply|applications?|book(?:ing)? (?:now|online|at|by|your)|tickets?|order|rsvp|join us|visit us|drop in|welcome|anmeld\p{L}*|meldet|bewerb\p{L}*|bewirb|karten|bestell\p{L}*|besuch(?:t|en sie)|schaut vorbei|eingeladen|willkommen|mitmachen|abholen)(?!\p{L})/iu

const readerAddressPattern =
  /(?<!\p{L})(?:you|your|ihr|euch|euer|du|dein\p{L}*|Sie|Ihr\p{L}*|vous|votre|ti|tu|usted(?:es)?)(?!\p{L})/u

const author = /(?<!\p{L})(?:I|my|me|ich|mir|mich)(?!\p{L})/u

/**
 * Returns the text's last sentence that tells readers what to do next or by when, otherwise a question to them; null
 * if there is neither. Leaves out what `said` already contains and sentences in the first person. Serves
 * spec/writing#6.
 */
export function callToAction(prepared: PreparedText, said: string): Block {
  const all = prepared.paragraphs
    .flat()
    .filter(
      ({ text, alone }) =>
        alone && text.length >= 30 && text.length <= 220 && !said.includes(text) && !author.test(text),
    )
  const step = all
    .filter((one) => !one.isQuestion && (one.holds.has('deadline') || nextStep.test(one.text)))
    .at(-1)
  return paragraph(step ?? questionToReaders(prepared, said))
}

/** Returns the question that a text ends with, if it is addressed to its readers. */
export function questionToReaders({ material }: PreparedText, said: string): TextSentence | undefined {
  const last = material.paragraphs.at(-1)?.at(-1)
  return last?.isQuestion &&
    last.alone &&
    !isFillerSentence(last.text) &&
    readerAddressPattern.test(last.text) &&
    !said.includes(last.text)
    ? last
    : undefined
}
