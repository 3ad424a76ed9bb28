import { History } from 'lucide-react'
import type { Metadata } from 'next'
import { RefreshWhile } from '@/components/sources/status/refresh-while'
import { RunList } from '@/components/topics/run-list'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { hasPermission } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { listTopicRuns } from '@/lib/topics/list-topic-runs'
import { addressOf, pageKey, pagesAround, type Search } from '../../../list-address'
import { loadTopic } from '../../load-topic'
import { TopicHeader } from '../../topic-header'

export const metadata: Metadata = { title: 'Topic runs' }

type Props = {
  params: Promise<{ org: string; project: string; topic: string }>
  searchParams: Promise<Search>
}

export default async function TopicRunsPage({ params, searchParams }: Props) {
  const [{ topic: id, ...place }, search] = await Promise.all([params, searchParams])
  const ctx = await requireProject('read', place.org, place.project)
  const project = `/${place.org}/${place.project}`
  const topic = await loadTopic(ctx, id)
  const page = await listTopicRuns(ctx, { id, limit: 50, after: pageKey(search) })
  return (
    <>
      <TopicHeader place={place} topic={topic} tab="runs" writes={hasPermission(ctx.role, 'write')} />
      {page.data.length > 0 ? (
        <RunList runs={page.data} project={project} />
      ) : (
        <EmptyState icon={<History />} title="No runs yet">
          Each date of this topic appears here with the post it wrote, or the reason why there is none.
        </EmptyState>
      )}
      <RefreshWhile active={page.data.some(({ status }) => status === 'running')} every={2000} />
      <Pagination
        {...pagesAround(search, page.next_cursor, (more) => addressOf(`${project}/topics/${id}/runs`, more))}
      />
    </>
  )
}
