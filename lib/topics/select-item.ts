import { inArray } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { type ItemRow, items } from '@/db/schema'
import { choosePostLanguage } from '@/lib/composer/material/read-material'
import { buildItemCard, readFactCards } from '@/lib/facts/load-fact-cards'
import type { FactCard } from '@/lib/facts/schemas'
import { selectCoverableFacts } from '@/lib/facts/select-coverable-facts'
import { holdsWholeText } from '@/lib/networks/registry'
import { hasUsableVideo, splitByVideo } from '@/lib/packages/compose/plan/channels-to-write'
import type { TargetChannel } from '@/lib/packages/compose/plan/target-channels'
import { topicItemOf } from '@/lib/packages/compose/topics/topic-item'
import { type Composition, composeItem } from '@/lib/packages/compose/write/compose-item'
import { coveredFacts } from '@/lib/packages/coverage/covered-facts'
import { baseLanguage } from '@/lib/platforms/language'
import { dayOf } from '@/lib/time-zones/wall-time'
import { offersContentType } from '@/lib/voice/editor/offered-content-types'
import { fillInstruction } from './fill-instruction'
import { findLastDay } from './find-last-day'
import type { TopicScope } from './load-topic-scope'
import { inOrderOfCoverage, type MatchedItem, matchItems } from './match-items'

/** What a topic's date draws on, and the post that the composer writes from it. */
export type Choice = {
  origin: ItemRow
  coveredAt: Date | null
  /** The topic's own item, not stored yet. */
  item: ItemRow
  card: FactCard
  /** The facts to lead with. */
  lead: string[]
  composition: Composition
}

/** Too few unused facts are left: how many, and in which sources. */
export type NoChoice = { matched: number; unused: number; sourceIds: string[] }

type KnownItem = {
  row: ItemRow
  /** What a model found about it. */
  refined: FactCard['refined']
  /** The text of the facts that posts can be about, in order. */
  facts: string[]
  /** The last day of an event, `YYYY-MM-DD`. */
  lastDay: string | undefined
}

/** Items loaded at once; most dates need only the first. */
const chunkSize = 10
/** Maximum number of items examined for one date. */
const maxItems = 1000
const maxLead = 3

/** The external id of the item that a date produces: one item per date. */
export const externalIdOf = (due: Date): string => due.toISOString()

/**
 * Chooses what a topic's dates draw on. Runs, previews and the look-ahead all select through it: first comes the
 * item, and within it the fact, that was covered longest ago in the languages of the topic's channels
 * (spec/planning#1, "Coverage before randomness"). Only reads; what `take` and `exclude` record affects later choices
 * and is stored nowhere.
 */
export class TopicSelection {
  readonly scope: TopicScope
  #tx: ProjectTx
  #matched: MatchedItem[]
  #known = new Map<string, KnownItem>()
  /** When each fact was last covered. */
  #covered = new Map<string, Map<string, Date>>()
  #taken = new Map<string, Date>()
  #excluded = new Map<string, { facts: Set<string>; structures: Set<string> }>()

  private constructor(tx: ProjectTx, scope: TopicScope, matched: MatchedItem[]) {
    this.#tx = tx
    this.scope = scope
    this.#matched = matched
  }

  static async open(tx: ProjectTx, scope: TopicScope): Promise<TopicSelection> {
    const { query, timeZone } = scope.topic
    const matched = await matchItems(tx, query, { timeZone, coverage: scope.coverage })
    const offered = matched.filter(({ contentType }) => offersContentType(scope.brand.voice, contentType))
    return new TopicSelection(tx, scope, offered)
  }

  /** The items that the query matches on a day, in the order in which they are drawn on. */
  matchingOn(at: Date): MatchedItem[] {
    const { query, timeZone } = this.scope.topic
    return inOrderOfCoverage(this.#matched, query, { at, timeZone }, this.#taken)
  }

  /** Returns what a date draws on, or why there is nothing. `itemId` will be the id of the topic's item. */
  async next(due: Date, itemId: string): Promise<{ choice: Choice } | { none: NoChoice }> {
    const { minFacts } = this.scope.topic
    const ordered = this.matchingOn(due)
    let unused = 0
    let choice: Choice | undefined
    let oldest: { item: MatchedItem; at: Date } | undefined
    for (let at = 0; at < Math.min(ordered.length, maxItems); at += chunkSize) {
      const chunk = ordered.slice(at, at + chunkSize)
      await this.#load(chunk.map(({ id }) => id))
      for (const item of chunk) {
        if (this.#isOver(item.id, due)) continue
        const fresh = this.#unusedOf(item.id)
        unused += fresh.length
        if (!choice && fresh.length > 0) choice = this.#choose(item, due, itemId, fresh)
        const longestUnused = fresh.length === 0 ? this.#oldestOf(item.id) : undefined
        if (longestUnused && (!oldest || longestUnused.at < oldest.at))
          oldest = { item, at: longestUnused.at }
      }
      if (choice && unused >= minFacts) return { choice }
    }
    if (choice && unused >= minFacts) return { choice }
    // The topic may continue without unused facts: uses those covered longest ago.
    if (minFacts === 0 && oldest) {
      const facts = this.#oldestOf(oldest.item.id)?.facts ?? []
      const again = this.#choose(oldest.item, due, itemId, facts)
      if (again) return { choice: again }
    }
    const sourceIds = [...new Set(ordered.flatMap(({ sourceId }) => sourceId ?? []))]
    return { none: { matched: ordered.length, unused, sourceIds } }
  }

  /** Records that a look-ahead date has taken this: later dates treat its item and facts as covered then. */
  take({ origin, composition, lead }: Choice, due: Date): void {
    this.#taken.set(origin.id, due)
    const covered = this.#covered.get(origin.id) ?? new Map<string, Date>()
    for (const fact of factsOf(composition, lead)) covered.set(fact, due)
    this.#covered.set(origin.id, covered)
  }

  /** Records that these facts in these structures did not work: later choices use others. */
  exclude(originId: string, facts: readonly string[], structures: readonly string[]): void {
    const known = this.#excluded.get(originId) ?? { facts: new Set(), structures: new Set() }
    for (const fact of facts) known.facts.add(fact)
    for (const structure of structures) known.structures.add(structure)
    this.#excluded.set(originId, known)
  }

  /** Whether an event ends before the day of a date: no post about it is true then. */
  #isOver(id: string, due: Date): boolean {
    const lastDay = this.#known.get(id)?.lastDay
    return lastDay !== undefined && lastDay < dayOf(due, this.scope.topic.timeZone)
  }

  #unusedOf(id: string): string[] {
    const covered = this.#covered.get(id)
    const excluded = this.#excluded.get(id)
    return (this.#known.get(id)?.facts ?? []).filter(
      (fact) => !covered?.has(fact) && !excluded?.facts.has(fact),
    )
  }

  /** Returns the item's facts that were covered longest ago, all with that time. */
  #oldestOf(id: string): { at: Date; facts: string[] } | undefined {
    const covered = this.#covered.get(id)
    const excluded = this.#excluded.get(id)
    const candidates = (this.#known.get(id)?.facts ?? []).flatMap((fact) => {
      const at = covered?.get(fact)
      return at && !excluded?.facts.has(fact) ? [{ fact, at }] : []
    })
    if (candidates.length === 0) return undefined
    const at = new Date(Math.min(...candidates.map((one) => one.at.getTime())))
    return {
      at,
      facts: candidates.filter((one) => one.at.getTime() === at.getTime()).map(({ fact }) => fact),
    }
  }

  /** Builds a post of the item about these facts; undefined if neither the composer nor a model could state them. */
  #choose(matched: MatchedItem, due: Date, itemId: string, facts: readonly string[]): Choice | undefined {
    const known = this.#known.get(matched.id)
    if (!known) return undefined
    const { topic, channels, brand, brandName, detector, hasModel } = this.scope
    const excluded = this.#excluded.get(matched.id)
    const wanted = new Set(facts)
    const used = new Set([...(this.#covered.get(matched.id)?.keys() ?? []), ...(excluded?.facts ?? [])])
    const brief = {
      origins: [matched.id],
      lead: facts.slice(0, maxLead),
      avoid: [...used].filter((fact) => !wanted.has(fact)).sort(),
      ...(topic.angle.structure ? { structure: topic.angle.structure } : {}),
      ...(excluded && excluded.structures.size > 0 ? { not_structures: [...excluded.structures] } : {}),
      ...(topic.angle.prompt
        ? {
            instruction: fillInstruction(topic.angle.prompt, {
              item: known.row,
              brand: brandName,
              at: due,
              timeZone: topic.timeZone,
            }),
          }
        : {}),
    }
    const identity = {
      id: itemId,
      orgId: topic.orgId,
      projectId: topic.projectId,
      topicId: topic.id,
      externalId: externalIdOf(due),
      contentType: topic.contentType ?? known.row.contentType,
      channelKeys: topic.channelKeys,
    }
    const item = topicItemOf(known.row, identity, brief)
    const card = buildItemCard(item, detector, known.refined)
    const composition = composeItem(item, channels, brand, detector, card)
    const says = factsOf(composition, []).some((fact) => wanted.has(fact))
    if (!says && !hasModel) return undefined
    return {
      origin: known.row,
      coveredAt: matched.coveredAt,
      item,
      card,
      lead: brief.lead,
      composition,
    }
  }

  async #load(ids: readonly string[]): Promise<void> {
    const missing = ids.filter((id) => !this.#known.has(id))
    if (missing.length === 0) return
    const { detector, coverage, targets, hasModel } = this.scope
    const rows = await this.#tx.select().from(items).where(inArray(items.id, missing))
    const cards = await readFactCards(this.#tx, rows, detector)
    const covered = await coveredFacts(this.#tx, missing, coverage)
    for (const row of rows) {
      const card = cards.get(row.id)
      if (!card) continue
      const spoken = (of: readonly TargetChannel[]) =>
        of.flatMap(({ channel }) => {
          const language = choosePostLanguage(card, channel.language)
          return hasModel || language === 'und' || language === baseLanguage(channel.language)
            ? [language]
            : []
        })
      const written = spoken(splitByVideo(targets, hasUsableVideo(row, card)).targets)
      const languages = new Set(written.length > 0 ? written : spoken(targets))
      const facts = languages.size === 0 ? [] : selectCoverableFacts(card, languages).map(({ text }) => text)
      const lastDay = findLastDay(card, row.publishedAt ?? row.createdAt)
      this.#known.set(row.id, { row, refined: card.refined, facts, lastDay })
      this.#covered.set(
        row.id,
        new Map([...(covered.get(row.id) ?? []), ...(this.#covered.get(row.id) ?? [])]),
      )
    }
  }
}

/** Returns the text of the facts that a composed post tells; `otherwise` if it tells none. */
export const factsOf = ({ variants }: Composition, otherwise: readonly string[]): string[] => {
  const texts = [
    ...new Set(
      variants
        .filter((one) => !isWholeText(one) || variants.every(isWholeText))
        .flatMap(({ trace }) => trace?.facts.map(({ text }) => text) ?? []),
    ),
  ]
  return texts.length > 0 ? texts : [...otherwise]
}

const isWholeText = ({ content }: Composition['variants'][number]): boolean =>
  holdsWholeText(content.platform)
