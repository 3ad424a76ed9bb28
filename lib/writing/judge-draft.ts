import { checkClaims } from '@/lib/claims/check-claims'
import { prepareEvidence } from '@/lib/claims/evidence/prepare-evidence'
import { createUnsupportedFlags, findUnsupportedClaims } from '@/lib/claims/find-unsupported-claims'
import { composerVoice } from '@/lib/composer/composer-voice'
import { flagVoiceViolations } from '@/lib/composer/material/apply-voice'
import type { Flag } from '@/lib/composer/schemas'
import { maxVariantTextLength } from '@/lib/networks/longest-text'
import { networks } from '@/lib/networks/registry'
import { baseLanguage, languageName } from '@/lib/platforms/language'
import { measureLength, measureVariant } from '@/lib/platforms/measure'
import { platformRules } from '@/lib/platforms/registry'
import type { VariantContent } from '@/lib/platforms/schemas'
import { validateVariant } from '@/lib/post-rules/validate-variant'
import { areEasilyConfused } from '@/lib/text/language/small-languages'
import { assembleDraft } from './assemble-draft'
import type { ModelDraft } from './draft'
import type { Grounding } from './grounding'
import { listAltTexts, type WritingTarget } from './writing-prompt'
import type { WrittenVariant } from './written-variant'

/** A problem with a draft: it can be used as it is, only after a person's review, or not at all. */
type Problem = { weight: 'wish' | 'flag' | 'unusable'; message: string; flag?: Flag }

/** A draft with its problems, worded for the model; `usable` is undefined if it cannot be used. */
export type JudgedDraft = { wrong: string[]; usable: WrittenVariant | undefined }

/** Unsupported claims that a person cannot be expected to recognize as wrong. */
const never = new Set(['link', 'email', 'mention'])
/** The language of shorter texts cannot be detected reliably. */
const minLetters = 20

/**
 * Checks one draft (spec/writing#3): existing facts, claims that its sources support, language, the platform's
 * rules, the brand's words, lengths, and nothing that an item tells machines to say. `rest` holds the post's other
 * fields: link and images. Pure.
 */
export function judgeDraft(
  draft: ModelDraft,
  target: WritingTarget,
  ground: Grounding,
  rest: Pick<VariantContent, 'link' | 'media'>,
): JudgedDraft {
  const { card } = ground
  const made = assembleDraft(draft, target.platform, card)
  const { language } = card
  const own =
    target.language === 'und' || card.language.code === 'und'
      ? card.language.code
      : baseLanguage(target.language)
  const isTranslation = language.code !== 'und' && own !== language.code
  const content = fitted({
    platform: target.platform,
    language: own,
    title: made.title,
    text: made.text,
    hashtags: isTranslation ? made.hashtags : supportedTags(made.hashtags, own, ground),
    replies: [],
    collaborators: [],
    ...rest,
  })
  const claims = unsupportedIn(content, ground, isTranslation)
  const problems = [
    ...sourcesOf(made, claims),
    ...languageOf(content, ground),
    ...lengthsOf(made, content),
    ...rulesOf(content, ground),
  ]
  const leak = ground.orders([made.title, made.text, ...made.hashtags, ...made.alt].join('\n'))
  if (leak !== undefined)
    problems.push({
      weight: 'unusable',
      message: `It repeats what the content tells machines to say: “${leak}”.`,
    })
  const wrong = [...new Set(problems.map(({ message }) => message))]
  if (problems.some(({ weight }) => weight === 'unusable')) return { wrong, usable: undefined }
  // Stored with their positions, to be underlined.
  const unsupported = findUnsupportedClaims(
    { title: content.title, text: content.text, link: null },
    made.trace,
    {
      language: own,
      evidence: ground.evidence,
      except: isTranslation ? ['quote'] : [],
    },
  )
  const flags = new Map(
    [...createUnsupportedFlags(unsupported), ...problems.flatMap(({ flag }) => flag ?? [])].map((flag) => [
      flag.message,
      flag,
    ]),
  )
  return {
    wrong,
    usable: {
      content: { language: own, title: content.title, text: content.text, hashtags: content.hashtags },
      trace: { ...made.trace, ...(unsupported.length > 0 ? { unsupported } : {}) },
      translatedFrom: isTranslation ? language.code : null,
      alt: isTranslation ? supportedAlts(made.alt, own, ground) : [],
      flags: [...flags.values()],
    },
  }
}

/** Drops hashtags, not text, until the post fits. */
function fitted(content: VariantContent): VariantContent {
  let fitting = content
  const isTooLong = () => {
    const { text, tags } = measureVariant(fitting)
    return text.left < 0 || (tags?.left ?? 0) < 0
  }
  while (fitting.hashtags.length > 0 && isTooLong())
    fitting = { ...fitting, hashtags: fitting.hashtags.slice(0, -1) }
  return fitting
}

type Made = ReturnType<typeof assembleDraft>

/** Returns the post's claims that none of its sources supports. */
function unsupportedIn(content: VariantContent, { evidence }: Grounding, isTranslation: boolean) {
  const { language } = content
  return (['title', 'text'] as const).flatMap((field) =>
    checkClaims(content[field] ?? '', { language, evidence })
      // The wording of a translated quote cannot be in the source.
      .filter(({ kind }) => !isTranslation || kind !== 'quote')
      .map((claim) => ({ ...claim, field })),
  )
}

function sourcesOf(made: Made, claims: ReturnType<typeof unsupportedIn>): Problem[] {
  const problems: Problem[] = made.unknownFacts.map((id) => ({
    weight: 'wish',
    message: `There is no fact “${id}”.`,
  }))
  for (const { kind, text, message } of claims)
    problems.push({
      weight: never.has(kind) ? 'unusable' : 'flag',
      message: `“${text}” (${kind}): ${message}`,
    })
  // Questions and calls to action claim nothing.
  for (const { text, facts } of made.sentences)
    if (facts.length === 0 && !isInvitation(text, made))
      problems.push({
        weight: 'flag',
        message: `This sentence lists no fact: “${shortened(text)}”.`,
        flag: {
          code: 'unsupported',
          message: `The AI model named no source for “${shortened(text)}”. Check it before you publish.`,
        },
      })
  return problems
}

/** Whether it is a question or the call to action. */
const isInvitation = (text: string, { invitation }: Made): boolean =>
  /[?？¿;؟]["”“»']?$/u.test(text) || text === invitation

/** Returns the language that a text is in, if it certainly is not the given one. */
function otherLanguageOf(text: string, language: string, { detector }: Grounding): string | undefined {
  if (language === 'und' || !detector.knows(language)) return undefined
  if ((text.match(/\p{L}/gu)?.length ?? 0) < minLetters) return undefined
  const found = detector.detect(text)
  return found === 'und' || found === language || areEasilyConfused(found, language) ? undefined : found
}

function languageOf({ title, text, language }: VariantContent, ground: Grounding): Problem[] {
  const parts: [string, string][] = [
    ['It', text],
    ['Its title', title ?? ''],
  ]
  return parts.flatMap(([what, part]): Problem[] => {
    const found = otherLanguageOf(part, language, ground)
    const message = `${what} must be in ${languageName(language)}, but it reads as ${languageName(found ?? 'und')}.`
    return found === undefined ? [] : [{ weight: 'unusable', message }]
  })
}

/**
 * Leaves out hashtags that neither the content nor the brand supports: a post needs none, so nobody has to look at
 * it for them. The words of a translation cannot be compared.
 */
const supportedTags = (tags: readonly string[], language: string, { evidence }: Grounding): string[] =>
  tags.filter((tag) => checkClaims(`#${tag}`, { language, evidence }).length === 0)

/** Returns the images' translated descriptions, empty where one is in another language or says more than the source. */
function supportedAlts(alts: readonly string[], language: string, ground: Grounding): string[] {
  const described = prepareEvidence(listAltTexts(ground.card), language)
  const isSupported = (alt: string): boolean => {
    const unsaid = new Set(checkClaims(alt, { language, evidence: described }).map(({ from }) => from))
    return checkClaims(alt, { language, evidence: ground.evidence }).every(
      ({ kind, from }) => kind === 'quote' || !unsaid.has(from),
    )
  }
  return alts.map((alt) =>
    otherLanguageOf(alt, language, ground) === undefined && isSupported(alt) ? alt : '',
  )
}

function lengthsOf(made: Made, content: VariantContent): Problem[] {
  const brief = networks[content.platform].writing.brief
  const { unit } = platformRules[content.platform].text
  const problems: Problem[] = []
  const wish = (message: string) => problems.push({ weight: 'wish', message })
  if (made.sentences.length === 0) problems.push({ weight: 'unusable', message: 'It has no sentence.' })
  if (made.text.length > maxVariantTextLength)
    problems.push({ weight: 'unusable', message: 'It is far too long.' })
  const length = measureLength(made.text, unit)
  if (brief.maxTextLength !== undefined && length > brief.maxTextLength)
    wish(`Its text has ${length} characters; at most ${brief.maxTextLength} are allowed.`)
  if (brief.maxHookLength !== undefined && [...made.hook].length > brief.maxHookLength)
    wish(`Its hook has ${[...made.hook].length} characters; at most ${brief.maxHookLength} are allowed.`)
  if (brief.maxParagraphs !== undefined && made.paragraphs > brief.maxParagraphs)
    wish(`It has ${made.paragraphs} paragraphs; at most ${brief.maxParagraphs} are allowed.`)
  if (brief.maxTitleLength !== null && made.title === null)
    problems.push({ weight: 'unusable', message: 'It needs a title.' })
  if (brief.maxTitleLength !== null && [...(made.title ?? '')].length > brief.maxTitleLength)
    wish(
      `Its title has ${[...(made.title ?? '')].length} characters; at most ${brief.maxTitleLength} are allowed.`,
    )
  return problems
}

/** Checks the platform's rules, except for images, which are not part of the draft, and the brand's words. */
function rulesOf(content: VariantContent, { brand }: Grounding): Problem[] {
  const problems: Problem[] = validateVariant(content, { brand })
    .filter(
      ({ field, severity, rule }) => field !== 'media' && (severity === 'error' || rule === 'avoided-word'),
    )
    .map(({ message, severity, rule }) => ({
      weight: severity === 'error' && rule !== 'avoided-word' ? 'unusable' : 'flag',
      message,
    }))
  const posted = `${content.title ?? ''}\n${content.text}`
  for (const flag of flagVoiceViolations(posted, composerVoice(brand), content.language))
    problems.push({ weight: 'flag', message: flag.message, flag })
  return problems
}

const shortened = (text: string): string =>
  [...text].length > 80 ? `${[...text].slice(0, 79).join('')}…` : text
