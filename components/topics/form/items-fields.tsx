'use client'

import { useState } from 'react'
import { CheckList } from '@/components/forms/check-list'
import { Input, Select } from '@/components/forms/controls'
import { Field, useFieldError } from '@/components/forms/field'
import { TagInput } from '@/components/forms/tag-input'
import type { TopicAnswer } from '@/lib/topics/schemas'
import { type FindItems, type PickedItem, PickedItems } from './picked-items'

/** What a topic can be narrowed to in this project. */
export type ItemChoices = {
  kinds: readonly { kind: string; count: number }[]
  tags: readonly { tag: string; count: number }[]
  sources: readonly { id: string; name: string }[]
}

type Which = 'any' | 'never' | 'rest' | 'anniversary'

const whichOf = (items: TopicAnswer['items']): Which =>
  items.never_covered
    ? 'never'
    : items.not_covered_for_days !== undefined
      ? 'rest'
      : items.anniversary_of !== undefined
        ? 'anniversary'
        : 'any'

/** Which content a topic may draw on: each field narrows it down further. */
export function ItemsFields({
  items,
  picked,
  choices,
  find,
}: {
  items: TopicAnswer['items']
  picked: readonly PickedItem[]
  choices: ItemChoices
  find: FindItems
}) {
  const [which, setWhich] = useState(whichOf(items))
  const [byHand, setByHand] = useState(items.item_ids !== undefined)
  const error = useFieldError('items', { itself: true })
  return (
    <>
      <Field
        name="from"
        label="Content"
        help="A post is written about one piece of it at a time. Whatever was covered least recently comes first."
      >
        <Select
          data-form-ignore
          value={byHand ? 'picked' : 'query'}
          onChange={(event) => setByHand(event.target.value === 'picked')}
          options={[
            { value: 'query', label: 'Everything that matches the filters' },
            { value: 'picked', label: 'Only what I pick by hand' },
          ]}
        />
      </Field>
      {error ? <p className="text-sm text-danger-soft-foreground">{error}</p> : null}
      {byHand ? (
        <PickedItems name="items.item_ids" picked={picked} find={find} />
      ) : (
        <>
          <Field name="items.kinds" label="Content types" help="Leave it empty for all types." optional>
            <TagInput
              whenEmpty="omit"
              defaultValue={items.kinds}
              suggestions={choices.kinds.map(({ kind, count }) => ({ value: kind, hint: String(count) }))}
            />
          </Field>
          <Field name="items.tags" label="Tags" help="Content with any of these tags." optional>
            <TagInput
              whenEmpty="omit"
              defaultValue={items.tags}
              suggestions={choices.tags.map(({ tag, count }) => ({ value: tag, hint: String(count) }))}
            />
          </Field>
          {choices.sources.length > 1 || items.source_ids ? (
            <CheckList
              name="items.source_ids"
              label="Sources"
              help="With none selected, content from every source."
              whenEmpty="omit"
              defaultValue={items.source_ids}
              options={choices.sources.map(({ id, name }) => ({ value: id, label: name }))}
            />
          ) : null}
        </>
      )}
      <Field name="which" label="Limit to">
        <Select
          data-form-ignore
          value={which}
          onChange={(event) => setWhich(event.target.value as Which)}
          options={[
            { value: 'any', label: 'All matching content' },
            { value: 'never', label: 'Content that never had a post' },
            { value: 'rest', label: 'Content that had no post for a while' },
            { value: 'anniversary', label: 'Content with its anniversary that day' },
          ]}
        />
      </Field>
      {which === 'never' ? (
        <input type="hidden" name="items.never_covered" value="true" data-kind="boolean" />
      ) : null}
      {which === 'rest' ? (
        <Field name="items.not_covered_for_days" label="Days without a post" required>
          <Input
            type="number"
            min={1}
            max={3650}
            defaultValue={items.not_covered_for_days ?? 60}
            className="max-w-32"
          />
        </Field>
      ) : null}
      {which === 'anniversary' ? (
        <Field
          name="items.anniversary_of"
          label="Date"
          help="published_at, or the name of a date field of your content, such as founded_on."
          required
        >
          <Input defaultValue={items.anniversary_of ?? 'published_at'} maxLength={100} autoComplete="off" />
        </Field>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="items.min_age_days"
          label="At least this old"
          help="Days since it was published."
          optional
        >
          <Input type="number" min={1} max={3650} defaultValue={items.min_age_days} />
        </Field>
        <Field
          name="items.max_age_days"
          label="At most this old"
          help="Days since it was published."
          optional
        >
          <Input type="number" min={1} max={3650} defaultValue={items.max_age_days} />
        </Field>
      </div>
    </>
  )
}
