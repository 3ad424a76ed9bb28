import { ActionForm } from '@/components/forms/action-form'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { FormAction } from '@/components/forms/form-values'
import type { ModelSettingsAnswer } from '@/lib/ai/schemas'
import { dollars, wholeNumber } from './model-words'

type ModelCapsFormProps = { settings: Pick<ModelSettingsAnswer, 'caps' | 'used'>; save: FormAction }

/** A workspace's limits for model calls, with the current usage of each. */
export function ModelCapsForm({ settings: { caps, used }, save }: ModelCapsFormProps) {
  const number = { type: 'number', min: 0, step: 'any', inputMode: 'decimal', whenEmpty: 'null' } as const
  return (
    <ActionForm action={save} submitLabel="Save limits" done="Limits saved.">
      <Field
        name="caps.tokens_per_day"
        label="Tokens per day"
        optional
        help={`${wholeNumber(used.tokens_today)} used today.`}
      >
        <Input {...number} defaultValue={caps.tokens_per_day ?? ''} />
      </Field>
      <Field
        name="caps.tokens_per_month"
        label="Tokens per month"
        optional
        help={`${wholeNumber(used.tokens_this_month)} used this month.`}
      >
        <Input {...number} defaultValue={caps.tokens_per_month ?? ''} />
      </Field>
      <Field
        name="caps.usd_per_month"
        label="US dollars per month"
        optional
        help={`${dollars(used.usd_this_month)} used this month, as far as prices are known.`}
      >
        <Input {...number} defaultValue={caps.usd_per_month ?? ''} />
      </Field>
    </ActionForm>
  )
}
