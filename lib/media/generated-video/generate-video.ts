import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isRightToLeft } from '../cards/type/scripts'
import {
  drawScenes,
  type MovingStill,
  movementOf,
  paintBackdrop,
  paintScene,
  preparePicture,
  type VideoBrand,
} from './draw-scenes'
import type { EncoderMessage, VideoPlan } from './encoder/video-plan'
import { planPictures, planScenes, type Scene } from './plan-scenes'
import { type VideoFormat, videoFormats } from './video-formats'
import type { VideoText } from './write-captions'

/** Encoding a 20-second video takes less than a minute; the limit leaves time for a busy machine. */
const timeLimitMs = 5 * 60_000
/** More than 20 seconds take at the highest bit rate that we request. */
const maxBytes = 64 * 1024 * 1024
const frameRate = 30
const fadeSeconds = { picture: 0.6, text: 0.3 }

export type GeneratedVideo = {
  bytes: Buffer
  width: number
  height: number
  seconds: number
  /** False if the encoder had no AAC; the video then has no audio track. */
  sound: boolean
}

/**
 * A video could not be generated: `unavailable` if the encoder does not run on this machine, otherwise something
 * broke or took too long.
 */
export class VideoNotGenerated extends Error {
  readonly why: 'unavailable' | 'too-slow' | 'broken'
  constructor(why: VideoNotGenerated['why'], detail: string) {
    super(detail)
    this.name = 'VideoNotGenerated'
    this.why = why
  }
}

/**
 * Generates a video of 8 to 20 seconds from a post's own text, the brand's look and pictures (as bytes; anything
 * that is not an image, or damaged, is left out): H.264 and silent AAC in an MP4 with its index at the beginning.
 * Stills are drawn here, one at a time; frames are composed and encoded in a separate process, which ends on
 * `signal`, with this process, or after five minutes. `width` and `frameRate` make a smaller video. Throws
 * VideoNotGenerated. Serves docs/decisions/0205 and 0206.
 */
export async function generateVideo(
  film: { format: VideoFormat; words: VideoText; brand: VideoBrand; pictures: readonly Buffer[] },
  options: {
    signal?: AbortSignal | undefined
    onProgress?: (share: number) => void
    width?: number
    frameRate?: number
    timeLimitMs?: number
  } = {},
): Promise<GeneratedVideo> {
  const full = videoFormats[film.format]
  const width = options.width ?? full.width
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
  if (withPicture && stills.length === 0) return generateVideo({ ...film, pictures: [] }, options)
  if (!withPicture) {
    const rightToLeft = isRightToLeft(scenes.map((scene) => scene.words).join(' ') || brand.name)
    stills.push(await paintBackdrop(format, drawn.colors, window, rightToLeft))
  }
  const begins = planPictures(stills.length, scenes)
  const plan: VideoPlan = {
    ...{ width, height, seconds, fadeSeconds, window },
    frameRate: options.frameRate ?? frameRate,
    bitsPerSecond: Math.round(5_000_000 * Math.max(0.1, scale * scale)),
    ...planOverlays(scenes),
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
  const made = await encode(plan, layers(), options)
  return { ...made, width, height, seconds }
}

/**
 * Which text is visible when. One fades out before the next appears, because two on top of each other cannot be
 * read. The last layer has no text.
 */
function planOverlays(scenes: readonly Scene[]): Pick<VideoPlan, 'layers' | 'overlays'> {
  const overlays = scenes.flatMap(({ kind, from }, layer) => {
    if (layer === 0 || kind === 'closing') return [{ layer, from }]
    return [
      { layer: scenes.length, from: from - fadeSeconds.text },
      { layer, from },
    ]
  })
  return { layers: scenes.length + 1, overlays }
}

/** Where pictures are visible, expanded to even pixels, so that no part of the place is left uncovered. */
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
  plan: VideoPlan,
  layers: AsyncGenerator<Uint8Array>,
  options: { signal?: AbortSignal | undefined; onProgress?: (share: number) => void; timeLimitMs?: number },
): Promise<{ bytes: Buffer; sound: boolean }> {
  options.signal?.throwIfAborted()
  // Node runs this file directly. It is resolved at run time, because a bundler would try to bundle it.
  const program = createRequire(join(process.cwd(), 'package.json')).resolve(
    './lib/media/generated-video/encoder/program.ts',
  )
  const child = fork(program, [], {
    // It needs neither our settings nor our secrets.
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
    if (message.kind === 'progress') options.onProgress?.(message.frames / message.of)
    else last = message
  })
  const ended = once(child, 'close')
  const stop = () => child.kill('SIGKILL')
  options.signal?.addEventListener('abort', stop, { once: true })
  const timer = setTimeout(() => {
    tooSlow = true
    stop()
  }, options.timeLimitMs ?? timeLimitMs)
  try {
    await send(child, plan, layers)
    await ended
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', stop)
    stop()
  }
  options.signal?.throwIfAborted()
  if (last?.kind === 'done' && size > 0) return { bytes: Buffer.concat(film), sound: last.sound }
  if (last?.kind === 'failed') throw new VideoNotGenerated(last.why, last.detail)
  throw new VideoNotGenerated(
    tooSlow ? 'too-slow' : 'broken',
    'The encoder ended before the video was complete.',
  )
}

/**
 * Writes a plan and its layers to the program as it reads them, one layer at a time; stops if the program is gone.
 */
async function send(child: ChildProcess, plan: VideoPlan, layers: AsyncGenerator<Uint8Array>): Promise<void> {
  const input = child.stdin
  if (!input) return
  let isClosed = false
  input.on('error', () => {
    isClosed = true
  })
  const closed = once(child, 'close').then(() => {
    isClosed = true
  })
  const write = async (bytes: Uint8Array) => {
    if (!isClosed && !input.write(bytes))
      await Promise.race([once(input, 'drain').catch(() => undefined), closed])
  }
  const text = Buffer.from(JSON.stringify(plan))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  await write(length)
  await write(text)
  for await (const layer of layers) {
    if (isClosed) break
    await write(layer)
  }
  input.end()
}
