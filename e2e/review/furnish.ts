import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { memberships, packages, publications } from '@/db/schema'
import { inSystem } from '@/db/system'
import { createTestItem, createTestSource } from '@/db/testing/content'
import { grantOrgContext, grantProjectContext } from '@/lib/auth/context'
import { signUp } from '@/lib/auth/sign-up'
import { newId } from '@/lib/ids'
import { composePackages } from '@/lib/packages/compose/compose-packages'
import { approvePackage } from '@/lib/packages/review/approve-package'
import { createProject } from '@/lib/projects/create-project'
import { connectSandboxChannel } from '@/lib/sandbox/connect-sandbox-channel'
import { withDatabase } from '@/scripts/admin/with-database'
import type { Furnished } from './furnished'

/**
 * Makes a workspace of one test run's own beside the running product: two people, a channel on the simulated X, and a
 * package in review for each name given. Prints what it made as JSON.
 */
const [mark = '', ...names] = process.argv.slice(2)

async function furnish(): Promise<Furnished> {
  const password = 'three boats on one river'
  const people = { editor: `editor-${mark}@example.test`, viewer: `viewer-${mark}@example.test` }
  const editor = await signUp({
    name: 'Edda Editor',
    email: people.editor,
    password,
    workspace: `Mill ${mark}`,
  })
  const viewer = await signUp({ name: 'Vera Viewer', email: people.viewer, password })
  await inSystem((tx) =>
    tx.insert(memberships).values({ orgId: editor.orgId, userId: viewer.userId, role: 'viewer' }),
  )
  const actor = { kind: 'person' as const, id: editor.userId, name: 'Edda Editor' }
  const org = grantOrgContext({ orgId: editor.orgId, actor, role: 'owner' })
  const project = await createProject(org, { name: 'River', voice: { words_to_avoid: ['epic'] } })
  const ctx = grantProjectContext({ orgId: editor.orgId, projectId: project.id, actor, role: 'owner' })
  await connectSandboxChannel(ctx, {
    network: 'x',
    handle: `river_${mark}`,
    displayName: 'River',
    accountKey: 'river',
    language: 'en',
  })
  const sourceId = await createTestSource(ctx)
  const ids: Record<string, string> = {}
  for (const name of names) {
    const itemId = await createTestItem(ctx, {
      sourceId,
      title: name,
      featuredImage: '/sample/brand/astrude/portrait.jpg',
    })
    const { packageOf } = await composePackages(ctx, { itemIds: [itemId] })
    ids[name] = packageOf.get(itemId) ?? ''
  }
  const lost = ids.Lost
  if (lost) await loseOutcome(ctx, lost)
  return { base: `/${editor.orgSlug}/${project.slug}`, password, people, ids }
}

/** Leaves a package as it is when the network broke off in the middle of taking its post. */
async function loseOutcome(ctx: Parameters<typeof approvePackage>[0], packageId: string): Promise<void> {
  const { variants, revision } = await approvePackage(ctx, { id: packageId })
  await inProject(ctx, async (tx) => {
    await tx.update(packages).set({ status: 'publishing' }).where(eq(packages.id, packageId))
    for (const variant of variants)
      await tx.insert(publications).values({
        id: newId(),
        packageId,
        variantId: variant.id,
        channelId: variant.channel_id,
        packageRevision: revision,
        payload: { content: variant.text },
        payloadHash: 'as it was approved',
        status: 'unconfirmed',
        attempts: 1,
        reconcileLooks: 99,
      })
  })
}

process.stdout.write(JSON.stringify(await withDatabase(furnish)))
