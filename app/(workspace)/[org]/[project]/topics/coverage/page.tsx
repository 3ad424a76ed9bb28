import { SearchX } from 'lucide-react'
import type { Metadata } from 'next'
import { FilterBar } from '@/components/data-table/filter-bar'
import { CoverageTable } from '@/components/topics/coverage-table'
import { TopicsTabs } from '@/components/topics/topic-tabs'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { listChannels } from '@/lib/channels/list-channels'
import { listSources } from '@/lib/sources/list-sources'
import { listCoverage } from '@/lib/topics/list-coverage'
import { addressOf, choiceOf, idOf, pageKey, pagesAround } from '../../list-address'
import type { ProjectListProps } from '../../project-page'

export const metadata: Metadata = { title: 'Coverage' }

export default async function CoveragePage({ params, searchParams }: ProjectListProps) {
  const [place, search] = await Promise.all([params, searchParams])
  const ctx = await requireProject('read', place.org, place.project)
  const project = `/${place.org}/${place.project}`
  const base = `${project}/topics/coverage`
  const values = {
    covered: choiceOf(search, 'covered', ['never', 'covered']),
    channel_id: idOf(search, 'channel_id'),
    source_id: idOf(search, 'source_id'),
  }
  const [page, channels, sources] = await Promise.all([
    listCoverage(ctx, { ...values, limit: 50, after: pageKey(search) }),
    listChannels(ctx, { limit: 200 }),
    listSources(ctx, { limit: 200 }),
  ])
  const filtered = Object.values(values).some(Boolean)
  return (
    <>
      <PageHeader
        title="Coverage"
        description="What about your brand was posted or is planned, where and when, and what never was."
      />
      <TopicsTabs base={`${project}/topics`} current="coverage" />
      {page.data.length > 0 || filtered ? (
        <FilterBar
          filters={[
            {
              name: 'covered',
              label: 'All content',
              options: [
                { value: 'never', label: 'Never covered' },
                { value: 'covered', label: 'Covered' },
              ],
            },
            {
              name: 'channel_id',
              label: 'All channels',
              options: channels.data.map(({ id, display_name }) => ({ value: id, label: display_name })),
            },
            {
              name: 'source_id',
              label: 'All sources',
              options: sources.data.map(({ id, name }) => ({ value: id, label: name })),
            },
          ]}
          values={values}
        />
      ) : null}
      {page.data.length > 0 ? (
        <CoverageTable entries={page.data} project={project} />
      ) : filtered ? (
        <EmptyState
          icon={<SearchX />}
          title="No matches"
          action={<LinkButton href={base}>Show all content</LinkButton>}
        >
          No content matches these filters.
        </EmptyState>
      ) : (
        <EmptyState
          title="No content yet"
          action={<LinkButton href={`${project}/sources`}>View sources</LinkButton>}
        >
          Everything your sources deliver appears here, with the posts about it.
        </EmptyState>
      )}
      <Pagination
        {...pagesAround(search, page.next_cursor, (more) => addressOf(base, { ...values, ...more }))}
      />
    </>
  )
}
