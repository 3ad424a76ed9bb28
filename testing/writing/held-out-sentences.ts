import type { HeldOutSentence } from './held-out/planted'
import { englishSentences } from './held-out/sentences-english'
import { germanSentences } from './held-out/sentences-german'

/** Of thirty held-out items five true sentences each, and for each one a falsehood to plant in it. */
export const heldOutSentences: HeldOutSentence[] = [...englishSentences, ...germanSentences]
