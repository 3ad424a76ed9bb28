'use client'

import { useEffect, useState } from 'react'
import { validateRules } from '@/lib/post-rules/validate-rules'
import type { validateVariant } from '@/lib/post-rules/validate-variant'

type Validator = typeof validateVariant

/** Until the words of the voice check are here: the rules of the network alone, for the post itself. */
const rulesAlone: Validator = (content, known) => validateRules(content, known)

/**
 * The one validator of variants, in the browser. Its words of two languages are as large as the rest of the editor, so they are loaded
 * when somebody begins to write, or later where there was no connection; `isWhole` tells whether they are here. Saving checks the voice
 * in any case.
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
