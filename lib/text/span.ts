/** A part of a text in UTF-16 units; `until` is exclusive. */
export type Span = { from: number; until: number }
