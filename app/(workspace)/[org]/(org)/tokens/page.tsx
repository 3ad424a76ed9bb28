import { KeyRound } from 'lucide-react'
import type { Metadata } from 'next'
import { DataTable } from '@/components/data-table/data-table'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { DialogButton } from '@/components/ui/dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusBadge } from '@/components/ui/status-badge'
import { TokenForm } from '@/components/workspace/token-form'
import { roles, roleWords, weakerRole } from '@/lib/auth/permissions'
import { requireOrg } from '@/lib/auth/signed-in/require-project'
import type { TokenRow } from '@/lib/auth/tokens/list-api-tokens'
import { listApiTokens } from '@/lib/auth/tokens/list-api-tokens'
import { listProjectNames } from '@/lib/projects/list-project-names'
import { createTokenAction, revokeTokenAction } from '../actions'

export const metadata: Metadata = { title: 'API tokens' }

type Props = { params: Promise<{ org: string }> }

export default async function TokensPage({ params }: Props) {
  const { org } = await params
  const ctx = await requireOrg('manage', org)
  const [tokens, projects] = await Promise.all([listApiTokens(ctx), listProjectNames(ctx)])
  const nameOf = new Map(projects.map((project) => [project.id, project.name]))
  const create = (
    <DialogButton
      variant="primary"
      label="Create token"
      title="Create API token"
      description="The token acts on your behalf with the role you choose."
    >
      <TokenForm
        action={createTokenAction.bind(null, { org })}
        roles={roles.filter((role) => weakerRole(role, ctx.role) === role)}
        projects={projects}
      />
    </DialogButton>
  )
  return (
    <>
      <PageHeader
        title="API tokens"
        description="For scripts and other systems that call the API. We show each token only once, when you create it."
        actions={create}
      />
      <DataTable
        label="API tokens"
        empty={
          <EmptyState icon={<KeyRound />} title="No tokens yet">
            Create one token per script or system, so you can revoke each one separately.
          </EmptyState>
        }
        columns={[
          { id: 'name', header: 'Name' },
          { id: 'state', header: 'Status' },
          { id: 'role', header: 'Role' },
          { id: 'project', header: 'Project' },
          { id: 'owner', header: 'Owner', phone: 'hide' },
          { id: 'used', header: 'Last used' },
          { id: 'actions', header: '', align: 'end' },
        ]}
        rows={tokens.map((token) => ({
          id: token.id,
          label: token.name,
          cells: {
            name: (
              <>
                <span className="block font-medium">{token.name}</span>
                <code className="block text-xs text-muted">trb_…{token.last4}</code>
              </>
            ),
            state: <TokenState token={token} />,
            role: roleWords[token.role].label,
            project: token.projectId ? (nameOf.get(token.projectId) ?? 'a deleted project') : 'All projects',
            owner: token.ownerName ?? '–',
            used: token.lastUsedAt ? <RelativeTime at={token.lastUsedAt} /> : 'never',
            actions: token.revokedAt ? null : (
              <ConfirmButton
                size="sm"
                variant="ghost"
                label="Revoke"
                title={`Revoke "${token.name}"?`}
                confirmLabel="Revoke token"
                action={revokeTokenAction.bind(null, { org }, { id: token.id })}
                done="Token revoked."
              >
                Anything that uses this token stops working right away. You can’t undo this, but you can
                create a new token.
              </ConfirmButton>
            ),
          },
        }))}
      />
    </>
  )
}

function TokenState({ token }: { token: TokenRow }) {
  if (token.revokedAt) return <StatusBadge tone="neutral">Revoked</StatusBadge>
  if (!token.expiresAt) return <StatusBadge tone="success">Active</StatusBadge>
  if (token.expiresAt < new Date()) return <StatusBadge tone="neutral">Expired</StatusBadge>
  return (
    <StatusBadge tone="success">
      Expires <RelativeTime at={token.expiresAt} />
    </StatusBadge>
  )
}
