const constants = constantsOf(64)

/** Computes the SHA-256 constants: the first 32 bits of the fractional parts of roots of primes. */
function constantsOf(count: number): { rounds: Uint32Array; start: Uint32Array } {
  const rounds = new Uint32Array(count)
  const start = new Uint32Array(8)
  const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32)
  for (let number = 2, found = 0; found < count; number++) {
    let prime = true
    for (let by = 2; by * by <= number; by++) if (number % by === 0) prime = false
    if (!prime) continue
    if (found < 8) start[found] = fraction(Math.sqrt(number))
    rounds[found++] = fraction(Math.cbrt(number))
  }
  return { rounds, start }
}

/** Incremental SHA-256. Browsers can only hash a whole file in memory, and only in secure contexts. */
export class Sha256 {
  private readonly state = constants.start.slice()
  private readonly words = new Uint32Array(64)
  private readonly rest = new Uint8Array(64)
  private waiting = 0
  private length = 0

  /** Adds more bytes. */
  update(bytes: Uint8Array): void {
    this.length += bytes.length
    let at = 0
    if (this.waiting > 0) {
      at = Math.min(64 - this.waiting, bytes.length)
      this.rest.set(bytes.subarray(0, at), this.waiting)
      this.waiting += at
      if (this.waiting < 64) return
      this.block(this.rest, 0)
      this.waiting = 0
    }
    for (; at + 64 <= bytes.length; at += 64) this.block(bytes, at)
    this.rest.set(bytes.subarray(at))
    this.waiting = bytes.length - at
  }

  /** Returns the digest in hex; nothing can be added afterwards. */
  hex(): string {
    const bits = this.length * 8
    const tail = new Uint8Array((this.waiting < 56 ? 64 : 128) - this.waiting)
    tail[0] = 0x80
    const view = new DataView(tail.buffer)
    view.setUint32(tail.length - 8, Math.floor(bits / 2 ** 32))
    view.setUint32(tail.length - 4, bits >>> 0)
    this.update(tail)
    return [...this.state].map((word) => word.toString(16).padStart(8, '0')).join('')
  }

  private block(bytes: Uint8Array, from: number): void {
    const w = this.words
    const k = constants.rounds
    for (let i = 0, at = from; i < 16; i++, at += 4)
      w[i] =
        (at4(bytes, at) << 24) | (at4(bytes, at + 1) << 16) | (at4(bytes, at + 2) << 8) | at4(bytes, at + 3)
    for (let i = 16; i < 64; i++) {
      const x = word(w, i - 15)
      const y = word(w, i - 2)
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
      w[i] = word(w, i - 16) + s0 + word(w, i - 7) + s1
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = this.state
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      const one = (h + s1 + ((e & f) ^ (~e & g)) + word(k, i) + word(w, i)) | 0
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + one) | 0
      d = c
      c = b
      b = a
      a = (one + two) | 0
    }
    const after = [a, b, c, d, e, f, g, h]
    for (let i = 0; i < 8; i++) this.state[i] = word(this.state, i) + (after[i] ?? 0)
  }
}

const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by))
const word = (words: Uint32Array, at: number): number => words[at] ?? 0
const at4 = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0
