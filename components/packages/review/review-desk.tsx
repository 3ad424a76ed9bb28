'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type CreateLink, CreateLinkButton } from '@/components/approvals/create-link'
import { ariaKeysOf, type ShortcutName } from '@/components/shortcuts/shortcuts'
import { type Bindings, useShortcuts } from '@/components/shortcuts/use-shortcuts'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { countWords } from '@/components/ui/count'
import { Menu } from '@/components/ui/menu'
import type { QueueFilter, QueueTab } from '@/lib/packages/review/queue-filter'
import { PostPane } from './post-pane'
import { ReviewKeys } from './review-keys'
import { ReviewRow, type ReviewRowView } from './review-row'
import { SendBackDialog } from './send-back-dialog'
import { useArrivals } from './use-arrivals'
import { type Decision, useDecisions } from './use-decisions'

const noPost = '00000000-0000-0000-0000-000000000000'
/** If fewer posts than this are left, the list is reloaded so that the next ones are there in time. */
const fewLeft = 6

/** The lists whose posts can still be sent out with an approval link. */
const linkedTabs: ReadonlySet<QueueTab> = new Set(['in_review', 'approved', 'scheduled'])

type ReviewDeskProps = {
  tab: { id: QueueTab; label: string }
  rows: readonly ReviewRowView[]
  /** The ID of the newest post in the list when the page was rendered. */
  newest: string | null
  filter: QueueFilter
  /** The total number of posts in the list; undefined while they are being counted. */
  total: number | undefined
  /** Whether there are more pages. */
  more: boolean
  maxInBulk: number
  projectId: string
  base: string
  approves: boolean
  plans: boolean
  /** Whether the viewer may change channels, such as their posting times. */
  manages: boolean
  /** Creates an approval link for the selected posts; absent for people who may not. */
  createLink: CreateLink | undefined
}

/**
 * The list of posts and, if there is room, the post that is open next to it: reading, deciding, and what follows a
 * decision.
 */
export function ReviewDesk(props: ReviewDeskProps) {
  const { tab, rows, filter, base, approves, plans } = props
  const router = useRouter()
  const { hidden, decide, requestChanges, undo, refreshSoon } = useDecisions(
    props.projectId,
    props.manages ? `${base}/channels` : undefined,
  )
  const [known, setKnown] = useState(props.newest ?? noPost)
  const [chosen, setChosen] = useState<string>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [all, setAll] = useState(false)
  const [rejecting, setRejecting] = useState<readonly ReviewRowView[] | 'all'>()
  const [returning, setReturning] = useState<ReviewRowView>()
  const lastToggled = useRef<string>(undefined)
  const list = useRef<HTMLOListElement>(null)

  const left = useMemo(() => rows.filter(({ id }) => !hidden.has(id)), [rows, hidden])
  const before = left.filter(({ id }) => id <= known)
  // New posts are hidden until the person asks for them, unless there is nothing else to read.
  const visible = before.length > 0 ? before : left
  const at = Math.max(
    0,
    visible.findIndex(({ id }) => id === chosen),
  )
  const current = visible[at]
  const query = new URLSearchParams({ ...filter, status: tab.id, after: known })
  const arrived = useArrivals(`/api/packages/arrivals?${query}`, props.projectId)
  const acts = (approves && rows.some((row) => row.approvable || row.rejectable)) || plans
  const picked = visible.filter(({ id }) => selected.has(id))

  // Refills the list in time, so that it is never empty while there are more posts.
  const few = visible.length < fewLeft && hidden.size > 0 && left.length < rows.length
  useEffect(() => {
    if (few) refreshSoon(150)
  }, [few, refreshSoon])

  const focusRow = (id: string | undefined) => {
    if (id === undefined) return
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-review-row="${id}"]`)
      row?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
      row?.scrollIntoView({ block: 'nearest' })
    })
  }
  const nextAfter = (ids: ReadonlySet<string>): string | undefined => {
    const first = visible.findIndex(({ id }) => ids.has(id))
    const behind = visible.slice(first + 1).find(({ id }) => !ids.has(id))
    return (behind ?? visible.findLast(({ id }) => !ids.has(id)))?.id
  }
  const clear = () => {
    setSelected(new Set())
    setAll(false)
  }

  const act = (decision: Decision, posts: readonly ReviewRowView[] | 'all', { keyboard = false } = {}) => {
    setRejecting(undefined)
    if (posts === 'all') void decide(decision, { filter: { ...filter, status: tab.id } })
    else {
      const ids = new Set(posts.map(({ id }) => id))
      const next = nextAfter(ids)
      setChosen(next)
      if (keyboard) focusRow(next)
      void decide(decision, { posts })
    }
    clear()
  }

  const sendBack = (row: ReviewRowView, reason: string) => {
    setReturning(undefined)
    const next = nextAfter(new Set([row.id]))
    setChosen(next)
    focusRow(next)
    void requestChanges(row, reason)
  }

  const toggle = (id: string, range: boolean) => {
    const from = visible.findIndex((row) => row.id === lastToggled.current)
    const to = visible.findIndex((row) => row.id === id)
    const on = !selected.has(id)
    const ids = range && from >= 0 ? visible.slice(Math.min(from, to), Math.max(from, to) + 1) : [{ id }]
    const next = new Set(selected)
    for (const one of ids) {
      if (on) next.add(one.id)
      else next.delete(one.id)
    }
    lastToggled.current = id
    setAll(false)
    setSelected(next)
  }

  const may = (row: ReviewRowView, kind: Decision['kind']): boolean => {
    if (kind === 'approve') return approves && row.approvable && !row.findings?.blocking.length
    if (kind === 'reject') return approves && row.rejectable
    return plans && (row.schedulable || (row.approvable && !row.findings?.blocking.length))
  }
  const planning: Decision = { kind: 'schedule', approve: true }

  /** The post that a key applies to: the one that has the focus, otherwise the open one. */
  const rowHere = (): ReviewRowView | undefined => {
    const focused = document.activeElement?.closest('[data-review-row]')?.getAttribute('data-review-row')
    return visible.find(({ id }) => id === focused) ?? current
  }
  const walk = (step: number) => {
    const here = rowHere()
    const focused = document.activeElement?.closest('[data-review-row]') !== null
    // The first key press goes to the post that is already open.
    const to = here && (focused || chosen !== undefined) ? visible.indexOf(here) + step : at
    const next = visible[Math.min(visible.length - 1, Math.max(0, to))]
    setChosen(next?.id)
    focusRow(next?.id)
  }
  const decideHere = (decision: Decision) => {
    const row = rowHere()
    if (!row || !may(row, decision.kind)) return
    if (decision.kind === 'reject') {
      setChosen(row.id)
      setRejecting([row])
    } else act(decision, [row], { keyboard: true })
  }
  const keys: Bindings = {
    'review.next': () => walk(1),
    'review.previous': () => walk(-1),
    'review.open': true,
    'review.approve': approves ? () => decideHere({ kind: 'approve' }) : undefined,
    'review.reject': approves ? () => decideHere({ kind: 'reject' }) : undefined,
    'review.request-changes': approves
      ? () => {
          const row = rowHere()
          if (!row?.returnable) return
          setChosen(row.id)
          setReturning(row)
        }
      : undefined,
    'review.schedule': plans ? () => decideHere(planning) : undefined,
    'review.edit': () => {
      const row = rowHere()
      if (row) router.push(`${base}/packages/${row.id}`)
    },
    'review.select': acts
      ? () => {
          const row = rowHere()
          if (row) toggle(row.id, false)
        }
      : undefined,
    'review.undo': approves ? () => void undo() : undefined,
    'review.search': () => document.querySelector<HTMLInputElement>('[data-review-search]')?.focus(),
  }
  useShortcuts(keys)

  const showArrived = () => {
    setKnown('ffffffff-ffff-ffff-ffff-ffffffffffff')
    router.refresh()
  }
  // Once the list has been reloaded, its posts are no longer new.
  const loaded = useRef(props.newest)
  useEffect(() => {
    if (loaded.current === props.newest) return
    loaded.current = props.newest
    setKnown((now) => (now.startsWith('ffffffff') ? (props.newest ?? noPost) : now))
  }, [props.newest])

  const most = props.maxInBulk
  const allWords =
    props.total === undefined
      ? 'Select all that match'
      : props.total > most
        ? `Select the first ${countWords(most)} of ${countWords(props.total)}`
        : `Select all ${countWords(props.total)}`
  const selectedWords = all
    ? props.total === undefined
      ? 'All that match'
      : countWords(Math.min(props.total, most))
    : countWords(picked.length)
  const target = all ? ('all' as const) : picked
  /** Whether it can work for any of the selected posts; those it can't be done with are reported with the reason. */
  const mayAny = (kind: 'approve' | 'schedule') =>
    all ? (kind === 'approve' ? approves : plans) : picked.some((row) => may(row, kind))
  return (
    <>
      <p role="status" className="sr-only">
        {arrived > 0 ? `${arrived} new ${arrived === 1 ? 'post' : 'posts'}` : ''}
      </p>
      <div className="grid min-w-0 items-start gap-5 split:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] 2xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
        <div className="min-w-0">
          <div className="sticky top-0 z-10 mb-2 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 bg-background py-2 max-md:top-14">
            {acts && visible.length ? (
              <label className="flex items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  className="check"
                  checked={visible.length > 0 && picked.length === visible.length}
                  onChange={(event) => {
                    setAll(false)
                    setSelected(new Set(event.target.checked ? visible.map(({ id }) => id) : []))
                  }}
                />
                Select all on this page
              </label>
            ) : null}
            {arrived > 0 ? (
              <Button size="sm" onClick={showArrived}>
                {arrived} new {arrived === 1 ? 'post' : 'posts'}
              </Button>
            ) : null}
            {all || picked.length > 0 ? (
              <fieldset aria-label="Selected posts" className="flex flex-wrap items-center gap-2">
                <span className="text-sm font-medium tabular-nums" aria-live="polite">
                  {selectedWords} selected
                </span>
                {tab.id === 'in_review' && mayAny('approve') ? (
                  <Button size="sm" variant="primary" onClick={() => act({ kind: 'approve' }, target)}>
                    Approve
                  </Button>
                ) : null}
                {['in_review', 'approved'].includes(tab.id) && mayAny('schedule') ? (
                  <Menu
                    label="Schedule"
                    align="start"
                    trigger={tab.id === 'approved' ? 'Schedule' : 'Approve and schedule'}
                    triggerClass="button button--secondary button--sm"
                  >
                    <button type="button" className="menu__item" onClick={() => act(planning, target)}>
                      Next free slots
                    </button>
                    <button
                      type="button"
                      className="menu__item"
                      onClick={() => act({ ...planning, spread_days: 30 }, target)}
                    >
                      Spread over a month
                    </button>
                  </Menu>
                ) : null}
                {approves && rows.some((row) => row.rejectable) ? (
                  <Button size="sm" variant="danger-outline" onClick={() => setRejecting(target)}>
                    Reject
                  </Button>
                ) : null}
                {props.createLink && !all && linkedTabs.has(tab.id) ? (
                  <CreateLinkButton
                    size="sm"
                    shows={picked.length === 1 ? 'this post' : `these ${picked.length} posts`}
                    what={{ package_ids: picked.map(({ id }) => id) }}
                    create={props.createLink}
                    listHref={`${base}/approval-links`}
                  />
                ) : null}
                <Button size="sm" variant="ghost" onClick={clear}>
                  Clear
                </Button>
                {!all && props.more && picked.length === visible.length ? (
                  <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
                    {allWords}
                  </Button>
                ) : null}
              </fieldset>
            ) : null}
          </div>
          <Card flush>
            <ol ref={list} aria-label={tab.label} className="divide-y divide-separator">
              {visible.map((row) => (
                <ReviewRow
                  key={row.id}
                  pkg={row}
                  href={`${base}/packages/${row.id}`}
                  shows={row.status !== tab.id}
                  current={row.id === current?.id}
                  open={() => setChosen(row.id)}
                  {...(acts
                    ? {
                        selection: {
                          selected: all || selected.has(row.id),
                          toggle: (range: boolean) => toggle(row.id, range),
                        },
                      }
                    : {})}
                />
              ))}
            </ol>
            {visible.length === 0 ? (
              <p className="p-6 text-center text-sm text-muted">All posts on this page are done.</p>
            ) : null}
          </Card>
          <ReviewKeys
            names={(Object.keys(keys) as ShortcutName[]).filter((name) => keys[name] !== undefined)}
          />
        </div>
        {current ? (
          <PostPane pkg={current} href={`${base}/packages/${current.id}`}>
            {may(current, 'approve') ? (
              <Button
                size="sm"
                variant="primary"
                aria-keyshortcuts={ariaKeysOf('review.approve')}
                onClick={() => act({ kind: 'approve' }, [current])}
              >
                Approve
              </Button>
            ) : null}
            {may(current, 'schedule') ? (
              <Button
                size="sm"
                aria-keyshortcuts={ariaKeysOf('review.schedule')}
                onClick={() => act(planning, [current])}
              >
                {current.status === 'in_review' ? 'Approve and schedule' : 'Next free slot'}
              </Button>
            ) : null}
            {approves && current.returnable ? (
              <Button
                size="sm"
                aria-keyshortcuts={ariaKeysOf('review.request-changes')}
                onClick={() => setReturning(current)}
              >
                Request changes
              </Button>
            ) : null}
            {may(current, 'reject') ? (
              <Button
                size="sm"
                variant="danger-outline"
                aria-keyshortcuts={ariaKeysOf('review.reject')}
                onClick={() => setRejecting([current])}
              >
                Reject
              </Button>
            ) : null}
          </PostPane>
        ) : null}
      </div>
      {rejecting ? (
        <SendBackDialog
          kind="reject"
          what={
            rejecting === 'all'
              ? 'all posts that match'
              : rejecting.length === 1
                ? `“${rejecting[0]?.title || 'Untitled'}”`
                : `${rejecting.length} posts`
          }
          onClose={() => setRejecting(undefined)}
          onSend={(reason) => act({ kind: 'reject', reason }, rejecting, { keyboard: true })}
        />
      ) : null}
      {returning ? (
        <SendBackDialog
          kind="request-changes"
          what={`“${returning.title || 'Untitled'}”`}
          onClose={() => setReturning(undefined)}
          onSend={(reason) => sendBack(returning, reason)}
        />
      ) : null}
    </>
  )
}
