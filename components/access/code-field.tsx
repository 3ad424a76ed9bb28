import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'

/** Asks for a one-time code or a recovery code. Kept small because it is part of the sign-in page. */
export function CodeField({
  label = 'One-time code',
  help,
  autoFocus,
}: {
  label?: string
  help?: string
  autoFocus?: boolean
}) {
  return (
    <Field name="code" label={label} help={help} required>
      <Input
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        autoFocus={autoFocus}
      />
    </Field>
  )
}
