'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import { useToast } from '@/components/ui/toast'
import type { ActionFailure, ActionResult } from '@/lib/actions/run-action'
import { type BoundAction, callAction } from './call-action'

type SubmitOptions = {
  /** Where a failure is said: `error` is for the page to show with `FailureNotice`, or a toast says it at once. */
  failures?: 'notice' | 'toast'
  /** Load the page anew after a failure too, so that it shows what somebody else has changed. */
  reloadsOnFailure?: boolean
  /** A failure for an ended session asks the person to sign in, and then goes on. */
  asksToSignIn?: boolean
}

export type OnSuccess<T> = {
  /** Announced. */
  done?: string | ((data: T) => string)
  /** A way back, offered with `done`. */
  undo?: { label: string; action: BoundAction }
  /** Called with the answer, after it was announced and before the page changes. */
  onDone?: (data: T) => void
  /** Where to go; "{id}" and the like are taken from the answer. The page is loaded anew when absent, and stays when null. */
  href?: string | null | ((data: T) => string | null)
  onFail?: (error: ActionFailure) => void
}

/**
 * Sends what a person did to the server: the one way for forms, buttons and selects. `submit` takes the call of an action or a
 * route, and what follows when it worked; while it is `pending` further calls are ignored. A call that gives undefined was given
 * up: nothing follows. The last failure is `error` until the next answer. Takes no React transition for the call, since that
 * would hold back the person's way to another page, and the dialog that asks them to sign in.
 */
export function useSubmit(options: SubmitOptions = {}) {
  const { failures = 'notice', reloadsOnFailure = false, asksToSignIn = true } = options
  const [sending, setSending] = useState(false)
  const [changingPage, startChange] = useTransition()
  const [error, setError] = useState<ActionFailure>()
  const busy = useRef(false)
  const router = useRouter()
  const toast = useToast()

  async function submit<T>(
    call: () => Promise<ActionResult<T> | undefined>,
    then: OnSuccess<T> = {},
  ): Promise<void> {
    if (busy.current || changingPage) return
    busy.current = true
    setSending(true)
    const result = await callAction(call, { asksToSignIn })
    busy.current = false
    setSending(false)
    if (!result) return
    if (result.ok) succeed(result.data, then)
    else fail(result.error, then)
  }

  function succeed<T>(data: T, { done, undo, onDone, href }: OnSuccess<T>) {
    setError(undefined)
    if (done !== undefined)
      toast({
        message: typeof done === 'string' ? done : done(data),
        action: undo && { label: undo.label, onPress: () => void submit(undo.action) },
      })
    onDone?.(data)
    const target = typeof href === 'function' ? href(data) : href
    if (target === undefined) startChange(() => router.refresh())
    else if (target !== null) startChange(() => router.push(fillHref(target, data)))
  }

  function fail<T>(failure: ActionFailure, { onFail }: OnSuccess<T>) {
    if (failures === 'notice') setError(failure)
    else toast({ tone: 'danger', message: [failure.message, failure.hint].filter(Boolean).join(' ') })
    onFail?.(failure)
    // Without a connection or a session it would lead the browser away from the page.
    if (reloadsOnFailure && !['unavailable', 'unauthenticated'].includes(failure.code))
      startChange(() => router.refresh())
  }

  return { submit, pending: sending || changingPage, error, forgetError: () => setError(undefined) }
}

/** An address with "{id}" and the like taken from an action's answer; what the answer does not have stays as it is. */
function fillHref(href: string, data: unknown): string {
  const values = new Map(typeof data === 'object' && data !== null ? Object.entries(data) : [])
  return href.replace(/\{(\w+)\}/g, (whole, name: string) =>
    values.has(name) ? encodeURIComponent(String(values.get(name))) : whole,
  )
}
