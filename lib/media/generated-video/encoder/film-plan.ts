/** A rectangle in pixels. */
export type Area = { left: number; top: number; width: number; height: number }

/** Which of the stills of text lies over the pictures, from a time until the next one's. */
export type PlannedOverlay = { layer: number; from: number }

/** A picture that is seen through the overlays: which part of it at its first and at its last moment. */
export type PlannedPicture = {
  from: number
  until: number
  width: number
  height: number
  first: Area
  last: Area
}

/** A film of stills, as the program that encodes it is told: sizes in pixels, times in seconds, layers in order. */
export type FilmPlan = {
  width: number
  height: number
  frameRate: number
  seconds: number
  bitsPerSecond: number
  /** How long one picture turns into the next, and one text into the next or into none. */
  fadeSeconds: { picture: number; text: number }
  /** Where pictures show; all its numbers are even. */
  window: Area
  /** How many stills of text there are. */
  layers: number
  overlays: PlannedOverlay[]
  pictures: PlannedPicture[]
}

/** What the program tells whoever started it, besides the film on its standard output. */
export type EncoderMessage =
  | { kind: 'progress'; frames: number; of: number }
  | { kind: 'done'; sound: boolean }
  | { kind: 'failed'; why: 'unavailable' | 'broken'; detail: string }
