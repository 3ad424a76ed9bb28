'use client'

import { useEffect, useRef, useState } from 'react'
import type { ActionFailure } from '@/lib/actions/run-action'
import { type BoundAction, callAction } from './call-action'

/**
 * Returns the server's answer to something that changes while a person types or chooses. Every new `call` is sent,
 * and if several are pending, only the last one counts. The last successful answer is kept while the next one is
 * pending, and alongside a failure. Such calls do not ask the person to sign in, unless the person opened what the
 * call is for (`asksToSignIn`).
 */
export function useLatestAnswer<T>(
  call: BoundAction<T>,
  { asksToSignIn = false }: { asksToSignIn?: boolean } = {},
) {
  const [state, setState] = useState<{ data?: T; error?: ActionFailure; waiting: boolean }>({ waiting: true })
  const newest = useRef<typeof call>(undefined)

  useEffect(() => {
    newest.current = call
    setState((last) => ({ ...last, waiting: true }))
    void callAction(call, { asksToSignIn }).then((answer) => {
      if (newest.current !== call) return
      setState((last) =>
        answer.ok
          ? { data: answer.data, waiting: false }
          : { data: last.data, error: answer.error, waiting: false },
      )
    })
    return () => {
      newest.current = undefined
    }
  }, [call, asksToSignIn])

  return state
}
