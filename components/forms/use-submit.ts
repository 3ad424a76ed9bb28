'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import { useToast } from '@/components/ui/toast'
import type { ActionFailure, ActionResult } from '@/lib/actions/run-action'
import { type BoundAction, callAction } from './call-action'

type SubmitOptions = {
  /**
   * Where a failure is shown: with `notice`, the page shows `error` in a `FailureNotice`; with `toast`, a toast
   * appears.
   */
  failures?: 'notice' | 'toast'
  /** Whether to reload the page after a failure too, so that it shows what other people have changed. */
  reloadsOnFailure?: boolean
  /** Whether to ask the person to sign in if the session has ended, and then repeat the call. */
  asksToSignIn?: boolean
}

export type OnSuccess<T> = {
  /** The message announced on success. */
  done?: string | ((data: T) => string)
  /** An undo action, offered with `done`. */
  undo?: { label: string; action: BoundAction }
  /** Called with the response, after `done` was announced and before the page changes. */
  onDone?: (data: T) => void
  /**
   * Where to go; placeholders such as "{id}" are filled from the response. If absent, the page is reloaded; if
   * null, nothing changes.
   */
  href?: string | null | ((data: T) => string | null)
  onFail?: (error: ActionFailure) => void
}

/**
 * Sends user actions to the server; the only way to do so for forms, buttons and selects. `submit` takes a function
 * that calls an action or a route, and what to do on success; while it is `pending`, further calls are ignored. If
 * the function returns undefined, the call was abandoned and nothing happens. `error` is the last failure, until
 * the next success. The call does not run in a React transition, which would delay navigation and the sign-in
 * dialog.
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
    // Without a connection or a session, a reload would navigate away from the page.
    if (reloadsOnFailure && !['unavailable', 'unauthenticated'].includes(failure.code))
      startChange(() => router.refresh())
  }

  return { submit, pending: sending || changingPage, error, forgetError: () => setError(undefined) }
}

/**
 * Fills placeholders such as "{id}" in a URL from an action's response; unknown placeholders are left as they are.
 */
function fillHref(href: string, data: unknown): string {
  const values = new Map(typeof data === 'object' && data !== null ? Object.entries(data) : [])
  return href.replace(/\{(\w+)\}/g, (whole, name: string) =>
    values.has(name) ? encodeURIComponent(String(values.get(name))) : whole,
  )
}
