import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { requiresSecondApprover } from '../review/approve-package'
import { approveMany } from './approve-many'
import type { BulkAnswer, BulkApproveInput } from './schemas'
import { selectPackages } from './select-packages'
import { beginDecision, endDecision } from './store-decision'

/**
 * Approves many packages, each by the same rules as a single one (`approvePackage`), and reports why any could not
 * be approved. Can be undone for ten seconds; nothing is sent before then. The number of statements does not depend
 * on the number of packages. Serves spec/planning#4.
 */
export async function bulkApprove(
  ctx: ProjectContext<'review'>,
  input: BulkApproveInput,
): Promise<BulkAnswer> {
  const needsSecondApprover = await requiresSecondApprover(ctx)
  return inProject(ctx, async (tx) => {
    const { rows, failed } = await selectPackages(tx, input)
    const decision = await beginDecision(tx, rows)
    const result = await approveMany(tx, ctx, rows, { decision, needsSecondApprover })
    return endDecision(tx, ctx, decision, {
      action: 'approve',
      done: result.approved.map(({ id }) => id),
      failed: [...failed, ...result.failed],
    })
  })
}
