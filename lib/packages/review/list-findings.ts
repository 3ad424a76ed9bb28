import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { voiceRules } from '@/lib/voice/check/rule-names'
import { issuesAgainst } from '../known-issues'
import { loadBrand, loadVariants } from '../load-package'
import { contentOf } from '../present-package'

export type PackageFindings = {
  /** What keeps the package from being approved, each sentence once. */
  blocking: string[]
  /** What else the brand's voice finds, each sentence once. */
  voice: string[]
}

const ofVoice = new Set<string>(voiceRules)

/**
 * What the one validator says of a page of packages, in words, for the rows of the review queue. Takes the packages' ids, as
 * many as one page has; gives an entry for each that has findings. Serves spec/decisions#3 and #7.
 */
export async function listFindings(
  ctx: ProjectContext,
  packageIds: string[],
): Promise<Map<string, PackageFindings>> {
  if (packageIds.length === 0) return new Map()
  const [stored, brand] = await inProject(ctx, (tx) =>
    Promise.all([loadVariants(tx, packageIds, { traces: false }), loadBrand(tx, ctx)]),
  )
  const findings = new Map<string, { blocking: Set<string>; voice: Set<string> }>()
  const issuesOf = issuesAgainst(brand)
  for (const { variant } of stored)
    for (const { severity, rule, message } of issuesOf(contentOf(variant))) {
      if (severity !== 'error' && !ofVoice.has(rule)) continue
      const own = findings.get(variant.packageId) ?? { blocking: new Set(), voice: new Set() }
      own[severity === 'error' ? 'blocking' : 'voice'].add(message)
      findings.set(variant.packageId, own)
    }
  return new Map(
    [...findings].map(([id, { blocking, voice }]) => [id, { blocking: [...blocking], voice: [...voice] }]),
  )
}
