import { detectEnglishOrGerman } from '@/lib/platforms/language'
import type { ProjectVoice, VoiceRuleLevels } from '../schemas'
import { type CheckedText, findLastSpanIndex, findWords, prepareCheckedText } from './checked-text'
import type { CheckLanguage } from './find-avoided-words'
import { type VoiceRule, voiceRules } from './rule-names'
import * as rules from './rules'
import { getStyleRules, type StyleRules } from './style-rules'

export type VoiceIssue = {
  rule: VoiceRule
  /** `block` prevents the approval of a package. */
  level: 'warn' | 'block'
  /** UTF-16 offsets in the text. */
  from: number
  until: number
  text: string
  message: string
  /** Replacement for the span: "" to delete it, null if only a person can decide. */
  suggestion: string | null
}

type Rule = (checked: CheckedText, voice: ProjectVoice, styleRules: StyleRules) => rules.Finding[]

const byName: Record<VoiceRule, Rule> = {
  'avoided-word': rules.checkAvoidedWords,
  address: rules.checkFormOfAddress,
  emoji: rules.checkEmoji,
  exclamation: rules.checkExclamationMarks,
  'long-sentence': rules.checkSentenceLength,
  shouting: rules.checkShouting,
  colour: rules.checkColors,
}

/**
 * Checks a text against a brand's voice (spec/decisions#3): the single linter of the editor, the API, generation
 * and the review queue. Takes a text of any length and language (detected if not given), the voice, and which rules
 * are off or block. Pure, in linear time, and fast enough for every keystroke. Returns issues in the order of the
 * text, at most the first fifty of each rule. Never throws.
 */
export function checkText(
  text: string,
  voice: ProjectVoice,
  options: { language?: string | undefined; levels?: VoiceRuleLevels | undefined } = {},
): VoiceIssue[] {
  const checked = prepareCheckedText(text, resolveCheckLanguage(text, options.language))
  const styleRules = getStyleRules(voice)
  return voiceRules
    .flatMap((rule): VoiceIssue[] => {
      const level = options.levels?.[rule] ?? 'warn'
      if (level === 'off') return []
      return first(byName[rule](checked, voice, styleRules)).map((issue) => ({
        rule,
        level,
        ...issue,
        text: text.slice(issue.from, issue.until),
        suggestion:
          lengthens(issue, checked) || joins(issue, checked, voice, styleRules) ? null : issue.suggestion,
      }))
    })
    .sort((a, b) => a.from - b.from || b.until - a.until)
}

/** No one reads more than this, and the effect of each suggestion is checked individually. */
const maxFindingsPerRule = 50

function first(found: rules.Finding[]): rules.Finding[] {
  return found.length > maxFindingsPerRule
    ? found.sort((a, b) => a.from - b.from || b.until - a.until).slice(0, maxFindingsPerRule)
    : found
}

/** How far around a place removing something can affect other findings. */
const around = 220

/**
 * Whether removing an emoji would cause further findings by joining what it separated: two words in capitals, or
 * the words of a phrase to avoid. Checks its surroundings with and without it.
 */
function joins(
  issue: rules.Finding,
  { text, language }: CheckedText,
  voice: ProjectVoice,
  styleRules: StyleRules,
): boolean {
  if (issue.suggestion !== '') return false
  const before = text.slice(Math.max(0, issue.from - around), issue.from)
  const after = text.slice(issue.until, issue.until + around)
  const joined = prepareCheckedText(before + after, language)
  const apart = prepareCheckedText(before + text.slice(issue.from, issue.until) + after, language)
  const count = (rule: VoiceRule, part: CheckedText) => byName[rule](part, voice, styleRules).length
  return voiceRules.some((rule) => count(rule, joined) > count(rule, apart))
}

/** Maximum length of the sentences around a suggestion that are checked again with it. */
const maxReadLength = 5_000

/** Whether a replacement with more words than it replaces would make its sentence too long. */
function lengthens(issue: rules.Finding, checked: CheckedText): boolean {
  const { text, language, sentences } = checked
  const { from, until, suggestion } = issue
  if (suggestion === null || suggestion.split(' ').length <= text.slice(from, until).split(/\s+/).length)
    return false
  // A sentence can be joined at most with the previous and the next one.
  const first = Math.max(0, findLastSpanIndex(sentences, from) - 1)
  const last = Math.min(sentences.length, first + 3)
  const words = checked.wordCounts().slice(first, last)
  const added = findWords(suggestion, { from: 0, until: suggestion.length }).length
  const most = rules.maxSentenceLength[language ?? 'en']
  if (words.reduce((sum, count) => sum + count, added) <= most) return false
  const [start, end] = [sentences[first]?.from ?? 0, sentences[last - 1]?.until ?? text.length]
  // No suggestion makes such a long sentence easier to read.
  if (end - start > maxReadLength) return true
  const replaced = prepareCheckedText(text.slice(start, from) + suggestion + text.slice(until, end), language)
  return rules.checkSentenceLength(replaced).length > words.filter((count) => count > most).length
}

function resolveCheckLanguage(text: string, tag: string | undefined): CheckLanguage {
  const base = tag?.toLowerCase().split(/[-_]/)[0]
  if (base === 'de' || base === 'en') return base
  return base === undefined ? detectEnglishOrGerman(text) : undefined
}
