import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isRightToLeft } from '../cards/type/scripts'
import {
  drawScenes,
  type FilmBrand,
  type MovingStill,
  movementOf,
  paintBackdrop,
  paintScene,
  preparePicture,
} from './draw-scenes'
import type { EncoderMessage, FilmPlan } from './encoder/film-plan'
import { type FilmFormat, filmFormats } from './film-formats'
import { planPictures, planScenes, type Scene } from './plan-scenes'
import type { FilmWords } from './write-captions'

/** A film of 20 seconds is made in less than a minute; a machine that is busy gets its time. */
const timeLimitMs = 5 * 60_000
/** More than 20 seconds at the highest rate we ask for. */
const maxBytes = 64 * 1024 * 1024
const frameRate = 30
const fadeSeconds = { picture: 0.6, text: 0.3 }

export type GeneratedVideo = {
  bytes: Buffer
  width: number
  height: number
  seconds: number
  /** False where the encoder had no AAC: there is no track of sound then. */
  sound: boolean
}

/** A video could not be made: `unavailable` where the encoder does not run on this machine, else something broke or took too long. */
export class VideoNotGenerated extends Error {
  readonly why: 'unavailable' | 'too-slow' | 'broken'
  constructor(why: VideoNotGenerated['why'], detail: string) {
    super(detail)
    this.name = 'VideoNotGenerated'
    this.why = why
  }
}

/**
 * Makes a video of 8 to 20 seconds of a post's own words, the brand's look and pictures (as bytes; what is none or is broken is left out): H.264
 * and silent AAC in an MP4 whose description stands first. Stills are drawn here, one at a time; frames are composed and encoded in a
 * process of its own, which ends with `signal`, with this process, and after five minutes. `width` and `frameRate` make a smaller one. Throws
 * VideoNotGenerated. Serves docs/decisions/0205 and 0206.
 */
export async function generateVideo(
  film: { format: FilmFormat; words: FilmWords; brand: FilmBrand; pictures: readonly Buffer[] },
  how: {
    signal?: AbortSignal | undefined
    onProgress?: (share: number) => void
    width?: number
    frameRate?: number
    timeLimitMs?: number
  } = {},
): Promise<GeneratedVideo> {
  const full = filmFormats[film.format]
  const width = how.width ?? full.width
  const height = 2 * Math.round((full.height * width) / full.width / 2)
  const scale = width / full.width
  const { scenes, seconds } = planScenes(film.words)
  const { format, brand, words } = film
  const withPicture = film.pictures.length > 0
  const drawn = await drawScenes(scenes, { format, brand, language: words.language, withPicture })
  const window = evenArea(drawn.window, scale, { width, height })
  const stills: MovingStill[] = []
  for (const bytes of film.pictures.slice(0, 5)) {
    const still = await preparePicture(bytes, window, drawn.colors.ground)
    if (still) stills.push(still)
  }
  if (withPicture && stills.length === 0) return generateVideo({ ...film, pictures: [] }, how)
  if (!withPicture) {
    const rightToLeft = isRightToLeft(scenes.map((scene) => scene.words).join(' ') || brand.name)
    stills.push(await paintBackdrop(format, drawn.colors, window, rightToLeft))
  }
  const begins = planPictures(stills.length, scenes)
  const plan: FilmPlan = {
    ...{ width, height, seconds, fadeSeconds, window },
    frameRate: how.frameRate ?? frameRate,
    bitsPerSecond: Math.round(5_000_000 * Math.max(0.1, scale * scale)),
    ...textsOf(scenes),
    pictures: begins.flatMap((from, at) => {
      const still = stills[at]
      if (!still) return []
      const until = at + 1 < begins.length ? (begins[at + 1] ?? seconds) + fadeSeconds.picture : seconds
      const { pixels: _, ...size } = still
      return [{ from, until, ...size, ...movementOf(still, at) }]
    }),
  }
  const layers = async function* () {
    for (const card of [...drawn.cards, drawn.blank]) yield await paintScene(card, { width, height })
    for (const { pixels } of stills.slice(0, plan.pictures.length)) yield pixels
  }
  const made = await encode(plan, layers(), how)
  return { ...made, width, height, seconds }
}

/** Which text is there when. One goes before the next comes: two over each other cannot be read. The last layer has no words. */
function textsOf(scenes: readonly Scene[]): Pick<FilmPlan, 'layers' | 'overlays'> {
  const overlays = scenes.flatMap(({ kind, from }, layer) => {
    if (layer === 0 || kind === 'closing') return [{ layer, from }]
    return [
      { layer: scenes.length, from: from - fadeSeconds.text },
      { layer, from },
    ]
  })
  return { layers: scenes.length + 1, overlays }
}

/** Where pictures show, in whole pairs of pixels: nothing of the place may be left out. */
function evenArea(
  area: { left: number; top: number; width: number; height: number },
  scale: number,
  whole: { width: number; height: number },
) {
  const left = 2 * Math.floor((area.left * scale) / 2)
  const top = 2 * Math.floor((area.top * scale) / 2)
  const right = Math.min(whole.width, 2 * Math.ceil(((area.left + area.width) * scale) / 2))
  const bottom = Math.min(whole.height, 2 * Math.ceil(((area.top + area.height) * scale) / 2))
  return { left, top, width: right - left, height: bottom - top }
}

async function encode(
  plan: FilmPlan,
  layers: AsyncGenerator<Uint8Array>,
  how: { signal?: AbortSignal | undefined; onProgress?: (share: number) => void; timeLimitMs?: number },
): Promise<{ bytes: Buffer; sound: boolean }> {
  how.signal?.throwIfAborted()
  // Node runs this file as it is: looked up where the product runs, since a bundler would take it for a part of this one.
  const program = createRequire(join(process.cwd(), 'package.json')).resolve(
    './lib/media/generated-video/encoder/program.ts',
  )
  const child = fork(program, [], {
    // Neither settings nor secrets are its business.
    env: { NODE_ENV: 'production', SystemRoot: process.env.SystemRoot },
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
    serialization: 'json',
  })
  const film: Buffer[] = []
  let size = 0
  let last: EncoderMessage | undefined
  let tooSlow = false
  child.stdout?.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > maxBytes) child.kill('SIGKILL')
    else film.push(chunk)
  })
  child.on('message', (message: EncoderMessage) => {
    if (message.kind === 'progress') how.onProgress?.(message.frames / message.of)
    else last = message
  })
  const ended = once(child, 'close')
  const stop = () => child.kill('SIGKILL')
  how.signal?.addEventListener('abort', stop, { once: true })
  const timer = setTimeout(() => {
    tooSlow = true
    stop()
  }, how.timeLimitMs ?? timeLimitMs)
  try {
    await send(child, plan, layers)
    await ended
  } finally {
    clearTimeout(timer)
    how.signal?.removeEventListener('abort', stop)
    stop()
  }
  how.signal?.throwIfAborted()
  if (last?.kind === 'done' && size > 0) return { bytes: Buffer.concat(film), sound: last.sound }
  if (last?.kind === 'failed') throw new VideoNotGenerated(last.why, last.detail)
  throw new VideoNotGenerated(
    tooSlow ? 'too-slow' : 'broken',
    'The encoder ended before the video was complete.',
  )
}

/** Writes a plan and its layers as the program takes them, one layer at a time; stops when the program is gone. */
async function send(child: ChildProcess, plan: FilmPlan, layers: AsyncGenerator<Uint8Array>): Promise<void> {
  const input = child.stdin
  if (!input) return
  let gone = false
  input.on('error', () => {
    gone = true
  })
  const closed = once(child, 'close').then(() => {
    gone = true
  })
  const write = async (bytes: Uint8Array) => {
    if (!gone && !input.write(bytes))
      await Promise.race([once(input, 'drain').catch(() => undefined), closed])
  }
  const text = Buffer.from(JSON.stringify(plan))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  await write(length)
  await write(text)
  for await (const layer of layers) {
    if (gone) break
    await write(layer)
  }
  input.end()
}
