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
  /** Offsets into the text, in code points. */
  from: number
  until: number
  text: string
  /** Its possible meanings in canonical form, such as `number:1204` or `date:--11-03`; several if it is ambiguous. */
  values: string[]
}

/** A claim that no evidence supports. */
export type UnsupportedClaim = Claim & {
  /** What is wrong, for the person who wrote or reviews the text. */
  message: string
  /** What to do about it. */
  hint: string
}

/** The languages whose words are read. In all others, only what is written in digits and symbols is read. */
export type ClaimLanguage = 'en' | 'de'
