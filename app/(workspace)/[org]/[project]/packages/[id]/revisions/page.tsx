import type { Metadata } from 'next'
import { channelWords } from '@/components/packages/channel-name'
import { Comparison, RevisionList } from '@/components/packages/revisions/revision-list'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { TabLinks } from '@/components/ui/tab-links'
import type { ProjectContext } from '@/lib/auth/context'
import { hasPermission } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { getPackage } from '@/lib/packages/get-package'
import { compareRevisions } from '@/lib/packages/revisions/compare-revisions'
import { listRevisions } from '@/lib/packages/revisions/list-revisions'
import type { PackageAnswer, RevisionAnswer } from '@/lib/packages/schemas'
import { platformRules } from '@/lib/platforms/registry'
import { orNotFound } from '../../../or-not-found'
import { restoreRevisionAction } from '../../actions'

type Props = {
  params: Promise<{ org: string; project: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata: Metadata = { title: 'Revisions' }

export default async function RevisionsPage({ params, searchParams }: Props) {
  const { id, ...place } = await params
  const asked = await searchParams
  const ctx = await requireProject('read', place.org, place.project)
  const { pkg, all, own, variantId } = await orNotFound(id, (known) => load(ctx, known, asked.variant))
  const present = pkg.variants.find((one) => one.id === variantId)
  const chosen = chosenOf(own, asked)
  const newest = own.find(({ action }) => action !== 'proposed')?.id
  const canRestore = hasPermission(ctx.role, 'write') && pkg.actions.includes('edit') && present !== undefined
  const restoring = (revision_id: string) =>
    restoreRevisionAction.bind(null, place, { id: pkg.id, revision_id })
  const base = `/${place.org}/${place.project}/packages/${pkg.id}`
  return (
    <>
      <PageHeader
        back={{ href: base, label: pkg.title || 'Post' }}
        title="Revisions"
        description="Every text this post has had, with who wrote it and why."
      />
      {variantId === undefined ? (
        <EmptyState title="No revisions yet">This post has no text yet.</EmptyState>
      ) : (
        <>
          <TabLinks
            label="Channels"
            current={variantId}
            tabs={tabsOf(pkg, all).map(({ id: variant, label }) => ({
              id: variant,
              label,
              href: `${base}/revisions?variant=${variant}`,
            }))}
          />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <RevisionList
              key={variantId}
              revisions={own}
              present={present ? newest : undefined}
              chosen={chosen}
              {...(canRestore
                ? {
                    restore: (revision: string) => ({
                      action: restoring(revision),
                      undo: newest === undefined ? undefined : restoring(newest),
                    }),
                  }
                : {})}
            />
            {chosen ? (
              <Comparison {...chosen} difference={compareRevisions(chosen.from, chosen.to)} />
            ) : (
              <p className="text-sm text-muted">There is only one revision so far.</p>
            )}
          </div>
        </>
      )}
    </>
  )
}

/** Loads the revisions of one version: the requested one, otherwise the first. */
async function load(ctx: ProjectContext, id: string, asked: string | string[] | undefined) {
  const pkg = await getPackage(ctx, { id })
  const all = await listRevisions(ctx, { id })
  const tabs = tabsOf(pkg, all)
  const variantId = tabs.find((one) => one.id === asked)?.id ?? tabs[0]?.id
  const own = variantId === undefined ? [] : await listRevisions(ctx, { id, variant_id: variantId })
  return { pkg, all, own, variantId }
}

/** Returns a tab for each version of the post, and for those whose channel was left out. */
function tabsOf(pkg: PackageAnswer, all: readonly RevisionAnswer[]): { id: string; label: string }[] {
  const present = pkg.variants.map(({ id, platform, channel }) => ({
    id,
    label: channel
      ? channelWords({ platform, name: channel.display_name, handle: channel.handle })
      : platformRules[platform].label,
  }))
  const gone = new Map(
    all
      .filter(({ variant_id }) => !pkg.variants.some(({ id }) => id === variant_id))
      .map(({ variant_id, platform }) => [variant_id, `${platformRules[platform].label} (left out)`]),
  )
  return [...present, ...[...gone].map(([id, label]) => ({ id, label }))]
}

/** Returns the two revisions to compare: the newest two that the post actually had, unless others were chosen. */
function chosenOf(
  own: readonly RevisionAnswer[],
  asked: Record<string, string | string[] | undefined>,
): { from: RevisionAnswer; to: RevisionAnswer } | undefined {
  const find = (id: string | string[] | undefined) => own.find((one) => one.id === id)
  const [newest, before] = own.filter(({ action }) => action !== 'proposed')
  const to = find(asked.to) ?? newest
  const from = find(asked.from) ?? before
  return from && to ? { from, to } : undefined
}
