import { eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { type ItemRow, items } from '@/db/schema'
import { generateObject } from '@/lib/ai/generate-object'
import type { ProjectContext } from '@/lib/auth/context'
import { findMissingWarnings } from '@/lib/composer/warnings/missing-warnings'
import { env } from '@/lib/env'
import {
  claimRefinement,
  releaseRefinement,
  replaceCard,
  storeRefinement,
} from '@/lib/facts/card-refinements'
import {
  buildItemCard,
  findOriginal,
  loadFactCards,
  readFactCards,
  toFactSource,
} from '@/lib/facts/load-fact-cards'
import { refineCard } from '@/lib/facts/refine/refine-card'
import { reversibleReasons, suggestion, suggestionShape } from '@/lib/facts/refine/suggestion'
import type { FactCard } from '@/lib/facts/schemas'
import type { LanguageDetector } from '@/lib/text/language/detect-language'
import { refiningInstructions, refiningPrompt } from './refining-prompt'

/** Maximum tokens of an answer, including a model's reasoning. */
const maxTokens = 8_000
/** How long after its deadline a call may still be settled (lib/ai/ask-and-record.ts). */
const graceMs = 30_000
/** How soon to look again while another worker asks. */
const lookAgainMs = 5_000

/**
 * The card to write from. `busy`: the model's server asked to wait, or another worker is asking, until a time.
 * `stopped`: the caller has aborted.
 */
export type RefiningResult = { card: FactCard } | { busy: Date; card: FactCard } | { stopped: true }

/**
 * Has a model refine an item's fact card, once per version of item and card: planned, asked and stored without an
 * open transaction in between. A topic's item shares the card of the item that it was made from. The rules' card
 * stays where a limit is used up, where the model fails (which is recorded, so that it is not asked again), and
 * where item or rules have changed meanwhile. Serves spec/writing#1 and #4.
 */
export async function refineItemCard(
  ctx: ProjectContext<'write'>,
  { item, card }: { item: ItemRow; card: FactCard },
  how: { detector: LanguageDetector; signal?: AbortSignal | undefined; until?: number | undefined },
): Promise<RefiningResult> {
  if (card.refined || !isWorthAsking(card)) return { card }
  const planned = await inProject(ctx, async (tx) => {
    const row = await findSubject(tx, item)
    if (!row) return undefined
    const ofRow = (await loadFactCards(tx, [row], how.detector)).get(row.id)
    if (!ofRow) return undefined
    const until = new Date(Date.now() + env().AI_TIMEOUT_SECONDS * 1000 + graceMs)
    return { row, card: ofRow, claim: ofRow.refined ? 'settled' : await claimRefinement(tx, row, until) }
  })
  if (!planned) return { card }
  const { row, claim } = planned
  if (claim === 'asking') return { busy: new Date(Date.now() + lookAgainMs), card }
  if (claim === 'settled')
    return { card: (await currentCard(ctx, item, { row, detector: how.detector })) ?? card }
  const release = () => inProject(ctx, (tx) => releaseRefinement(tx, row))
  try {
    const source = toFactSource(row)
    const answer = await generateObject(ctx, {
      purpose: 'refine-card',
      system: refiningInstructions,
      prompt: refiningPrompt(planned.card, source),
      schema: suggestion,
      wire: suggestionShape,
      maxOutputTokens: maxTokens,
      itemId: row.id,
      topicId: item.topicId ?? undefined,
      until: how.until,
      ...(how.signal ? { signal: how.signal } : {}),
    })
    if ('failure' in answer) {
      if (how.signal?.aborted || answer.failure === 'stopped') {
        await release()
        return { stopped: true }
      }
      if (answer.failure === 'busy' || answer.failure === 'cap' || answer.failure === 'no-model') {
        await release()
        return answer.failure === 'busy' ? { busy: answer.retryAt, card } : { card }
      }
      await inProject(ctx, (tx) => storeRefinement(tx, row, undefined))
      return { card }
    }
    const warnings = new Set(
      // As an announcement, since a model might call a warning's content a story.
      findMissingWarnings({ kind: 'announcement', facts: planned.card.facts }, '').map(({ id }) => id),
    )
    const refined = refineCard(planned.card, source, {
      suggested: answer.made,
      model: answer.model,
      isNeeded: ({ id, role }) => role === 'warning' || warnings.has(id),
    })
    await inProject(ctx, (tx) => storeRefinement(tx, row, refined))
  } catch (error) {
    await release()
    throw error
  }
  return { card: (await currentCard(ctx, item, { row, detector: how.detector })) ?? card }
}

/**
 * Returns the stored item whose card is refined: for a topic's item, the one that it was made from. Undefined if it
 * has changed since.
 */
async function findSubject(tx: ProjectTx, item: ItemRow): Promise<ItemRow | undefined> {
  if (item.topicId !== null) return findOriginal(tx, item)
  const [now] = await tx.select().from(items).where(eq(items.id, item.id))
  return now?.contentHash === item.contentHash ? now : undefined
}

/** Returns the card as it is stored now; a topic's item gets what was found about its original. */
async function currentCard(
  ctx: ProjectContext<'write'>,
  item: ItemRow,
  { row, detector }: { row: ItemRow; detector: LanguageDetector },
): Promise<FactCard | undefined> {
  return inProject(ctx, async (tx) => {
    const stored = (await readFactCards(tx, [row], detector)).get(row.id)
    if (row.id === item.id) return stored
    const card = buildItemCard(item, detector, stored?.refined)
    await replaceCard(tx, item, card)
    return card
  })
}

/** Content that no post can be made from costs no call, unless a part of it may be for posts after all. */
const isWorthAsking = ({ facts, not_for_posts }: FactCard): boolean =>
  facts.some(({ kind }) => kind !== 'name' && kind !== 'heading' && kind !== 'link') ||
  not_for_posts.some(({ reason }) => reversibleReasons.has(reason))
