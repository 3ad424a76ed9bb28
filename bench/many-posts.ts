import type postgres from 'postgres'
import { newId } from '@/lib/ids'
import { buildChannelKeys, signatureRulesVersion } from '@/lib/novelty/channel-keys'
import { getSignature } from '@/lib/novelty/signature'
import { createTestChannel } from '@/testing/database/content'
import { createTestProject, type TestProject } from '@/testing/database/factories'

export type ManyPosts = { project: TestProject; channelId: string; texts: string[]; variantIds: string[] }

const joining =
  'the a of and in to for with our is we it on that from at every by one this your are not'.split(' ')
const syllables =
  'ka lo mi ren sta tu vel wo zin bar del fon gri hul jor nak pel quo ras sim tor und vix war yel zor ebb cla dri fle'.split(
    ' ',
  )

/** Returns a generator of pseudorandom numbers that repeat on every run, so that two runs measure the same posts. */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

const wordOf = (rank: number): string =>
  [rank % 29, Math.floor(rank / 29) % 29, Math.floor(rank / 841) % 29, rank % 7]
    .map((at) => syllables[at])
    .join('')

/**
 * Returns a post of 30 to 50 words out of 20,000, with word frequencies as in a language (Zipf): some in most
 * posts, most in few.
 */
export function madePost(random: () => number): string {
  const length = 30 + Math.floor(random() * 20)
  const words = Array.from({ length }, () =>
    random() < 0.45
      ? joining[Math.floor(random() * joining.length)]
      : wordOf(Math.floor(20_000 ** random()) + Math.floor(random() * 3)),
  )
  return `${words.join(' ')}, ${Math.floor(random() * 400)}.`
}

/**
 * Creates a channel with `count` published posts, and a neighboring project's of the same size, including their
 * signatures.
 */
export async function createManyPosts(sql: postgres.Sql, count: number): Promise<ManyPosts> {
  const own = await fill(sql, count, 1)
  await fill(sql, count, 2)
  await sql`vacuum analyze packages`
  await sql`vacuum analyze variants`
  await sql`vacuum analyze variant_signatures`
  return own
}

async function fill(sql: postgres.Sql, count: number, seed: number): Promise<ManyPosts> {
  const project = await createTestProject()
  const { orgId, projectId } = project.ctx
  const channelId = await createTestChannel(project.ctx)
  const random = numbersFrom(seed)
  const texts = Array.from({ length: count }, () => madePost(random))
  const variantIds: string[] = []
  const batch = 5_000
  for (let at = 0; at < count; at += batch) {
    const rows = texts.slice(at, at + batch).map((text) => {
      const { keys, repeatKey } = buildChannelKeys(channelId, getSignature({ text }))
      return { id: newId(), package_id: newId(), text, keys, repeat_key: repeatKey }
    })
    variantIds.push(...rows.map(({ id }) => id))
    const records = JSON.stringify(rows)
    await sql.begin(async (tx) => {
      // Without foreign key checks, which would take minutes for 200,000 rows.
      await tx`set local session_replication_role = replica`
      await tx`
        insert into packages (id, org_id, project_id, title, status)
        select package_id, ${orgId}, ${projectId}, 'A post', 'published'
        from jsonb_to_recordset(${records}::text::jsonb) as r(package_id uuid)`
      await tx`
        insert into variants (id, org_id, project_id, package_id, channel_id, platform, language, text)
        select id, ${orgId}, ${projectId}, package_id, ${channelId}, 'linkedin', 'en', text
        from jsonb_to_recordset(${records}::text::jsonb) as r(id uuid, package_id uuid, text text)`
      await tx`
        insert into variant_signatures (org_id, project_id, variant_id, channel_id, rules, repeat_key, keys)
        select ${orgId}, ${projectId}, id, ${channelId}, ${signatureRulesVersion}, repeat_key, keys
        from jsonb_to_recordset(${records}::text::jsonb) as r(id uuid, repeat_key bigint, keys bigint[])`
    })
  }
  return { project, channelId, texts, variantIds }
}
