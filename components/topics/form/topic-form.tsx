'use client'

import { useRef, useState } from 'react'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Form, SubmitButton } from '@/components/forms/form'
import { type FormAction, type FormValues, readFormValues } from '@/components/forms/form-values'
import { type OnSuccess, useSubmit } from '@/components/forms/use-submit'
import { type PreviewDates, RecurrenceInput } from '@/components/recurrence/recurrence-input'
import { Card } from '@/components/ui/card'
import type { TopicAnswer } from '@/lib/topics/schemas'
import { TopicPreviewPanel } from '../preview/topic-preview-panel'
import { type PreviewTopic, useTopicPreview } from '../preview/use-topic-preview'
import { AngleFields } from './angle-fields'
import { type ItemChoices, ItemsFields } from './items-fields'
import type { FindItems, PickedItem } from './picked-items'
import { type ChannelChoice, PublishingFields, type PublishingStart } from './publishing-fields'

export type TopicStart = PublishingStart &
  Pick<TopicAnswer, 'name' | 'items' | 'angle' | 'content_type' | 'rrule' | 'starts_at' | 'timezone'>

/** The options that the project offers. */
export type TopicChoices = ItemChoices & { channels: ChannelChoice[]; hasModel: boolean }

type TopicFormProps<T> = {
  start: TopicStart
  /** The stored topic, with the revision shown. */
  stored?: Pick<TopicAnswer, 'id' | 'revision'>
  picked: readonly PickedItem[]
  choices: TopicChoices
  find: FindItems
  previewDates: PreviewDates
  preview: PreviewTopic
  saveLabel: string
  save: FormAction<T>
  onSaved: OnSuccess<T>
}

/** A topic's settings, next to a preview of their result with the current content. */
export function TopicForm<T>(props: TopicFormProps<T>) {
  const { start, stored, picked, choices, find, previewDates, saveLabel, save, onSaved } = props
  const form = useRef<HTMLFormElement>(null)
  const { submit, pending, error } = useSubmit()
  const [zone] = useState(start.timezone)

  const settings = (): FormValues => {
    const { name: _, ...values } = form.current ? readFormValues(form.current) : {}
    return { ...values, items: values.items ?? {}, ...(stored ? { topic_id: stored.id } : {}) }
  }
  const preview = useTopicPreview(props.preview, settings)

  function send(sent: HTMLFormElement) {
    const values = readFormValues(sent)
    // A query without conditions matches all content.
    const input = { ...values, items: values.items ?? {}, ...stored }
    void submit(() => save(input), onSaved)
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
      <Card>
        <Form
          ref={form}
          error={error}
          pending={pending}
          onSubmit={send}
          onChange={preview.askSoon}
          onClick={preview.askSoon}
          actions={<SubmitButton pending={pending}>{saveLabel}</SubmitButton>}
        >
          <Field name="name" label="Name" help="Only your team sees it." required>
            <Input defaultValue={start.name} maxLength={120} autoComplete="off" />
          </Field>
          <hr className="border-separator" />
          <ItemsFields items={start.items} picked={picked} choices={choices} find={find} />
          <hr className="border-separator" />
          <RecurrenceInput
            name="rrule"
            startsName="starts_at"
            defaultValue={start.rrule}
            defaultStart={start.starts_at}
            timeZone={zone}
            onPreview={previewDates}
          />
          <input type="hidden" name="timezone" value={zone} />
          <hr className="border-separator" />
          <AngleFields
            angle={start.angle}
            contentType={start.content_type}
            kinds={choices.kinds.map(({ kind }) => kind)}
            hasModel={choices.hasModel}
          />
          <hr className="border-separator" />
          <PublishingFields start={start} channels={choices.channels} />
        </Form>
      </Card>
      <TopicPreviewPanel preview={preview} hasModel={choices.hasModel} />
    </div>
  )
}
