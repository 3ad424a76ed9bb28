import { Download, ScrollText } from 'lucide-react'
import { DataTable } from '@/components/data-table/data-table'
import { FilterBar } from '@/components/data-table/filter-bar'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import { RelativeTime } from '@/components/ui/relative-time'
import { roles, roleWords } from '@/lib/auth/permissions'
import type { AuditEventAnswer } from '@/lib/organizations/schemas'

type Named = { id: string; name: string }

type AuditLogProps = {
  events: AuditEventAnswer[]
  values: Record<'person' | 'action' | 'project' | 'time', string | undefined>
  actions: { value: string; label: string }[]
  members: Named[]
  projects: Named[]
  /** URLs of the same list as files. */
  csv: string
  jsonl: string
  newer: string | null
  older: string | null
}

/** Who changed what in a workspace, with filters and export. */
export function AuditLog(props: AuditLogProps) {
  const { events, values, actions, members, projects, csv, jsonl, newer, older } = props
  const nameOf = new Map([...members, ...projects].map(({ id, name }) => [id, name]))
  return (
    <>
      <PageHeader
        title="Audit log"
        description="Who changed what in this workspace. What happened to a post is in the post’s own history."
        actions={
          <>
            <a href={csv} download className={buttonClass({})}>
              <Download aria-hidden />
              Export CSV
            </a>
            <a href={jsonl} download className={buttonClass({ variant: 'ghost' })}>
              Export JSONL
            </a>
          </>
        }
      />
      <FilterBar
        filters={[
          { name: 'person', label: 'Person', options: options(members) },
          {
            name: 'action',
            label: 'Action',
            options: actions.toSorted((a, b) => (a.label < b.label ? -1 : 1)),
          },
          { name: 'project', label: 'Project', options: options(projects) },
          {
            name: 'time',
            label: 'Time',
            options: [
              { value: 'day', label: 'Last 24 hours' },
              { value: 'week', label: 'Last 7 days' },
              { value: 'month', label: 'Last 30 days' },
              { value: 'quarter', label: 'Last 90 days' },
              { value: 'year', label: 'Last 12 months' },
            ],
          },
        ]}
        values={values}
      />
      <DataTable
        label="Audit log"
        empty={
          <EmptyState icon={<ScrollText />} title={filtered(values) ? 'Nothing matches' : 'Nothing yet'}>
            {filtered(values)
              ? 'Choose another person, action, project or time.'
              : 'Changes to members, roles, channels, sources and settings show up here.'}
          </EmptyState>
        }
        columns={[
          { id: 'who', header: 'Who' },
          { id: 'what', header: 'What' },
          { id: 'project', header: 'Project' },
          { id: 'when', header: 'When' },
        ]}
        rows={events.map((event) => ({
          id: event.id,
          label: `${event.actor} ${event.words}`,
          cells: {
            who: <span className="block sm:min-w-32">{event.actor}</span>,
            what: (
              <div>
                <span className="block">{event.words}</span>
                <Details event={event} subject={nameOf.get(event.subject)} />
              </div>
            ),
            project: event.project_id ? (nameOf.get(event.project_id) ?? 'a deleted project') : null,
            when: <RelativeTime at={event.at} className="text-muted" />,
          },
        }))}
      />
      <Pagination newer={newer} older={older} />
    </>
  )
}

const options = (named: Named[]) => named.map(({ id, name }) => ({ value: id, label: name }))

const filtered = (values: AuditLogProps['values']): boolean => Object.values(values).some(Boolean)

/** The details that mean something to people: who or what it was about, the role, the name, the changed settings. */
function Details({ event, subject }: { event: AuditEventAnswer; subject: string | undefined }) {
  const { name, role, fields, slug, last4, email, recipient } = event.data
  const known = roles.find((one) => one === role)
  const parts = [
    subject === event.actor || event.subject === event.project_id ? undefined : subject,
    [name, slug, email, recipient].find((one) => typeof one === 'string'),
    known && roleWords[known].label,
    Array.isArray(fields) ? fields.map((field) => String(field).replaceAll('_', ' ')).join(', ') : undefined,
    typeof last4 === 'string' ? `…${last4}` : undefined,
  ].filter((part) => typeof part === 'string' && part !== '')
  return parts.length ? (
    <span className="block text-sm break-words text-muted">{parts.join(' · ')}</span>
  ) : null
}
