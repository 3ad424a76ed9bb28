import { setPriority } from 'node:os'
import { createFrameComposer, type Layers } from './compose-frame.ts'
import { encodeVideo } from './encode-video.ts'
import { overlayOf, planesOf } from './planes.ts'
import type { EncoderMessage, VideoPlan } from './video-plan.ts'

/**
 * The program that turns stills into a video, in a separate process (docs/decisions/0205): Node runs this file
 * directly. Standard input contains the length of the plan (4 bytes), the plan as JSON, the overlays and the
 * pictures; at the end, the whole video is written to standard output, or nothing. Progress and failures are sent
 * as messages.
 */
const sendMessage = (message: EncoderMessage) => process.send?.(message)

// The parent process is gone: no one wants the video anymore.
process.once('disconnect', () => process.exit(1))
// Lower priority: work that people are waiting for goes first.
setPriority(5)

try {
  const codecs = await import('@napi-rs/webcodecs').catch((error: unknown) => {
    sendMessage({ kind: 'failed', why: 'unavailable', detail: String(error).slice(0, 300) })
  })
  if (codecs) {
    const take = createReader(process.stdin)
    const length = new DataView((await take(4)).buffer).getUint32(0)
    const plan = JSON.parse(new TextDecoder().decode(await take(length))) as VideoPlan
    const layers = await readLayers(plan, take)
    let reportedFrames = 0
    const { bytes, sound } = await encodeVideo(
      codecs,
      plan,
      createFrameComposer(plan, layers),
      (frames, of) => {
        if (frames - reportedFrames < 30) return
        reportedFrames = frames
        sendMessage({ kind: 'progress', frames, of })
      },
    )
    await new Promise<void>((done, fail) =>
      process.stdout.write(bytes, (error) => (error ? fail(error) : done())),
    )
    sendMessage({ kind: 'done', sound })
  }
} catch (error) {
  sendMessage({ kind: 'failed', why: 'broken', detail: String(error).slice(0, 300) })
  process.exitCode = 1
}
process.disconnect?.()

async function readLayers(plan: VideoPlan, take: (bytes: number) => Promise<Uint8Array>): Promise<Layers> {
  const { width, height } = plan
  const layers: Layers = { overlays: [], pictures: [] }
  for (let at = 0; at < plan.layers; at++)
    layers.overlays.push(overlayOf(await take(width * height * 4), width, height))
  for (const picture of plan.pictures)
    layers.pictures.push(
      planesOf(await take(picture.width * picture.height * 3), picture.width, picture.height),
    )
  return layers
}

/** Reads a given number of bytes from a stream, never more than one layer at a time. */
function createReader(stream: NodeJS.ReadStream): (bytes: number) => Promise<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]()
  let rest: Uint8Array = new Uint8Array(0)
  return async (bytes) => {
    const taken = new Uint8Array(bytes)
    let size = 0
    while (size < bytes) {
      if (rest.length === 0) {
        const next = await chunks.next()
        if (next.done) throw new Error('The plan is not complete.')
        rest = next.value as Uint8Array
      }
      const part = rest.subarray(0, bytes - size)
      taken.set(part, size)
      size += part.length
      rest = rest.subarray(part.length)
    }
    return taken
  }
}
