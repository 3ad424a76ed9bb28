'use client'

import { useEffect, useState } from 'react'
import { validateRules } from '@/lib/post-rules/validate-rules'
import type { validateVariant } from '@/lib/post-rules/validate-variant'

type Validator = typeof validateVariant

/**
 * Used until the voice check's word lists are loaded: checks the network's rules only, for the post without its
 * replies.
 */
const rulesAlone: Validator = (content, known) => validateRules(content, known)

/**
 * The validator for variants, in the browser. Its word lists for two languages are as large as the rest of the
 * editor, so they are loaded when the person starts writing, or later if there was no connection; `isWhole` tells
 * whether they are loaded. Saving checks the voice in any case.
 */
export function useValidator(writes: boolean): { validate: Validator; isWhole: boolean } {
  const [whole, setWhole] = useState<{ validate: Validator }>()
  const wanted = writes && !whole
  useEffect(() => {
    if (!wanted) return
    const load = () =>
      void import('@/lib/post-rules/validate-variant').then(
        (module) => setWhole({ validate: module.validateVariant }),
        () => undefined,
      )
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [wanted])
  return { validate: whole?.validate ?? rulesAlone, isWhole: whole !== undefined }
}
