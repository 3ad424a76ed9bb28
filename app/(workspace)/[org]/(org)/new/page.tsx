import type { Metadata } from 'next'
import { ActionForm } from '@/components/forms/action-form'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { TimeZoneSelect } from '@/components/forms/time-zone-select'
import { Card } from '@/components/ui/card'
import { PageHeader } from '@/components/ui/page-header'
import { requireOrg } from '@/lib/auth/signed-in/require-project'
import { timeZoneNames } from '@/lib/time-zones/zones'
import { createProjectAction } from '../actions'

export const metadata: Metadata = { title: 'New project' }

type Props = { params: Promise<{ org: string }> }

export default async function NewProjectPage({ params }: Props) {
  const { org } = await params
  await requireOrg('manage', org)
  return (
    <>
      <PageHeader
        title="New project"
        description="Create one project per brand. You add sources and channels next."
        back={{ href: `/${org}`, label: 'All brands' }}
      />
      <div className="max-w-xl">
        <Card>
          <ActionForm
            action={createProjectAction.bind(null, { org })}
            submitLabel="Create project"
            href={`/${org}/{slug}`}
          >
            <Field name="name" label="Brand name" required help="You can rename it at any time.">
              <Input maxLength={120} autoComplete="off" autoFocus placeholder="Lantern Fen" />
            </Field>
            <Field
              name="time_zone"
              label="Time zone"
              required
              help="All times in this project are in this time zone."
            >
              <TimeZoneSelect zones={timeZoneNames()} />
            </Field>
          </ActionForm>
        </Card>
      </div>
    </>
  )
}
