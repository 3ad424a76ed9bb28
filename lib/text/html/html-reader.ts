import { decodeHTML } from 'entities'
import { Tokenizer } from 'htmlparser2'
import { type CaptionTrack, createCaptionTrack, isCaptionFile } from '../caption-track'
import { isHiddenStyle } from '../hidden-style'
import { readMarkdownAddress } from '../web-address'
import { findElementRole, isBlockRole, isVoidElement, type Role } from './elements'
import { escapeText } from './escape-text'
import { Formula, readPictureFormula } from './formula'
import type { Mark } from './inline-line'
import { type Budget, MarkdownWriter } from './markdown-writer'
import { type Attributes, readEmoji, readPictureAttributes } from './pictures'
import { findPlayerPage } from './players'
import { Table } from './table'

/** An open element, and what to do when it ends. */
type OpenElement = { name: string; role: Role | undefined; end: (() => void) | undefined }

/** Elements nested deeper than this are ignored; their text is not. */
const maxDepth = 200
/** Tables nested deeper than this are read as text. */
const maxTableDepth = 4
const maxImages = 100
const maxCaptions = 20

// The attributes that are read; the others are not even copied.
const usedAttributes = new Set(
  (
    'href src srcset alt width height style class start hidden colspan role data-src data-lazy-src data-original data-orig-file ' +
    'data-url data-hi-res-src data-srcset data-lazy-srcset data-lang data-videoid poster type encoding alttext display kind srclang label'
  ).split(' '),
)

/** Reads HTML once, from beginning to end, and writes it as Markdown. */
export class HtmlReader {
  readonly images = new Set<string>()
  readonly captions: CaptionTrack[] = []
  readonly #html: string
  readonly #baseUrl: string | undefined
  readonly #budget: Budget
  readonly #tokenizer: Tokenizer
  #writer: MarkdownWriter
  #open: OpenElement[] = []
  /** How many elements of each name are open, so that a stray end tag costs nothing. */
  readonly #count = new Map<string, number>()
  /** Number of open elements that are too deep to be looked at. */
  #tooDeep = 0
  #name = ''
  #attribute = ''
  #attributes: Attributes = {}
  /** Index of the outermost element whose content is left out; -1 if there is none. */
  #leftOut = -1
  /** Text of the current code block or inline code, unchanged. */
  #code: string | undefined
  #codeBlock = false
  #language = ''
  #fallback = 0
  /** The open formula. */
  #formula: Formula | undefined
  #formulas = 0
  /** The latest formula, as long as nothing has followed it: some pages repeat it for display. */
  #justShown: string | undefined
  #raised = 0
  #tables: Table[] = []
  #pictureSource: string | undefined

  constructor(html: string, baseUrl: string | undefined, budget: Budget) {
    this.#html = html
    this.#baseUrl = baseUrl
    this.#budget = budget
    this.#writer = new MarkdownWriter(budget)
    const slice = (from: number, to: number) => html.slice(from, to)
    const nothing = () => undefined
    this.#tokenizer = new Tokenizer(
      { decodeEntities: false, recognizeSelfClosing: true },
      {
        ontext: (from, to) => this.#text(slice(from, to)),
        oncdata: (from, to, offset) => this.#text(slice(from, to - offset)),
        onopentagname: (from, to) => {
          this.#name = slice(from, to).toLowerCase()
          this.#attributes = {}
        },
        onattribname: (from, to) => {
          this.#attribute = slice(from, to).toLowerCase()
        },
        onattribdata: (from, to) => {
          if (usedAttributes.has(this.#attribute))
            this.#attributes[this.#attribute] ??= decoded(slice(from, to))
        },
        onattribend: () => {
          if (usedAttributes.has(this.#attribute)) this.#attributes[this.#attribute] ??= ''
        },
        onopentagend: () => this.#start(isVoidElement(this.#name)),
        onselfclosingtag: () => this.#start(true),
        onclosetag: (from, to) => this.#end(slice(from, to).toLowerCase()),
        onattribentity: nothing,
        oncomment: nothing,
        ondeclaration: nothing,
        onend: nothing,
        onprocessinginstruction: nothing,
        ontextentity: nothing,
      },
    )
  }

  read(): string {
    this.#tokenizer.write(this.#html)
    this.#tokenizer.end()
    this.#closeTo(0)
    return this.#writer.finish()
  }

  #text(raw: string): void {
    if (this.#leftOut >= 0 || this.#fallback > 0) return
    const text = decoded(raw)
    if (this.#formula) {
      this.#formula.text(text)
      return
    }
    if (text.trim() !== '') this.#justShown = undefined
    if (this.#code !== undefined) this.#code += text
    else if (this.#raised > 0) this.#writer.line.addText(escapeText(toSuperscript(collapseWhitespace(text))))
    else this.#writer.line.addText(escapeText(collapseWhitespace(text)))
  }

  #start(isEmpty: boolean): void {
    const name = this.#name
    const role = findElementRole(name)
    if (this.#leftOut < 0 && this.#budget.left <= 0) this.#tokenizer.pause()
    if (this.#formula && this.#leftOut < 0) {
      const formula = this.#formula
      if (isEmpty) return
      formula.open(name, this.#attributes.encoding)
      this.#push(name, undefined, () => formula.close())
      return
    }
    if (role !== undefined) this.#endImplied(name, role)
    // Inline code that was never closed must not swallow the rest.
    if (role !== undefined && this.#code !== undefined && !this.#codeBlock && isBlockRole(role))
      this.#closeLastRole('code')
    if (this.#leftOut >= 0) {
      if (!isEmpty) this.#push(name, role, undefined)
      return
    }
    if (name === 'script' && /^math\/(?:tex|asciimath)/i.test(this.#attributes.type ?? '') && !isEmpty) {
      this.#push(name, role, this.#startFormula(true))
      return
    }
    if (role === 'left-out' || isHidden(this.#attributes, role) || this.#isShownAgain()) {
      if (isEmpty) return
      this.#push(name, role, undefined)
      if (this.#tooDeep === 0) this.#leftOut = this.#open.length - 1
      return
    }
    const end = role === undefined ? undefined : this.#begin(name, role)
    if (!isEmpty) this.#push(name, role, end)
    else end?.()
  }

  #push(name: string, role: Role | undefined, end: (() => void) | undefined): void {
    if (this.#open.length >= maxDepth) {
      // Its effect ends at once, since its end tag will not be recognized.
      end?.()
      this.#tooDeep++
      return
    }
    this.#open.push({ name, role, end })
    this.#count.set(name, (this.#count.get(name) ?? 0) + 1)
  }

  #end(name: string): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep--
      return
    }
    if (name === 'br') this.#writer.breakLine()
    // The end tag of a paragraph that was not opened still separates what precedes it.
    if (name === 'p' && !this.#count.get(name)) this.#endBlock()
    if (this.#count.get(name)) this.#closeTo(this.#open.findLastIndex((open) => open.name === name))
  }

  /** Ends all open elements from this index on. */
  #closeTo(place: number): void {
    while (this.#open.length > place) {
      const open = this.#open.pop()
      if (!open) return
      this.#count.set(open.name, (this.#count.get(open.name) ?? 1) - 1)
      open.end?.()
      if (this.#leftOut >= this.#open.length) this.#leftOut = -1
    }
  }

  /** Ends the elements that were not closed but end where this one begins. */
  #endImplied(name: string, role: Role): void {
    if (isBlockRole(role) && this.#count.get('p')) this.#closeLast('p', 'cell')
    if (role === 'entry') this.#closeLast(name, 'list')
    else if (name === 'dt' || name === 'dd') {
      this.#closeLast('dt', 'list')
      this.#closeLast('dd', 'list')
    } else if (role === 'row') this.#closeLast('tr', 'table')
    else if (role === 'cell') {
      this.#closeLast('td', 'table')
      this.#closeLast('th', 'table')
    } else if (role === 'link') this.#closeLast('a', 'cell')
  }

  #closeLast(name: string, within: Role): void {
    if (!this.#count.get(name)) return
    const place = this.#open.findLastIndex((open) => open.name === name || open.role === within)
    if (this.#open[place]?.name === name) this.#closeTo(place)
  }

  #closeLastRole(role: Role): void {
    const place = this.#open.findLastIndex((open) => open.role === role)
    if (place >= 0) this.#closeTo(place)
  }

  /** Handles the start of an element; returns what to do at its end. */
  #begin(name: string, role: Role): (() => void) | undefined {
    const attributes = this.#attributes
    if (this.#code !== undefined) return this.#beginInCode(role, attributes)
    switch (role) {
      case 'block':
        return this.#block()
      case 'heading':
        return this.#heading(Number(name[1]))
      case 'list': {
        const start = /^\d{1,9}$/.test(attributes.start ?? '') ? Number(attributes.start) : 1
        this.#writer.openList(name === 'ol', start)
        return () => this.#writer.closeList()
      }
      case 'entry':
        return this.#writer.openEntry() ? () => this.#writer.closeContainer() : this.#block()
      case 'quote':
        return this.#writer.openQuote() ? () => this.#writer.closeContainer() : this.#block()
      case 'code-block':
        return this.#codeIn(true)
      case 'code':
        return this.#codeIn(false)
      case 'table':
        return this.#table()
      case 'row':
        this.#tables.at(-1)?.startRow()
        return undefined
      case 'cell':
        return this.#cell(name)
      case 'strong':
        return isNormal(attributes.style) ? undefined : this.#mark({ sign: '**' })
      case 'emphasis':
        return this.#mark({ sign: '*' })
      case 'deleted':
        return this.#mark({ sign: '~~' })
      case 'link':
        return this.#link(attributes.href ?? '')
      case 'strong-block':
        return this.#markedBlock({ sign: '**' })
      case 'emphasis-block':
        return this.#markedBlock({ sign: '*' })
      case 'raised':
        this.#raised += name === 'sup' ? 1 : 0
        return name === 'sup' ? () => void this.#raised-- : undefined
      case 'quoted':
        this.#writer.line.addText('“')
        return () => this.#writer.line.addText('”')
      case 'track':
        this.#track()
        return undefined
      case 'player':
        this.#player(name)
        return this.#fallbackText()
      case 'fallback':
        return this.#fallbackText()
      case 'formula':
        return this.#startFormula(false)
      case 'formula-frame':
        return this.#formulaFrame()
      default:
        this.#beginAlone(role)
        return undefined
    }
  }

  #beginAlone(role: Role): void {
    if (role === 'picture') this.#picture()
    else if (role === 'picture-source') this.#source()
    else if (this.#fallback > 0) return
    else if (role === 'break') this.#writer.breakLine()
    else if (role === 'rule') {
      this.#endBlock()
      this.#writer.writeBlock('***')
    }
  }

  #beginInCode(role: Role, attributes: Attributes): undefined {
    if (role === 'code') this.#language ||= languageOf(attributes)
    if (role === 'break' || (isBlockRole(role) && this.#codeBlock && !/(?:^|\n)$/.test(this.#code ?? '')))
      this.#code += '\n'
  }

  /** Content for readers without scripts or players: only its images may be useful. */
  #fallbackText(): () => void {
    this.#fallback++
    return () => void this.#fallback--
  }

  #endBlock(): void {
    this.#writer.endBlock()
  }

  #block(): () => void {
    const writer = this.#writer
    writer.endBlock()
    return () => writer.endBlock()
  }

  #heading(level: number): () => void {
    const writer = this.#writer
    writer.endBlock()
    writer.heading = level
    return () => {
      writer.endBlock()
      writer.heading = 0
    }
  }

  #mark(mark: Mark): (() => void) | undefined {
    const { line } = this.#writer
    if (line.isActive(mark.sign)) return undefined
    line.openMark(mark)
    return () => line.closeMark()
  }

  #markedBlock(mark: Mark): () => void {
    const endBlock = this.#block()
    const endMark = this.#mark(mark)
    return () => {
      endMark?.()
      endBlock()
    }
  }

  #link(target: string): (() => void) | undefined {
    const href = readMarkdownAddress(target, this.#baseUrl) ?? mailAddress(target)
    return href === undefined
      ? undefined
      : this.#mark({ sign: '[', href: href.replace(/&(?=#?\w+;)/g, '&amp;') })
  }

  #codeIn(isBlockOfCode: boolean): () => void {
    if (isBlockOfCode) this.#endBlock()
    this.#code = ''
    this.#codeBlock = isBlockOfCode
    this.#language = languageOf(this.#attributes)
    const writer = this.#writer
    return () => {
      const code = (this.#code ?? '').replace(/\r\n?/g, '\n')
      this.#code = undefined
      if (isBlockOfCode) writer.writeBlock(codeBlock(code, this.#language))
      else if (code.trim() !== '') writer.line.addMarkdown(codeSpan(code), true)
    }
  }

  #table(): (() => void) | undefined {
    this.#endBlock()
    if (this.#tables.length >= maxTableDepth) return this.#block()
    const table = new Table(/^(?:presentation|none)$/i.test(this.#attributes.role ?? ''))
    const writer = this.#writer
    this.#tables.push(table)
    return () => {
      this.#tables.pop()
      writer.endBlock()
      for (const block of table.blocks()) writer.writeBlock(block)
    }
  }

  /** Shows a formula as its TeX, in code, since its characters mean other things in Markdown. */
  #startFormula(isTex: boolean): () => void {
    const { display, alttext, type } = this.#attributes
    const isBlockOfItsOwn = display === 'block' || /mode\s*=\s*display/i.test(type ?? '')
    const formula = new Formula(alttext, isTex)
    this.#formula = formula
    return () => {
      this.#formula = undefined
      this.#showFormula(formula.finish(), isBlockOfItsOwn)
    }
  }

  #showFormula(text: string, isBlockOfItsOwn: boolean): void {
    if (text === '' || this.#code !== undefined || this.#justShown === text) return
    this.#formulas++
    this.#justShown = text
    if (isBlockOfItsOwn && this.#tables.length === 0) {
      this.#endBlock()
      this.#writer.writeBlock(codeBlock(text, 'math'))
    } else this.#writer.line.addMarkdown(codeSpan(text), true)
  }

  /** MathJax may draw a formula without any text in it. A placeholder shows that there was one. */
  #formulaFrame(): () => void {
    const before = this.#formulas
    return () => {
      if (this.#formulas === before) this.#writer.line.addText(escapeText('[formula]'))
    }
  }

  #isShownAgain(): boolean {
    return this.#justShown !== undefined && /(?:^|\s)katex-html(?:\s|$)/.test(this.#attributes.class ?? '')
  }

  #cell(name: string): (() => void) | undefined {
    const table = this.#tables.at(-1)
    if (!table) return this.#block()
    const columns = Math.min(Number(/^\d{1,2}$/.exec(this.#attributes.colspan ?? '')?.[0] ?? 1), 20)
    const isGutter = /\b(?:gutter|linenos?|line-numbers?|blob-num)\b/.test(this.#attributes.class ?? '')
    const outer = this.#writer
    const cell = new MarkdownWriter(this.#budget)
    this.#writer = cell
    return () => {
      this.#writer = outer
      const text = cell.finish()
      if (!isGutter) table.add(text, name === 'th', columns)
    }
  }

  #picture(): void {
    const source = this.#pictureSource
    this.#pictureSource = undefined
    if (source !== undefined && !this.#attributes.src && !this.#attributes.srcset)
      this.#attributes.srcset = source
    const formula = readPictureFormula(this.#attributes.alt, this.#attributes.class)
    if (formula !== undefined) {
      if (this.#fallback === 0) this.#showFormula(formula, false)
      return
    }
    const emoji = readEmoji(this.#attributes)
    if (emoji !== undefined) {
      if (this.#fallback === 0) this.#writer.line.addText(escapeText(emoji))
      return
    }
    const picture = readPictureAttributes(this.#attributes, this.#baseUrl)
    // A lazy-loaded image is repeated in <noscript>.
    if (!picture || (this.#fallback > 0 && this.images.has(picture.address))) return
    if (this.images.size < maxImages) this.images.add(picture.address)
    this.#writer.line.addMarkdown(
      `![${escapeText(picture.alt)}](${picture.address.replace(/&(?=#?\w+;)/g, '&amp;')})`,
      false,
    )
  }

  #player(name: string): void {
    const poster =
      name === 'video' ? readMarkdownAddress(this.#attributes.poster ?? '', this.#baseUrl) : undefined
    if (poster !== undefined && this.images.size < maxImages) this.images.add(poster)
    const page = findPlayerPage(name, this.#attributes, this.#baseUrl)
    if (name === 'video') this.#video = page
    this.#showPlayer(page)
  }

  /** Reads a <track> of the open <video>. */
  #track(): void {
    const { kind = 'subtitles', src = '', srclang: language, label } = this.#attributes
    if (!this.#count.get('video') || !/^\s*(?:captions|subtitles)\s*$/i.test(kind)) return
    const url = readMarkdownAddress(src, this.#baseUrl)
    if (url !== undefined && isCaptionFile(url) && this.captions.length < maxCaptions)
      this.captions.push(createCaptionTrack(url, { language, label, video: this.#video }))
  }

  /**
   * Reads a <source>: an address of the open <video> or <audio>, or the srcset of a <picture>, which is kept for
   * its <img>.
   */
  #source(): void {
    const parent = this.#open.findLast(({ role, name }) => role === 'player' || name === 'picture')
    if (parent?.role === 'player') {
      const page = findPlayerPage(parent.name, this.#attributes, this.#baseUrl)
      if (parent.name === 'video') this.#video ??= page
      this.#showPlayer(page)
    } else if (this.#attributes.srcset) this.#pictureSource ??= this.#attributes.srcset
  }

  /**
   * On a line of its own, the address is shown as a link, and sites into which people paste it turn it into a
   * player.
   */
  #showPlayer(page: string | undefined): void {
    if (page === undefined || this.#players.has(page)) return
    this.#players.add(page)
    this.#endBlock()
    this.#writer.line.addText(escapeText(page))
    this.#endBlock()
  }

  readonly #players = new Set<string>()
  /** The address of the <video> that began last. */
  #video: string | undefined
}

const decoded = (text: string): string => (text.includes('&') ? decodeHTML(text) : text)

const collapseWhitespace = (text: string): string =>
  /[\t\n\f\r]|[ \u00a0]{2}/.test(text) ? text.replace(/[\t\n\f\r \u00a0]{2,}|[\t\n\f\r]/g, ' ') : text

const mailAddress = (text: string): string | undefined =>
  /^mailto:[^\s()<>\\|[\]]{1,320}$/i.test(text.trim()) ? text.trim() : undefined

const isHidden = ({ hidden, style }: Attributes, role: Role | undefined): boolean =>
  hidden !== undefined ||
  (style !== undefined && isHiddenStyle(style, role !== undefined && isBlockRole(role)))

/** Documents pasted from some editors are wrapped in a <b> that is not bold. */
const isNormal = (style: string | undefined): boolean =>
  style !== undefined && /font-weight\s*:\s*(?:normal|[1-4]00)/i.test(style)

const languageOf = (attributes: Attributes): string =>
  /(?:^|\s)(?:language-|lang-|brush:\s{0,3}|highlight-source-)([\w+#-]{1,30})/.exec(
    attributes.class ?? '',
  )?.[1] ??
  /^[\w+#-]{1,30}$/.exec(attributes['data-lang'] ?? '')?.[0] ??
  ''

function codeBlock(code: string, language: string): string {
  const text = removeTrailingBlankLines(code.replace(/^\n/, ''))
  if (text === '') return ''
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${fence}${language}\n${text}\n${fence}`
}

/** Removes the blank lines at the end; a line of code keeps its own whitespace. */
function removeTrailingBlankLines(code: string): string {
  let end = code.length
  while (/\s/.test(code[end - 1] ?? '')) end--
  const line = code.indexOf('\n', end)
  return end === 0 || line < 0 ? code.slice(0, end === 0 ? 0 : code.length) : code.slice(0, line)
}

function codeSpan(code: string): string {
  const text = code.replace(/\s+/g, ' ').trim()
  const fence = '`'.repeat(longestRun(text) + 1)
  return /^`|`$/.test(text) ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`
}

const longestRun = (text: string): number =>
  text.includes('`') ? Math.max(...(text.match(/`+/g) ?? []).map((run) => run.length)) : 0

const superscripts: Record<string, string> = Object.fromEntries(
  [...'0123456789+-=()ni'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][at] ?? sign]),
)

/** "10²" must not become "102". */
const toSuperscript = (text: string): string =>
  /^[\d+\-=()ni]{1,10}$/.test(text) ? [...text].map((sign) => superscripts[sign] ?? sign).join('') : text
