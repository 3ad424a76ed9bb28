import { z } from 'zod'
import type { ProjectContext } from '@/lib/auth/context'
import { log } from '@/lib/log'
import { askModel, type Message, type ModelAnswer } from './ask-model'
import { type ModelFailure, modelFailure } from './model-failure'
import type { ModelSettings } from './model-settings'
import { type Generation, recordGeneration } from './record-generation'

/** One question to a model, as far as it is the same for the first try and the second. */
export type Question = {
  purpose: string
  system: string
  /** What the answer must be, as the model is told. */
  wire: z.ZodType
  voiceVersion?: number
  maxOutputTokens: number
  signal?: AbortSignal
  /** When nobody waits any more. */
  until: number
}

type Timed = ModelAnswer & { durationMs: number }
/** What the model said; `record` writes it into the ledger once it is known what it is worth. */
export type Recordable = ModelAnswer & {
  record: (came: Pick<Generation, 'outcome' | 'error'>) => Promise<void>
}

// Servers that refuse the shape of the answer in the request, for as long as this process lives.
const shapeless = new Set<string>()

/**
 * Asks the model, and once more without the shape of the answer where a server refuses that. A call without an answer is
 * recorded here and gives its failure.
 */
export async function askAndRecord(
  ctx: ProjectContext,
  settings: ModelSettings,
  question: Question,
  messages: readonly Message[],
): Promise<Recordable | ModelFailure> {
  const server = `${settings.baseUrl} ${settings.model}`
  const system = systemPromptOf(question)
  const prompt = [system, ...messages.map(({ content }) => content)].join('\n\n')
  const record = (answer: Timed, came: Pick<Generation, 'outcome' | 'error'>) =>
    recordGeneration(ctx, settings, { ...entry(question, prompt, answer), ...came })
  const ask = async (structured: boolean): Promise<Recordable | ModelFailure> => {
    const started = Date.now()
    const { until, wire: schema, ...rest } = question
    try {
      const answer = await askModel(settings, {
        ...rest,
        system,
        schema,
        messages: [...messages],
        structured,
        deadlineMs: Math.max(1, until - started),
      })
      const durationMs = Date.now() - started
      return { ...answer, record: (came) => record({ ...answer, durationMs }, came) }
    } catch (thrown) {
      const failure = modelFailure(thrown, settings)
      const nothing = { text: '', inputTokens: failure.unsent ? 0 : undefined, outputTokens: 0, cut: false }
      await record({ ...nothing, durationMs: Date.now() - started }, { outcome: 'failed', error: failure })
      const { host } = new URL(settings.baseUrl)
      log.warn('the model gave no answer', { purpose: question.purpose, host, code: failure.code })
      return failure
    }
  }
  const first = await ask(!shapeless.has(server))
  // A request it calls wrong: many servers do not know shapes, or know them in part.
  const refused = !('record' in first) && /^status-(?:400|422|501)$/.test(first.code)
  if (!refused || shapeless.has(server) || settings.kind !== 'openai-compatible') return first
  const second = await ask(false)
  if ('record' in second) shapeless.add(server)
  return second
}

function systemPromptOf({ system, wire }: Question): string {
  const { $schema: _, ...shape } = z.toJSONSchema(wire)
  return `${system}\n\nAnswer with one JSON object of this JSON Schema and nothing else:\n${JSON.stringify(shape)}`
}

const entry = (question: Question, prompt: string, answer: Timed): Omit<Generation, 'outcome' | 'error'> => ({
  purpose: question.purpose,
  voiceVersion: question.voiceVersion,
  prompt,
  output: answer.text,
  // Four characters are a token, about, in the languages of Europe.
  inputTokens: answer.inputTokens ?? Math.ceil(prompt.length / 4),
  outputTokens: answer.outputTokens ?? Math.ceil(answer.text.length / 4),
  tokensEstimated: answer.inputTokens === undefined || answer.outputTokens === undefined,
  durationMs: answer.durationMs,
})
