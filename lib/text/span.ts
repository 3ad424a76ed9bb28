/** A part of a text: from one place up to, and without, another, in UTF-16 units. */
export type Span = { from: number; until: number }
