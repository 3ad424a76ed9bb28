import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import type { VariantIssue } from '@/lib/platforms/schemas'
import { enforceRateLimit } from '@/lib/rate-limit'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { loadVariants } from '../load-package'
import { contentOf } from '../present-package'
import type { CheckDraftInput } from '../schemas'
import { unsupportedIssues } from '../unsupported-issues'
import { loadSources, traceEdit } from './trace-edit'

/**
 * Returns the claims without a source that a version would have if its text were saved as it is typed now: the
 * issues that saving would store (spec/writing#3). Writes nothing. Throws `not-found`, and `too-many-requests`
 * after 60 checks per person and minute.
 */
export async function checkDraft(
  ctx: ProjectContext<'write'>,
  input: CheckDraftInput,
): Promise<{ issues: VariantIssue[] }> {
  const id = requireId(input.id)
  await enforceRateLimit(`draft-check:${ctx.actor.id ?? ctx.projectId}`, 60, 60)
  const detector = await loadLanguageDetector()
  return inProject(ctx, async (tx) => {
    const [row] = await tx
      .select({ itemId: packages.itemId, itemContentHash: packages.itemContentHash })
      .from(packages)
      .where(eq(packages.id, id))
    const stored = (await loadVariants(tx, [id])).find(({ variant }) => variant.id === input.variant_id)
    if (!row || !stored) throw new AppError('not-found')
    const { text, title, link, replies } = input
    const before = contentOf(stored.variant)
    const after = {
      ...before,
      text: text ?? before.text,
      title: title ?? null,
      link: link ?? null,
      replies: replies ?? before.replies,
    }
    const { trace } = traceEdit(stored.variant, after, await loadSources(tx, ctx, row, detector), detector)
    return { issues: unsupportedIssues(after, trace.unsupported ?? []) }
  })
}
