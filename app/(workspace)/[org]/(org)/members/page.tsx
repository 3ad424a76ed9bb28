import type { Metadata } from 'next'
import { DataTable } from '@/components/data-table/data-table'
import { Card } from '@/components/ui/card'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { DialogButton } from '@/components/ui/dialog'
import { PageHeader, SectionHeader } from '@/components/ui/page-header'
import { RelativeTime } from '@/components/ui/relative-time'
import { Chip } from '@/components/ui/status-badge'
import { may, roles, roleWords } from '@/lib/auth/permissions'
import { requireOrg } from '@/lib/auth/require-project'
import { listInvitations } from '@/lib/organizations/list-invitations'
import { listMembers } from '@/lib/organizations/list-members'
import {
  changeMemberRoleAction,
  inviteMemberAction,
  leaveOrganizationAction,
  removeMemberAction,
  revokeInvitationAction,
} from '../actions'
import { InviteForm } from './invite-form'
import { RoleSelect } from './role-select'

export const metadata: Metadata = { title: 'Members' }

type Props = { params: Promise<{ org: string }> }

export default async function MembersPage({ params }: Props) {
  const { org } = await params
  const ctx = await requireOrg('read', org)
  const manages = may(ctx.role, 'manage')
  const owns = may(ctx.role, 'own')
  const [members, invitations] = await Promise.all([listMembers(ctx), manages ? listInvitations(ctx) : []])
  const given = roles.filter((role) => role !== 'owner' || owns)
  return (
    <>
      <PageHeader
        title="Members"
        description="Who works in this workspace, and what they may do. A project can give somebody a different role in its settings."
        actions={
          manages ? (
            <DialogButton
              variant="primary"
              label="Invite somebody"
              title="Invite somebody"
              description="You get a link to send them. It is good for seven days and for one person."
            >
              <InviteForm action={inviteMemberAction.bind(null, { org })} roles={given} />
            </DialogButton>
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
            { id: 'projects', header: 'Different in' },
            { id: 'since', header: 'Since', phone: 'hide' },
            { id: 'acts', header: '', align: 'end' },
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
                acts: self ? (
                  <ConfirmButton
                    size="sm"
                    variant="ghost"
                    label="Leave"
                    title="Leave this workspace?"
                    confirmLabel="Leave the workspace"
                    action={leaveOrganizationAction.bind(null, { org }, undefined)}
                    href="/"
                    done="You have left the workspace."
                  >
                    You lose access to all its projects, and your API tokens for it end. Somebody has to
                    invite you to come back.
                  </ConfirmButton>
                ) : changeable ? (
                  <ConfirmButton
                    size="sm"
                    variant="ghost"
                    label="Remove"
                    title={`Remove ${member.name}?`}
                    confirmLabel="Remove member"
                    action={removeMemberAction.bind(null, { org }, { user_id: member.userId })}
                    done={`${member.name} is no longer a member.`}
                  >
                    They lose access to all projects of this workspace at once, and the API tokens in their
                    name end. What they have made stays.
                  </ConfirmButton>
                ) : null,
              },
            }
          })}
        />
        {invitations.length ? (
          <section>
            <SectionHeader
              title="Open invitations"
              description="The link itself is shown only when it is made."
            />
            <DataTable
              label="Open invitations"
              empty={null}
              columns={[
                { id: 'for', header: 'For' },
                { id: 'role', header: 'Role' },
                { id: 'by', header: 'Invited by' },
                { id: 'ends', header: 'Ends' },
                { id: 'acts', header: '', align: 'end' },
              ]}
              rows={invitations.map((invitation) => ({
                id: invitation.id,
                label: invitation.email ?? 'anybody with the link',
                cells: {
                  for: invitation.email ?? 'Anybody with the link',
                  role: roleWords[invitation.role].label,
                  by: invitation.invitedBy ?? 'a former member',
                  ends: <RelativeTime at={invitation.expiresAt} />,
                  acts: (
                    <ConfirmButton
                      size="sm"
                      variant="ghost"
                      label="Revoke"
                      title="Revoke this invitation?"
                      confirmLabel="Revoke invitation"
                      action={revokeInvitationAction.bind(null, { org }, { id: invitation.id })}
                      done="The invitation is revoked."
                    >
                      Its link stops working at once.
                    </ConfirmButton>
                  ),
                },
              }))}
            />
          </section>
        ) : null}
        <Card title="What the roles may do">
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
