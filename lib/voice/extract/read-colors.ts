import type { Span } from '@/lib/text/span'
import { type Candidate, findSectionEvidence, lowerRank, rankSection } from './candidate'
import { isTalkedAbout } from './certainty'
import { readLabel } from './field-labels'
import { type ColorToken, findColorTokens } from './find-color-tokens'
import { isStruck } from './is-struck'
import type { BriefSection } from './section'
import { splitBriefSentences } from './split-brief-sentences'

type ColorField = 'primary_color' | 'secondary_color'
type FoundColor = Candidate<ColorField>

const roles =
  /(?<primary>\bprimary\b|\bprimär\w*|\bmain colou?rs?\b|\blead(?:ing)? colou?rs?\b|\bhauptfarbe\w*|\bhausfarbe\w*|\bmarkenfarbe\w*|\bleitfarbe\w*|\bgrundfarbe\w*|\bbrand colou?r\b|\bfirst colou?r\b|\berste farbe\b|\bmain(?: one)?\b|\bthe first\b|(?<=\()first\b|\bleads\b|(?<=\()lead\b|\bhaupt\b|\berste\b)|(?<secondary>\bsecondary\b|\bsekundär\w*|\bzweitfarbe\w*|\bzweite farbe\b|\bsecond(?: colou?r| one)?\b|\bsupport(?:ing|s)(?: colou?r)?\b|\bnebenfarbe\w*|\bzweite[rns]?\b)|(?<accent>\baccents?\b|\bakzent\w*|\bhighlights?\b|\bcall to action\b|\bbuttons?\b)|(?<other>\bbackgrounds?\b|\bhintergr\w+|\btext(?:e|s|farbe)?\b|\bborders?\b|\bschrift\w*|\blinks?\b|\btertiary\b|\bthird\b|\bdritte\b|\berrors?\b|\bneutrals?\b)/giu
const aboutColor = /colou?r|farb|palette|\bhex\b|\bhue|\bshade|\baccents?\b|\bakzent|\bton in\b|rgb/i
const formerColorPattern =
  /\b(?:no longer|not|never|nicht(?: mehr)?|old|former(?:ly)?|früher\w*|alte[nr]?|bisher\w*|instead of|statt|was|were|war|waren|used to be)\b[^.;,]{0,30}$/i

/**
 * Reads the color from a section about a single color. If it has two different codes, that is a contradiction:
 * returns the first with less confidence.
 */
export function readColor(text: string, section: BriefSection, field: ColorField): FoundColor | undefined {
  const tokens = section.parts.flatMap((part): ColorToken[] => {
    const span = { from: part.from, until: Math.min(part.until, part.from + 400) }
    // Where a color is expected, the code may lack its "#".
    const bare = /^["'\s]*([0-9a-f]{6})\b/i.exec(text.slice(span.from, span.until))
    return bare?.[1]
      ? [{ ...span, hex: `#${bare[1].toLowerCase()}`, by: 'code' }]
      : findColorTokens(text, span).filter((token) => !isStruck(text, token))
  })
  const codes = tokens.filter((token) => token.by === 'code')
  if (
    codes.length > 1 &&
    section.parts[0] &&
    isChoice(text, { from: section.label.from, until: section.parts[0].until }, codes)
  )
    return undefined
  const first = codes[0] ?? tokens[0]
  if (!first) return undefined
  const same = codes.every((token) => token.hex === first.hex) || isNearRgb(codes)
  const weak = !section.sure
  const rank = codes.length === 0 ? 1 : same ? rankSection(section) : lowerRank(rankSection(section))
  const span = findSectionEvidence(section)
  return { field, value: first.hex, rank, weak, from: span.from, until: Math.max(span.until, first.until) }
}

/**
 * Reads the colors of a palette: by the role given to each, otherwise the first two that are not neutral, as a
 * guess.
 */
export function readPalette(text: string, section: BriefSection): FoundColor[] {
  const found: FoundColor[] = []
  const without: (ColorToken & { part: Span })[] = []
  for (const part of section.parts) {
    const parted = part.kind === 'text' ? splitBriefSentences(text, part) : [part]
    for (const piece of parted) {
      const given = byRole(text, piece, section)
      found.push(...given.found)
      without.push(...given.without.map((token) => ({ ...token, part: piece })))
    }
  }
  // A color name counts for less than the codes around it.
  const isNamed = found.every(({ rank }) => rank === 1) && without.some(({ by }) => by === 'code')
  if (found.length > 0 && !isNamed) return found
  const chosen = without.filter(({ hex, by }) => by === 'code' && !isNeutral(hex))
  const fields = ['primary_color', 'secondary_color'] as const
  return fields.flatMap((field, at): FoundColor[] => {
    const token = chosen[at]
    return token ? [{ field, value: token.hex, rank: 1, from: token.part.from, until: token.part.until }] : []
  })
}

/** Reads colors from a sentence such as "our primary colour is a deep teal (#14646b)". */
export function readProseColors(text: string, sentence: Span): FoundColor[] {
  // An order number can look like a color too.
  const said = text.slice(sentence.from, sentence.until)
  if (
    !aboutColor.test(said) &&
    !(/#[\da-f]{6}\b/i.test(said) && /\b(?:main|second|haupt|zweite)\b/i.test(said))
  )
    return []
  // A color name alone does not count: a blue door is not a brand color.
  const { found, without } = byRole(text, sentence)
  const given = found.filter(({ rank }) => rank > 1)
  return [...given, ...readColorsInOrder(said, sentence, given, without)]
}

const colorsInOrder =
  /(?<![\p{L}\p{N}])(?:our|the|unsere|die) (?:(?:new|two|main|official|neuen|zwei|beiden) ){0,2}(?:brand |company |corporate |house )?(?:colou?rs?|(?:marken|haus|firmen|unternehmens|vereins)?farben?)(?:(?: (?:are|is|sind|ist|lauten|lautet))?[:,]?\s{1,3}(?:(?:a|an|ein)\s)?(?:[\p{L}-]{1,20}\s{1,3}){0,1}| (?:are|is|sind|ist|lauten|lautet)[:,]?\s{1,3}(?:[\p{L}-]{1,20}\s{1,3}){2,4})\(?(?:#|rgb)/iu
const othersColors =
  /(?<![\p{L}\p{N}])(?:not|no|never|only|avoid|away|instead|old|former|previous|nicht|nie|keine?|vermeid\w{0,5}|statt|alten?|nur|früher\w{0,3}|bisher\w{0,3})(?![\p{L}\p{N}])/iu

/**
 * Guesses the roles that a sentence such as "our colours are #… and #…" leaves open: the first color that is not
 * neutral is the primary one, the second the secondary one.
 */
function readColorsInOrder(
  said: string,
  sentence: Span,
  given: readonly FoundColor[],
  without: readonly ColorToken[],
): FoundColor[] {
  if (!colorsInOrder.test(said) || othersColors.test(said) || isTalkedAbout(said)) return []
  if (/\?["”“]?$/.test(said)) return []
  const open = (['primary_color', 'secondary_color'] as const).filter((field) =>
    given.every((one) => one.field !== field),
  )
  const codes = without.filter(({ hex, by }) => by === 'code' && !isNeutral(hex))
  return open.flatMap((field, at): FoundColor[] => {
    const code = codes[at]
    return code ? [{ field, value: code.hex, rank: 1, ...sentence }] : []
  })
}

/** If a sentence offers two codes to choose from, neither is the color: "between #… and #…, we'll vote". */
function isChoice(text: string, piece: Span, tokens: readonly ColorToken[]): boolean {
  const codes = tokens.filter(({ by }) => by === 'code')
  const [first, second] = codes
  if (!first || !second) return false
  const between = text.slice(first.until, second.from)
  const said = text.slice(piece.from, Math.min(piece.until, piece.from + 600))
  return (
    /^\W{0,3}(?:or|oder|vs\.?|versus)\W{0,3}$/i.test(between) ||
    (/^[^.;]{0,30}\b(?:and|und|or|oder)\b[^.;]{0,12}$/i.test(between) &&
      /\b(?:between|vote|choose|pick|either|options?)\b|(?<!\p{L})(?:zwischen|abstimm\w*|wählen|entscheide\w*|liegen|zur wahl)(?!\p{L})/iu.test(
        said,
      ))
  )
}

/** No one writes a palette with more colors than this in one sentence or entry. */
const maxColors = 100

function byRole(
  text: string,
  piece: Span,
  section?: BriefSection,
): { found: FoundColor[]; without: ColorToken[] } {
  const tokens = findColorTokens(text, piece)
  const given = tokens.filter((token) => !isStruck(text, token))
  if (given.length === 0 || isChoice(text, piece, given)) return { found: [], without: [] }
  const codes = given.filter((token) => token.by === 'code')
  const relevant = (codes.length > 0 ? codes : given)
    .filter(
      (token) => !formerColorPattern.test(text.slice(Math.max(piece.from, token.from - 60), token.from)),
    )
    .slice(0, maxColors)
  const pieceText = text.slice(piece.from, piece.until)
  const words = [...pieceText.matchAll(roles)].map((match) => ({
    role: Object.entries(match.groups ?? {}).find(([, word]) => word !== undefined)?.[0] ?? 'other',
    from: piece.from + match.index,
    until: piece.from + match.index + match[0].length,
  }))
  const label = section ? readLabel(pieceText.slice(0, 60).split(/[:|–]|\s-\s/)[0] ?? '') : undefined
  const found: FoundColor[] = []
  const without: ColorToken[] = []
  const used = new Set<(typeof words)[number]>()
  relevant.forEach((token, at) => {
    const earliest = relevant[at - 1]?.until ?? piece.from
    const latest = relevant[at + 1]?.from ?? piece.until
    const free = words.filter((word) => !used.has(word))
    const ahead = free.filter((word) => word.from >= earliest && word.until <= token.from)
    const behind = free.filter((word) => word.from >= token.until && word.until <= latest)
    const word = ahead.at(-1) ?? behind[0]
    if (word) used.add(word)
    const role = word?.role
    if (role === undefined) {
      without.push(token)
      return
    }
    if (role === 'other') return
    const field = role === 'primary' ? 'primary_color' : 'secondary_color'
    const told = label?.topic === field && label.sure && relevant.length === 1 && token.by === 'code'
    found.push({
      field,
      value: token.hex,
      rank: told ? 3 : token.by === 'code' ? 2 : 1,
      weak: role === 'accent',
      from: piece.from,
      until: Math.min(piece.until, Math.max(token.until, piece.from + 600)),
    })
  })
  return { found, without }
}

/** The same color in two notations, hex and RGB, may differ by a rounding error. */
function isNearRgb(codes: readonly ColorToken[]): boolean {
  const [first, ...rest] = codes.map(({ hex }) => channels(hex))
  return rest.every((other) => other.every((value, at) => Math.abs(value - (first?.[at] ?? 0)) <= 3))
}

function isNeutral(hex: string): boolean {
  const parts = channels(hex)
  return Math.max(...parts) - Math.min(...parts) < 16
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
