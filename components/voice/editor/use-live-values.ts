'use client'

import { type RefObject, useEffect, useState } from 'react'
import { type FormValues, readFormValues } from '@/components/forms/form-values'
import type { Timer } from '@/components/ui/timer'

/**
 * Returns the values of the form around an element while it is being edited, a short delay after the last change.
 * Includes controls that write into hidden fields.
 */
export function useLiveValues(
  inside: RefObject<HTMLElement | null>,
  delayMs: number,
): FormValues | undefined {
  const [values, setValues] = useState<FormValues>()
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    let timer: Timer | undefined
    const read = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setValues(readFormValues(form)), delayMs)
    }
    read()
    form.addEventListener('input', read)
    const hidden = new MutationObserver(read)
    hidden.observe(form, { subtree: true, attributes: true, attributeFilter: ['value'], childList: true })
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', read)
      hidden.disconnect()
    }
  }, [inside, delayMs])
  return values
}
