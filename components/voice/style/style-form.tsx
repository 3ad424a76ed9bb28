'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Textarea } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { FormAction } from '@/components/forms/form-values'
import { TagInput } from '@/components/forms/tag-input'
import { Card } from '@/components/ui/card'
import { useToast } from '@/components/ui/toast'
import type { UserStyle } from '@/lib/voice/schemas'
import { SamplesInput } from './samples-input'

type StyleFormProps = {
  style: UserStyle
  revision: number
  save: FormAction<{ revision: number }>
}

/** A person's own writing style. */
export function StyleForm({ style, revision: stored, save }: StyleFormProps) {
  // The revision that the fields were filled from, so that two windows never silently overwrite each other.
  const [revision, setRevision] = useState(stored)
  const router = useRouter()
  const toast = useToast()
  const wins = 'A project’s voice takes priority.'
  return (
    <div className="max-w-2xl">
      <ActionForm
        action={save}
        submitLabel="Save style"
        onDone={(saved) => {
          setRevision(saved.revision)
          toast({ message: 'Writing style saved.' })
          router.refresh()
        }}
      >
        <input type="hidden" name="revision" data-kind="number" value={revision} readOnly />
        <Card title="How you write">
          <div className="flex flex-col gap-5">
            <Field name="style.brand_voice_description" label="Description" help={wins}>
              <Textarea
                defaultValue={style.brand_voice_description}
                maxLength={10_000}
                placeholder="Short sentences. I start with what happened, and end on a small joke."
                whenEmpty="omit"
              />
            </Field>
            <Field name="style.words_to_avoid" label="Words to avoid" help={wins}>
              <TagInput
                defaultValue={style.words_to_avoid}
                placeholder="utilise → use, leverage"
                whenEmpty="omit"
              />
            </Field>
            <Field name="style.default_image_prompt" label="Images" help={wins}>
              <Textarea
                defaultValue={style.default_image_prompt}
                maxLength={5_000}
                placeholder="Photographs in daylight, no people posing."
                whenEmpty="omit"
              />
            </Field>
          </div>
        </Card>
        <Card
          title="Samples"
          description="Texts that show how you write. An AI model gets them with posts you ask for."
        >
          <SamplesInput name="style.writing_samples" defaultValue={style.writing_samples} />
        </Card>
      </ActionForm>
    </div>
  )
}
