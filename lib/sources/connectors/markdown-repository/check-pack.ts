import { setImmediate as breathe } from 'node:timers/promises'
import { inflateSync } from 'node:zlib'

const maxObjects = 200_000
/** Per object, unpacked: even the largest trees are far smaller, and we do not request larger files. */
const maxObjectBytes = 24 * 1024 * 1024
const maxTotalBytes = 512 * 1024 * 1024
/** git itself creates chains of up to 50; each link costs the reader another step. */
const maxChainLength = 300
/** Deltas that name their base by its hash; servers without another format send these. */
const maxNamed = 20_000

/** The data is not a pack, or would take too much memory when unpacked. */
export class BadPack extends Error {}

/**
 * Checks an untrusted pack before a library unpacks it: inflates every object once, into bounded memory, and
 * discards it. Throws BadPack when an object is larger than it claims or than allowed, when all objects together
 * are too large, when delta chains are too long, or when it is not a pack. Serves security "2 Pull" 9.
 */
export async function checkPack(pack: Uint8Array): Promise<void> {
  const bytes = Buffer.from(pack.buffer, pack.byteOffset, pack.byteLength)
  if (bytes.length < 32 || bytes.toString('latin1', 0, 4) !== 'PACK' || bytes.readUInt32BE(4) !== 2)
    throw new BadPack('It isn’t a version 2 pack.')
  const count = bytes.readUInt32BE(8)
  if (count > maxObjects) throw new BadPack('It contains too many objects.')
  const depths = new Map<number, number>()
  const end = bytes.length - 20
  let totalBytes = 0
  let named = 0
  let at = 12
  for (let number = 0; number < count; number++) {
    if (number % 500 === 499) await breathe()
    const { type, size, base, content } = objectHead(bytes, at, end)
    const depth = base === undefined ? 0 : (depths.get(base) ?? Number.POSITIVE_INFINITY) + 1
    if (depth > maxChainLength) throw new BadPack('A chain of differences is too long or leads nowhere.')
    // Their depth is known only after everything is unpacked. The library caches what it has unpacked for deep
    // ones.
    if (type === 7 && ++named > maxNamed)
      throw new BadPack('Too many differences name their base by its hash.')
    depths.set(at, depth)
    if (size > maxObjectBytes) throw new BadPack('An object is too large.')
    const { unpacked, length } = inflateObject(bytes.subarray(content, end), size)
    const resultBytes = type === 6 || type === 7 ? resultSize(unpacked) : size
    if (resultBytes > maxObjectBytes) throw new BadPack('An object is too large.')
    totalBytes += resultBytes + size
    if (totalBytes > maxTotalBytes) throw new BadPack('All objects together are too large.')
    at = content + length
  }
  if (at !== end) throw new BadPack('It does not end where it should.')
}

type Head = { type: number; size: number; base: number | undefined; content: number }

function objectHead(bytes: Buffer, start: number, end: number): Head {
  let at = start
  const readByte = (): number => {
    const byte = at < end ? bytes[at++] : undefined
    if (byte === undefined || at - start > 32) throw new BadPack('An object ends too early.')
    return byte
  }
  let byte = readByte()
  const type = (byte >> 4) & 7
  let size = byte & 15
  for (let scale = 16; byte & 128; scale *= 128) {
    byte = readByte()
    size += (byte & 127) * scale
  }
  if (type === 0 || type === 5) throw new BadPack('An object is of no known kind.')
  if (type === 7) return { type, size, base: undefined, content: at + 20 }
  if (type !== 6) return { type, size, base: undefined, content: at }
  byte = readByte()
  let distance = byte & 127
  while (byte & 128) {
    byte = readByte()
    distance = (distance + 1) * 128 + (byte & 127)
  }
  return { type, size, base: start - distance, content: at }
}

function inflateObject(bytes: Buffer, size: number): { unpacked: Buffer; length: number } {
  try {
    // With `info`, the result also says how much of the input belonged to the object.
    const { buffer, engine } = inflateSync(bytes, {
      info: true,
      maxOutputLength: Math.max(size, 1),
    }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } }
    if (buffer.length !== size) throw new BadPack('An object is smaller than it says.')
    return { unpacked: buffer, length: engine.bytesWritten }
  } catch (error) {
    if (error instanceof BadPack) throw error
    throw new BadPack('An object is damaged or larger than it says.')
  }
}

/** Returns the size that a delta produces: the second of the two numbers at its start. */
function resultSize(delta: Buffer): number {
  let at = 0
  const number = (): number => {
    let value = 0
    for (let scale = 1; at < delta.length && at < 32; scale *= 128) {
      const byte = delta[at++] ?? 0
      value += (byte & 127) * scale
      if (!(byte & 128)) return value
    }
    throw new BadPack('A difference is damaged.')
  }
  number()
  return number()
}
