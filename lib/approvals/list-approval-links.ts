import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { readLinks } from './read-links'
import type { ApprovalLinkAnswer } from './schemas'

/** Lists a project's approval links, newest first, without their secrets. */
export function listApprovalLinks(ctx: ProjectContext): Promise<ApprovalLinkAnswer[]> {
  return inProject(ctx, (tx) => readLinks(tx))
}
