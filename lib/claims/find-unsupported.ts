import type { Trace, UnsupportedPlace } from '@/lib/facts/trace'
import { checkClaims } from './check-claims'
import type { ClaimKind } from './claim'
import type { Evidence } from './evidence'

/** The parts of a variant that make claims. */
export type ClaimingText = {
  title: string | null
  text: string
  link: string | null
  replies?: readonly string[]
}

/**
 * What a variant claims and neither the item nor the brand says (spec/writing#3): what a model or a person wrote is checked, what
 * the composer took from the item word for word is not. Takes the variant, its trace, its language, and what counts as evidence
 * (`itemEvidence` and `brandEvidence`, read once by `prepareEvidence` for all variants of one language); claims of the kinds in
 * `except`, such as quotes in a translation, are passed over. Gives places in code points, with the reason in plain words. Pure; never throws.
 */
export function findUnsupported(
  content: ClaimingText,
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
  // Nobody but a person writes them.
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

/** Nobody reads more reasons of one post. */
const maxReasons = 4

/**
 * The reasons why a person must look at a variant, for the package's flags: none where nothing is unsupported. Takes what
 * `findUnsupported` gave. Pure; serves spec/writing#3.
 */
export function unsupportedFlags(
  places: readonly UnsupportedPlace[],
): { code: 'unsupported'; message: string }[] {
  const messages = [...new Set(places.map(({ message }) => message))]
  const more = messages.length - maxReasons
  const shown = more > 1 ? messages.slice(0, maxReasons) : messages
  if (more > 1) shown.push(`${more} more details of the post are not in the content.`)
  return shown.map((message) => ({ code: 'unsupported', message }))
}
