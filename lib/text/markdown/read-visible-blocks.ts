import { decodeHTML } from 'entities'
import type { BlockContent, DefinitionContent, List, Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { hiddenAttribute, hiddenStyle } from '../hidden-style'
import { isVoidElement } from '../html/elements'
import { limitMarks, limitNesting, replaceGenderStars, replaceWrappedListMarks } from './limit-marks'
import {
  splitBrokenLines,
  splitHeadingLine,
  splitIntroducedLines,
  splitProgramme,
  splitUnmarkedList,
} from './split-broken-lines'
import { type LabelledPart, splitLabelledParts } from './split-labelled-parts'
import { SourceText, VisibleText } from './visible-text'

export type BlockKind =
  | 'heading'
  | 'paragraph'
  | 'entry'
  | 'quote'
  | 'caption'
  | 'definition'
  | 'footnote'
  | 'table'
  | 'code'
  | 'hidden'

/** A part of a Markdown text as it reads: its words on one line, and the position of each in the source. */
export type VisibleBlock = {
  kind: BlockKind
  /** The words; for tables and code, the source with collapsed whitespace. */
  text: string
  /** The position in the source of each UTF-16 unit of `text`, and of its end. */
  places: readonly number[]
  links: readonly { from: number; until: number; url: string }[]
  /** The share of the words that is code, from 0 to 1. */
  codeShare: number
  /** The level of a heading, or how deep an entry is nested. */
  depth: number
  /** The id of the list that an entry belongs to, and whether that list is numbered. */
  list: { id: number; ordered: boolean } | undefined
  /** What a definition defines, or the label before a value ("Where"). */
  label: string | undefined
}

/** An image in the text, with the source's own words about it. */
export type VisiblePicture = { url: string; alt: string }

/**
 * Reads Markdown as a person sees it: blocks in order, soft line breaks as spaces, each character with its
 * position. Of the HTML in it, the words are shown; comments, scripts and hidden elements are blocks of the kind
 * `hidden`. Pure. Serves spec/writing#1.
 */
export function readVisibleBlocks(markdown: string): { blocks: VisibleBlock[]; pictures: VisiblePicture[] } {
  const reader = new BlockReader(new SourceText(markdown))
  if (isPlain(markdown)) {
    reader.readPlain()
    return { blocks: reader.blocks, pictures: [] }
  }
  const tree = fromMarkdown(limitMarks(replaceGenderStars(replaceWrappedListMarks(limitNesting(markdown)))), {
    // A single tilde stands between the ends of a range: "10~12, 14~16".
    extensions: [gfmTable(), gfmStrikethrough({ singleTilde: false }), gfmFootnote()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown(), gfmFootnoteFromMarkdown()],
  })
  for (const node of tree.children) reader.read(node, { kind: 'paragraph', depth: 0, list: undefined })
  return { blocks: reader.blocks, pictures: reader.pictures }
}

/** Whether a text is prose without any Markdown mark, as most fields are: it needs no parser. */
const isPlain = (text: string): boolean =>
  !/[*_`[\]<>&\\|~#\t\r]|^ {0,3}(?:[-+=:]|\d{1,9}[.)])| {2}$|^ {4}/m.test(text)

type BlockContext = { kind: BlockKind; depth: number; list: VisibleBlock['list'] }

class BlockReader {
  blocks: VisibleBlock[] = []
  pictures: VisiblePicture[] = []
  readonly #source: SourceText
  #lists = 0
  #afterPicture = false

  constructor(source: SourceText) {
    this.#source = source
  }

  /** Reads paragraphs that are separated by blank lines. */
  readPlain(): void {
    const { text } = this.#source
    for (const { 0: paragraph, index } of text.matchAll(/\S[^\n]*(?:\n[^\S\n]*\S[^\n]*)*/g)) {
      const words = new VisibleText(this.#source)
      words.add(paragraph, index)
      this.#addParagraph(words, { kind: 'paragraph', depth: 0, list: undefined })
    }
  }

  read(node: RootContent | BlockContent | DefinitionContent, around: BlockContext): void {
    const afterPicture = this.#afterPicture
    this.#afterPicture = false
    switch (node.type) {
      case 'heading':
        this.#addWords(node.children, { ...around, kind: 'heading', depth: node.depth })
        return
      case 'paragraph': {
        const isCaption = afterPicture && node.children.length === 1 && node.children[0]?.type === 'emphasis'
        const isTitle = isPseudoHeading(node.children)
        const kind = isCaption ? 'caption' : isTitle ? 'heading' : around.kind
        this.#afterPicture = node.children.every((one) => one.type === 'image' || isBlankText(one))
        this.#addWords(node.children, { ...around, kind, depth: isTitle ? 6 : around.depth })
        return
      }
      case 'blockquote':
        for (const child of node.children) this.read(child, { ...around, kind: 'quote' })
        return
      case 'list':
        this.#readList(node, around)
        return
      case 'table':
        this.#addSource(node, 'table')
        return
      case 'code':
        this.#addSource(node, 'code')
        return
      case 'footnoteDefinition':
        for (const child of node.children) this.read(child, { ...around, kind: 'footnote' })
        return
      case 'html':
        this.#readHtml(node, around)
        return
    }
  }

  #readList(list: List, around: BlockContext): void {
    const depth = around.depth + 1
    const own = { id: ++this.#lists, ordered: list.ordered ?? false }
    for (const entry of list.children) {
      let kind: BlockKind = 'entry'
      const [first] = entry.children
      const [from] = span(entry)
      const marker = first?.type === 'paragraph' ? this.#source.text.slice(from, span(first)[0]) : ''
      // "10. Oktober", which Markdown reads as the tenth entry of a list: without its number, it would be another
      // day.
      const isDay =
        list.ordered &&
        first?.type === 'paragraph' &&
        startsWithDate(this.#source.text.slice(from, from + 40))
      for (const child of entry.children) {
        if (isDay && child === first) {
          const words = new VisibleText(this.#source)
          words.add(marker, from)
          for (const part of first.children) this.#readPhrasing(part, words)
          this.#addParagraph(words, { kind, depth, list: around.list ?? { ...own, ordered: false } })
          kind = 'paragraph'
          continue
        }
        this.read(child, { kind, depth, list: own })
        kind = 'paragraph'
      }
    }
  }

  #addWords(children: readonly PhrasingContent[], around: BlockContext): void {
    const words = new VisibleText(this.#source)
    this.#readChildren(children, words)
    const [first, second] = children
    words.isHeadBold = first?.type === 'strong' && second?.type === 'text' && second.value.startsWith('\n')
    this.#addParagraph(words, around)
  }

  #addParagraph(words: VisibleText, around: BlockContext): void {
    let list: VisibleBlock['list']
    for (const { part, label, kind = around.kind, ordered } of splitParagraph(
      words,
      around,
      this.#isBelowLeadIn(),
    )) {
      if (ordered === undefined) list = undefined
      else if (list?.ordered !== ordered) list = { id: ++this.#lists, ordered }
      const depth = kind === 'heading' && around.kind !== 'heading' ? 6 : around.depth
      this.#addBlock(part, { ...around, kind, depth, list: list ?? around.list }, label)
    }
  }

  /** "Au menu :": whether the block before introduces what follows. */
  #isBelowLeadIn(): boolean {
    const before = this.blocks.at(-1)
    return (
      before !== undefined && before.list === undefined && /:$/u.test(before.text) && before.text.length < 80
    )
  }

  #addBlock(words: VisibleText, around: BlockContext, label?: string): void {
    const whole = words.part(0, words.text.length)
    if (!whole) return
    this.blocks.push({
      ...around,
      text: whole.text,
      places: whole.places,
      links: whole.links,
      codeShare: whole.codeLength / whole.text.length,
      label,
    })
  }

  #addSource(node: Nodes, kind: BlockKind): void {
    const [from, until] = span(node)
    const words = new VisibleText(this.#source)
    words.add(this.#source.text.slice(from, until), from)
    this.#addBlock(words, { kind, depth: 0, list: undefined })
  }

  /** Reads what stands in a line; an element that no reader sees is a hidden block of its own. */
  #readChildren(children: readonly PhrasingContent[], words: VisibleText): void {
    let hidden: { name: string; from: number } | undefined
    const end = (until: number): void => {
      if (!hidden) return
      const text = new VisibleText(this.#source)
      text.add(this.#source.text.slice(hidden.from, until), hidden.from)
      this.#addBlock(text, { kind: 'hidden', depth: 0, list: undefined })
      hidden = undefined
    }
    for (const [at, child] of children.entries()) {
      const [from, until] = span(child)
      const next = children[at + 1]
      // "~~Sun 26 April~~ moved to Thu 30 April": what moved is said.
      if (child.type === 'delete' && next?.type === 'text' && movedPattern.test(next.value)) {
        this.#readChildren(child.children, words)
        continue
      }
      const tag = child.type === 'html' ? child.value : ''
      if (hidden) {
        if (tag.toLowerCase().startsWith(`</${hidden.name}`)) end(until)
        continue
      }
      const name = hiddenTagPattern.exec(tag)?.[1]
      // A picture that counts readers has no end.
      if (name === undefined || isVoidElement(name.toLowerCase()) || tag.endsWith('/>'))
        this.#readPhrasing(child, words)
      else hidden = { name: name.toLowerCase(), from }
    }
    const last = children.at(-1)
    if (last) end(span(last)[1])
  }

  #readPhrasing(node: PhrasingContent, words: VisibleText): void {
    const [from, until] = span(node)
    switch (node.type) {
      case 'text':
        words.addDecoded(node.value, from, until)
        return
      case 'inlineCode': {
        const before = words.text.length
        words.addDecoded(node.value, this.#source.text.indexOf(node.value, from), until)
        words.codeLength += words.text.length - before
        return
      }
      case 'break':
        words.addBreak(from)
        return
      // What is struck out is no longer said.
      case 'delete':
        return
      case 'image':
        this.pictures.push({ url: node.url, alt: node.alt ?? '' })
        return
      case 'link': {
        const before = words.text.length
        this.#readChildren(node.children, words)
        words.links.push({ from: before, until: words.text.length, url: node.url })
        return
      }
      case 'html':
        if (/^<br\b/i.test(node.value)) words.addBreak(from)
        return
      default:
        if ('children' in node) this.#readChildren(node.children, words)
    }
  }

  /** Reads HTML between blocks: its words outside tags, with a paragraph for each block element. */
  #readHtml(node: Nodes, around: BlockContext): void {
    const [start, end] = span(node)
    const html = this.#source.text.slice(start, end)
    let words = new VisibleText(this.#source)
    for (const { 0: found, index, groups } of html.matchAll(htmlParts)) {
      const at = start + index
      if (groups?.hidden !== undefined) {
        const hidden = new VisibleText(this.#source)
        hidden.add(found, at)
        this.#addBlock(hidden, { ...around, kind: 'hidden' })
      } else if (groups?.tag !== undefined) {
        if (!inlineTag.test(found)) {
          this.#addBlock(words, around)
          words = new VisibleText(this.#source)
        }
      } else words.addDecoded(decodeHTML(found), at, at + found.length)
    }
    this.#addBlock(words, around)
  }
}

const movedPattern =
  /^\s?[(:,;–—-]{0,2}\s?(?:→|->|=>)?\s?(?:(?:ist |wird |wurde |is |has been |est |è )?(?:verlegt|verschoben|moved|postponed|rescheduled|reportée?|déplacée?|spostat[oa]|rinviat[oa]|aplazad[oa]|adiad[oa]|verplaatst|verschoven|przeniesion\p{L}+|przełożon\p{L}+|flyttad|flyttet|flyttes))(?!\p{L})/iu

/**
 * Splits a paragraph into list lines or values with their labels. A heading is always one part, even if it contains
 * a colon.
 */
function splitParagraph(
  words: VisibleText,
  { kind, list }: BlockContext,
  isBelowLeadIn: boolean,
): LabelledPart[] {
  if (kind === 'heading') return [{ part: words }]
  if (kind !== 'paragraph' || list !== undefined) return splitLabelledParts(words)
  const parts =
    splitBrokenLines(words) ?? splitProgramme(words) ?? splitHeadingLine(words) ?? splitLabelledParts(words)
  if (parts.length > 1) return parts
  return splitUnmarkedList(words) ?? (isBelowLeadIn ? splitIntroducedLines(words) : undefined) ?? parts
}

/** Names of months in full and abbreviated, so that "Separate the eggs" and "Sie" do not begin with one. */
const months = [
  'jan(?:uary|uar|uari)?|feb(?:ruary|ruar|ruari)?|mar(?:ch|s|ts)?|apr(?:il)?|may|june?|july?|aug(?:ust|usti|ustus)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
  'jänner|feber|märz?|mai|juni|juli|okt(?:ober)?|dez(?:ember)?|maart|mei|maj',
  'janv(?:ier)?|févr(?:ier)?|avr(?:il)?|juin|juil(?:let)?|août|septembre|octobre|novembre|déc(?:embre)?',
  'gen(?:naio)?|febbraio|marzo|aprile|maggio|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|settembre|ott(?:obre)?|dic(?:embre)?',
  'enero|febrero|abril|mayo|junio|julio|sept?iembre|octubre|noviembre|diciembre',
  'stycz(?:nia|eń)|lut(?:ego|y)|mar(?:ca|zec)|kwie(?:tnia|cień)|maja|czerw(?:ca|iec)|lip(?:ca|iec)|sierp(?:nia|ień)|wrze(?:śnia|sień)|październik(?:a)?|listopad(?:a|u)?|grud(?:nia|zień)',
  'led(?:na|en)|únor(?:a)?|březen|března|dub(?:na|en)|květ(?:na|en)|červen(?:ec)?|červ(?:na|ence)|srp(?:na|en)|září|říj(?:na|en)|prosin(?:ce|ec)',
  '(?:tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)kuu(?:n|ta)?',
].join('|')
/** A number that is a day of the month and does not count list entries: "10. Oktober". */
const dayWithMonthPattern = new RegExp(
  `^(?:0?[1-9]|[12]\\d|3[01])\\.\\s{1,3}(?:${months})(?:woche|hälfte|wochenende|tage?)?(?!\\p{L})`,
  'iu',
)
/**
 * The same for a range: "3. bis 30. November". Within a sentence, joining words are lowercase: "1. Bis 10. Mai
 * anmelden" is a step.
 */
const dayRangePattern =
  /^(?:0?[1-9]|[12]\d|3[01])\.\s{1,3}(?:bis|und|oder|–|-)\s{1,3}(?:zum\s{1,3})?\d{1,2}\.\s{1,3}\p{Lu}/u

const startsWithDate = (text: string): boolean => dayWithMonthPattern.test(text) || dayRangePattern.test(text)

const htmlParts = new RegExp(
  String.raw`(?<hidden><!--(?:(?!<!--)[\s\S])*?-->|<(?<name>script|style|template|noscript|svg|iframe)\b(?:(?!<\k<name>\b)[\s\S])*?<\/\k<name>\s{0,9}>|<(?<box>[a-z]{1,20})\s[^<>]{0,500}(?:${hiddenStyle}|${hiddenAttribute})[^<>]{0,500}>[^<]{0,5000}<\/\k<box>\s{0,9}>)|(?<tag><\/?[a-z][^<>]{0,4000}>)|[^<]+|<`,
  'gi',
)
const hiddenTagPattern = new RegExp(
  String.raw`^<([a-z]{1,20})\s[^<>]{0,500}(?:${hiddenStyle}|${hiddenAttribute})`,
  'iu',
)
const inlineTag =
  /^<\/?(?:a|abbr|b|bdi|bdo|cite|em|font|i|ins|mark|q|s|small|span|strong|sub|sup|time|u|wbr)\b/i

const span = ({ position }: Nodes): [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

const isBlankText = (node: PhrasingContent): boolean =>
  node.type === 'break' || (node.type === 'text' && node.value.trim() === '')

/** Whether a paragraph is a heading: short, and bold as a whole. */
function isPseudoHeading(children: readonly PhrasingContent[]): boolean {
  const [only] = children
  if (children.length !== 1 || only?.type !== 'strong') return false
  const [words] = only.children
  return words?.type === 'text' && words.value.length <= 80 && !/[.!?…:]$/u.test(words.value)
}
