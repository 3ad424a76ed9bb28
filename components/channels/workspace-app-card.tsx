import { ActionForm } from '@/components/forms/action-form'
import type { BoundAction } from '@/components/forms/call-action'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { FormAction } from '@/components/forms/form-values'
import { PasswordInput } from '@/components/forms/password-input'
import { Card } from '@/components/ui/card'
import type { WorkspaceApp } from '@/lib/channels/apps/list-workspace-apps'
import { networks } from '@/lib/networks/registry'
import type { SetupGuide } from '@/lib/networks/setup'
import { SetupSteps } from './setup-steps'

type WorkspaceAppCardProps = {
  app: WorkspaceApp
  guide: SetupGuide
  /** The address of this installation. */
  site: string
  save: FormAction
  remove: BoundAction
}

/** A workspace's app at one network: how to create it there, its keys, and removing them. */
export function WorkspaceAppCard({ app, guide, site, save, remove }: WorkspaceAppCardProps) {
  const { label } = networks[app.platform]
  return (
    <Card
      title={label}
      description={
        app.clientId
          ? 'New accounts are connected with your app, on the Channels page of each brand.'
          : withoutKeys[app.otherwise]
      }
      actions={
        app.clientId || app.channels.length > 0 ? (
          <ConfirmButton
            size="sm"
            variant="danger-outline"
            label="Remove…"
            title={`Remove the app keys for ${label}?`}
            confirmLabel="Remove app keys"
            action={remove}
            done={`App keys for ${label} removed.`}
          >
            <AffectedChannels channels={app.channels} />
          </ConfirmButton>
        ) : null
      }
    >
      <div className="flex flex-col gap-5">
        <details open={app.clientId === null && app.otherwise === 'none'}>
          <summary className="cursor-pointer text-sm font-medium">How to get keys from {label}</summary>
          <div className="mt-3">
            <SetupSteps network={app.platform} guide={guide} addresses={{ site, callback: app.callback }} />
          </div>
        </details>
        <ActionForm
          action={save}
          submitLabel="Save app keys"
          done={`App keys for ${label} saved.`}
          fixed={{ platform: app.platform }}
        >
          <Field name="client_id" label="Client ID" required>
            <Input defaultValue={app.clientId ?? ''} autoComplete="off" maxLength={200} spellCheck={false} />
          </Field>
          <Field
            name="client_secret"
            label="Client secret"
            help={
              app.clientId
                ? 'One is stored, encrypted. Leave this empty to keep it.'
                : 'We store it encrypted and never show it again.'
            }
          >
            <PasswordInput autoComplete="off" maxLength={500} />
          </Field>
        </ActionForm>
      </div>
    </Card>
  )
}

const withoutKeys: Record<WorkspaceApp['otherwise'], string> = {
  install: 'Without keys of your own, accounts are connected with the app of this site.',
  sandbox: 'Without keys, accounts are connected in the sandbox, which is simulated.',
  none: 'Without keys, no account can be connected.',
}

function AffectedChannels({ channels }: Pick<WorkspaceApp, 'channels'>) {
  if (channels.length === 0) return <p>No channel was connected with them.</p>
  return (
    <div className="flex flex-col gap-2">
      <p>
        {channels.length === 1
          ? 'This channel has to be reconnected. It keeps its key and its posts.'
          : `These ${channels.length} channels have to be reconnected. They keep their keys and their posts.`}
      </p>
      <ul className="max-h-56 list-disc overflow-y-auto pl-5">
        {channels.map(({ name, brand }) => (
          <li key={`${brand} ${name}`}>
            {name} ({brand})
          </li>
        ))}
      </ul>
    </div>
  )
}
