import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import type { KnownDocuments } from '@/lib/platforms/known-documents'
import { namesToMention } from '@/lib/platforms/names-to-mention'
import type { VariantContent } from '@/lib/platforms/schemas'
import { findPublishedTimes } from '@/lib/publications/find-published-times'
import { voiceRules } from '@/lib/voice/check/rule-names'
import { createCachedValidator } from '../create-cached-validator'
import { loadBrand, loadVariants } from '../load-package'
import { contentOf, knownOf } from '../present-package'
import { allDisconnected } from './require-publishable'

/** A post as it will be published, and the account it is published under. */
export type PreviewedPost = {
  content: VariantContent
  account: { name: string; handle: string | null; mentions?: string[] | undefined }
  documents?: KnownDocuments
  /** When it was published; null if it was not. */
  publishedAt: Date | null
}

export type PackageFindings = {
  /** What blocks the package's approval; sentences without duplicates. */
  blocking: string[]
  /** Other findings about the brand's voice; sentences without duplicates. */
  voice: string[]
}

const ofVoice = new Set<string>(voiceRules)

/**
 * Returns what the rows and previews of a review queue page show of their packages: the posts, and the validator's
 * findings in plain words about the versions that will be published. Takes the packages' ids, one page at most;
 * packages without findings have no entry. Serves spec/decisions#3 and #7, spec/planning#4.
 */
export async function listPosts(
  ctx: ProjectContext,
  packageIds: string[],
): Promise<{ posts: Map<string, PreviewedPost[]>; findings: Map<string, PackageFindings> }> {
  if (packageIds.length === 0) return { posts: new Map(), findings: new Map() }
  const [stored, brand, times] = await inProject(ctx, (tx) =>
    Promise.all([
      loadVariants(tx, packageIds, { traces: false }),
      loadBrand(tx, ctx),
      findPublishedTimes(tx, packageIds),
    ]),
  )
  const findings = new Map<string, { blocking: Set<string>; voice: Set<string> }>()
  const posts = new Map<string, PreviewedPost[]>()
  const connected = new Set(stored.flatMap(({ variant }) => (variant.channelId ? variant.packageId : [])))
  const issuesOf = createCachedValidator(brand)
  for (const { variant, ...known } of stored) {
    const content = contentOf(variant)
    const { channel, documents } = known
    const account = {
      name: channel?.displayName ?? 'Disconnected channel',
      handle: channel?.handle ?? null,
      sandbox: channel?.sandbox,
      mentions: channel ? namesToMention({ platform: content.platform, config: channel.config }) : undefined,
    }
    posts.set(variant.packageId, [
      ...(posts.get(variant.packageId) ?? []),
      {
        content,
        account,
        ...(documents ? { documents } : {}),
        publishedAt: times.get(variant.id) ?? null,
      },
    ])
    if (!connected.has(variant.packageId))
      findings.set(variant.packageId, { blocking: new Set([allDisconnected.detail]), voice: new Set() })
    if (variant.channelId === null) continue
    for (const { severity, rule, message } of issuesOf(content, knownOf(variant, known))) {
      if (severity !== 'error' && !ofVoice.has(rule)) continue
      const own = findings.get(variant.packageId) ?? { blocking: new Set(), voice: new Set() }
      own[severity === 'error' ? 'blocking' : 'voice'].add(message)
      findings.set(variant.packageId, own)
    }
  }
  const inWords = Array.from(findings, ([id, { blocking, voice }]): [string, PackageFindings] => [
    id,
    { blocking: [...blocking], voice: [...voice] },
  ])
  return { posts, findings: new Map(inWords) }
}
