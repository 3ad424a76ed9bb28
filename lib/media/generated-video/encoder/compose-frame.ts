import {
  emptyOverlay,
  emptyPlanes,
  mixOverlays,
  type OverlayPlanes,
  type Planes,
  samplePlane,
} from './planes.ts'
import type { Area, PlannedPicture, VideoPlan } from './video-plan.ts'

/** The stills of a video, in the order of its plan. */
export type Layers = { overlays: OverlayPlanes[]; pictures: Planes[] }

/**
 * Returns a function that draws the frame at a time, in seconds, into I420 bytes. Each still is kept in memory
 * once, and a frame costs one pass over its pixels. The same plan, layers and time give the same bytes.
 */
export function createFrameComposer(plan: VideoPlan, { overlays, pictures }: Layers) {
  const { width, height, window, fadeSeconds } = plan
  const mixed = emptyOverlay(width, height)
  const seen = emptyPlanes(window.width, window.height)
  const seenBefore = emptyPlanes(window.width, window.height)

  const textAt = (time: number): OverlayPlanes => {
    const at = findLastStarted(plan.overlays, time)
    const planned = plan.overlays[at]
    const now = overlays[planned?.layer ?? 0] as OverlayPlanes
    const before = overlays[plan.overlays[at - 1]?.layer ?? -1]
    const share = ease((time - (planned?.from ?? 0)) / fadeSeconds.text)
    if (!before || share >= 1) return now
    mixOverlays(before, now, share, mixed)
    return mixed
  }

  const showPicture = (at: number, time: number, into: Planes): void => {
    const planned = plan.pictures[at] as PlannedPicture
    const picture = pictures[at] as Planes
    const moved = (time - planned.from) / (planned.until - planned.from)
    const part = interpolate(planned.first, planned.last, Math.max(0, Math.min(1, moved)))
    const half = { left: part.left / 2, top: part.top / 2, width: part.width / 2, height: part.height / 2 }
    const [full, quarter] = [sizeOf(picture, 1), sizeOf(picture, 2)]
    const [toFull, toQuarter] = [sizeOf(into, 1), sizeOf(into, 2)]
    samplePlane({ bytes: picture.y, ...full }, part, { bytes: into.y, ...toFull })
    samplePlane({ bytes: picture.u, ...quarter }, half, { bytes: into.u, ...toQuarter })
    samplePlane({ bytes: picture.v, ...quarter }, half, { bytes: into.v, ...toQuarter })
  }

  const pictureAt = (time: number): Planes => {
    const at = findLastStarted(plan.pictures, time)
    showPicture(at, time, seen)
    const share = ease((time - (plan.pictures[at]?.from ?? 0)) / fadeSeconds.picture)
    if (at > 0 && share < 1) {
      showPicture(at - 1, time, seenBefore)
      const part = Math.round(share * 256)
      for (const plane of ['y', 'u', 'v'] as const) blend(seenBefore[plane], seen[plane], part)
    }
    return seen
  }

  return (time: number, frame: Uint8Array): void => {
    const text = textAt(time)
    const [pixels, quarter] = [width * height, (width / 2) * (height / 2)]
    const planes = {
      y: frame.subarray(0, pixels),
      u: frame.subarray(pixels, pixels + quarter),
      v: frame.subarray(pixels + quarter, pixels + 2 * quarter),
    }
    for (const plane of ['y', 'u', 'v'] as const) planes[plane].set(text[plane])
    if (plan.pictures.length === 0) return
    const shown = pictureAt(time)
    drawUnder(planes.y, text.alpha, width, shown.y, window, 1)
    drawUnder(planes.u, text.colorAlpha, width / 2, shown.u, window, 2)
    drawUnder(planes.v, text.colorAlpha, width / 2, shown.v, window, 2)
  }
}

/** Draws a plane of a picture below what already covers it, according to `alpha`. */
function drawUnder(
  plane: Uint8Array,
  alpha: Uint8Array,
  width: number,
  picture: Uint8Array,
  window: Area,
  by: 1 | 2,
): void {
  const [columns, rows] = [window.width / by, window.height / by]
  for (let row = 0; row < rows; row++) {
    const from = (window.top / by + row) * width + window.left / by
    for (let column = 0; column < columns; column++) {
      const covered = alpha[from + column] as number
      if (covered === 255) continue
      const under = picture[row * columns + column] as number
      plane[from + column] =
        covered === 0
          ? under
          : (plane[from + column] as number) + ((((255 - covered) * under + 127) / 255) | 0)
    }
  }
}

function blend(before: Uint8Array, now: Uint8Array, part: number): void {
  for (let at = 0; at < now.length; at++) {
    const from = before[at] as number
    now[at] = from + ((((now[at] as number) - from) * part) >> 8)
  }
}

const sizeOf = ({ width, height }: Planes, by: 1 | 2) => ({ width: width / by, height: height / by })

/** Index of the newest still at a time; the first one before any begins. */
function findLastStarted(planned: readonly { from: number }[], time: number): number {
  let at = 0
  while (at + 1 < planned.length && (planned[at + 1]?.from ?? 0) <= time) at++
  return at
}

/** Eases in and out. */
const ease = (share: number): number => {
  const part = Math.max(0, Math.min(1, share))
  return part * part * (3 - 2 * part)
}

function interpolate(first: Area, last: Area, share: number): Area {
  const at = (from: number, until: number) => from + (until - from) * share
  return {
    left: at(first.left, last.left),
    top: at(first.top, last.top),
    width: at(first.width, last.width),
    height: at(first.height, last.height),
  }
}
