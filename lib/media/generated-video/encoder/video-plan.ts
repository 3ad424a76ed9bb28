/** A rectangle in pixels. */
export type Area = { left: number; top: number; width: number; height: number }

/** Which text still lies over the pictures, from a time until the next one begins. */
export type PlannedOverlay = { layer: number; from: number }

/** A picture seen through the overlays: which part of it is visible at the start and at the end. */
export type PlannedPicture = {
  from: number
  until: number
  width: number
  height: number
  first: Area
  last: Area
}

/**
 * A video made of stills, as described to the encoder program: sizes in pixels, times in seconds, layers in order.
 */
export type VideoPlan = {
  width: number
  height: number
  frameRate: number
  seconds: number
  bitsPerSecond: number
  /** How long one picture fades into the next, and one text into the next or into none. */
  fadeSeconds: { picture: number; text: number }
  /** Where pictures are visible; all its numbers are even. */
  window: Area
  /** How many text stills there are. */
  layers: number
  overlays: PlannedOverlay[]
  pictures: PlannedPicture[]
}

/** Messages from the program to the process that started it, in addition to the video on its standard output. */
export type EncoderMessage =
  | { kind: 'progress'; frames: number; of: number }
  | { kind: 'done'; sound: boolean }
  | { kind: 'failed'; why: 'unavailable' | 'broken'; detail: string }
