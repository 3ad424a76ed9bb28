import type { ClaimKind } from '@/lib/claims/read/claim'

/** A sentence that states something its item does not say: the kind of claim, and the wrong part. */
export type Falsehood = readonly [sentence: string, kind: ClaimKind, wrong: string]

/** Content, with sentences from posts about it. */
export type ClaimsItem = {
  language: string
  evidence: readonly string[]
  truths: readonly string[]
  falsehoods: readonly Falsehood[]
}
