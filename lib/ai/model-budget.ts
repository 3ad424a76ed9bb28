import { sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { type ModelBudget, modelBudgetOf } from '@/lib/workspace-grants'
import { hasModel } from './model-settings'

/** Whether this project may ask a model: the install has one, and it is not granted to other workspaces alone. */
export async function mayUseModel(ctx: ProjectContext): Promise<boolean> {
  return hasModel() && (await modelBudgetOf(ctx)) !== undefined
}

/** Whether the day's budget is used up (by UTC). Calls that are under way do not count yet. */
export async function isBudgetUsedUp(ctx: ProjectContext, { tokens, of }: ModelBudget): Promise<boolean> {
  if (tokens === 0) return false
  return (await (of === 'project' ? ofProject(ctx) : ofWorkspace(ctx))) >= tokens
}

const today = sql`date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`
const used = sql`coalesce(sum(input_tokens::bigint + output_tokens), 0)`

async function ofProject(ctx: ProjectContext): Promise<number> {
  const [row] = await inProject(ctx, (tx) =>
    tx.execute<{ tokens: string }>(
      sql`select ${used} as tokens from generations where created_at >= ${today}`,
    ),
  )
  return Number(row?.tokens ?? 0)
}

/** By its projects, of which each has an index of its days. */
async function ofWorkspace({ orgId }: ProjectContext): Promise<number> {
  const [row] = await inSystem((tx) =>
    tx.execute<{ tokens: string }>(sql`
      select ${used} as tokens from projects
      join generations on generations.project_id = projects.id and generations.created_at >= ${today}
      where projects.org_id = ${orgId}::uuid`),
  )
  return Number(row?.tokens ?? 0)
}
