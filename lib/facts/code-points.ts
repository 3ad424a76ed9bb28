/** Turns places counted in UTF-16 units of a text, as JavaScript has them, into code points, as cards store them, and back. */
export class CodePoints {
  /** Units at which the second half of a surrogate pair stands, in order. */
  readonly #pairs: number[] = []

  constructor(text: string) {
    for (let at = 1; at < text.length; at++)
      if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800)
        this.#pairs.push(at)
  }

  /** The number of code points before a unit. */
  at(unit: number): number {
    let low = 0
    let high = this.#pairs.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#pairs[middle] ?? 0) < unit) low = middle + 1
      else high = middle
    }
    return unit - low
  }

  /** The unit at which a code point begins. */
  unit(point: number): number {
    let low = 0
    let high = this.#pairs.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#pairs[middle] ?? 0) - 1 - middle < point) low = middle + 1
      else high = middle
    }
    return point + low
  }
}
