import { KeyRound } from 'lucide-react'
import type { Metadata } from 'next'
import { DataTable } from '@/components/data-table/data-table'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { DialogButton } from '@/components/ui/dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusBadge } from '@/components/ui/status-badge'
import type { TokenRow } from '@/lib/auth/list-api-tokens'
import { listApiTokens } from '@/lib/auth/list-api-tokens'
import { roles, roleWords, weaker } from '@/lib/auth/permissions'
import { requireOrg } from '@/lib/auth/require-project'
import { listProjectNames } from '@/lib/projects/list-project-names'
import { createTokenAction, revokeTokenAction } from '../actions'
import { TokenForm } from './token-form'

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
      label="New token"
      title="New API token"
      description="It acts in your name, with at most the role you give it."
    >
      <TokenForm
        action={createTokenAction.bind(null, { org })}
        roles={roles.filter((role) => weaker(role, ctx.role) === role)}
        projects={projects}
      />
    </DialogButton>
  )
  return (
    <>
      <PageHeader
        title="API tokens"
        description="For scripts and other systems that call the API. A token is shown once, when it is made."
        actions={create}
      />
      <DataTable
        label="API tokens"
        empty={
          <EmptyState icon={<KeyRound />} title="No tokens yet">
            Make one for each script or system, so that each can be revoked alone.
          </EmptyState>
        }
        columns={[
          { id: 'name', header: 'Name' },
          { id: 'state', header: 'State' },
          { id: 'role', header: 'Role' },
          { id: 'project', header: 'Works in' },
          { id: 'owner', header: 'Acts for', phone: 'hide' },
          { id: 'used', header: 'Last used' },
          { id: 'acts', header: '', align: 'end' },
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
            acts: token.revokedAt ? null : (
              <ConfirmButton
                size="sm"
                variant="ghost"
                label="Revoke"
                title={`Revoke "${token.name}"?`}
                confirmLabel="Revoke token"
                action={revokeTokenAction.bind(null, { org }, { id: token.id })}
                done="The token is revoked."
              >
                Whatever uses it is refused from this moment on. This cannot be undone; a new token can be
                made.
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
  if (token.expiresAt < new Date()) return <StatusBadge tone="neutral">Ended</StatusBadge>
  return (
    <StatusBadge tone="success">
      Ends <RelativeTime at={token.expiresAt} />
    </StatusBadge>
  )
}
