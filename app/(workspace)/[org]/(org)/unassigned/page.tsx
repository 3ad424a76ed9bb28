import type { Metadata } from 'next'
import { DataTable } from '@/components/data-table/data-table'
import { Callout } from '@/components/ui/callout'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader, SectionHeader } from '@/components/ui/page-header'
import { RelativeTime } from '@/components/ui/relative-time'
import { AssignForm } from '@/components/workspace/assign-form'
import { requireOrg } from '@/lib/auth/signed-in/require-project'
import { listUnassigned } from '@/lib/organizations/list-unassigned'
import { unassignedKinds } from '@/lib/organizations/schemas'
import { listProjectNames } from '@/lib/projects/list-project-names'
import { assignUnassignedAction } from '../actions'

export const metadata: Metadata = { title: 'Unassigned' }

type Props = { params: Promise<{ org: string }> }

const words = { sources: 'Sources', items: 'Content', packages: 'Posts', channels: 'Channels' }
const along = {
  sources: 'Each source brings its content and posts along.',
  items: 'Each piece of content brings its posts along.',
  packages: 'Each post brings its versions along.',
  channels: 'Social accounts and webhooks.',
}

export default async function UnassignedPage({ params }: Props) {
  const { org } = await params
  const ctx = await requireOrg('manage', org)
  const [rows, projects] = await Promise.all([listUnassigned(ctx), listProjectNames(ctx)])
  return (
    <>
      <PageHeader
        title="Unassigned"
        description="Older sources, content, posts and channels that aren’t in any project yet. Assign them to a project to use them."
        back={{ href: `/${org}/settings`, label: 'Workspace settings' }}
      />
      {rows.length === 0 ? (
        <EmptyState title="Nothing is unassigned">
          Everything in this workspace belongs to a project.
        </EmptyState>
      ) : null}
      {rows.length && projects.length === 0 ? (
        <Callout tone="warning" title="You have no project to assign these to">
          Create a project first.
        </Callout>
      ) : null}
      <div className="flex flex-col gap-8">
        {unassignedKinds.map((kind) => {
          const some = rows.filter((row) => row.kind === kind)
          if (some.length === 0) return null
          return (
            <section key={kind}>
              <SectionHeader
                title={`${words[kind]} (${some.length})`}
                description={along[kind]}
                actions={
                  projects.length ? (
                    <AssignForm
                      action={assignUnassignedAction.bind(null, { org })}
                      kind={kind}
                      ids={some.map((row) => row.id)}
                      projects={projects.map(({ id, name }) => ({ id, name }))}
                    />
                  ) : null
                }
              />
              <DataTable
                label={words[kind]}
                empty={null}
                columns={[
                  { id: 'label', header: 'Name' },
                  { id: 'detail', header: 'Detail' },
                  { id: 'at', header: 'Created' },
                  { id: 'actions', header: '', align: 'end' },
                ]}
                rows={some.map((row) => ({
                  id: row.id,
                  label: row.label,
                  cells: {
                    label: row.label || 'Untitled',
                    detail: row.detail,
                    at: <RelativeTime at={row.at} />,
                    actions: projects.length ? (
                      <AssignForm
                        action={assignUnassignedAction.bind(null, { org })}
                        kind={kind}
                        ids={[row.id]}
                        name={row.label}
                        projects={projects.map(({ id, name }) => ({ id, name }))}
                      />
                    ) : null,
                  },
                }))}
              />
            </section>
          )
        })}
      </div>
    </>
  )
}
