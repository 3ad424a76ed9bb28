'use client'

import { ActionForm } from '@/components/forms/action-form'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { Checkbox, Input, Select, Textarea } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { FormAction } from '@/components/forms/form-values'
import type { ActionResult } from '@/lib/actions/run-action'
import type { ReferenceImageAnswer } from '@/lib/voice/schemas'

type ReferenceCardProps = {
  image: ReferenceImageAnswer
  change: FormAction<void>
  remove: () => Promise<ActionResult<void>>
}

/** One picture of the library, with its description. */
export function ReferenceCard({ image, change, remove }: ReferenceCardProps) {
  return (
    <article aria-label={image.name} className="card card--default h-full">
      {/* biome-ignore lint/performance/noImgElement: it comes from our own route, already sized */}
      <img
        src={image.url}
        alt={image.description || image.name}
        className="aspect-video w-full rounded-t-xl bg-surface-secondary object-contain"
      />
      <div className="p-5">
        <ActionForm
          action={change}
          submitLabel="Save"
          submitVariant="secondary"
          fixed={{ id: image.id }}
          done={`“${image.name}” saved.`}
          secondary={
            <ConfirmButton
              variant="ghost"
              label="Remove…"
              title={`Remove ${image.name}?`}
              confirmLabel="Remove image"
              action={remove}
              done={`${image.name} removed.`}
            >
              We delete the image. Posts that use it stay as they are.
            </ConfirmButton>
          }
        >
          <Field name="name" label="Name" required>
            <Input defaultValue={image.name} maxLength={120} autoComplete="off" />
          </Field>
          <Field name="kind" label="Type">
            <Select
              defaultValue={image.kind}
              options={[
                { value: 'reference', label: 'Reference image' },
                { value: 'logo', label: 'Logo' },
              ]}
            />
          </Field>
          <Field name="description" label="What’s typical of it" optional>
            <Textarea
              defaultValue={image.description}
              maxLength={1_000}
              rows={2}
              placeholder="Layered paper hills, light from the left."
            />
          </Field>
          <Checkbox name="is_default" label="Use by default" defaultChecked={image.is_default} />
        </ActionForm>
      </div>
    </article>
  )
}
