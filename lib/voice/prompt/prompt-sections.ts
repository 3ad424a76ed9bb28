import { hiddenCharacterPattern } from '@/lib/text/hidden-characters'
import type { ProjectVoice } from '../schemas'

/** A part of a prompt below one of our own headings. */
export type PromptSection = {
  heading: string
  /**
   * The tags that it goes between: rules are to be followed, quoted text is not. Sections of the same part are
   * grouped together.
   */
  part: 'rules' | 'quoted'
  /** Whole lines, the most important first; truncated from the end. */
  lines: string[]
  /** Priority if not everything fits: lower numbers are kept before higher ones. */
  keep: number
}

/**
 * Renders sections as a block between two tags, after an introductory line, with at most `longest` characters; ""
 * if no section has a line. Rules and quoted text get tags of their own. Truncates the sections with the highest
 * `keep` first. Pure.
 */
export function renderSections(tag: string, intro: string, all: PromptSection[], maxLength: number): string {
  const sections = all.filter(({ lines }) => lines.length > 0)
  if (sections.length === 0) return ''
  const frame = [
    `<${tag}>`,
    intro,
    ...sectionTags.map((part) => `\n<${part}>\n</${part}>`),
    `</${tag}>`,
  ].join('\n')
  const kept = shortenSections(sections, maxLength - frame.length - 2)
  const bodies = sectionTags.flatMap((part) => {
    const own = kept.filter((section) => section.part === part)
    const body = own.map(({ heading, lines }) => `\n## ${heading}\n${lines.join('\n')}`).join('\n')
    return own.length > 0 ? [`\n<${part}>${body}\n</${part}>`] : []
  })
  return [`<${tag}>`, intro, ...bodies, `</${tag}>`].join('\n')
}

const sectionTags = ['rules', 'quoted'] as const

/** The two colors of a voice. */
export const formatColorLines = (voice: ProjectVoice): string[] => [
  ...(voice.primary_color ? [`- Primary: ${voice.primary_color.toLowerCase()}`] : []),
  ...(voice.secondary_color ? [`- Secondary: ${voice.secondary_color.toLowerCase()}`] : []),
]

/** Reference images, by name and description. */
export const formatReferenceLines = (images: { name: string; description: string }[]): string[] =>
  images.map(({ name, description }) =>
    [`> ${toSingleLine(name)}`, toSingleLine(description)].filter((part) => part !== '').join(': '),
  )

const cut = '…'

/** Gives each section what is left of the length, most important first, and restores their original order. */
function shortenSections(sections: PromptSection[], maxLength: number): PromptSection[] {
  const kept = new Map<PromptSection, string[]>()
  let left = maxLength
  for (const section of [...sections].sort((a, b) => a.keep - b.keep)) {
    const head = `\n## ${section.heading}\n`.length + 1
    const lines = takeLinesWithin(section.lines, left - head)
    if (lines.length === 0) continue
    kept.set(section, lines)
    left -= head + lines.join('\n').length
  }
  return sections.flatMap((section) => {
    const lines = kept.get(section)
    return lines ? [{ ...section, lines }] : []
  })
}

function takeLinesWithin(lines: string[], maxLength: number): string[] {
  const whole: string[] = []
  let used = 0
  for (const line of lines) {
    const needed = line.length + (whole.length > 0 ? 1 : 0)
    if (used + needed > maxLength) {
      // A truncated line is useful only if enough of it is left to read.
      const rest = maxLength - used - (whole.length > 0 ? 1 : 0) - cut.length
      if (rest >= 40) whole.push(`${withoutHalfPair(line.slice(0, rest)).trimEnd()}${cut}`)
      else if (whole.length > 0 && used + 1 + cut.length <= maxLength) whole.push(cut)
      return whole
    }
    whole.push(line)
    used += needed
  }
  return whole
}

const withoutHalfPair = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '')

/** Words as a list, without duplicates. */
export const formatBullets = (words: string[] | undefined): string[] =>
  [...new Set((words ?? []).map(toSingleLine))].filter((word) => word !== '').map((word) => `- ${word}`)

/** Free text as quoted lines, so that none of it begins where a line of ours would. */
export function quoteLines(text: string | undefined): string[] {
  return neutralizeText(text ?? '')
    .replace(/\r\n|[\r\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .filter((line, _, all) => all.length > 1 || line !== '>')
}

/** A text on a single line, neutralized like quoted text. */
export const toSingleLine = (text: string): string => neutralizeText(text).replace(/\s+/g, ' ').trim()

const neutralizeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(hiddenCharacterPattern, '')
    .replaceAll('\0', '')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
