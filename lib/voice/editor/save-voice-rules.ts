import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { projects } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import type { VoiceRuleLevels } from '../schemas'

/** Stores how strictly the voice check treats each rule; all other settings stay as they are (spec/decisions#7). */
export async function saveVoiceRules(ctx: ProjectContext<'manage'>, rules: VoiceRuleLevels): Promise<void> {
  await inProject(ctx, async (tx) => {
    const own = eq(projects.id, ctx.projectId)
    const [project] = await tx.select({ settings: projects.settings }).from(projects).where(own).for('update')
    if (!project) throw new AppError('not-found')
    await tx
      .update(projects)
      .set({ settings: { ...project.settings, voice_rules: rules }, updatedAt: new Date() })
      .where(own)
    await audit(tx, ctx, { action: 'voice.rules-set', subject: ctx.projectId, data: { rules } })
  })
}
