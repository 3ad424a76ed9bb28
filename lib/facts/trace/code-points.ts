/**
 * Converts places in a text between UTF-16 units, as JavaScript counts them, and code points, as cards store them.
 */
export class CodePoints {
  /** Units that are the second half of a surrogate pair, in order. */
  readonly #pairs: number[] = []

  constructor(text: string) {
    for (let at = 1; at < text.length; at++)
      if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800)
        this.#pairs.push(at)
  }

  /** Returns the number of code points before a unit. */
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

  /** Returns the unit at which a code point begins. */
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
