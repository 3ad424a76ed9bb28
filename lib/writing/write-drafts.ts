import { type GenerationFailure, generateObject } from '@/lib/ai/generate-object'
import type { ProjectContext } from '@/lib/auth/context'
import { baseLanguage } from '@/lib/platforms/language'
import { type DraftAnswer, draftAnswer, draftShape, type ModelDraft } from './draft'
import type { Grounding } from './grounding'
import { type JudgedDraft, judgeDraft } from './judge-draft'
import {
  type Angle,
  type EditRequest,
  type ExamplePosts,
  listAltTexts,
  type WritingTarget,
  writingInstructions,
  writingPrompt,
} from './writing-prompt'
import type { WrittenVariant } from './written-variant'

export type DraftRequest = {
  /** The purpose recorded in the ledger. */
  purpose: 'write-posts' | 'propose-post'
  /** Channels of one language. */
  targets: readonly (WritingTarget & { rest: Parameters<typeof judgeDraft>[3] })[]
  ground: Grounding
  voiceBlock: string
  voiceVersion: number
  examples: readonly ExamplePosts[]
  wish?: EditRequest
  /** What a topic wants of the post. */
  angle?: Angle | undefined
  topicId?: string | undefined
  requestKey?: string | undefined
  itemId: string
  packageId?: string | undefined
  variantId?: string | undefined
  signal?: AbortSignal
  /** When the caller stops waiting, in epoch milliseconds. */
  until?: number | undefined
}

export type WrittenDrafts = {
  /** By the target's key; drafts that cannot be used are left out. */
  variants: Map<string, WrittenVariant>
  /** Why there is none, for each missing key, in the wording that the model was given. */
  unusable: Map<string, string>
  failure?: GenerationFailure
  /** The ledger row; null if no answer passed all checks, even after the correction. */
  generationId: string | null
}

const maxListed = 14
/** Maximum tokens of an answer, including a model's reasoning: a few hundred words per channel. */
const maxTokens = 10_000

/**
 * Has a model write the posts of one item for channels of one language; asks once more with the problems if there
 * are any. Returns what can be used, variant by variant, and never throws because of the model. No transaction may
 * be open. Serves spec/writing#2, #3, #4.
 */
export async function writeDrafts(ctx: ProjectContext, request: DraftRequest): Promise<WrittenDrafts> {
  const { targets, ground, examples, wish } = request
  const check = (answer: DraftAnswer): string[] => {
    const judged = judgeAll(answer, request)
    const lines = targets.flatMap(({ key }) =>
      (judged.get(key)?.wrong ?? ['There is no draft for it.']).map((line) => `${key}: ${line}`),
    )
    return lines.slice(0, maxListed)
  }
  const generated = await generateObject(ctx, {
    purpose: request.purpose,
    system: writingInstructions(targets, request.voiceBlock),
    prompt: writingPrompt({
      card: ground.card,
      examples,
      alts: isTranslation(request) ? listAltTexts(ground.card) : [],
      wish,
      angle: request.angle,
    }),
    schema: draftAnswer,
    wire: draftShape,
    check,
    maxOutputTokens: maxTokens,
    voiceVersion: request.voiceVersion,
    itemId: request.itemId,
    packageId: request.packageId,
    variantId: request.variantId,
    topicId: request.topicId,
    requestKey: request.requestKey,
    until: request.until,
    ...(request.signal ? { signal: request.signal } : {}),
  })
  const answer = 'made' in generated ? generated.made : generated.last
  const generationId = 'made' in generated ? generated.generationId : null
  const written: WrittenDrafts = { variants: new Map(), unusable: new Map(), generationId }
  if ('failure' in generated && !(generated.failure === 'unusable' && answer)) written.failure = generated
  const judged = answer ? judgeAll(answer, request) : new Map<string, JudgedDraft>()
  for (const { key } of targets) {
    const one = judged.get(key)
    if (one?.usable) written.variants.set(key, one.usable)
    else written.unusable.set(key, one?.wrong[0] ?? 'There is no draft for it.')
  }
  return written
}

const isTranslation = ({ targets: [first], ground }: DraftRequest): boolean =>
  first !== undefined && baseLanguage(first.language) !== ground.card.language.code

function judgeAll(answer: DraftAnswer, { targets, ground }: DraftRequest): Map<string, JudgedDraft> {
  const drafts = new Map<string, ModelDraft>(answer.drafts.map((draft) => [draft.channel.trim(), draft]))
  return new Map(
    targets.flatMap((target) => {
      // With a single channel, the key in the answer does not matter.
      const draft = drafts.get(target.key) ?? (targets.length === 1 ? answer.drafts[0] : undefined)
      return draft ? [[target.key, judgeDraft(draft, target, ground, target.rest)] as const] : []
    }),
  )
}
