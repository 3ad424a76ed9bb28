import { ActionForm } from '@/components/forms/action-form'
import { Input, Select } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { FormAction } from '@/components/forms/form-values'
import { TimeZoneSelect } from '@/components/forms/time-zone-select'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { chosenKinds, kindFacts } from '@/lib/notifications/kinds'
import type { NotificationSettingsAnswer } from '@/lib/notifications/schemas'
import type { TimeZoneName } from '@/lib/time-zones/zones'

type Props = {
  settings: NotificationSettingsAnswer
  /** Whether this installation can send email. */
  email: boolean
  /** The person's choice; undefined as long as they have made none. */
  timeZone: string | undefined
  zones: readonly TimeZoneName[]
  save: FormAction
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** Where a person receives each kind of notification: inbox, email or both. */
export function ChoicesForm({ settings, email, save }: Omit<Props, 'zones' | 'timeZone'>) {
  return (
    <Card
      title="What you’re notified about"
      description="Choose for each kind. You’re never notified of what you do yourself."
    >
      <ActionForm action={save} submitLabel="Save choices" done="Choices saved.">
        {email ? null : (
          <Callout tone="warning" title="This installation can’t send email yet">
            Ask the site’s administrator to set up a mail server. Your choices for email take effect after
            that.
          </Callout>
        )}
        <div className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-separator text-left text-muted">
                <th scope="col" className="py-2 pr-4 font-medium">
                  Notification
                </th>
                <th scope="col" className="w-16 py-2 text-center font-medium">
                  Inbox
                </th>
                <th scope="col" className="w-16 py-2 text-center font-medium">
                  Email
                </th>
              </tr>
            </thead>
            <tbody>
              {chosenKinds.map((kind) => {
                const { label, when } = kindFacts[kind]
                const choice = settings.choices[kind] ?? kindFacts[kind].usual
                return (
                  <tr key={kind} className="border-b border-separator last:border-0">
                    <th scope="row" className="py-2 pr-4 text-left font-normal">
                      <span className="block font-medium">{label}</span>
                      <span className="block text-muted">{when}</span>
                    </th>
                    <td className="text-center">
                      <Choice
                        name={`choices.${kind}.inbox`}
                        label={`${label} in the inbox`}
                        on={choice.inbox}
                      />
                    </td>
                    <td className="text-center">
                      <Choice name={`choices.${kind}.email`} label={`${label} by email`} on={choice.email} />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      </ActionForm>
    </Card>
  )
}

const Choice = ({ name, label, on }: { name: string; label: string; on: boolean }) => (
  <label className="inline-grid size-11 cursor-pointer place-content-center">
    <input type="checkbox" className="check" name={name} defaultChecked={on} aria-label={label} />
  </label>
)

/** Settings for when a person receives email. */
export function EmailTimesForm({ settings, timeZone, zones, save }: Omit<Props, 'email'>) {
  return (
    <Card title="Email" description="Times are in your time zone.">
      <ActionForm action={save} submitLabel="Save email settings" done="Email settings saved.">
        <Field name="email_mode" label="When">
          <Select
            defaultValue={settings.email_mode}
            options={[
              { value: 'immediate', label: 'As it happens' },
              { value: 'daily', label: 'Once a day, as a digest' },
            ]}
          />
        </Field>
        <Field name="digest_hour" label="Time of the digest">
          <Select defaultValue={String(settings.digest_hour)} options={hours} />
        </Field>
        <Field name="time_zone" label="Time zone">
          <TimeZoneSelect zones={zones} value={timeZone} />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            name="quiet_from"
            label="Quiet hours from"
            optional
            help="We hold emails back until quiet hours end."
          >
            <Input type="time" whenEmpty="null" defaultValue={settings.quiet_from ?? ''} />
          </Field>
          <Field name="quiet_until" label="Until" optional>
            <Input type="time" whenEmpty="null" defaultValue={settings.quiet_until ?? ''} />
          </Field>
        </div>
      </ActionForm>
    </Card>
  )
}
