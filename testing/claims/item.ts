import type { ClaimKind } from '@/lib/claims/claim'

/** A sentence with something that its item does not say: the kind of it, and the words that are wrong. */
export type Falsehood = readonly [sentence: string, kind: ClaimKind, wrong: string]

/** Content with sentences of posts about it. */
export type ClaimsItem = {
  language: string
  evidence: readonly string[]
  truths: readonly string[]
  falsehoods: readonly Falsehood[]
}
