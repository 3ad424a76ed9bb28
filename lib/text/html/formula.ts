type Part = { name: string; parts: string[] }

const maxLength = 4_000

/**
 * A formula as its elements come in: MathML, or TeX in a script. Its TeX is what people wrote, so that is used if
 * it is given (as an annotation, or as the alternative text); otherwise the characters of the MathML, on one line.
 */
export class Formula {
  readonly #given: string
  readonly #isTex: boolean
  readonly #open: Part[] = [{ name: 'math', parts: [] }]
  #tex = ''

  constructor(given: string | undefined, isTex: boolean) {
    this.#given = given ?? ''
    this.#isTex = isTex
  }

  open(name: string, encoding: string | undefined): void {
    const isTex = name === 'annotation' && /tex/i.test(encoding ?? '')
    this.#open.push({ name: isTex ? 'tex' : name, parts: [] })
  }

  text(text: string): void {
    const name = this.#open.at(-1)?.name
    if (this.#isTex || name === 'tex') this.#tex = (this.#tex + text).slice(0, maxLength)
    else if (name !== undefined && !name.startsWith('annotation') && text.trim() !== '')
      this.#open.at(-1)?.parts.push(text.trim())
  }

  close(): void {
    const part = this.#open.length > 1 ? this.#open.pop() : undefined
    const shown = part && !/^(?:tex|annotation.*)$/.test(part.name) ? formatMathElement(part) : ''
    if (shown !== '') this.#open.at(-1)?.parts.push(shown.slice(0, maxLength))
  }

  /** Returns the formula on one line; empty if there is nothing in it. */
  finish(): string {
    while (this.#open.length > 1) this.close()
    return (
      cleanTex(this.#tex) ||
      cleanTex(this.#given) ||
      formatMathElement(this.#open[0] ?? { name: '', parts: [] })
    )
  }
}

/** Returns TeX on one line, without the wrapping that Wikipedia and others add. */
const cleanTex = (tex: string): string =>
  tex
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\{\\(?:displaystyle|textstyle)\s?([\s\S]*)\}$/, '$1')
    .replace(/^%? ?<!\[CDATA\[|%? ?\]\]>$/g, '')
    .trim()

function formatMathElement({ name, parts }: Part): string {
  const [a = '', b = '', c = ''] = parts
  switch (name) {
    case 'msup':
    case 'mover':
      return `${a}^${addParentheses(b)}`
    case 'msub':
    case 'munder':
      return `${a}_${addParentheses(b)}`
    case 'msubsup':
    case 'munderover':
      return `${a}_${addParentheses(b)}^${addParentheses(c)}`
    case 'mfrac':
      return `${addParentheses(a)}/${addParentheses(b)}`
    case 'msqrt':
      return `√${addParentheses(parts.join(' '))}`
    case 'mroot':
      return `${a}^(1/${b})`
    case 'mi':
    case 'mn':
    case 'mo':
    case 'mtext':
      return parts.join('')
    default:
      return parts.join(' ')
  }
}

const addParentheses = (text: string): string => (/^[\p{L}\p{N}]*$/u.test(text) ? text : `(${text})`)

/** Returns the formula that an image stands for; undefined for real images. */
export const readPictureFormula = (
  alt: string | undefined,
  className: string | undefined,
): string | undefined =>
  alt !== undefined &&
  /(?:^|\s)(?:mwe-math-fallback-image-\w+|latex|tex|math|katex|mathjax)(?:\s|$)/i.test(className ?? '')
    ? cleanTex(alt.slice(0, maxLength)) || undefined
    : undefined
