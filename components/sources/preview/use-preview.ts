'use client'

import { useEffect, useRef, useState } from 'react'
import { callAction } from '@/components/forms/call-action'
import type { FormAction, FormValues } from '@/components/forms/form-values'
import type { Timer } from '@/components/ui/timer'
import type { ActionFailure, ActionResult } from '@/lib/actions/run-action'
import type { PreviewView } from './preview-view'

export type Preview = FormAction<PreviewView>

type State = {
  shown?: PreviewView
  /** The preview before the one shown, to show what changed. */
  before?: PreviewView
  error?: ActionFailure
  looking: boolean
}

/**
 * Loads a source's preview on request. While a request is in flight, only the latest further request is kept and
 * sent afterwards, so an outdated response never replaces a newer one.
 */
export function usePreview(preview: Preview | undefined) {
  const [state, setState] = useState<State>({ looking: false })
  const busy = useRef(false)
  const next = useRef<() => FormValues>(undefined)
  const timer = useRef<Timer>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function look(input: () => FormValues) {
    clearTimeout(timer.current)
    next.current = input
    if (busy.current || !preview) return
    busy.current = true
    setState((last) => ({ ...last, looking: true }))
    let answer: ActionResult<PreviewView> | undefined
    while (next.current) {
      const wanted = next.current
      next.current = undefined
      answer = await callAction(() => preview(wanted()))
    }
    busy.current = false
    setState((last) =>
      answer?.ok
        ? { shown: answer.data, before: last.shown, looking: false }
        : { ...last, error: answer?.error, looking: false },
    )
    return answer?.ok ?? false
  }

  return {
    ...state,
    look,
    /** Like `look`, after 350 ms without another request. */
    lookSoon(input: () => FormValues) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void look(input), 350)
    },
    forgetError: () => setState((last) => ({ ...last, error: undefined })),
  }
}
