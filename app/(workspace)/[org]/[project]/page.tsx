import type { Metadata } from 'next'
import { NewPostLink } from '@/components/posts/new-post-link'
import { ActivityChart } from '@/components/project/activity-chart'
import { AtAGlance } from '@/components/project/at-a-glance'
import { FirstSteps } from '@/components/project/first-steps'
import { NeedsYou } from '@/components/project/needs-you'
import { nextStep } from '@/components/project/next-step'
import { OverviewCards } from '@/components/project/overview-cards'
import { LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { PageHeader } from '@/components/ui/page-header'
import { hasPermission } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { getActivity } from '@/lib/overview/get-activity'
import { getOverview } from '@/lib/overview/get-overview'
import { listNeeds } from '@/lib/overview/list-needs'
import { sumNeeds } from '@/lib/overview/need-kinds'
import { getProject } from '@/lib/projects/get-project'
import { countSources } from '@/lib/sources/health/count-sources'
import { loadCounts } from './load-counts'
import type { ProjectPageProps } from './project-page'

export const metadata: Metadata = { title: 'Overview' }

export default async function OverviewPage({ params }: ProjectPageProps) {
  const { org, project } = await params
  const ctx = await requireProject('read', org, project)
  const [about, overview, weeks, sources, counts, needs] = await Promise.all([
    getProject(ctx),
    getOverview(ctx),
    getActivity(ctx),
    countSources(ctx),
    loadCounts(ctx),
    listNeeds(ctx),
  ])
  const base = `/${org}/${project}`
  const { has } = overview
  // Once something is published, a channel that stops working belongs to what needs people, not to the first steps.
  const started = has.sources && has.posts
  return (
    <>
      <PageHeader
        title={about.name}
        description="What needs you, what’s new and what was recently published."
        actions={
          hasPermission(ctx.role, 'write') ? (
            <>
              {has.sources ? <LinkButton href={`${base}/sources/new`}>Add a source</LinkButton> : null}
              <NewPostLink project={base} variant={has.sources ? 'primary' : 'secondary'} />
            </>
          ) : null
        }
      />
      <div className="flex flex-col gap-6">
        {about.publishing_paused ? (
          <Callout
            tone="warning"
            title="Publishing is paused"
            actions={
              <LinkButton size="sm" href={`${base}/settings`}>
                Open settings
              </LinkButton>
            }
          >
            We publish nothing until you resume it.
          </Callout>
        ) : null}
        {started || sumNeeds(counts.needs) > 0 ? (
          <NeedsYou
            base={base}
            counts={counts.needs}
            needs={needs}
            role={ctx.role}
            next={nextStep(base, counts.review)}
          />
        ) : null}
        {started ? null : <FirstSteps base={base} has={has} role={ctx.role} />}
        {has.sources || has.posts ? (
          <AtAGlance
            base={base}
            next={overview.planned[0]}
            published={{ thisWeek: weeks.at(-1)?.posts ?? 0, lastWeek: weeks.at(-2)?.posts ?? 0 }}
            sources={sources}
          />
        ) : null}
        <OverviewCards base={base} overview={overview} />
        {has.items || has.posts ? (
          <div className="grid gap-6 lg:grid-cols-2">
            <ActivityChart
              title="New content by week"
              weeks={weeks.map(({ monday, content }) => ({ monday, count: content }))}
            />
            <ActivityChart
              title="Published posts by week"
              weeks={weeks.map(({ monday, posts }) => ({ monday, count: posts }))}
            />
          </div>
        ) : null}
      </div>
    </>
  )
}
