import type { Metadata } from 'next'
import { ActionForm } from '@/components/forms/action-form'
import { Input, Switch } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { LinkButton } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { PageHeader } from '@/components/ui/page-header'
import { may } from '@/lib/auth/permissions'
import { requireOrg } from '@/lib/auth/require-project'
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
      <PageHeader title="Workspace settings" description="What holds for all projects of this workspace." />
      <div className="flex max-w-2xl flex-col gap-6">
        <Card title="General">
          <ActionForm
            action={updateOrganizationAction.bind(null, { org })}
            submitLabel="Save"
            done="The workspace is saved."
          >
            <Field
              name="name"
              label="Name"
              required
              help={`Addresses keep the short name “${workspace.slug}”, so that links keep working.`}
            >
              <Input defaultValue={workspace.name} maxLength={120} autoComplete="organization" />
            </Field>
            <Switch
              name="require_second_approver"
              label="Second pair of eyes"
              help="Whoever wrote or changed a package may not be the only one to approve it."
              defaultChecked={workspace.requireSecondApprover}
            />
          </ActionForm>
        </Card>
        <Card
          title="Unassigned"
          description={
            unassigned.length
              ? 'Rows from earlier times that belong to no project. They show nowhere until they are assigned.'
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
        {may(ctx.role, 'own') ? (
          <Card
            title="Delete the workspace"
            description="Deletes all its projects with their sources, items, packages and channels. Posts that went out stay on their networks."
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
                done="The workspace is deleted."
              >
                This cannot be undone. All projects, content and channel connections of this workspace are
                deleted, and its members lose access.
              </ConfirmButton>
            }
          />
        ) : null}
      </div>
    </>
  )
}
