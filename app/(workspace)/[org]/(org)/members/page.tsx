import type { Metadata } from 'next'
import { ResetLink } from '@/components/access/reset-link'
import { DataTable } from '@/components/data-table/data-table'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { Card } from '@/components/ui/card'
import { PageHeader, SectionHeader } from '@/components/ui/page-header'
import { RelativeTime } from '@/components/ui/relative-time'
import { Chip } from '@/components/ui/status-badge'
import { InviteButton } from '@/components/workspace/invite-button'
import { InviteForm } from '@/components/workspace/invite-form'
import { RoleSelect } from '@/components/workspace/role-select'
import { hasPermission, roles, roleWords } from '@/lib/auth/permissions'
import { requireOrg } from '@/lib/auth/signed-in/require-project'
import { isEmailConfigured } from '@/lib/email/email-settings'
import { listInvitations } from '@/lib/organizations/list-invitations'
import { listMembers } from '@/lib/organizations/list-members'
import {
  changeMemberRoleAction,
  createMemberResetLinkAction,
  inviteMemberAction,
  leaveOrganizationAction,
  removeMemberAction,
  revokeInvitationAction,
} from '../actions'

export const metadata: Metadata = { title: 'Members' }

type Props = { params: Promise<{ org: string }>; searchParams: Promise<{ invite?: string | string[] }> }

export default async function MembersPage({ params, searchParams }: Props) {
  const [{ org }, { invite }] = await Promise.all([params, searchParams])
  const ctx = await requireOrg('read', org)
  const manages = hasPermission(ctx.role, 'manage')
  const owns = hasPermission(ctx.role, 'own')
  const [members, invitations] = await Promise.all([listMembers(ctx), manages ? listInvitations(ctx) : []])
  const given = roles.filter((role) => role !== 'owner' || owns)
  return (
    <>
      <PageHeader
        title="Members"
        description="Everyone in this workspace and what they can do. You can give someone a different role in a project’s settings."
        actions={
          manages ? (
            <InviteButton
              opened={invite !== undefined}
              address={`/${org}/members`}
              description={
                isEmailConfigured()
                  ? 'We email the invitation, and show you its link. It works once and expires after seven days.'
                  : 'We create a link for you to send. It works once and expires after seven days.'
              }
            >
              <InviteForm action={inviteMemberAction.bind(null, { org })} roles={given} />
            </InviteButton>
          ) : null
        }
      />
      <div className="flex flex-col gap-8">
        <DataTable
          label="Members"
          empty={null}
          columns={[
            { id: 'name', header: 'Name' },
            { id: 'role', header: 'Role', width: '11rem' },
            { id: 'projects', header: 'Project roles' },
            { id: 'since', header: 'Joined', phone: 'hide' },
            { id: 'actions', header: '', align: 'end' },
          ]}
          rows={members.map((member) => {
            const self = member.userId === ctx.actor.id
            const changeable = manages && (member.role !== 'owner' || owns)
            return {
              id: member.userId,
              label: member.name,
              cells: {
                name: (
                  <>
                    <span className="block font-medium">
                      {member.name} {self ? <Chip>you</Chip> : null}
                    </span>
                    <span className="block text-muted">{member.email}</span>
                  </>
                ),
                role: changeable ? (
                  <RoleSelect
                    name={member.name}
                    role={member.role}
                    roles={given}
                    action={changeMemberRoleAction.bind(null, { org })}
                    userId={member.userId}
                  />
                ) : (
                  roleWords[member.role].label
                ),
                projects: member.overrides.length ? (
                  <span className="flex flex-wrap justify-end gap-1 md:justify-start">
                    {member.overrides.map((one) => (
                      <Chip key={one.projectId}>
                        {one.project}: {roleWords[one.role].label}
                      </Chip>
                    ))}
                  </span>
                ) : null,
                since: <RelativeTime at={member.since} className="text-muted" />,
                actions: self ? (
                  <ConfirmButton
                    size="sm"
                    variant="ghost"
                    label="Leave"
                    title="Leave this workspace?"
                    confirmLabel="Leave workspace"
                    action={leaveOrganizationAction.bind(null, { org }, undefined)}
                    href="/"
                    done="You left the workspace."
                  >
                    You lose access to all its projects, and your API tokens for it stop working. To come
                    back, you need a new invitation.
                  </ConfirmButton>
                ) : changeable ? (
                  <span className="flex justify-end gap-1">
                    <ResetLink
                      name={member.name}
                      create={createMemberResetLinkAction.bind(null, { org }, { user_id: member.userId })}
                    />
                    <ConfirmButton
                      size="sm"
                      variant="ghost"
                      label="Remove"
                      title={`Remove ${member.name}?`}
                      confirmLabel="Remove member"
                      action={removeMemberAction.bind(null, { org }, { user_id: member.userId })}
                      done={`${member.name} is no longer a member.`}
                    >
                      They lose access to all projects in this workspace right away, and their API tokens stop
                      working. Everything they created stays.
                    </ConfirmButton>
                  </span>
                ) : null,
              },
            }
          })}
        />
        {invitations.length ? (
          <section>
            <SectionHeader
              title="Pending invitations"
              description="We show each link only once, when you create it."
            />
            <DataTable
              label="Pending invitations"
              empty={null}
              columns={[
                { id: 'for', header: 'For' },
                { id: 'role', header: 'Role' },
                { id: 'by', header: 'Invited by' },
                { id: 'ends', header: 'Expires' },
                { id: 'actions', header: '', align: 'end' },
              ]}
              rows={invitations.map((invitation) => ({
                id: invitation.id,
                label: invitation.email ?? 'anyone with the link',
                cells: {
                  for: invitation.email ?? 'Anyone with the link',
                  role: roleWords[invitation.role].label,
                  by: invitation.invitedBy ?? 'a former member',
                  ends: <RelativeTime at={invitation.expiresAt} />,
                  actions: (
                    <ConfirmButton
                      size="sm"
                      variant="ghost"
                      label="Revoke"
                      title="Revoke this invitation?"
                      confirmLabel="Revoke invitation"
                      action={revokeInvitationAction.bind(null, { org }, { id: invitation.id })}
                      done="Invitation revoked."
                    >
                      Its link stops working right away.
                    </ConfirmButton>
                  ),
                },
              }))}
            />
          </section>
        ) : null}
        <Card title="What each role can do">
          <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[6rem_1fr]">
            {roles.map((role) => (
              <div key={role} className="contents">
                <dt className="font-medium">{roleWords[role].label}</dt>
                <dd className="mb-1 text-muted sm:mb-0">{roleWords[role].does}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </>
  )
}
