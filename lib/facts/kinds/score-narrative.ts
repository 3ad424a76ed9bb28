/** Past-tense verb forms of storytelling, by language. */
const pastTensePatterns: Record<string, RegExp> = {
  en: /\b(?:was|were|had|said|went|came|stood|knew|thought|looked|opened|took|found|told|began|saw|felt|turned|asked|kept|gave|left|sat|ran|heard|walked|lay|made|grew|climbed|wrote|called|could|did|[a-z]{3,}ed)\b/g,
  de: /\b(?:war|waren|hatte[n]?|sagte[n]?|ging(?:en)?|kam(?:en)?|stand(?:en)?|wusste[n]?|dachte[n]?|sah(?:en)?|nahm(?:en)?|fand(?:en)?|begann|fiel|hielt|ließ|saß|lief|rief|blieb|schrieb|trug|lag|gab|zog|wurde[n]?|konnte[n]?|musste[n]?|wollte[n]?|fragte[n]?|[a-zäöüß]{3,}te(?:n)?)\b/g,
  fr: /\b(?:était|étaient|avait|avaient|[a-zé]{3,24}(?:ait|aient)|dit|fut|vint|prit|vit|alla)\b/g,
  es: /\b(?:era|eran|había|estaba|[a-z]{2,}(?:aba|aban|ía|ían|ó)|dijo|fue|vino|hizo)\b/g,
  it: /\b(?:era|erano|aveva|stava|[a-z]{2,}(?:ava|avano|eva|evano|iva|ò|ì)|disse|fu|venne|fece)\b/g,
  nl: /\b(?:was|waren|had|hadden|zei|ging|kwam|stond|wist|dacht|keek|nam|vond|begon|[a-z]{3,}(?:de|den|te|ten))\b/g,
  pl: /\b(?:był[aoy]?|byli|miał[ao]?|powiedział[a]?|[a-ząćęłńóśźż]{3,24}(?:ał|ała|ały|ił|iła|ał[oy]))\b/g,
  pt: /\b(?:era|eram|tinha|estava|[a-z]{2,}(?:ava|avam|ia|iam|ou|eu)|disse|foi|veio|fez)\b/g,
}
const people: Record<string, RegExp> = {
  en: /\b(?:he|she|him|her|his|they|i|me|my|we|us)\b/gi,
  de: /\b(?:er|sie|ihm|ihn|ihr(?:e[nmr]?)?|sein(?:e[nmr]?)?|ich|mir|mich|mein(?:e[nmr]?)?|wir|uns)\b/gi,
}

/**
 * Returns points for how much of a text tells what happened: past-tense verbs and people, few figures. 0 for
 * languages without a list of past-tense forms. Takes the beginning of a text; pure.
 */
export function scoreNarrative(text: string, language: string): number {
  const told = pastTensePatterns[language]
  if (!told) return 0
  const words = text.split(/\s+/u).length
  if (words < 30) return 0
  const low = text.toLowerCase()
  const count = (pattern: RegExp): number => low.match(pattern)?.length ?? 0
  const share = count(told) / words
  const digits = count(/\d+/g) / words
  const persons = people[language] ? count(people[language]) / words : 0.04
  if (share < 0.07 || digits > 0.04) return 0
  return (share > 0.1 ? 4 : 2) + (persons > 0.05 ? 2 : 0) + (hasDirectSpeech(text) ? 1 : 0)
}

/** Whether a text has several lines of direct speech. */
const hasDirectSpeech = (text: string): boolean =>
  (text.match(/(?:^|\n)[^\S\n]*[„“"«»–—-]\s?\p{Lu}/gu)?.length ?? 0) > 1
