import type { Metadata } from 'next'
import { DataTable } from '@/components/data-table/data-table'
import { ProjectRoleSelect } from '@/components/project/project-role-select'
import { TextLink } from '@/components/ui/button'
import { hasPermission, roleWords } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { listProjectMembers } from '@/lib/projects/list-project-members'
import type { ProjectPageProps } from '../../project-page'
import { setProjectRoleAction } from '../actions'

export const metadata: Metadata = { title: 'Project members' }

export default async function ProjectMembersPage({ params }: ProjectPageProps) {
  const place = await params
  const ctx = await requireProject('read', place.org, place.project)
  const members = await listProjectMembers(ctx)
  const manages = hasPermission(ctx.role, 'manage')
  return (
    <>
      <p className="mb-4 max-w-prose text-sm text-muted">
        Everyone in the workspace can access this project. They keep their workspace role unless you choose
        another one here. To invite or remove people, go to the{' '}
        <TextLink href={`/${place.org}/members`}>workspace</TextLink>.
      </p>
      <DataTable
        label="Project members"
        empty={null}
        columns={[
          { id: 'name', header: 'Name' },
          { id: 'org', header: 'Workspace role' },
          { id: 'own', header: 'Project role', width: '15rem' },
        ]}
        rows={members.map((member) => ({
          id: member.userId,
          label: member.name,
          cells: {
            name: (
              <>
                <span className="block font-medium">{member.name}</span>
                <span className="block text-muted">{member.email}</span>
              </>
            ),
            org: roleWords[member.orgRole].label,
            own:
              manages && member.orgRole !== 'owner' ? (
                <ProjectRoleSelect
                  name={member.name}
                  role={member.ownRole}
                  orgRole={member.orgRole}
                  userId={member.userId}
                  action={setProjectRoleAction.bind(null, place)}
                />
              ) : member.ownRole ? (
                roleWords[member.ownRole].label
              ) : (
                <span className="text-muted">Same as workspace</span>
              ),
          },
        }))}
      />
    </>
  )
}
