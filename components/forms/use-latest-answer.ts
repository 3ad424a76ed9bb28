'use client'

import { useEffect, useRef, useState } from 'react'
import type { ActionFailure } from '@/lib/actions/run-action'
import { type BoundAction, callAction } from './call-action'

/**
 * What the server says of something that changes while a person types or chooses: asked anew for every new `call`, and of
 * several answers on their way only the last one counts. The last good answer stays while the next one is awaited, and beside
 * a failure. Such a call never asks the person to sign in, unless they opened what it is for (`asksToSignIn`).
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
