import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { packages, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { regeneratePackage } from '@/lib/packages/compose/regenerate-package'
import { transformItem } from '@/lib/packages/compose/transform-item'
import { publishPackage } from '@/lib/packages/lifecycle/publish-package'
import { schedulePackage } from '@/lib/packages/lifecycle/schedule-package'
import { unschedulePackage } from '@/lib/packages/lifecycle/unschedule-package'
import { approvePackage } from '@/lib/packages/review/approve-package'
import { editPackage } from '@/lib/packages/review/edit-package'
import { rejectPackage } from '@/lib/packages/review/reject-package'
import { requestChanges } from '@/lib/packages/review/request-changes'
import { submitPackage } from '@/lib/packages/review/submit-package'
import type { PackageAnswer } from '@/lib/packages/schemas'
import type { PackageAction, PackageStatus } from '@/lib/publications/states'
import { updatePackageStatus } from '@/lib/publications/update-package-status'
import { createTestChannel, createTestItem } from '../database/content'
import { createTestProject } from '../database/factories'

/** A time some hours from now, in the format that people send. */
export const later = (hours = 1) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** Creates a package in review with posts for two channels, in a project of its own unless one is given. */
export async function inReview(
  ctx?: ProjectContext<'own'>,
): Promise<{ ctx: ProjectContext<'own'>; made: PackageAnswer }> {
  const own = ctx ?? (await createTestProject()).ctx
  await createTestChannel(own)
  await createTestChannel(own, { platform: 'x', language: 'de' })
  return { ctx: own, made: await transformItem(own, { id: await createTestItem(own) }) }
}

/** Edits for the package's first variant. */
export const words = (made: PackageAnswer, text = 'In my own words.') => [
  { id: made.variants[0]?.id ?? '', text },
]

/** The actions that people take on a package. */
export const act: Record<
  PackageAction,
  (ctx: ProjectContext<'own'>, made: PackageAnswer) => Promise<PackageAnswer>
> = {
  submit: (ctx, { id }) => submitPackage(ctx, { id }),
  approve: (ctx, { id }) => approvePackage(ctx, { id }),
  reject: (ctx, { id }) => rejectPackage(ctx, { id, reason: 'Too long.' }),
  request_changes: (ctx, { id }) => requestChanges(ctx, { id, reason: 'Name the place.' }),
  schedule: (ctx, { id }) => schedulePackage(ctx, { id, at: later() }),
  unschedule: (ctx, { id }) => unschedulePackage(ctx, { id }),
  publish: (ctx, { id }) => publishPackage(ctx, { id }),
  edit: (ctx, made) => editPackage(ctx, { id: made.id, variants: words(made) }),
  regenerate: (ctx, { id }) => regeneratePackage(ctx, { id }),
}

/** Brings a package into a state, where possible through the actions that people have. */
export const reach: Record<
  PackageStatus,
  (ctx: ProjectContext<'own'>, made: PackageAnswer) => Promise<unknown>
> = {
  in_review: async () => undefined,
  draft: async (ctx, { id }) =>
    inProject(ctx, (tx) => tx.update(packages).set({ status: 'draft' }).where(eq(packages.id, id))),
  changes_requested: (ctx, made) => act.request_changes(ctx, made),
  rejected: (ctx, made) => act.reject(ctx, made),
  approved: (ctx, made) => act.approve(ctx, made),
  scheduled: async (ctx, made) => act.schedule(ctx, await act.approve(ctx, made)),
  publishing: async (ctx, made) => act.publish(ctx, await act.approve(ctx, made)),
  published: (ctx, made) => finish(ctx, made, 'published'),
  failed: (ctx, made) => finish(ctx, made, 'failed'),
}

async function finish(
  ctx: ProjectContext<'own'>,
  made: PackageAnswer,
  status: 'published' | 'failed',
): Promise<void> {
  await act.publish(ctx, await act.approve(ctx, made))
  await inProject(ctx, async (tx) => {
    await tx.update(publications).set({ status }).where(eq(publications.packageId, made.id))
    await updatePackageStatus(tx, ctx, { packageId: made.id })
  })
}
