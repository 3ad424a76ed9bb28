'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callAction } from '@/components/forms/call-action'
import { callRoute } from '@/components/forms/call-route'
import { useTimeZone } from '@/components/ui/time-zone'
import { useToast } from '@/components/ui/toast'
import type { BulkAnswer, UndoAnswer } from '@/lib/packages/bulk/schemas'
import type { QueueFilter, QueueTab } from '@/lib/packages/review/queue-filter'
import { formatMoment } from '@/lib/time-zones/format-time'
import { hintFor } from '../actions/no-slots'
import { failureWords, notDoneWords, postsWords, quoted } from './decision-words'

export type Decision = {
  kind: 'approve' | 'reject' | 'schedule'
  reason?: string
  approve?: boolean
  spread_days?: number
}
type Post = { id: string; revision: number; title: string }
/** Specific posts, or all posts that a filter finds in one list. */
export type Target = { posts: readonly Post[] } | { filter: QueueFilter & { status: QueueTab } }

type Undoable = { answer: Promise<BulkAnswer | undefined>; ids: readonly string[]; until: number }

const lost = 'We couldn’t reach the server.'
/** The list is reloaded after this long without a decision. */
const settleAfterMs = 900
const undoMs = 10_000

/**
 * Handles the decisions that a person makes on the review page. Each is sent immediately, while its posts leave the
 * list and the next one opens; posts that could not be changed return to the list, with the reason. Each decision
 * can be undone for ten seconds, the most recent first. `channelsHref` is where posting times are set, for people who
 * may set them.
 */
export function useDecisions(projectId: string, channelsHref: string | undefined) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const undoable = useRef<Undoable[]>([])
  const running = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const router = useRouter()
  const toast = useToast()
  const timeZone = useTimeZone()

  const hide = useCallback((ids: readonly string[]) => setHidden((now) => new Set([...now, ...ids])), [])
  const show = useCallback(
    (ids: readonly string[]) => setHidden((now) => new Set([...now].filter((id) => !ids.includes(id)))),
    [],
  )
  const refreshSoon = useCallback(
    (ms = settleAfterMs) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        if (running.current === 0) router.refresh()
      }, ms)
    },
    [router],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  const post = useCallback(
    <T>(path: string, body: unknown) =>
      callAction(() =>
        callRoute<T>(`/api/packages/bulk/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-project-id': projectId },
          body: JSON.stringify(body),
          lost,
        }),
      ),
    [projectId],
  )

  const undo = useCallback(
    async (one: Undoable | undefined = undoable.current.findLast(({ until }) => until > Date.now())) => {
      if (!one) {
        toast({ message: 'Nothing to undo.' })
        return
      }
      undoable.current = undoable.current.filter((other) => other !== one)
      running.current++
      const answer = await one.answer
      const result = answer?.decision_id
        ? await post<UndoAnswer>('undo', { decision_id: answer.decision_id })
        : undefined
      running.current--
      if (result?.ok) {
        show(one.ids)
        const { undone, failed } = result.data
        toast({
          message: [`Undone: ${postsWords(undone)}.`, ...failed.slice(0, 3).map(failureWords)].join(' '),
          ...(failed.length > 0 ? { tone: 'danger' as const } : {}),
        })
      } else if (result) toast({ tone: 'danger', message: `${result.error.message} ${result.error.hint}` })
      refreshSoon(0)
    },
    [post, refreshSoon, show, toast],
  )

  const decide = useCallback(
    async ({ kind, ...how }: Decision, target: Target): Promise<void> => {
      const ids = 'posts' in target ? target.posts.map(({ id }) => id) : []
      const body =
        'posts' in target
          ? { packages: target.posts.map(({ id, revision }) => ({ id, revision })) }
          : { filter: target.filter }
      hide(ids)
      running.current++
      const sent = post<BulkAnswer>(kind, { ...body, ...how })
      const one: Undoable = {
        answer: sent.then((result) => (result.ok ? result.data : undefined)),
        ids,
        until: Date.now() + undoMs,
      }
      undoable.current = [...undoable.current.filter(({ until }) => until > Date.now()), one]
      const result = await sent
      running.current--
      if (!result.ok) {
        show(ids)
        undoable.current = undoable.current.filter((other) => other !== one)
        toast({ tone: 'danger', message: `${result.error.message} ${result.error.hint}` })
        refreshSoon()
        return
      }
      const { done, failed, planning_warnings } = result.data
      one.until = Date.now() + undoMs
      show(failed.flatMap(({ id }) => id ?? []).filter((id) => !done.some((other) => other.id === id)))
      if (done.length > 0)
        toast({
          message: [doneWords(kind, done, timeZone), ...planning_warnings.slice(0, 1)].join(' '),
          action: { label: 'Undo', onPress: () => void undo(one) },
        })
      if (failed.length > 0)
        toast({
          tone: 'danger',
          message: notDoneWords(
            failed.map((one) => ({ ...one, hint: hintFor(one, { manages: channelsHref !== undefined }) })),
          ),
          ...(channelsHref && failed.some(({ code }) => code === 'no-slots')
            ? { action: { label: 'Open Channels', onPress: () => router.push(channelsHref) } }
            : {}),
        })
      refreshSoon()
    },
    [channelsHref, hide, post, refreshSoon, router, show, timeZone, toast, undo],
  )

  /** Sends one post back to its author with the requested changes; it leaves the list immediately. */
  const requestChanges = useCallback(
    async ({ id, revision, title }: Post, reason: string): Promise<void> => {
      hide([id])
      running.current++
      const result = await callAction(() =>
        callRoute(`/api/packages/${id}/request-changes`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-project-id': projectId,
            'if-match': `"${revision}"`,
          },
          body: JSON.stringify({ reason }),
          lost,
        }),
      )
      running.current--
      if (!result.ok) show([id])
      toast(
        result.ok
          ? { message: `Changes requested to ${quoted(title)}.` }
          : { tone: 'danger', message: `${result.error.message} ${result.error.hint}` },
      )
      refreshSoon()
    },
    [hide, projectId, refreshSoon, show, toast],
  )

  return { hidden, decide, requestChanges, undo, refreshSoon }
}

function doneWords(kind: Decision['kind'], done: BulkAnswer['done'], timeZone: string): string {
  const which = postsWords(done)
  if (kind === 'reject') return `${which} rejected.`
  const scheduled = done.filter(({ status }) => status === 'scheduled')
  const times = scheduled.flatMap(({ scheduled_at: at }) => (at ? [at] : [])).toSorted()
  const [first] = times
  const last = times.at(-1)
  if (!first || !last) return `${which} approved.`
  const when =
    first === last
      ? `for ${formatMoment(new Date(first), timeZone)}`
      : `from ${formatMoment(new Date(first), timeZone)} to ${formatMoment(new Date(last), timeZone)}`
  const others = done.length - scheduled.length
  return `${postsWords(scheduled)} scheduled ${when}.${others > 0 ? ` ${others} approved.` : ''}`
}
