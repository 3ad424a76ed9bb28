import type { Metadata } from 'next'
import { ActionForm } from '@/components/forms/action-form'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { Input, Switch } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { LinkButton } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { PageHeader } from '@/components/ui/page-header'
import { hasPermission } from '@/lib/auth/permissions'
import { requireOrg } from '@/lib/auth/signed-in/require-project'
import { getOrganization } from '@/lib/organizations/get-organization'
import { listUnassigned } from '@/lib/organizations/list-unassigned'
import { deleteOrganizationAction, updateOrganizationAction } from '../actions'

export const metadata: Metadata = { title: 'Workspace settings' }

type Props = { params: Promise<{ org: string }> }

export default async function WorkspaceSettingsPage({ params }: Props) {
  const { org } = await params
  const ctx = await requireOrg('manage', org)
  const [workspace, unassigned] = await Promise.all([getOrganization(ctx), listUnassigned(ctx)])
  return (
    <>
      <PageHeader
        title="Workspace settings"
        description="These settings apply to every project in this workspace."
      />
      <div className="flex max-w-2xl flex-col gap-6">
        <Card title="General">
          <ActionForm
            action={updateOrganizationAction.bind(null, { org })}
            submitLabel="Save"
            done="Workspace settings saved."
          >
            <Field
              name="name"
              label="Name"
              required
              help={`Web addresses keep the short name “${workspace.slug}”, so existing links keep working.`}
            >
              <Input defaultValue={workspace.name} maxLength={120} autoComplete="organization" />
            </Field>
            <Switch
              name="require_second_approver"
              label="Require a second approver"
              help="The person who wrote or edited a post can’t be the only one to approve it."
              defaultChecked={workspace.requireSecondApprover}
            />
            {hasPermission(ctx.role, 'own') ? (
              <Switch
                name="require_second_factor"
                label="Require a second factor"
                help="Everyone needs a passkey or a one-time code to enter this workspace. Members without one set it up first."
                defaultChecked={workspace.requireSecondFactor}
              />
            ) : null}
          </ActionForm>
        </Card>
        {hasPermission(ctx.role, 'own') ? (
          <Card
            title="Company sign-in"
            description="Let people come in through your company’s own server (OpenID Connect)."
            actions={
              <LinkButton size="sm" href={`/${org}/settings/sign-in`}>
                Set up
              </LinkButton>
            }
          />
        ) : null}
        <Card
          title="Unassigned"
          description={
            unassigned.length
              ? 'Older sources, content, posts and channels that aren’t in any project yet. Assign them to a project to use them.'
              : 'Everything in this workspace belongs to a project.'
          }
          actions={
            unassigned.length ? (
              <LinkButton size="sm" href={`/${org}/unassigned`}>
                Assign {unassigned.length}
              </LinkButton>
            ) : null
          }
        />
        {hasPermission(ctx.role, 'own') ? (
          <Card
            title="Delete workspace"
            description="Deletes all its projects, including their sources, content, posts and channels. Published posts stay on their networks."
            actions={
              <ConfirmButton
                variant="danger-outline"
                size="sm"
                label="Delete…"
                title={`Delete ${workspace.name}?`}
                confirmLabel="Delete workspace"
                typed={workspace.slug}
                action={deleteOrganizationAction.bind(null, { org }, { confirm: workspace.slug })}
                href="/"
                done="Workspace deleted."
              >
                You can’t undo this. We delete all projects, content and channel connections in this
                workspace, and its members lose access.
              </ConfirmButton>
            }
          />
        ) : null}
      </div>
    </>
  )
}
