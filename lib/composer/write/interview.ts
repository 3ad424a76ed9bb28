import type { Material, TextSentence } from '../material/material'
import { type Block, joinSentences, lines, replaceText, type Sentence } from '../material/sentence'
import { type TextPart, textParts } from './outline'

/** A question with its complete answer: a post contains both or neither. */
export type InterviewTurn = {
  question: Sentence
  /** One element per paragraph. */
  answer: Sentence[]
  /** The question makes sense without the turn before it. */
  alone: boolean
}

export type Interview = {
  /** Complete turns in their order; empty if nothing says who answers. */
  turns: InterviewTurn[]
  /** The rest of the text, which is told like any other. */
  around: Material
}

/** Words that address a question to a person. */
const personAddressPattern =
  /(?<!\p{L})(?:[Yy]ou|[Yy]our|you[’']\p{L}{1,3}|Sie|Ihre?[nmrs]?|Ihnen|[Dd]u|[Dd]ich|dir|[Dd]ein\p{L}{0,2}|[Ii]hr|[Ee]uch)(?!\p{L})/u
const firstPersonPattern =
  /(?<!\p{L})(?:I|I[’']\p{L}{1,3}|me|[Mm]y|mine|myself|[Ii]ch|[Mm]ich|[Mm]ir|[Mm]ein\p{L}{0,2})(?!\p{L})/u
const readerQuestionPattern =
  /^(?:\p{L}+\s){0,3}(?:[Dd]o|[Cc]an|[Mm]ust|[Ss]hould|[Mm]ay|[Ww]ill|[Cc]ould|[Mm]uss|[Kk]ann|[Dd]arf|[Ss]oll|[Bb]rauche|[Bb]ekomme|[Mm]elde) (?:I|ich)(?!\p{L})/u
const followUpQuestionPattern =
  /^(?:and|but|so|or|und|aber|also|oder|really|wirklich|why\?|warum\?)(?!\p{L})/iu
const questionLabelPattern = /^(?:q|f|frage|question|interviewer(?:in)?)$/iu
/** Titles of what a place is asked most: "Häufige Fragen an der Theke". */
const frequentQuestionsPattern =
  /(?<!\p{L})(?:faqs?|frequently asked|common questions|questions (?:and|&) answers|häufig(?:e|e gestellte|ste| gestellte)? fragen|fragen (?:und|&) antworten|(?:questions|foire aux questions) fréquentes|foire aux questions|preguntas frecuentes|domande frequenti|perguntas frequentes|veelgestelde vragen|najczęstsze pytania|najczęściej zadawane|vanliga frågor|ofte stillede|ofte stilte|časté dotazy|často kladené)(?!\p{L})/iu
/** Maximum number of characters between a question and its answer, not counting the speaker's label. */
const maxBetween = 12

/**
 * Reads a text as an interview; undefined if it isn't one. Questions to no one in particular, as in a list of
 * frequently asked questions, don't count. An answer with anything missing is left out together with its question.
 * Pure; serves spec/writing#6.
 */
export function readInterview(material: Material): Interview | undefined {
  if (frequentQuestionsPattern.test(material.name?.text ?? '')) return undefined
  const parts = splitQuestions(textParts(material))
  const asked = parts.map((part) => questionOf(part))
  const count = asked.filter(Boolean).length
  const said = parts
    .filter((_, at) => !asked[at])
    .map(wordsOfPart)
    .join('\n')
  const isTitled =
    /(?<!\p{L})interview(?!s|\p{L}{0,3}\s?(?:guide|questions|tips))|gespräch|conversation|questions? (?:for|to|with)|fragen an/iu.test(
      material.name?.text ?? '',
    )
  const isPersonal =
    asked.some((one) => one && personAddressPattern.test(one.text)) && firstPersonPattern.test(said)
  // "Do I need to book?": readers ask this of a place, not of a person.
  const ofPlace = asked.filter(
    (one) => one && readerQuestionPattern.test(one.text) && !personAddressPattern.test(one.text),
  ).length
  if (!isTitled && material.kind !== 'person' && ofPlace * 2 >= count && count > 0) return undefined
  // A single question in a text about a person may be the heading of a part: "When do we come?"
  const isDeclared = isTitled || (material.kind === 'person' && (count > 1 || isPersonal))
  // A single question at the end is for the readers.
  const isOnlyLast = count === 1 && asked.findIndex(Boolean) >= parts.length - 2
  if (count < 1 || isOnlyLast || !(isDeclared || (isPersonal && count > 1))) return undefined
  const first = asked.findIndex(Boolean)
  const isLabelled = parts.some(
    (part) =>
      part.kind === 'entry' && part.entry.labelled && asked.every((one) => one !== undefined) === false,
  )
  const turns: InterviewTurn[] = []
  let until = parts.length
  let ofMaking = 0
  for (let at = first; at < parts.length; at++) {
    const question = asked[at]
    if (!question) continue
    const next = asked.findIndex((one, place) => place > at && one !== undefined)
    let answers = parts.slice(at + 1, next < 0 ? parts.length : next)
    if (next < 0) {
      const end = answers.findIndex(
        (part, place) => isOutsideAnswer(part, place, isLabelled) || isProductionNote(part, place),
      )
      const ending = answers[end]
      if (ending) {
        until = at + 1 + end
        ofMaking = isProductionNote(ending, end) ? 1 : 0
        answers = answers.slice(0, end)
      }
    }
    const turn = turnOf(question, answers)
    if (turn)
      turns.push({
        ...turn,
        alone: !followUpQuestionPattern.test(question.text) && question.text.split(' ').length > 3,
      })
  }
  // Text under a heading of its own before the first question is an answer, too.
  const headed = parts.findIndex((part, at) => part.kind === 'heading' && at > 0)
  const begin = parts.slice(0, headed < 0 ? first : Math.min(first, headed))
  const besides = new Set([...begin, ...parts.slice(until + ofMaking)])
  const around: Material = {
    ...material,
    kind: material.kind === 'guide' || material.kind === 'other' ? 'person' : material.kind,
    paragraphs: material.paragraphs.filter((some) =>
      [...besides].some((part) => part.kind === 'paragraph' && part.sentences === some),
    ),
    entries: material.entries.filter((one) =>
      [...besides].some((part) => part.kind === 'entry' && part.entry === one),
    ),
    headings: [],
    summary: material.summary.filter(({ isQuestion, text }) => !isQuestion && !firstPersonPattern.test(text)),
  }
  // Questions and answers of no one in particular are not an interview, but what a place is asked most.
  if (!introducesPerson(material, around)) return isDeclared ? { turns: [], around } : undefined
  return { turns, around }
}

/**
 * Splits paragraphs that contain both a question and its answer, if the text has several of these and one of them
 * addresses a person.
 */
function splitQuestions(parts: readonly TextPart[]): TextPart[] {
  const ends = parts.map((part) => {
    if (part.kind !== 'paragraph' || part.sentences.at(-1)?.isQuestion) return 0
    const end = part.sentences.findLastIndex(({ isQuestion }, at) => isQuestion && at < 3) + 1
    return end < part.sentences.length ? end : 0
  })
  const asksSomebody = parts.some(
    (part, at) =>
      part.kind === 'paragraph' &&
      personAddressPattern.test(joinSentences(part.sentences.slice(0, ends[at])).text),
  )
  if (!asksSomebody || ends.filter((end) => end > 0).length < 2) return [...parts]
  return parts.flatMap((part, at) => {
    const end = ends[at] ?? 0
    if (part.kind !== 'paragraph' || end === 0) return [part]
    const [question, answer] = [part.sentences.slice(0, end), part.sentences.slice(end)]
    return [
      { ...part, sentences: question },
      { ...part, sentences: answer },
    ]
  })
}

const wordsOfPart = (part: TextPart): string =>
  part.kind === 'paragraph'
    ? part.sentences.map(({ text }) => text).join(' ')
    : part.kind === 'entry'
      ? part.entry.text
      : part.sentence.text

/** Returns the question of a part that is nothing but a question. */
function questionOf(part: TextPart): Sentence | undefined {
  if (part.kind === 'heading') return part.sentence.text.endsWith('?') ? part.sentence : undefined
  if (part.kind === 'entry') {
    const { entry } = part
    const label = entry.facts[0]?.label
    if (!entry.labelled || label === undefined || !entry.text.endsWith('?')) return undefined
    return replaceText(entry, entry.text.slice(label.length + 2))
  }
  const { sentences } = part
  const [first] = sentences
  if (!first || sentences.length > 3 || !sentences.at(-1)?.isQuestion) return undefined
  return isUnbroken(sentences) ? joinSentences(sentences) : undefined
}

/** Whether nothing is missing between the sentences. */
const isUnbroken = (sentences: readonly TextSentence[]): boolean =>
  sentences.every((one, at) => at === 0 || one.follows)

/**
 * Whether a part behind the last question no longer belongs to its answer: a heading, or when and where, which no
 * one says about themselves.
 */
function isOutsideAnswer(part: TextPart, place: number, isLabelled: boolean): boolean {
  if (part.kind === 'heading') return true
  if (part.kind === 'entry') return !isLabelled
  const text = wordsOfPart(part)
  if (place === 0 && !isLabelled) return false
  if (isLabelled) return true
  return (
    !/(?<!\p{L})(?:I|me|[Mm]y|[Ww]e|[Oo]ur|us|[Ii]ch|[Mm]ich|[Mm]ir|[Mm]ein\p{L}{0,2}|[Ww]ir|[Uu]ns|[Uu]nser\p{L}{0,2})(?!\p{L})/u.test(
      text,
    ) && part.sentences.some(({ holds }) => holds.has('when') || holds.has('price') || holds.has('deadline'))
  )
}

/**
 * Whether a part is about how the interview was made (who asked, who took the picture, what was cut): a paragraph
 * below the last answer that doesn't directly follow what is told.
 */
const isProductionNote = (part: TextPart, place: number): boolean =>
  place > 0 && part.kind === 'paragraph' && part.sentences[0]?.follows === false

function turnOf(question: Sentence, parts: readonly TextPart[]): Omit<InterviewTurn, 'alone'> | undefined {
  const answer: Sentence[] = []
  let before = question
  for (const part of parts) {
    if (part.kind === 'heading') return undefined
    const label = part.kind === 'entry' ? part.entry.facts[0]?.label : undefined
    if (label !== undefined && questionLabelPattern.test(label)) return undefined
    if (part.kind === 'paragraph' && !isUnbroken(part.sentences)) return undefined
    const words =
      part.kind === 'paragraph'
        ? joinSentences(part.sentences)
        : replaceText(
            part.entry,
            label !== undefined && part.entry.labelled
              ? part.entry.text.slice(label.length + 2)
              : part.entry.text,
          )
    const [end, start] = [before.facts.at(-1), words.facts[0]]
    if (!end || !start || end.field !== start.field) return undefined
    const between = start.from - end.until
    if (between < 0 || between > maxBetween + (label?.length ?? 0)) return undefined
    answer.push(words)
    before = words
  }
  return answer.length > 0 ? { question, answer } : undefined
}

/**
 * Whether the title or the text before the questions names a person: two capitalized words that are not a sentence.
 */
function introducesPerson({ name }: Material, { paragraphs }: Material): boolean {
  const intro = paragraphs[0]?.map(({ text }) => text).join(' ') ?? ''
  const pair =
    /(?<!\p{L})\p{Lu}[\p{L}’'-]+ (?:(?:von|van|de|del|der|da|di|el|al|bin) ){0,2}\p{Lu}[\p{L}’'-]+(?!\p{L})/gu
  const inTitle = (name?.text ?? '').match(pair) ?? []
  const inText = intro.match(pair) ?? []
  if (inText.length > 0 && intro.startsWith(inText[0] ?? '-')) return true
  return (
    inTitle.some((one) => intro === '' || intro.includes(one.split(' ').at(-1) ?? one)) || inText.length > 0
  )
}

const quotes: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: ['“', '”', '‘', '’'],
  de: ['„', '“', '‚', '‘'],
}

/**
 * Puts a person's words in the language's quotation marks; returns them unchanged in a language whose marks we
 * don't know. Pure.
 */
export function quoteAnswer(paragraphs: readonly Sentence[], language: string): Sentence[] {
  const [open, close, innerOpen, innerClose] = quotes[language] ?? []
  if (open === undefined || close === undefined || innerOpen === undefined || innerClose === undefined)
    return [...paragraphs]
  const all = paragraphs.map(({ text }) => text).join(' ')
  // The source already has the marks.
  if (/^[“„"«»][^“”„"«»]*[”“"»«]$/u.test(all)) return [...paragraphs]
  return paragraphs.map((one, at) => {
    const inner = one.text
      .replace(/[“„](?=[^“”„]*[”“])/gu, innerOpen)
      .replace(/[”“]/gu, innerClose)
      .replace(/"([^"]*)"/gu, `${innerOpen}$1${innerClose}`)
    return replaceText(one, `${open}${inner}${at === paragraphs.length - 1 ? close : ''}`)
  })
}

/** A question and its answer, one below the other. Pure. */
export const turnBlock = ({ question, answer }: InterviewTurn, language: string): Block =>
  lines(question, ...quoteAnswer(answer, language))
