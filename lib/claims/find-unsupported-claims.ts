import type { Trace, UnsupportedPlace } from '@/lib/facts/trace/trace'
import { checkClaims } from './check-claims'
import type { Evidence } from './evidence/evidence'
import type { ClaimKind } from './read/claim'

/** The parts of a variant that make claims. */
export type VariantText = {
  title: string | null
  text: string
  link: string | null
  replies?: readonly string[]
}

/**
 * Finds what a variant claims that neither the item nor the brand says (spec/writing#3). Checks what a model or a
 * person wrote, but not what the composer copied word for word from the item. Takes the variant, its trace, its
 * language, and the evidence (`itemEvidence` and `brandEvidence`, read once by `prepareEvidence` for all variants
 * of one language). Skips claims of the kinds in `except`, such as quotes in a translation. Returns places in code
 * points, with the reason in plain language. Pure; never throws.
 */
export function findUnsupportedClaims(
  content: VariantText,
  trace: Pick<Trace, 'sentences'>,
  { except = [], ...options }: { language: string; evidence: Evidence; except?: readonly ClaimKind[] },
): UnsupportedPlace[] {
  const fields = ['title', 'text', 'link'] as const
  const places = fields.flatMap((field) => {
    const composed = trace.sentences.filter((one) => one.field === field && one.by === 'composer')
    return claimsOf(content[field])
      .filter(({ from, until }) => !composed.some((one) => one.from <= from && until <= one.until))
      .map((place) => ({ field, ...place }))
  })
  // Only people write replies.
  const ofReplies = (content.replies ?? []).flatMap((value, reply) =>
    claimsOf(value).map((place) => ({ field: 'replies' as const, reply, ...place })),
  )
  return [...places, ...ofReplies]

  function claimsOf(value: string | null) {
    if (!value) return []
    return checkClaims(value, options)
      .filter(({ kind }) => !except.includes(kind))
      .map(({ from, until, message }) => ({ from, until, message }))
  }
}

/** Number of reasons shown per variant; no one reads more. */
const maxReasons = 4

/**
 * Returns the reasons why a person must look at a variant, for the package's flags; empty if everything is
 * supported. Takes the result of `findUnsupportedClaims`. Pure; serves spec/writing#3.
 */
export function createUnsupportedFlags(
  places: readonly UnsupportedPlace[],
): { code: 'unsupported'; message: string }[] {
  const messages = [...new Set(places.map(({ message }) => message))]
  const more = messages.length - maxReasons
  const shown = more > 1 ? messages.slice(0, maxReasons) : messages
  if (more > 1) shown.push(`${more} more details of the post are not in the content.`)
  return shown.map((message) => ({ code: 'unsupported', message }))
}
