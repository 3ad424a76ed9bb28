import type { Metadata } from 'next'
import { platformLabel } from '@/components/packages/channel-chip'
import { channelWords } from '@/components/packages/channel-name'
import { ActivityChart } from '@/components/project/activity-chart'
import { AtAGlance } from '@/components/project/at-a-glance'
import { FirstSteps } from '@/components/project/first-steps'
import { OverviewCards } from '@/components/project/overview-cards'
import { LinkButton, TextLink } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { PageHeader } from '@/components/ui/page-header'
import { may } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/require-project'
import { getActivity } from '@/lib/overview/get-activity'
import { getOverview } from '@/lib/overview/get-overview'
import { getProject } from '@/lib/projects/get-project'
import { countSources } from '@/lib/sources/count-sources'
import type { ProjectPageProps } from './project-page'

export const metadata: Metadata = { title: 'Overview' }

export default async function OverviewPage({ params }: ProjectPageProps) {
  const { org, project } = await params
  const ctx = await requireProject('read', org, project)
  const [about, overview, weeks, sources] = await Promise.all([
    getProject(ctx),
    getOverview(ctx),
    getActivity(ctx),
    countSources(ctx),
  ])
  const base = `/${org}/${project}`
  const { sourcesNeedingAttention, channelsNeedingAttention, unconfirmed, overdue, has } = overview
  const started = has.sources && has.channels && has.posts
  return (
    <>
      <PageHeader
        title={about.name}
        description="What needs your attention, what’s new and what was recently published."
        actions={
          has.sources && may(ctx.role, 'write') ? (
            <LinkButton href={`${base}/sources/new`}>Add a source</LinkButton>
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
        {sourcesNeedingAttention.map((source) => (
          <Callout
            key={source.id}
            tone={source.state === 'silent' ? 'warning' : 'danger'}
            title={`${source.name}: ${source.message}`}
            actions={
              <LinkButton size="sm" href={`${base}/sources/${source.id}`}>
                Open source
              </LinkButton>
            }
          >
            {source.hint}
          </Callout>
        ))}
        {channelsNeedingAttention.map((channel) => (
          <Callout
            key={channel.id}
            tone="warning"
            title={`${platformLabel(channel.platform)}: ${channelWords(channel)} is disconnected`}
            actions={
              <LinkButton size="sm" href={`${base}/channels`}>
                Reconnect
              </LinkButton>
            }
          >
            {channel.reason ??
              'The connection has expired. We hold posts for this channel until you reconnect it.'}
          </Callout>
        ))}
        {unconfirmed > 0 ? (
          <Callout
            tone="warning"
            title={unconfirmed === 1 ? 'One post is unconfirmed' : `${unconfirmed} posts are unconfirmed`}
          >
            The network didn’t confirm whether they were published. To avoid duplicates, we don’t send them
            again automatically. <TextLink href={`${base}/review?status=decision`}>Check and decide</TextLink>
            .
          </Callout>
        ) : null}
        {overdue > 0 ? (
          <Callout
            tone="warning"
            title={overdue === 1 ? 'One post is overdue' : `${overdue} posts are overdue`}
          >
            We don’t publish posts that are more than {about.max_overdue_hours} hours late. Publish them now
            or schedule them again.{' '}
            <TextLink href={`${base}/review?status=decision`}>Check and decide</TextLink>.
          </Callout>
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
