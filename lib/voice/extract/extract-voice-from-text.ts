import { type GenerationFailure, generateObject } from '@/lib/ai/generate-object'
import { findModelInUse } from '@/lib/ai/models/find-model-in-use'
import type { ProjectContext } from '@/lib/auth/context'
import { type BriefField, briefFields } from '../schemas'
import type { Candidate } from './candidate'
import { detectConversation } from './detect-conversation'
import { extractVoice } from './extract-voice'
import { buildVoiceQuestion, maxSentBriefLength } from './model/build-voice-question'
import { type Ground, prepareGround } from './model/ground'
import { groundAnswer } from './model/ground-answer'
import { isOrder } from './model/is-order'
import { type VoiceAnswerOfModel, voiceAnswerOfModel, voiceAnswerShape } from './model/voice-answer'
import { removeDoubtfulCandidates } from './remove-doubtful-candidates'
import { type BriefReading, type FoundField, maxBriefLength, type ReadField } from './schemas'

type Fields = Partial<Record<BriefField, FoundField>>

const notices: Record<GenerationFailure['failure'], string | null> = {
  'no-model': null,
  busy: 'The model is busy, so we read this brief without it. Try again in a minute.',
  cap: 'The budget for the model is used up, so we read this brief without it.',
  'no-answer': 'The model didn’t answer, so we read this brief without it.',
  'timed-out': 'The model took too long, so we read this brief without it.',
  stopped: 'The model didn’t answer, so we read this brief without it.',
  unusable: 'We couldn’t use the model’s answer, so we read this brief without it.',
}
const freeText =
  'This looks like free text, such as an email, a chat or minutes. Without a language model we only read what it says outright, so add what is missing yourself.'
const foundNothing = 'The model found nothing in this brief, so we read it without the model.'

/**
 * Extracts a voice from a brief, with this install's model if it has one, otherwise by rules. Of the model's
 * answer, only what the brief supports is used; what it missed is added if the rules are sure of it, or found it
 * beyond the part that was sent to the model. If the model is unavailable, returns what the rules found, with a
 * notice. Reads the first 200,000 UTF-16 units of a text; stores nothing but the model's calls. `signal` cancels it
 * when no one is waiting any more. Serves spec/decisions#3 and #7.
 */
export async function extractVoiceFromText(
  ctx: ProjectContext<'write'>,
  input: { text: string; signal?: AbortSignal },
): Promise<BriefReading> {
  const text = input.text.slice(0, maxBriefLength)
  const rules = extractVoice(text).fields as Fields
  const byRules = (notice: string | null): BriefReading => ({
    fields: labelWithReader('rules', rules),
    read_by: 'rules',
    notice,
  })
  const alone = isFreeText(text, rules) ? freeText : null
  if (text.trim() === '' || !(await findModelInUse(ctx))) return byRules(alone)

  const ground = prepareGround(text)
  const generated = await generateObject(ctx, {
    purpose: 'extract-voice',
    ...buildVoiceQuestion(text),
    schema: voiceAnswerOfModel,
    wire: voiceAnswerShape,
    check: (answer) => findInventions(ground, answer),
    ...(input.signal ? { signal: input.signal } : {}),
  })
  const answer = 'made' in generated ? generated.made : generated.last
  const model = answer ? lowerConfidence(text, groundAnswer(ground, answer)) : {}
  if (Object.keys(model).length === 0)
    return byRules('failure' in generated ? (notices[generated.failure] ?? alone) : foundNothing)
  return {
    fields: combineFields(text, model, rules),
    read_by: 'model',
    notice:
      text.length > maxSentBriefLength
        ? `The model read the first ${maxSentBriefLength.toLocaleString('en')} characters. We read the rest without it.`
        : null,
  }
}

const ranks = { high: 3, medium: 2, low: 1 } as const
const confidenceOf = { 3: 'high', 2: 'medium', 1: 'low' } as const

/** Lowers the confidence of what a model found to what the rest of the brief supports. */
function lowerConfidence(text: string, fields: Fields): Fields {
  const told = Object.entries(fields).map(
    ([field, { value, confidence, from, until }]) =>
      ({ field, value, rank: ranks[confidence], from, until }) as Candidate,
  )
  const left = new Map(
    removeDoubtfulCandidates(text, told, { isConversation: false, areSeveral: false }).map((one) => [
      one.field,
      one.rank,
    ]),
  )
  return Object.fromEntries(
    Object.entries(fields).map(([field, found]) => [
      field,
      { ...found, confidence: confidenceOf[left.get(field as BriefField) ?? 1] },
    ]),
  )
}

/** Whether a brief states little explicitly: a conversation, or a longer text in which few fields were found. */
function isFreeText(text: string, rules: Fields): boolean {
  const found = Object.values(rules)
  return (
    detectConversation(text).isConversation ||
    (text.length > 400 && found.length < 4 && !found.some(({ confidence }) => confidence === 'high'))
  )
}

/** The objections to send to a model if the brief does not support half or more of its answer. */
function findInventions(ground: Ground, answer: VoiceAnswerOfModel): string[] {
  const given = briefFields.filter((field) => isGiven(answer[field]))
  const standing = groundAnswer(ground, answer)
  const invented = given.filter((field) => !standing[field])
  if (invented.length * 2 < given.length || invented.length === 0) return []
  return invented.map(
    (field) =>
      `${field}: its evidence is no quote of the brief letter for letter, or its value does not follow from it.`,
  )
}

/** Some models fill in every field, with empty values where the brief says nothing. */
const isGiven = (field: VoiceAnswerOfModel[BriefField]): boolean =>
  !!field && field.evidence.trim() !== '' && field.value.length > 0

function combineFields(text: string, model: Fields, rules: Fields): BriefReading['fields'] {
  const missed: Fields = {}
  for (const field of briefFields) {
    const [theirs, ours] = [model[field], rules[field]]
    const sure = ours?.confidence !== 'low' || ours.from >= maxSentBriefLength
    if (ours && !theirs && sure && !isOrder(text, ours)) missed[field] = ours
    // Two codes for one color: one of them is another color of the brand.
    const color = field === 'primary_color' || field === 'secondary_color'
    if (color && theirs?.confidence === 'high' && ours?.confidence === 'high' && theirs.value !== ours.value)
      model[field] = { ...theirs, confidence: 'medium' }
  }
  return { ...labelWithReader('model', model), ...labelWithReader('rules', missed) }
}

const labelWithReader = (reader: ReadField['by'], fields: Fields): BriefReading['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([field, found]) => [field, { ...found, by: reader }]))
