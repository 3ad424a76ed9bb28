import { and, eq, sql } from 'drizzle-orm'
import { generations, modelPrices, modelSettings, modelWaits, projects } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { systemActor } from '@/lib/audit/actor'
import { newId } from '@/lib/ids'
import { recordNotification } from '@/lib/notifications/record-notification'
import { formatMoment } from '@/lib/time-zones/format-time'
import { costOf, defaultPriceOf, type ModelPrice } from '../models/default-prices'
import type { FoundModel } from '../models/find-model'
import { waitKeyOf } from '../models/model-waits'
import type { LedgerContext } from './ledger-context'
import { redactAndTruncate } from './redact-and-truncate'
import { estimateMaxTokens } from './token-estimate'

/** What a call is for. */
export type CallPurpose = {
  purpose: string
  voiceVersion?: number | undefined
  itemId?: string | undefined
  packageId?: string | undefined
  variantId?: string | undefined
  /** The topic that the post belongs to; its own monthly limits apply. */
  topicId?: string | undefined
  /** Identifies the question, so that restarted work finds the answer (find-answer.ts). */
  requestKey?: string | undefined
}

export type NewCall = CallPurpose & {
  prompt: string
  /** Size of an image shown in addition to the text, in tokens. */
  shownTokens?: number | undefined
  maxOutputTokens: number
  deadlineAt: Date
}

/** A call that may be made: its ledger row holds the most that it may use. */
export type ReservedCall = {
  id: string
  price: ModelPrice | undefined
  /** How many times in a row this server has asked us to wait. */
  refusals: number
}

export type Cap = 'day' | 'month' | 'money' | 'topic'
/**
 * Why a call may not be made now: the server or a running call (`isOurs`) must be waited for, or a limit is used up
 * until a given time.
 */
export type CallRefusal =
  | { failure: 'busy'; retryAt: Date; isOurs?: true }
  | { failure: 'cap'; cap: Cap; until: Date }

/** When to ask again if calls in flight have reserved what is left. */
const retryAfterMs = 5_000

/**
 * Reserves the most that a call may use, before it is made: one short transaction under one lock per workspace, so
 * that concurrent calls, whatever their project or process, never exceed a limit together. The row is inserted as
 * `running` and counts in full until `settleCall`. Returns the reason if a limit or a wait prevents the call.
 * Serves spec/writing#4.
 */
export function reserveCall(
  ctx: LedgerContext,
  model: FoundModel,
  call: NewCall,
): Promise<ReservedCall | CallRefusal> {
  const { settings, from } = model
  return inSystem(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('model budget ' || ${ctx.orgId}::text, 0))`,
    )
    const now = Date.now()
    const known = await readBudget(tx, ctx, model)
    if (call.topicId !== undefined) known.limits.push(...(await topicLimits(tx, ctx, call.topicId)))
    if (known.waitUntil && known.waitUntil.getTime() > now)
      return { failure: 'busy', retryAt: known.waitUntil }
    const price = known.price ?? defaultPriceOf(settings)
    const inputTokens = estimateMaxTokens(call.prompt) + (call.shownTokens ?? 0)
    // Writing a prompt into a cache costs more than reading it.
    const most = { inputTokens, cachedInputTokens: 0, cacheWriteTokens: inputTokens }
    const priceMicros = price ? costOf(price, { ...most, outputTokens: call.maxOutputTokens }) : null
    const refusal = refusalOf(
      known,
      { tokens: inputTokens + call.maxOutputTokens, micros: priceMicros ?? 0 },
      now,
    )
    if (refusal) {
      if (refusal.failure === 'cap') await notifyCapReached(tx, ctx, refusal)
      return refusal
    }
    const id = newId()
    await tx.insert(generations).values({
      id,
      orgId: ctx.orgId,
      projectId: ctx.projectId ?? null,
      purpose: call.purpose,
      voiceVersion: call.voiceVersion,
      itemId: call.itemId,
      packageId: call.packageId,
      variantId: call.variantId,
      topicId: call.topicId,
      requestKey: call.requestKey,
      model: settings.model.slice(0, 200),
      modelFrom: from,
      prompt: redactAndTruncate(call.prompt, settings),
      output: '',
      inputTokens,
      outputTokens: call.maxOutputTokens,
      tokensEstimated: true,
      priceMicros,
      durationMs: 0,
      outcome: 'running',
      actorId: ctx.actor.id,
      actorName: ctx.actor.name,
      deadlineAt: call.deadlineAt,
    })
    return { id, price, refusals: known.refusals }
  })
}

/** Notifies once each time a limit is used up (spec/planning#5). */
async function notifyCapReached(
  tx: SystemTx,
  ctx: LedgerContext,
  { cap, until }: { cap: Cap; until: Date },
): Promise<void> {
  const [project] = ctx.projectId
    ? await tx.select({ timeZone: projects.timeZone }).from(projects).where(eq(projects.id, ctx.projectId))
    : []
  // Limits begin again at midnight UTC, which people do not read their times in.
  const when = project ? formatMoment(until, project.timeZone, { zone: true }) : 'the limit begins again'
  await recordNotification(
    tx,
    {
      orgId: ctx.orgId,
      projectId: ctx.projectId,
      actor: systemActor,
    },
    {
      kind: 'cap_reached',
      key: `${ctx.projectId ?? ''}/${cap}/${until.toISOString()}`,
      data: {
        reason: `${capReasons[cap]} The built-in composer writes ${cap === 'topic' ? 'its ' : ''}posts until ${when}.`,
        at: until.toISOString(),
      },
    },
  )
}

const capReasons: Record<Cap, string> = {
  day: 'The model’s tokens for today are used up.',
  month: 'The model’s tokens for this month are used up.',
  money: 'The model’s budget for this month is used up.',
  topic: 'A topic has used up its own limit for this month.',
}

type Used = { all: number; running: number }
type Limit = { cap: Cap; of: 'tokens' | 'money'; maxUsed: number; used: Used }
type Budget = {
  limits: Limit[]
  price: ModelPrice | undefined
  waitUntil: Date | null
  refusals: number
}

const startOf = (what: 'day' | 'month') =>
  sql`(date_trunc(${sql.raw(`'${what}'`)}, now() at time zone 'UTC') at time zone 'UTC')`

async function readBudget(tx: SystemTx, ctx: LedgerContext, model: FoundModel): Promise<Budget> {
  const server = waitKeyOf(model.settings)
  const [row] = await tx
    .select({
      tokensPerDay: modelSettings.tokensPerDay,
      tokensPerMonth: modelSettings.tokensPerMonth,
      microsPerMonth: modelSettings.microsPerMonth,
      inputMicros: modelPrices.inputMicros,
      cachedInputMicros: modelPrices.cachedInputMicros,
      outputMicros: modelPrices.outputMicros,
      waitUntil: modelWaits.until,
      refusals: modelWaits.refusals,
    })
    .from(sql`(select ${ctx.orgId}::uuid as id) as workspace`)
    .leftJoin(modelSettings, eq(modelSettings.orgId, sql`workspace.id`))
    .leftJoin(
      modelPrices,
      and(eq(modelPrices.orgId, sql`workspace.id`), eq(modelPrices.model, model.settings.model)),
    )
    .leftJoin(modelWaits, and(eq(modelWaits.orgId, sql`workspace.id`), eq(modelWaits.server, server)))
  const { tokensPerDay = null, tokensPerMonth = null, microsPerMonth = null } = row ?? {}
  const granted = model.budget && model.budget.tokens > 0 ? model.budget : undefined
  const limits: Limit[] = []
  if (granted || tokensPerDay !== null || tokensPerMonth !== null || microsPerMonth !== null) {
    const used = await readUsed(tx, ctx, {
      month: tokensPerMonth !== null || microsPerMonth !== null,
      ofProject: granted?.of === 'project',
    })
    if (granted) limits.push({ cap: 'day', of: 'tokens', maxUsed: granted.tokens, used: used.granted })
    if (tokensPerDay !== null)
      limits.push({ cap: 'day', of: 'tokens', maxUsed: tokensPerDay, used: used.day })
    if (tokensPerMonth !== null)
      limits.push({ cap: 'month', of: 'tokens', maxUsed: tokensPerMonth, used: used.month })
    if (microsPerMonth !== null)
      limits.push({ cap: 'money', of: 'money', maxUsed: microsPerMonth, used: used.money })
  }
  const { inputMicros, cachedInputMicros, outputMicros } = row ?? {}
  const priced = inputMicros != null && cachedInputMicros != null && outputMicros != null
  return {
    limits,
    price: priced ? { inputMicros, cachedInputMicros, outputMicros } : undefined,
    waitUntil: row?.waitUntil ?? null,
    refusals: row?.refusals ?? 0,
  }
}

async function readUsed(
  tx: SystemTx,
  ctx: LedgerContext,
  of: { month: boolean; ofProject: boolean },
): Promise<Record<'granted' | 'day' | 'month' | 'money', Used>> {
  const today = sql`created_at >= ${startOf('day')}`
  const granted = sql`${today} and model_from = 'install' ${
    of.ofProject ? sql`and project_id is not distinct from ${ctx.projectId ?? null}::uuid` : sql``
  }`
  const tokens = sql`input_tokens::bigint + output_tokens`
  const sums = (what: ReturnType<typeof sql>, when: ReturnType<typeof sql>) => sql`
    jsonb_build_object(
      'all', coalesce(sum(${what}) filter (where ${when}), 0),
      'running', coalesce(sum(${what}) filter (where ${when} and outcome = 'running' and deadline_at > now()), 0))`
  const [row] = await tx.execute<Record<'granted' | 'day' | 'month' | 'money', Used>>(sql`
    select ${sums(tokens, granted)} as granted, ${sums(tokens, today)} as day,
      ${sums(tokens, sql`true`)} as month, ${sums(sql`price_micros`, sql`true`)} as money
    from generations where org_id = ${ctx.orgId}::uuid and created_at >= ${startOf(of.month ? 'month' : 'day')}`)
  const none = { all: 0, running: 0 }
  return row ?? { granted: none, day: none, month: none, money: none }
}

/** Reads what a topic's posts may use in a month (spec/planning#1, budget). */
async function topicLimits(tx: SystemTx, ctx: LedgerContext, topicId: string): Promise<Limit[]> {
  const counted = sql`created_at >= ${startOf('month')}`
  const running = sql`outcome = 'running' and deadline_at > now()`
  const sums = (what: ReturnType<typeof sql>) => sql`jsonb_build_object(
    'all', coalesce(sum(${what}), 0), 'running', coalesce(sum(${what}) filter (where ${running}), 0))`
  const [row] = await tx.execute<{
    most_tokens: number | null
    most_money: number | null
    tokens: Used
    money: Used
  }>(sql`
    select t.tokens_per_month as most_tokens, t.money_per_month::float8 as most_money, used.tokens, used.money
    from topics t, lateral (
      select ${sums(sql`input_tokens::bigint + output_tokens`)} as tokens, ${sums(sql`price_micros`)} as money
      from generations where project_id = t.project_id and topic_id = t.id and ${counted}
    ) used
    where t.id = ${topicId}::uuid and t.project_id = ${ctx.projectId ?? null}::uuid
      and (t.tokens_per_month is not null or t.money_per_month is not null)`)
  if (!row) return []
  const limits: Limit[] = []
  if (row.most_tokens !== null)
    limits.push({ cap: 'topic', of: 'tokens', maxUsed: row.most_tokens, used: row.tokens })
  if (row.most_money !== null)
    limits.push({ cap: 'topic', of: 'money', maxUsed: row.most_money * 1e6, used: row.money })
  return limits
}

function refusalOf(
  { limits }: Budget,
  needed: { tokens: number; micros: number },
  now: number,
): CallRefusal | undefined {
  let waiting = false
  for (const { cap, of, maxUsed, used } of limits) {
    const more = of === 'money' ? needed.micros : needed.tokens
    if (more === 0 || used.all + more <= maxUsed) continue
    // It would fit if the calls in flight use less than they reserved.
    if (used.running > 0 && used.all - used.running + more <= maxUsed) waiting = true
    else return { failure: 'cap', cap, until: endOf(cap, now) }
  }
  return waiting ? { failure: 'busy', retryAt: new Date(now + retryAfterMs), isOurs: true } : undefined
}

function endOf(cap: Cap, now: number): Date {
  const at = new Date(now)
  return cap === 'day'
    ? new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1))
    : new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1))
}
