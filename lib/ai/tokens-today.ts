import { sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'

/** How many tokens of the model a project has used since midnight UTC. */
export async function tokensToday(ctx: ProjectContext): Promise<number> {
  const [row] = await inProject(ctx, (tx) =>
    tx.execute<{ tokens: string }>(sql`
      select coalesce(sum(input_tokens::bigint + output_tokens), 0) as tokens from generations
      where created_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`),
  )
  return Number(row?.tokens ?? 0)
}
