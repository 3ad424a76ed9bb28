import type { HeldOutSentence } from './held-out/planted'
import { englishSentences } from './held-out/sentences-english'
import { germanSentences } from './held-out/sentences-german'

/** Five true sentences about each of thirty held-out items, each with a falsehood to plant in it. */
export const heldOutSentences: HeldOutSentence[] = [...englishSentences, ...germanSentences]
