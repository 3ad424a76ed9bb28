import { and, eq, ne } from 'drizzle-orm'
import { projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { hasPermission } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'
import { writeVoice } from '@/lib/voice/editor/write-voice'
import { toWholePatch } from '@/lib/voice/schemas'
import { mergeSettings } from './merge-settings'
import { presentProject } from './present-project'
import { reservedSlugs } from './reserved-slugs'
import type { ProjectAnswer, UpdateProjectInput } from './schemas'

/**
 * The fields of a project that people who write and publish may change; all others require managing it
 * (spec/decisions#1).
 */
const editorsFields: readonly string[] = ['voice', 'publishing_paused'] satisfies (keyof UpdateProjectInput)[]

/**
 * Changes the given fields of a project; `settings` are merged key by key. Throws `forbidden` if the caller's role
 * may not change one of them, and `slug-taken` if the new short name is in use in its workspace.
 */
export async function updateProject(
  ctx: ProjectContext<'write'>,
  input: UpdateProjectInput,
): Promise<ProjectAnswer> {
  const needs = Object.keys(input).every((field) => editorsFields.includes(field)) ? 'write' : 'manage'
  if (!hasPermission(ctx.role, needs)) throw new AppError('forbidden')
  // The app role cannot see sibling projects, so the short name is compared with system rights, within this
  // workspace.
  return inSystem(async (tx) => {
    const own = and(eq(projects.id, ctx.projectId), eq(projects.orgId, ctx.orgId))
    const [before] = await tx.select().from(projects).where(own).for('update')
    if (!before) throw new AppError('not-found')
    if (input.slug !== undefined && input.slug !== before.slug) {
      if (reservedSlugs.has(input.slug)) throw new AppError('slug-taken')
      const [other] = await tx
        .select({ id: projects.id })
        .from(projects)
        .where(
          and(eq(projects.orgId, ctx.orgId), eq(projects.slug, input.slug), ne(projects.id, ctx.projectId)),
        )
      if (other) throw new AppError('slug-taken')
    }
    if (input.voice !== undefined)
      await writeVoice(tx, ctx, { patch: toWholePatch(input.voice), change: 'saved' })
    const [row] = await tx
      .update(projects)
      .set({
        ...(input.name === undefined ? {} : { name: input.name }),
        ...(input.slug === undefined ? {} : { slug: input.slug }),
        ...(input.brand_hub_slug === undefined ? {} : { brandHubSlug: input.brand_hub_slug }),
        ...(input.settings === undefined ? {} : { settings: mergeSettings(before.settings, input.settings) }),
        ...(input.publishing_paused === undefined ? {} : { publishingPaused: input.publishing_paused }),
        ...(input.time_zone === undefined ? {} : { timeZone: input.time_zone }),
        ...(input.max_overdue_hours === undefined ? {} : { maxOverdueHours: input.max_overdue_hours }),
        updatedAt: new Date(),
      })
      .where(own)
      .returning()
    if (!row) throw new AppError('not-found')
    await audit(tx, ctx, {
      action: 'project.updated',
      subject: row.id,
      data: { fields: Object.keys(input) },
    })
    return presentProject(row)
  })
}
