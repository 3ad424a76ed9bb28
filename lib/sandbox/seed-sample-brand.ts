import { and, eq, like, sql } from 'drizzle-orm'
import { projects, sources } from '@/db/schema'
import { inSystem } from '@/db/system'
import { letIntoOrg, letIntoProject, type ProjectContext, systemContext } from '@/lib/auth/context'
import { demoAccount } from '@/lib/auth/demo-account'
import { signUp } from '@/lib/auth/sign-up'
import { env } from '@/lib/env'
import { drainQueues } from '@/lib/jobs/drain'
import { approvePackage } from '@/lib/packages/approve-package'
import { listPackages } from '@/lib/packages/list-packages'
import { publishPackage } from '@/lib/packages/publish-package'
import { createProject } from '@/lib/projects/create-project'
import { createSource } from '@/lib/sources/create-source'
import { updateSource } from '@/lib/sources/update-source'
import { syncSource } from '@/lib/sync/sync-source'
import { connectSandboxChannel } from './connect-sandbox-channel'
import {
  SAMPLE_BRAND_LOGO_PATH,
  SAMPLE_BRAND_NAME,
  SAMPLE_BRAND_PATH,
  SAMPLE_BRAND_SLUG,
  SAMPLE_BRAND_VOICE,
} from './sample-brand'

const channels = [
  { network: 'x', handle: 'saumlings', accountKey: 'sandbox-x-en', language: 'en' },
  { network: 'linkedin', handle: 'saumlings_studio', accountKey: 'sandbox-linkedin-en', language: 'en' },
  { network: 'instagram', handle: 'saumlinge', accountKey: 'sandbox-instagram-de', language: 'de' },
  { network: 'youtube', handle: 'saumlings_tv', accountKey: 'sandbox-youtube-en', language: 'en' },
] as const

/** How many of the packages are out already when a visitor comes in first. */
const publishedAtFirst = 4

/**
 * Makes the zero-key first run (decisions 8): a demo account, the sample brand with its voice, four channels on the
 * simulated networks, its bucket as a source, synced, packages waiting in review and a few posts on the feeds. All of
 * it goes the ways everybody's content goes; the app must be up, for it serves the bucket and the networks.
 */
export async function seedSampleBrand(): Promise<void> {
  const person = await signUp({ ...demoAccount, workspace: 'Saumlings Studio' })
  const actor = { kind: 'person' as const, id: person.userId, name: demoAccount.name }
  const org = letIntoOrg({ orgId: person.orgId, actor, role: 'owner' })
  const project = await createProject(org, {
    name: SAMPLE_BRAND_NAME,
    slug: SAMPLE_BRAND_SLUG,
    settings: { brand_assets: { logo_url: SAMPLE_BRAND_LOGO_PATH } },
    voice: SAMPLE_BRAND_VOICE,
  })
  const ctx = letIntoProject({ orgId: person.orgId, projectId: project.id, actor, role: 'owner' })
  for (const channel of channels)
    await connectSandboxChannel(ctx, { ...channel, displayName: SAMPLE_BRAND_NAME })
  const source = await createSource(ctx, {
    source_type: 'bucket_manifest',
    name: 'Saumlings bible',
    config: { base_url: bucketAddress(), default_brand: SAMPLE_BRAND_NAME },
    publish_mode: 'review',
    sync_interval_minutes: 60,
  })
  await syncSource(ctx, { sourceId: source.id, trigger: 'manual' })
  await drainQueues({ queues: ['sync-source', 'compose-packages'], until: Date.now() + 60_000 })
  await publishSome(ctx)
}

/**
 * Follows the app to another address or port: the sample bucket lies in the app, so its source and the addresses of its
 * pictures would otherwise point at where the app was before.
 */
export async function moveSampleBrand(): Promise<void> {
  const [stray] = await inSystem((tx) =>
    tx
      .select({ id: sources.id, orgId: sources.orgId, projectId: sources.projectId, config: sources.config })
      .from(sources)
      .innerJoin(projects, eq(projects.id, sources.projectId))
      .where(
        and(
          eq(projects.slug, SAMPLE_BRAND_SLUG),
          like(sql`${sources.config}->>'base_url'`, `http://localhost:%${SAMPLE_BRAND_PATH}`),
        ),
      ),
  )
  if (!stray?.projectId || stray.config.base_url === bucketAddress()) return
  const ctx = await systemContext(stray.projectId)
  await updateSource(ctx, { id: stray.id, config: { ...stray.config, base_url: bucketAddress() } })
  await syncSource(ctx, { sourceId: stray.id, trigger: 'manual' })
}

const bucketAddress = (): string => `${env().APP_URL}${SAMPLE_BRAND_PATH}`

/** Approves and publishes the oldest packages, so that the feeds are not empty. */
async function publishSome(ctx: ProjectContext): Promise<void> {
  const { data } = await listPackages(ctx, { status: 'in_review', limit: 200 })
  const publishable = data.filter((one) =>
    one.variants.every((variant) => variant.issues.every((issue) => issue.severity !== 'error')),
  )
  for (const one of publishable.slice(-publishedAtFirst)) {
    await approvePackage(ctx, { id: one.id })
    await publishPackage(ctx, { id: one.id })
  }
  await drainQueues({ queues: ['publish'], until: Date.now() + 30_000 })
}
