import { callToActionPattern } from '@/lib/facts/exclude/line-patterns'
import { findFootnoteMarks } from '@/lib/facts/read/footnotes'
import { isDocumentName } from './document-words'
import { isFilingTag } from './filing-words'
import { announcesChange } from './sentence-checks'

/**
 * The context of a title: the item's URL, the words and language of its text, and whether a date in front of it is
 * kept.
 */
type TitleContext = { url: string | null; text?: () => string; language?: string; keepsDate?: boolean }

const isBalanced = (text: string): boolean =>
  text.split('«').length === text.split('»').length && text.split('(').length === text.split(')').length
const normalizeText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const wordsIn = (text: string): number => text.split(/\s+/u).length

/**
 * A title in readers' wording, a part of the source's own: without the name of the site and the categories, codes,
 * dates and versions that systems add, and not in capitals if its text has the same words in lowercase. "" if none
 * of it can be said, as with a file name. Pure.
 */
export function cleanTitle(title: string, { url, text, language, keepsDate = false }: TitleContext): string {
  const whole = title.trim().replace(/\s+/gu, ' ')
  if (isFileName(whole)) return ''
  const spaced = whole.replace(/ :: | \/\/ /gu, ' | ')
  // It contains a file name or an internal note, so it was not written for readers.
  if (spaced.split(/ [|–—-] /u).some((part) => isFileName(part) || internalTitlePattern.test(part))) return ''
  // A title with a footnote mark is not said without the footnote.
  if (isDocumentName(whole) || isIssue(whole) || findFootnoteMarks(whole).length > 0) return ''
  let said = removeSiteName(spaced, { url, text })
  if (said === '') return ''
  for (let before = ''; before !== said; ) {
    before = said
    said = removeTitleSuffix(removeTitlePrefix(said, keepsDate), url)
  }
  // Only symbols and codes would be left.
  if (!/\p{L}{2}/u.test(said)) said = whole
  // The cut fell within a quotation or parentheses.
  if (!isBalanced(said) && isBalanced(whole)) said = whole
  said = said.replace(/([!?])[!?]+/gu, '$1')
  if (isDocumentName(said)) return ''
  const spoken = lowercaseLabel(restoreLowercase(said, text, language), text)
  if (spoken === whole || spoken === '') return spoken
  return spoken.replace(/^\p{Ll}(?=\p{Ll}*(?:[\s:,.!?–-]|$))/u, (letter) => letter.toUpperCase())
}

const internalTitlePattern =
  /^(?:internal(?: only)?|intern|nur intern|confidential|vertraulich|draft(?: \d+)?|entwurf)$/iu

/** "Letter from the hill, no. 31": the number of an issue says nothing about its content. */
const isIssue = (title: string): boolean =>
  /^[^:–—!?]{2,50}[\s,(–—-]\s?(?:no|nr|nº|n°|núm|num|issue|ausgabe|numéro|numero|número|nummer|numer)\.?\s?\d{1,4}\)?$/iu.test(
    title,
  )

/** Whether a title is the name of a file: "2026-11_Flyertext_neu.docx". */
const isFileName = (title: string): boolean =>
  (/^\S+\.(?:pdf|docx?|xlsx?|pptx?|odt|rtf|txt|md|html?|csv|indd|pages|key|jpe?g|png|mp4|mov|zip)$/iu.test(
    title,
  ) &&
    !/^https?:/iu.test(title)) ||
  /\.(?:pdf|docx?|xlsx?|pptx?|odt|indd)$/iu.test(title) ||
  (!/\s/u.test(title) && /[\p{L}\p{N}]_[\p{L}\p{N}]/u.test(title))

/** The host of a URL without "www." and the top-level domain: "harbourgazette". */
const hostOf = (url: string | null): string =>
  normalizeText((URL.parse(url ?? '')?.hostname ?? '').replace(/^www\./u, '').replace(/\.[a-z]+$/u, ''))

function isSite(part: string, host: string): boolean {
  const site = normalizeText(part.replace(/\.[a-z]{2,10}$/iu, ''))
  if (site.length < 3 || host === '') return false
  return host.includes(site) || (host.length > 4 && site.includes(host) && site.length < host.length + 7)
}

/**
 * The part of "Title | Category | Site" that is the title; if it is short and there is only one other part that
 * says something, both are kept.
 */
function removeSiteName(title: string, { url, text }: Pick<TitleContext, 'url' | 'text'>): string {
  const host = hostOf(url)
  const parts = title.split(/ [|·»›•]{1,3} /u).filter((part) => part.trim() !== '')
  if (parts.length === 1) return title
  const [first] = parts
  const told = parts.filter((part) => !isFilingTag(part) && !isDocumentName(part) && !isSite(part, host))
  const [head, tail] = told
  if (head === undefined) return first ?? title
  // "Aktuelles | Gemeinde Oberau": what is left only says whose page it is.
  if (tail === undefined) return parts.length > 1 && head !== first && wordsIn(head) < 4 ? '' : head
  const whole = normalizeText(text?.() ?? '')
  const inText = told.filter((part) => whole.includes(normalizeText(part)))
  if (inText.length === 1 && wordsIn(inText[0] ?? '') > 1) return inText[0] ?? head
  if (wordsIn(head) > 2 || parts.length > 2) return head.length < 4 ? tail : head
  return title.includes(`${head} | ${tail}`) ? title : head
}

const markedLabelPattern =
  /^(?:\+{2,3}|\*{2,3}|>{2,3}|!{2,3}|={2,3})\s*([^+*>!=]{2,30}?)\s*(?:\+{2,3}|\*{2,3}|<{2,3}|!{2,3}|={2,3})\s*[:–-]?\s*(?=\S)/u
const bracketed = /^[【[［]([^】\]］]{1,24})[】\]］]\s*(?=\S)/u
/** "EMBARGOED until 6 May, 00:01: …", "Sperrfrist 6. Mai: …" */
const embargoPrefixPattern =
  /^[\s*([-]{0,3}(?:strictly |under )?(?:embargo(?:ed)?|sperrfrist|gesperrt bis|sous embargo|bajo embargo|sotto embargo)(?!\p{L})(?:[^:–—]|\d:\d){0,60}[\])]?\s?[:–—]\s+(?=\S)/iu
const mailPrefixPattern = /^(?:re|fwd?|aw|wg|tr|rv|sv|vs|odp|ynt)\s?:\s*(?=\S)/iu
const day = /^(?:\d{4}-\d{2}-\d{2}|\d{8}|\d{1,2}[./]\d{1,2}[./]\d{2,4})[\s_,:|–—-]{1,4}(?=\p{L})/u
const code =
  /^(?:#\s?\d{1,9}|[A-Z]{2,6}-\d{3,9}|(?:PR|PM|MM|NR|No|Nr|TOP|Ref|ID|Ticket|Art)\.?\s?[-#]?\s?\d[\d/.-]{0,12}|(?:kurs|course|cours|corso|curso|cursus)\s?(?:nr\.?|no\.?)?\s?[A-Z]{0,3}-?\d[\d./-]{0,12}(?:-?[A-Z])?)\s?(?:[:|–—]|-\s)\s*(?=\S)/iu
const label =
  /^(?:aviso importante|aviso|duyuru|notice|announcement|ankündigung|bekanntmachung|mitteilung|meldung|info|news|news flash|breaking|breaking news|eilmeldung|actualité|actualités|avis|avviso|avviso importante|comunicado|komunikat|aktualności|nieuws|nyhet|nyheter|neu|jetzt neu|new|recipe|rezept|rezept der woche|recipe of the week|receta|recette|ricetta|blog|blog post|tip|tipp|update|press release|pressemitteilung|presseinfo|medienmitteilung|wichtig|important|reminder|erinnerung|важно|увага|новини|оголошення|お知らせ|ニュース|公告|通知|공지|إعلان|خبر)\s?[:：|–—]\s*(?=\S)/iu

function removeTitlePrefix(title: string, keepsDate: boolean): string {
  const [before, state] = markedLabelPattern.exec(title) ?? bracketed.exec(title) ?? []
  if (before !== undefined && state !== undefined) {
    const rest = title.slice(before.length)
    // "++ AUSVERKAUFT ++": readers must know this.
    return announcesChange(state) || /中止|延期|満席|完売|취소|매진/u.test(state)
      ? `${state.trim()}: ${rest}`
      : rest
  }
  for (const pattern of keepsDate
    ? [embargoPrefixPattern, mailPrefixPattern, code, label]
    : [embargoPrefixPattern, mailPrefixPattern, code, label, day]) {
    const found = pattern.exec(title)?.[0]
    if (found !== undefined) return title.slice(found.length)
  }
  return title
}

const version =
  / ?[-–—(_[]? ?(?<!\p{L})(?:(?:final|finale?\s(?:version|fassung)|draft|entwurf|kopie|copy|korr|rev)[\s_.-]{0,3}(?:v(?:er(?:sion)?)?\.?\s?\d{1,3}(?:\.\d{1,3})?|\d{1,2})|v\d{1,2}[\s_.-]{0,3}(?:final|neu|draft|entwurf))[ )\]]{0,3}$/iu
const bracketSuffixPattern =
  / ?[([](?:(?:see|siehe|s\.) [^()[\]]{1,30}|final|final version|draft|entwurf|copy|kopie|neu|new|update(?: \d{1,2})?|updated|aktualisiert|v\d{1,2}|\d{1}|\p{Lu}{3,20}!{1,3}|(?:(?:newsletter|website|poster|flyer|social media|blog|print|web|aushang|plakat)(?: text)?\s?[+,/&]\s?){1,6}(?:(?:newsletter|website|poster|flyer|blog|print|web|aushang|plakat)[ -]?)?(?:text|copy|post))[)\]] ?$/u
const update = /\s[-–—|]\s(?:update|final|draft|entwurf|kopie|copy)(?:\s\d{1,2})?$/iu
const reference =
  / ?[-–—,|(] ?(?:ref|reference|referenz|kennziffer|kennz|az|aktenzeichen|job[\s-]?id|stellen-?id|id|sku|art\.?-?nr)\b\.?\s?[:#]?\s?(?:nr\.?|no\.?)?\s?#?[A-Z]{0,6}[-/ ]?\d[\p{L}\p{N}/.-]{0,20}\)?$/iu
/** Captures the text before and after the last " – " of a title. */
const dashed = /^([^\n]{3,}\S)\s+[–—-]\s+([^–—\n]{2,60})$/u

function removeTitleSuffix(title: string, url: string | null): string {
  for (const pattern of [version, bracketSuffixPattern, update, reference]) {
    const at = title.slice(0, 400).search(pattern)
    if (at > 3 && wordsIn(title.slice(0, at)) > 1) return title.slice(0, at).trim()
  }
  const [, head, tail] = dashed.exec(title) ?? []
  if (head === undefined || tail === undefined) return title
  // A result, with who played whom: "Wexcombe B 3½ – Rooks of Ludbury 2½".
  if (/\d[½¼¾]?$/u.test(head) && /\d[½¼¾]?$/u.test(tail)) return title
  if (
    isSite(tail, hostOf(url)) ||
    isFilingTag(tail) ||
    isDocumentName(tail) ||
    callToActionPattern.test(tail)
  )
    return head.trim()
  if (isDocumentName(head)) return tail.trim()
  return title
}

const upperCaseWordPattern = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}’'-]+(?![\p{L}\p{N}])/gu
/** Function words that occur in and between names; short, but not abbreviations. */
const functionWordPattern =
  /^(?:a|an|the|of|for|in|on|at|to|by|and|or|with|from|is|are|new|our|your|der|die|das|des|dem|den|und|im|am|zu|zum|zur|für|mit|von|vom|auf|bei|ein|eine|neu|neue|de|du|des|la|le|les|et|en|au|aux|un|une|el|los|las|y|del|al|il|lo|gli|e|di|da|per|con|do|dos|het|een|van|voor|na|w|i|z|på|og|och|av|til|ve)$/iu

/** Rewrites a title in capitals with the spelling that its text uses for the same words. */
function restoreLowercase(title: string, textOf: (() => string) | undefined, language?: string): string {
  const loud = title.match(upperCaseWordPattern) ?? []
  const isRun = /(?<!\p{L})\p{Lu}[\p{Lu}’'-]{1,30}\s\p{Lu}[\p{Lu}’'-]{1,30}(?!\p{L})/u.test(title)
  if (textOf === undefined || !loud.some((word) => word.length > 3)) return title
  const known = mapWordSpellings(textOf())
  const letters = title.replace(/[^\p{L}]/gu, '').length
  const isShouted = isRun && loud.join('').replace(/[^\p{L}]/gu, '').length > letters / 2
  let unknown = 0
  const spoken = title.replace(upperCaseWordPattern, (word) => {
    const own = known.get(word.toLowerCase())
    if (own !== undefined) return functionWordPattern.test(word) ? own.toLowerCase() : own
    if (!isShouted && !isRun) return word
    if (functionWordPattern.test(word)) return word.toLowerCase()
    if (word.length < 4) return word
    if (known.has(`!${word.toLowerCase()}`)) return word
    unknown++
    // The unknown words of a headline are mostly nouns and names, which get a capital in German and in English
    // headlines.
    return language === 'de' || language === 'en'
      ? word.charAt(0) + word.slice(1).toLowerCase()
      : word.toLowerCase()
  })
  // An unknown word may be a name. In the title case of headlines, no name is wrong.
  if (isShouted && unknown > 0 && language === 'en')
    return spoken.replace(/(?<![\p{L}\p{N}’'-])\p{Ll}[\p{L}’']*/gu, (word, at: number) => {
      const isLoud = title.slice(at, at + word.length) === word.toUpperCase()
      const staysSmall = at > 0 && functionWordPattern.test(word) && !/^(?:new|our|your|is|are)$/.test(word)
      return isLoud && !staysSmall ? word.charAt(0).toUpperCase() + word.slice(1) : word
    })
  return !isShouted && unknown > 0 ? title : spoken
}

const loudLabel = /^\p{Lu}[\p{Lu}’-]{3,}(?:\s\p{Lu}[\p{Lu}’-]+){0,3}(?=\s?[:：]|\s[–—-]\s)/u

/** "CALL FOR PAPERS: …" becomes "Call for papers: …", unless its text writes it in capitals, too. */
function lowercaseLabel(title: string, textOf: (() => string) | undefined): string {
  const found = loudLabel.exec(title)?.[0]
  if (found === undefined || textOf === undefined || textOf().includes(found)) return title
  return found.charAt(0) + found.slice(1).toLowerCase() + title.slice(found.length)
}

/**
 * Maps the lowercase words of a text to their spelling within sentences; a word that occurs in capitals gets a key
 * with "!".
 */
function mapWordSpellings(text: string): Map<string, string> {
  const known = new Map<string, string>()
  const begins = new Map<string, string>()
  for (const { 0: word, index } of text.slice(0, 6_000).matchAll(/[\p{L}][\p{L}’'-]*/gu)) {
    const key = word.toLowerCase()
    if (word.length > 1 && word === word.toUpperCase()) {
      known.set(`!${key}`, word)
      continue
    }
    const isBegin = index === 0 || /[.!?:\n“„"«]\s{0,2}$/u.test(text.slice(Math.max(0, index - 3), index))
    if (isBegin) begins.set(key, word)
    else if (!known.has(key)) known.set(key, word)
  }
  for (const [key, word] of begins) if (!known.has(key)) known.set(key, word)
  return known
}

/** Whether a field contains what an item is called: any part of it may be said as its title. */
export const isTitleField = (field: string): boolean =>
  /^(?:title|metadata\.(?:fields|bible)\.(?:display_name|name|headline|title))$/.test(field)

/** Whether a title is a URL slug: "how-we-fixed-it". */
export const isSlug = (title: string): boolean =>
  /^[\p{Ll}\p{N}]+(?:[-_][\p{Ll}\p{N}]+)+$/u.test(title.trim())

/** Turns a URL slug into a title: "how-we-fixed-it" becomes "How we fixed it". Pure. */
export const convertSlugToTitle = (title: string): string => {
  const words = title.trim().split(/[-_]+/u).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
