import type { ProjectTx } from '@/db/project'
import type { ItemRow } from '@/db/schema'
import type { PackageFlag } from '@/db/schema/packages'
import type { ProjectContext } from '@/lib/auth/context'
import { createUnsupportedFlags, findUnsupportedClaims } from '@/lib/claims/find-unsupported-claims'
import { noTrace } from '@/lib/facts/trace/trace'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { loadVariants } from '../../load-package'
import { evidenceFor, loadSources } from '../../review/trace-edit'
import type { Composition } from '../write/compose-item'

/**
 * Carries the replies and collaborators of a package's current versions, or of the published package that it
 * corrects, over to a rewritten composition: only people write them, so they must not be lost. Checks the claims in
 * the replies against the current item and flags unsupported ones (docs/decisions/0214).
 */
export async function keepReplies(
  tx: ProjectTx,
  ctx: ProjectContext,
  packageId: string,
  item: ItemRow,
  composition: Composition,
): Promise<Composition> {
  const stored = (await loadVariants(tx, [packageId])).map(({ variant }) => variant)
  const own = composition.variants.some(
    ({ content }) => content.replies.length + content.collaborators.length > 0,
  )
  if (!own && stored.every(({ replies, collaborators }) => replies.length + collaborators.length === 0))
    return composition
  const detector = await loadLanguageDetector()
  const sources = await loadSources(tx, ctx, { itemId: item.id, itemContentHash: item.contentHash }, detector)
  const flags: PackageFlag[] = []
  const variants = composition.variants.map((made) => {
    const before = stored.find(({ channelId }) => channelId === made.channelId)
    const { replies, collaborators } = before ?? made.content
    const content = { ...made.content, replies, collaborators }
    const evidence = evidenceFor(content.language, [], sources)
    const texts = { title: null, text: '', link: null, replies }
    const found = evidence
      ? findUnsupportedClaims(texts, noTrace, { language: content.language, evidence })
      : []
    if (found.length === 0) return { ...made, content }
    flags.push(...createUnsupportedFlags(found).map((flag) => ({ ...flag, channel_ids: [made.channelId] })))
    const trace = made.trace ?? noTrace
    return { ...made, content, trace: { ...trace, unsupported: [...(trace.unsupported ?? []), ...found] } }
  })
  return { ...composition, variants, flags: [...composition.flags, ...flags] }
}
