'use client'

import type { ComponentProps } from 'react'
import { useFormStatus } from 'react-dom'
import { Button } from './button'

/** The submit button of the form around it; shows and holds while the form is being sent. */
export function SubmitButton({ variant = 'primary', ...rest }: ComponentProps<typeof Button>) {
  const { pending } = useFormStatus()
  return <Button {...rest} type="submit" variant={variant} pending={pending || rest.pending} />
}
