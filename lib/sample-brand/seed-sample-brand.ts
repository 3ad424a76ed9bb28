import { and, eq, like, sql } from 'drizzle-orm'
import { memberships, projects, sources, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { authorizeOrg, authorizeProject } from '@/lib/auth/authorization/authorize'
import { systemContext } from '@/lib/auth/authorization/system-context'
import type { ProjectContext } from '@/lib/auth/context'
import { demoAccount } from '@/lib/auth/demo-account'
import { signUp } from '@/lib/auth/sign-up/sign-up'
import { listChannels } from '@/lib/channels/list-channels'
import { env } from '@/lib/env'
import { publishPackage } from '@/lib/packages/lifecycle/publish-package'
import { listPackages } from '@/lib/packages/list-packages'
import { approvePackage } from '@/lib/packages/review/approve-package'
import { createProject } from '@/lib/projects/create-project'
import { updateProject } from '@/lib/projects/update-project'
import { connectSandboxChannel } from '@/lib/sandbox/connect-sandbox-channel'
import { createSource } from '@/lib/sources/create-source'
import { listSources } from '@/lib/sources/list-sources'
import { updateSource } from '@/lib/sources/update-source'
import { syncSource } from '@/lib/sync/run/sync-source'
import { wallTimeOf } from '@/lib/time-zones/wall-time'
import { isTimeZone } from '@/lib/time-zones/zones'
import { createTopic } from '@/lib/topics/create-topic'
import { listTopics } from '@/lib/topics/list-topics'
import { runTopic } from '@/lib/topics/run-topic'
import { createTopicInput } from '@/lib/topics/schemas'
import { drainQueues } from '@/lib/worker/drain-queues'
import {
  SAMPLE_BRAND_LOGO_PATH,
  SAMPLE_BRAND_NAME,
  SAMPLE_BRAND_PATH,
  SAMPLE_BRAND_SLUG,
  SAMPLE_BRAND_TIME_ZONE,
  SAMPLE_BRAND_VOICE,
} from './sample-brand'

const channels = [
  { network: 'x', handle: 'saumlings', accountKey: 'sandbox-x-en', language: 'en' },
  { network: 'linkedin', handle: 'saumlings_studio', accountKey: 'sandbox-linkedin-en', language: 'en' },
  { network: 'instagram', handle: 'saumlinge', accountKey: 'sandbox-instagram-de', language: 'de' },
  { network: 'youtube', handle: 'saumlings_tv', accountKey: 'sandbox-youtube-en', language: 'en' },
] as const

/** How many of the packages are already published on a visitor's first visit. */
const publishedAtFirst = 4

/**
 * Sets up the zero-key first run (spec/decisions#8): a demo account, the sample brand with its voice, four channels
 * on the simulated networks, its bucket as a synced source, packages waiting in review and a few posts on the
 * feeds. Everything goes through the normal code paths; the app must be running, since it serves the bucket and the
 * networks. If interrupted, the next call continues where it stopped. Takes the demo account's password.
 */
export async function seedSampleBrand(password: string = demoAccount.password): Promise<void> {
  const person =
    (await findDemoPerson()) ?? (await signUp({ ...demoAccount, password, workspace: 'Saumlings Studio' }))
  const actor = { kind: 'person' as const, id: person.userId, name: demoAccount.name }
  const org = await authorizeOrg({ actor }, 'manage', person.orgId)
  const project = (await findSampleProject(person.orgId)) ?? (await createProject(org, sampleProject))
  const ctx = await authorizeProject({ actor }, 'manage', project.id)
  const connected = new Set((await listChannels(ctx, { limit: 200 })).data.map((one) => one.account_key))
  for (const channel of channels.filter((one) => !connected.has(one.accountKey)))
    await connectSandboxChannel(ctx, { ...channel, displayName: SAMPLE_BRAND_NAME })
  const [there] = (await listSources(ctx, { limit: 1 })).data
  const source =
    there ??
    (await createSource(ctx, {
      ...sampleSource,
      config: { ...sampleSource.config, base_url: bucketAddress() },
    }))
  await syncSource(ctx, { sourceId: source.id, trigger: 'manual' })
  await drainQueues({ queues: ['sync-source', 'compose-packages'], until: Date.now() + 60_000 })
  await publishSome(ctx)
  await runTopics(ctx)
  await updateProject(ctx, { settings: { sample_brand: null } })
}

const sampleProject = {
  name: SAMPLE_BRAND_NAME,
  slug: SAMPLE_BRAND_SLUG,
  // The last step removes this mark; the start script looks for it.
  settings: { brand_assets: { logo_url: SAMPLE_BRAND_LOGO_PATH }, sample_brand: 'unfinished' },
  voice: SAMPLE_BRAND_VOICE,
  time_zone: sampleTimeZone(),
}

const sampleSource = {
  source_type: 'bucket_manifest',
  name: 'Saumlings bible',
  config: { default_brand: SAMPLE_BRAND_NAME },
  publish_mode: 'review' as const,
  sync_interval_minutes: 60,
}

/**
 * The computer's time zone, which on a first run is the visitor's own. A server's UTC says nothing about anyone, so
 * the brand's home is used instead.
 */
function sampleTimeZone(): string {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  return isTimeZone(own) && !/^(?:Etc\/)?(?:UTC|GMT|UCT|Universal|Zulu)$/.test(own)
    ? own
    : SAMPLE_BRAND_TIME_ZONE
}

const sampleTopics = [
  {
    name: 'One character a week',
    items: { kinds: ['character-spotlight'] },
    rrule: 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0',
  },
  {
    name: 'From the river',
    items: { kinds: ['story', 'world', 'seasonal'] },
    rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;BYHOUR=17;BYMINUTE=30',
  },
]

async function findDemoPerson(): Promise<{ userId: string; orgId: string } | undefined> {
  const [row] = await inSystem((tx) =>
    tx
      .select({ userId: users.id, orgId: memberships.orgId })
      .from(users)
      .innerJoin(memberships, eq(memberships.userId, users.id))
      .where(eq(users.email, demoAccount.email)),
  )
  return row
}

async function findSampleProject(orgId: string): Promise<{ id: string } | undefined> {
  const [row] = await inSystem((tx) =>
    tx
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.orgId, orgId), eq(projects.slug, SAMPLE_BRAND_SLUG))),
  )
  return row
}

/**
 * Follows the app to another address or port: the app serves the sample bucket, so the source and its picture URLs
 * would otherwise point to the app's old address.
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

/**
 * Creates two topics and runs them; their first posts are waiting in review. When called again, continues with what
 * is missing.
 */
async function runTopics(ctx: ProjectContext<'write'>): Promise<void> {
  const there = (await listTopics(ctx, { limit: 50 })).data
  // The first date is a week away, so that what a first visitor sees does not depend on the weekday.
  const starts_at = wallTimeOf(new Date(Date.now() + 7 * 86_400_000), sampleTimeZone())
  for (const topic of sampleTopics) {
    const { id, last_run } =
      there.find(({ name }) => name === topic.name) ??
      (await createTopic(ctx, createTopicInput.parse({ ...topic, starts_at })))
    if (!last_run) await runTopic(ctx, { id })
  }
  await drainQueues({ queues: ['run-topic'], until: Date.now() + 30_000 })
}

/** Approves and publishes the oldest valid packages, so that the feeds are not empty. */
async function publishSome(ctx: ProjectContext<'write'>): Promise<void> {
  const [out] = (await listPackages(ctx, { status: 'published', limit: 1 })).data
  if (out) return
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
