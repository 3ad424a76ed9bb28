import { createHmac, timingSafeEqual } from 'node:crypto'
import { requireEnv } from '@/lib/env'
import type { AcceptedProposal } from './schemas'

type Signed = Omit<AcceptedProposal, 'signature'>

/**
 * Signs a proposal for one variant, so that its authorship can be trusted when it comes back: sentences by a model
 * or the composer are judged by other rules than a person's (spec/writing#3). Takes the variant's id, which belongs
 * to one project.
 */
export function signProposal(variantId: string, proposal: Signed): string {
  const { by, model, voice_version, title, text, translated_from, structure, sentences } = proposal
  const signedSentences = sentences.map(({ field, from, until, facts, replaced }) => [
    field,
    from,
    until,
    facts,
    (replaced ?? []).map(({ word, instead }) => [word, instead]),
  ])
  return createHmac('sha256', requireEnv('AUTH_SECRET'))
    .update(
      JSON.stringify([
        ...['proposal', variantId, by, model, voice_version, title, text, translated_from, structure],
        signedSentences,
      ]),
    )
    .digest('base64url')
}

/** Whether this exact proposal was made here, for this variant. */
export function isSigned(variantId: string, { signature, ...proposal }: AcceptedProposal): boolean {
  const [received, expected] = [signature, signProposal(variantId, proposal)].map((one) => Buffer.from(one))
  return (
    received !== undefined &&
    expected !== undefined &&
    received.length === expected.length &&
    timingSafeEqual(received, expected)
  )
}
