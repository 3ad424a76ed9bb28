import { AppError } from '@/lib/errors'

/** Reads bytes of a file from an offset; returns fewer at the end of the file. */
export type ReadAt = (from: number, bytes: number) => Promise<Buffer>

export type Movie = {
  width: number | null
  height: number | null
  seconds: number | null
  /**
   * Byte ranges that record where and by whom the video was filmed, to be overwritten with empty boxes of the same
   * length.
   */
  blanks: { from: number; body: number; until: number }[]
}

type Box = { type: string; from: number; body: number; until: number }

/** More boxes than any camera or program writes at one level. */
const maxBoxes = 10_000
const describing = new Set(['udta', 'meta'])
const xmp = 'be7acfcb97a942e89c71999491e3afac'

/**
 * Reads the duration and dimensions of an MP4 or QuickTime movie, and which of its boxes contain descriptive
 * metadata (place, camera, person). Reads only the box headers and small header fields, never the media data.
 * Throws `invalid` if the file is not such a movie, or incomplete.
 */
export async function readMovie(readAt: ReadAt, bytes: number): Promise<Movie> {
  const top = await boxesIn(readAt, 0, bytes)
  const moov = top.find(({ type }) => type === 'moov')
  if (!moov || !top.some(({ type }) => type === 'mdat' || type === 'moof')) throw damaged()
  const inMovie = await boxesIn(readAt, moov.body, moov.until)
  const tracks = await Promise.all(
    inMovie.filter(({ type }) => type === 'trak').map((track) => boxesIn(readAt, track.body, track.until)),
  )
  const all = [...top, ...inMovie, ...tracks.flat()]
  const sizes = await Promise.all(
    tracks.flat().flatMap((box) => (box.type === 'tkhd' ? [trackSize(readAt, box)] : [])),
  )
  const size = sizes.find(({ width, height }) => width > 0 && height > 0)
  const head = inMovie.find(({ type }) => type === 'mvhd')
  return {
    width: size?.width ?? null,
    height: size?.height ?? null,
    seconds: head ? await duration(readAt, head) : null,
    blanks: await describingBoxes(readAt, all),
  }
}

async function boxesIn(readAt: ReadAt, from: number, until: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= until; ) {
    const head = await readAt(at, 16)
    if (head.length < 8 || boxes.length > maxBoxes) throw damaged()
    const short = head.readUInt32BE(0)
    const long = short === 1 && head.length === 16
    const size = long ? Number(head.readBigUInt64BE(8)) : short === 0 ? until - at : short
    if (size < (long ? 16 : 8) || at + size > until) throw damaged()
    boxes.push({
      type: head.toString('latin1', 4, 8),
      from: at,
      body: at + (long ? 16 : 8),
      until: at + size,
    })
    at += size
  }
  return boxes
}

async function describingBoxes(readAt: ReadAt, boxes: Box[]): Promise<Movie['blanks']> {
  const found = await Promise.all(
    boxes.map(async (box) => {
      if (describing.has(box.type)) return [box]
      if (box.type !== 'uuid') return []
      return (await readAt(box.body, 16)).toString('hex') === xmp ? [box] : []
    }),
  )
  return found.flat().map(({ from, body, until }) => ({ from, body, until }))
}

async function trackSize(readAt: ReadAt, { body, until }: Box): Promise<{ width: number; height: number }> {
  const fields = await readAt(body, Math.min(until - body, 96))
  const at = fields.length >= 8 ? fields.length - 8 : 0
  // The matrix before these fields rotates the picture upright: a quarter turn swaps width and height.
  const turned = fields.length >= 44 && fields.readInt32BE(at - 36) === 0 && fields.readInt32BE(at - 32) !== 0
  const [width, height] = fields.length >= 8 ? [fields.readUInt16BE(at), fields.readUInt16BE(at + 4)] : [0, 0]
  return turned ? { width: height, height: width } : { width, height }
}

async function duration(readAt: ReadAt, { body, until }: Box): Promise<number | null> {
  const fields = await readAt(body, Math.min(until - body, 32))
  const long = fields[0] === 1
  if (fields.length < (long ? 32 : 20)) return null
  const scale = fields.readUInt32BE(long ? 20 : 12)
  const units = long ? Number(fields.readBigUInt64BE(24)) : fields.readUInt32BE(16)
  return scale > 0 && units > 0 ? Math.round((units / scale) * 10) / 10 : null
}

/**
 * Passes a file's bytes through with the metadata boxes blanked out: their type becomes "free" and their content
 * zeros.
 */
export async function* blankOutMetadata(
  chunks: AsyncIterable<Buffer>,
  blanks: Movie['blanks'],
): AsyncGenerator<Buffer> {
  let at = 0
  for await (const chunk of chunks) {
    for (const { from, body, until } of blanks) {
      // The size stays, which a large box keeps in eight bytes of its own before its content.
      const start = Math.max(body, at)
      const end = Math.min(until, at + chunk.length)
      if (start < end) chunk.fill(0, start - at, end - at)
      for (let place = 0; place < 4; place++) {
        const start = from + 4 + place - at
        if (start >= 0 && start < chunk.length) chunk[start] = 'free'.charCodeAt(place)
      }
    }
    at += chunk.length
    yield chunk
  }
}

const damaged = () =>
  new AppError('invalid', {
    detail: 'We can’t read this video. It may be damaged or incomplete.',
    hint: 'Export it again as an MP4 and upload that.',
  })
