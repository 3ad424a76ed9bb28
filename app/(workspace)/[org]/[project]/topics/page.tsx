import { Plus, SearchX } from 'lucide-react'
import type { Metadata } from 'next'
import { FilterBar } from '@/components/data-table/filter-bar'
import { NoTopics } from '@/components/topics/no-topics'
import { TopicTable } from '@/components/topics/topic-table'
import { TopicsTabs } from '@/components/topics/topic-tabs'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import { hasPermission } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { listItems } from '@/lib/items/list-items'
import { describeRecurrence } from '@/lib/recurrence/describe-rule'
import { listTopics } from '@/lib/topics/list-topics'
import { addressOf, choiceOf, pageKey, pagesAround, textOf } from '../list-address'
import type { ProjectListProps } from '../project-page'
import { pauseTopicAction, resumeTopicAction, runTopicAction } from './actions'

export const metadata: Metadata = { title: 'Topics' }

export default async function TopicsPage({ params, searchParams }: ProjectListProps) {
  const [place, search] = await Promise.all([params, searchParams])
  const ctx = await requireProject('read', place.org, place.project)
  const project = `/${place.org}/${place.project}`
  const base = `${project}/topics`
  const writes = hasPermission(ctx.role, 'write')
  const values = { q: textOf(search, 'q'), show: choiceOf(search, 'show', ['active', 'paused']) }
  const [page, items] = await Promise.all([
    listTopics(ctx, {
      limit: 50,
      after: pageKey(search),
      q: values.q,
      enabled: values.show === undefined ? undefined : values.show === 'active',
    }),
    listItems(ctx, { limit: 1 }),
  ])
  const filtered = Object.values(values).some(Boolean)
  return (
    <>
      <PageHeader
        title="Topics"
        description="Posts that write themselves from your content on a schedule, starting with what was covered least recently."
        actions={
          writes && (page.data.length > 0 || filtered) ? (
            <LinkButton href={`${base}/new`} variant="primary">
              <Plus aria-hidden />
              New topic
            </LinkButton>
          ) : null
        }
      />
      <TopicsTabs base={base} current="topics" />
      {page.data.length > 0 || filtered ? (
        <FilterBar
          search={{ name: 'q', label: 'Search topics' }}
          filters={[
            {
              name: 'show',
              label: 'All states',
              options: [
                { value: 'active', label: 'Active' },
                { value: 'paused', label: 'Paused' },
              ],
            },
          ]}
          values={values}
        />
      ) : null}
      {page.data.length > 0 ? (
        <TopicTable
          topics={page.data.map((topic) => ({
            topic,
            rhythm: describeRecurrence(topic.rrule, topic.starts_at),
            href: `${base}/${topic.id}`,
            actions: writes
              ? {
                  run: runTopicAction.bind(null, place, { id: topic.id }),
                  pause: pauseTopicAction.bind(null, place, { id: topic.id }),
                  resume: resumeTopicAction.bind(null, place, { id: topic.id }),
                }
              : undefined,
          }))}
        />
      ) : filtered ? (
        <EmptyState
          icon={<SearchX />}
          title="No matches"
          action={<LinkButton href={base}>Show all topics</LinkButton>}
        >
          No topic matches your search and filters.
        </EmptyState>
      ) : (
        <NoTopics
          newHref={writes ? `${base}/new` : undefined}
          hasItems={items.data.length > 0}
          sourcesHref={`${project}/sources`}
        />
      )}
      <Pagination
        {...pagesAround(search, page.next_cursor, (more) => addressOf(base, { ...values, ...more }))}
      />
    </>
  )
}
