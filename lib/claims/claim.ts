export const claimKinds = [
  'number',
  'date',
  'time',
  'price',
  'name',
  'place',
  'link',
  'email',
  'mention',
  'hashtag',
  'quote',
] as const
export type ClaimKind = (typeof claimKinds)[number]

/** Something a text says that must come from somewhere (spec/writing#3). */
export type Claim = {
  kind: ClaimKind
  /** Offsets in code points of the text. */
  from: number
  until: number
  text: string
  /** What it can mean, in canonical forms such as `number:1204` or `date:--11-03`: more than one where it is ambiguous. */
  values: string[]
}

/** A claim that none of the evidence makes. */
export type UnsupportedClaim = Claim & {
  /** What is wrong, for the person who wrote or reviews the text. */
  message: string
  /** What to do about it. */
  hint: string
}

/** The languages whose words are read; of all others only what is written in digits and signs. */
export type ClaimLanguage = 'en' | 'de'
