import type { Span } from '@/lib/text/span'

const order =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,60}\b(?:instructions?|prompts?|rules|orders|above|previous|earlier|before)\b|\b(?:system|developer) (?:prompt|message)\b|\b(?:you are|act as)\b[^.\n]{0,40}\b(?:ai|assistant|language model|chatbot)\b|(?<!\p{L})(?:ignorier|vergiss|vergess|missacht|übergeh|umgeh)[^.\n]{0,90}(?:anweisung|anleitung|instruktion|regeln|vorgaben|prompt|alles davor)|\bsystemprompt|\b(?:du bist|sie sind|handle als)\b[^.\n]{0,40}\b(?:ki|assistent|sprachmodell)/iu

/**
 * Whether a place in a brief is in a paragraph that gives orders to a machine, and so does not describe a voice.
 * Pure.
 */
export function isOrder(text: string, { from, until }: Span): boolean {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', until)
  return order.test(
    text.slice(Math.max(start, from - 500), Math.min(end < 0 ? text.length : end, until + 500)),
  )
}
