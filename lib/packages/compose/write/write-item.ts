import type { GenerationFailure } from '@/lib/ai/generate-object'
import type { ProjectContext } from '@/lib/auth/context'
import { env } from '@/lib/env'
import type { FactCard } from '@/lib/facts/schemas'
import { findTopicBrief } from '@/lib/facts/topics/topic-brief'
import { baseLanguage } from '@/lib/platforms/language'
import { platformRules } from '@/lib/platforms/registry'
import type { LanguageDetector } from '@/lib/text/language/detect-language'
import { toPromptBlock } from '@/lib/voice/prompt/to-prompt-block'
import type { UserStyle } from '@/lib/voice/schemas'
import { prepareGrounding } from '@/lib/writing/grounding'
import { refineItemCard } from '@/lib/writing/refine-item-card'
import { writeDrafts } from '@/lib/writing/write-drafts'
import type { WrittenBy, WrittenVariant } from '@/lib/writing/written-variant'
import { type Composition, composerItem } from './compose-item'
import { composePost } from './compose-post'
import type { WritingPlan } from './plan-writing'

/** What a model wrote for one item; stored only if its input has not changed. */
export type Writing = {
  /** The `buildInputsKey` of the input; null if the composer writes, whatever has changed. */
  inputsKey: string | null
  /** By channel; the composer writes the others. */
  variants: Map<string, WrittenVariant>
  /** Why the composer had to write, in plain words. */
  warnings: string[]
  by: WrittenBy | undefined
}

/** Who calls the model, and for how long. */
export type Writer = {
  model: string
  detector: LanguageDetector
  style: UserStyle
  /** Name of the person whose style it is, if the style contains writing samples. */
  samplesOf: string | null
  /** Whether a model draws images, or sees and describes them. */
  pictures: boolean
  /** Whether the model refines an item's fact card first. */
  refinesCards: boolean
  /** Whether a person is waiting, who is not kept waiting for a busy server or another worker. */
  asked: boolean
  signal?: AbortSignal
  /** When a person stops waiting for the first call that writes, in epoch milliseconds. */
  until?: number
}

/** The share of a person's waiting time that refining the card may take. */
const refiningShare = 0.4

/** `busy`: when to retry; `stopped`: the caller has aborted. */
export type WritingResult = { writing: Writing } | { busy: Date } | { stopped: true }

/** Adds the model's part, warnings and authorship, to a composition. Pure. */
export const addWriting = (composition: Composition, { warnings, by }: Writing): Composition => ({
  ...composition,
  warnings: [...composition.warnings, ...warnings],
  ...(by ? { by } : {}),
})

/** Explains in plain words why the composer wrote something, such as "this post". Pure. */
export function explainComposerFallback(
  failure: GenerationFailure['failure'] | 'topic-cap' | undefined,
  what: string,
): string {
  const reasons: Record<GenerationFailure['failure'] | 'topic-cap', string> = {
    'topic-cap': 'This topic’s limit for the AI model is used up for this month',
    'no-model': 'No AI model is set',
    busy: 'The AI model is busy',
    cap: 'Your limit for the AI model is used up',
    'no-answer': 'The AI model didn’t answer',
    'timed-out': 'The AI model took too long',
    stopped: 'The AI model didn’t answer',
    unusable: 'We couldn’t use the AI model’s answer',
  }
  return `${reasons[failure ?? 'unusable']}, so the built-in composer wrote ${what}.`
}

/** Shown to a person who would otherwise have had to wait. */
export const modelBusyMessage = `${explainComposerFallback('busy', 'this post')} Regenerate it later.`

/**
 * Has the model refine the plan's fact card if no model has yet, stores it, and then writes like `writeItem`. Returns
 * the card that it was written from as well. No transaction may be open. Serves spec/writing#1 and #4.
 */
export async function refineAndWriteItem(
  ctx: ProjectContext<'write'>,
  plan: WritingPlan,
  writer: Writer,
  packageId?: string,
): Promise<{ writing: Writing; card: FactCard } | Exclude<WritingResult, { writing: Writing }>> {
  if (!writer.refinesCards) {
    const result = await writeItem(ctx, plan, writer, packageId)
    return 'writing' in result ? { ...result, card: plan.card } : result
  }
  const started = Date.now()
  const most = env().AI_TIMEOUT_SECONDS * 1000
  const refined = await refineItemCard(ctx, plan, {
    ...writer,
    until: writer.asked ? started + most * refiningShare : undefined,
  })
  if ('stopped' in refined) return refined
  if ('busy' in refined && !writer.asked) return { busy: refined.busy }
  const { card } = refined
  const writing = writer.asked ? { ...writer, until: started + most } : writer
  const result = await writeItem(ctx, { ...plan, card }, writing, packageId)
  return 'writing' in result ? { ...result, card } : result
}

/**
 * Has the model write an item's posts, with one call per language of its channels, outside any transaction.
 * Unusable variants are left to the composer, one by one, with a warning. If the server is busy, returns when to
 * retry. Serves spec/writing#4.
 */
export async function writeItem(
  ctx: ProjectContext,
  plan: WritingPlan,
  writer: Writer,
  packageId?: string,
): Promise<WritingResult> {
  const { item, card, brand, targets } = plan
  const writing: Writing = { inputsKey: plan.inputsKey, variants: new Map(), warnings: [], by: undefined }
  const source = composerItem(item, writer.detector, card)
  // Content that no post can be made from costs no call.
  if (card.facts.every(({ kind }) => kind === 'name' || kind === 'heading' || kind === 'link'))
    return { writing }
  const unknown = card.language.code === 'und'
  const byLanguage = Map.groupBy(targets, ({ channel }) => (unknown ? 'und' : baseLanguage(channel.language)))
  const brief = findTopicBrief(item)
  const voiceBlock = toPromptBlock(brand.voice, writer.style)
  const [first] = byLanguage.keys()
  for (const [language, group] of byLanguage) {
    const keyed = group.map((one, at) => ({ ...one, key: `c${at + 1}` }))
    const ground = prepareGrounding({
      item,
      card,
      brand,
      brandTexts: plan.brandTexts,
      language,
      detector: writer.detector,
    })
    const written = await writeDrafts(ctx, {
      purpose: 'write-posts',
      targets: keyed.map(({ key, platform }) => {
        const base = composePost(source, { platform, language: card.language.code }, brand).content
        const rest = { link: base?.link ?? null, media: base?.media ?? [] }
        return { key, platform, language, rest }
      }),
      ground,
      voiceBlock,
      voiceVersion: plan.voiceVersion,
      examples: keyed.map(({ key, channel }) => ({ key, texts: plan.examples.get(channel.id) ?? [] })),
      ...(brief ? { angle: { instruction: brief.instruction, lead: brief.lead } } : {}),
      topicId: item.topicId ?? undefined,
      requestKey: plan.requestKey && `${plan.requestKey} ${language}`,
      itemId: item.id,
      packageId,
      until: language === first ? writer.until : undefined,
      ...(writer.signal ? { signal: writer.signal } : {}),
    })
    const { failure, generationId } = written
    if (writer.signal?.aborted) return { stopped: true }
    if (failure?.failure === 'busy') return { busy: failure.retryAt }
    if (written.variants.size > 0)
      writing.by = {
        model: writer.model,
        voiceVersion: plan.voiceVersion,
        generationId,
        samplesOf: writer.samplesOf,
      }
    for (const { key, channel } of keyed) {
      const one = written.variants.get(key)
      if (one) writing.variants.set(channel.id, one)
    }
    const left = keyed.filter(({ key }) => !written.variants.has(key))
    if (failure || left.length === keyed.length) {
      const isTopics = failure?.failure === 'cap' && failure.cap === 'topic'
      const why = explainComposerFallback(isTopics ? 'topic-cap' : failure?.failure, 'this post')
      if (!writing.warnings.includes(why)) writing.warnings.push(why)
      continue
    }
    if (left.length > 0) {
      const names = left.map(({ platform }) => platformRules[platform].label)
      writing.warnings.push(
        `${new Intl.ListFormat('en-GB').format(names)}: We couldn’t use what the AI model wrote, so the built-in composer wrote this version.`,
      )
    }
  }
  return { writing }
}
