import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { needWords } from '@/components/project/need-words'
import { NeedList } from '@/components/project/needs-you'
import { LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { listNeeds, needsListed } from '@/lib/overview/list-needs'
import { needKinds } from '@/lib/overview/need-kinds'
import { choiceOf } from '../list-address'
import { loadCounts } from '../load-counts'
import type { ProjectListProps } from '../project-page'

export const metadata: Metadata = { title: 'Needs you' }

export default async function NeedsPage({ params, searchParams }: ProjectListProps) {
  const { org, project } = await params
  const ctx = await requireProject('read', org, project)
  const base = `/${org}/${project}`
  const kind = choiceOf(await searchParams, 'show', needKinds)
  if (!kind) redirect(base)
  const [needs, counts] = await Promise.all([listNeeds(ctx, kind), loadCounts(ctx)])
  const count = counts.needs[kind]
  const { title, means } = needWords[kind]
  return (
    <>
      <PageHeader
        title={needs.length ? title(Math.max(count, needs.length)) : 'Needs you'}
        description={needs.length ? means : undefined}
        back={{ href: base, label: 'Overview' }}
      />
      {needs.length === 0 ? (
        <EmptyState
          title="Nothing left here"
          action={<LinkButton href={base}>Back to the overview</LinkButton>}
        >
          Everything in this list has been resolved.
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-4">
          {count > needsListed ? (
            <Callout>These are the newest {needsListed}. Resolve some to see the rest.</Callout>
          ) : null}
          <Card>
            <NeedList base={base} needs={needs} />
          </Card>
        </div>
      )}
    </>
  )
}
