import { eq } from 'drizzle-orm'
import { projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { firstFree, slugify } from '@/lib/slugs'
import { writeVoice } from '@/lib/voice/editor/write-voice'
import { toWholePatch } from '@/lib/voice/schemas'
import { presentProject } from './present-project'
import { reservedSlugs } from './reserved-slugs'
import type { CreateProjectInput, ProjectAnswer } from './schemas'

/**
 * Creates a project in a workspace (spec/service#2.1). Derives a short name from the name if none is given. Throws
 * `slug-taken` if the given one is in use in this workspace.
 */
export async function createProject(
  ctx: OrgContext<'manage'>,
  input: CreateProjectInput,
): Promise<ProjectAnswer> {
  return inSystem(async (tx) => {
    let slug = input.slug
    if (slug && reservedSlugs.has(slug)) throw new AppError('slug-taken')
    if (!slug) {
      const rows = await tx
        .select({ slug: projects.slug })
        .from(projects)
        .where(eq(projects.orgId, ctx.orgId))
      slug = firstFree(
        slugify(input.name, 'project'),
        new Set([...rows.map((row) => row.slug), ...reservedSlugs]),
      )
    }
    const [row] = await tx
      .insert(projects)
      .values({
        id: newId(),
        orgId: ctx.orgId,
        name: input.name,
        slug,
        brandHubSlug: input.brand_hub_slug ?? null,
        settings: input.settings ?? {},
        ...(input.time_zone === undefined ? {} : { timeZone: input.time_zone }),
      })
      .onConflictDoNothing({ target: [projects.orgId, projects.slug] })
      .returning()
    if (!row) throw new AppError('slug-taken')
    const made = { orgId: ctx.orgId, projectId: row.id, actor: ctx.actor }
    await audit(tx, made, { action: 'project.created', subject: row.id })
    if (input.voice === undefined) return presentProject(row)
    const { voice } = await writeVoice(tx, made, { patch: toWholePatch(input.voice), change: 'saved' })
    return presentProject({ ...row, voice })
  })
}
