import { ActionForm } from '@/components/forms/action-form'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { DialogButton } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { Chip } from '@/components/ui/status-badge'
import type { ActionResult } from '@/lib/actions/run-action'
import { roleWords } from '@/lib/auth/permissions'
import type { PlaceOrg } from '@/lib/organizations/list-places'

type WorkspacesProps = {
  places: readonly PlaceOrg[]
  create: (input: { name: string }) => Promise<ActionResult<{ org: string }>>
}

/** The workspaces that a person belongs to, with a button to create another. */
export function Workspaces({ places, create }: WorkspacesProps) {
  return (
    <Card
      title="Workspaces"
      description={
        places.length
          ? 'The companies and teams you work in.'
          : 'You aren’t in a workspace yet. Create one, or open an invitation link.'
      }
      flush
      actions={
        <DialogButton
          size="sm"
          variant={places.length ? 'secondary' : 'primary'}
          label="New workspace"
          title="New workspace"
          description="Create a workspace for another company or team. For another brand, create a project instead."
        >
          <ActionForm action={create} submitLabel="Create workspace" href="/{org}/new">
            <Field name="name" label="Name" required>
              <Input maxLength={120} autoComplete="organization" />
            </Field>
          </ActionForm>
        </DialogButton>
      }
    >
      {places.length ? (
        <ul className="divide-y divide-separator border-t border-separator text-sm">
          {places.map((place) => (
            <li key={place.id}>
              <Link
                href={`/${place.slug}`}
                className="flex items-center gap-3 px-5 py-2.5 hover:bg-surface-hover"
              >
                <Avatar name={place.name} size="sm" />
                <span className="min-w-0 flex-1 truncate font-medium">{place.name}</span>
                <Chip>{roleWords[place.role].label}</Chip>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}
