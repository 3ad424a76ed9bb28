import type { Metadata } from 'next'
import { AuditLog } from '@/components/workspace/audit-log'
import { auditWords } from '@/lib/audit/audit-actions'
import { requireOrg } from '@/lib/auth/signed-in/require-project'
import { listAuditEvents } from '@/lib/organizations/audit-trail/list-audit-events'
import { listMembers } from '@/lib/organizations/list-members'
import { listProjectNames } from '@/lib/projects/list-project-names'
import {
  addressOf,
  choiceOf,
  idOf,
  pageKey,
  pagesAround,
  type Search,
  textOf,
} from '../../[project]/list-address'

export const metadata: Metadata = { title: 'Audit log' }

type Props = { params: Promise<{ org: string }>; searchParams: Promise<Search> }

const days = { day: 1, week: 7, month: 30, quarter: 90, year: 365 } as const
const times = ['day', 'week', 'month', 'quarter', 'year'] as const

export default async function AuditPage({ params, searchParams }: Props) {
  const [{ org }, search] = await Promise.all([params, searchParams])
  const ctx = await requireOrg('manage', org)
  const values = {
    person: idOf(search, 'person'),
    action: textOf(search, 'action'),
    project: idOf(search, 'project'),
    time: choiceOf(search, 'time', times),
  }
  const from = values.time && new Date(Date.now() - days[values.time] * 86_400_000).toISOString()
  const filters = {
    ...(values.person ? { actor_id: values.person } : {}),
    ...(values.action ? { action: values.action.slice(0, 60) } : {}),
    ...(values.project ? { project_id: values.project } : {}),
    ...(from ? { from } : {}),
  }
  const [page, members, projects] = await Promise.all([
    listAuditEvents(ctx, { ...filters, limit: 50, after: pageKey(search) }),
    listMembers(ctx),
    listProjectNames(ctx),
  ])
  const exportHref = (format: string) =>
    addressOf('/api/audit-events/export', { ...filters, org_id: ctx.orgId, format })
  return (
    <AuditLog
      events={page.data}
      values={values}
      actions={Object.entries(auditWords).map(([value, label]) => ({ value, label }))}
      members={members.map(({ userId, name }) => ({ id: userId, name }))}
      projects={projects.map(({ id, name }) => ({ id, name }))}
      csv={exportHref('csv')}
      jsonl={exportHref('jsonl')}
      {...pagesAround(search, page.next_cursor, (more) => addressOf(`/${org}/audit`, { ...values, ...more }))}
    />
  )
}
