'use client'

import { ActionForm } from '@/components/forms/action-form'
import { Select } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { DialogButton } from '@/components/ui/dialog'
import type { ActionResult } from '@/lib/actions/run-action'

type AssignFormProps = {
  action: (input: {
    project_id: string
    kind: 'sources' | 'items' | 'packages' | 'channels'
    ids: string[]
  }) => Promise<ActionResult<unknown>>
  kind: string
  ids: string[]
  /** The name of the one row to assign; if absent, all rows of the kind are assigned. */
  name?: string
  projects: readonly { id: string; name: string }[]
}

/** Asks which project the rows are assigned to. */
export function AssignForm({ action, kind, ids, name, projects }: AssignFormProps) {
  return (
    <DialogButton
      size="sm"
      label={name === undefined ? 'Assign all' : 'Assign'}
      title={name === undefined ? `Assign ${ids.length} ${kind}` : `Assign ${name}`}
      description="They appear in that project right away, ready to use."
    >
      <ActionForm action={action} fixed={{ kind, ids }} submitLabel="Assign" done="Assigned.">
        <Field name="project_id" label="Project" required>
          <Select
            placeholder="Choose a project"
            options={projects.map((project) => ({ value: project.id, label: project.name }))}
          />
        </Field>
      </ActionForm>
    </DialogButton>
  )
}
