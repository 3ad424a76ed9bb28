'use client'

import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useShortcuts } from '@/components/shortcuts/use-shortcuts'
import { KeyHint } from '@/components/ui/key-hint'
import type { CalendarView } from '@/lib/calendar/calendar-range'
import type { CalendarDay } from './calendar-day'
import { type CalendarPost, dayOfWall, timeOfWall } from './calendar-post'
import { DayList } from './day-list'
import { dayWords } from './day-words'
import type { FillHandlers } from './fill-slot'
import { MonthGrid } from './month-grid'
import { MoveDialog } from './move-dialog'
import { type DropTarget, useDrag } from './use-drag'
import { useKeyboardMove } from './use-keyboard-move'
import { type MoveAction, useMoves } from './use-moves'
import type { Landing } from './view-props'
import { WeekColumns } from './week-columns'

type CalendarBoardProps = {
  view: CalendarView
  days: readonly CalendarDay[]
  posts: readonly CalendarPost[]
  /** The current time in the project's time zone: "2026-11-23T09:00". */
  now: string
  /** The name of the project's time zone. */
  zone: string
  /** Moves a post; absent for people without permission. */
  move?: MoveAction
  /** Fills an empty posting time; absent for people without permission. */
  fill?: FillHandlers
}

const views = { month: MonthGrid, week: WeekColumns, list: DayList }

/** A calendar in one of its views. Posts can be moved by dragging, by keyboard, and in a dialog. */
export function CalendarBoard({ view, days, posts, now, zone, move, fill }: CalendarBoardProps) {
  const { shown, moveTo } = useMoves(posts, move)
  const [words, say] = useState('')
  const [over, setOver] = useState<{ post: CalendarPost; target: DropTarget } | null>(null)
  const [dialog, setDialog] = useState<CalendarPost | null>(null)
  const [focus, setFocus] = useState<string>()
  const board = useRef<HTMLDivElement>(null)
  const helpId = useId()

  const byDay = useMemo(() => {
    const sorted = [...shown].sort((a, b) => (a.wall < b.wall ? -1 : a.wall > b.wall ? 1 : 0))
    return Map.groupBy(sorted, ({ wall }) => dayOfWall(wall))
  }, [shown])

  function drop(post: CalendarPost, target: DropTarget): boolean {
    const wall = `${target.day}T${target.time ?? timeOfWall(post.wall)}`
    if (wall < now && wall !== post.wall) {
      say(`${dayWords(target.day)}, ${wall.slice(11)} is in the past. Choose a time in the future.`)
      return false
    }
    setFocus(post.key)
    moveTo(post, wall)
    return true
  }

  // A dropped post is rendered on another day, so it has to get the focus back.
  useEffect(() => {
    if (focus === undefined) return
    board.current
      ?.querySelector<HTMLElement>(`[data-post="${CSS.escape(focus)}"]`)
      ?.focus({ preventScroll: true })
    setFocus(undefined)
  }, [focus])

  const { carried, onKey, leave } = useKeyboardMove({
    days: days.map(({ day }) => day),
    rowLength: view === 'month' ? 7 : undefined,
    slotTimes: (of) => days.find(({ day }) => day === of)?.slots.map(({ time }) => time) ?? [],
    say,
    now,
    drop,
  })
  const onPointerDown = useDrag<CalendarPost>({
    onOver: (post, target) => setOver(target && { post, target }),
    onEnd: (post, target) => {
      setOver(null)
      if (target) drop(post, target)
    },
  })
  const onMove = useCallback((post: CalendarPost) => setDialog(post), [])
  const handlers = move && { onPointerDown, onKey, onLeave: leave, onMove, helpId }

  const listed = handlers ? true : undefined
  useShortcuts({
    'calendar.pick-up': listed,
    'calendar.carry': listed,
    'calendar.drop': listed,
    'calendar.cancel': listed,
  })

  const carriedPost = carried && shown.find(({ key }) => key === carried.key)
  const landing: Landing | null = over
    ? { title: over.post.title, day: over.target.day, time: over.target.time ?? timeOfWall(over.post.wall) }
    : carried && carriedPost
      ? { title: carriedPost.title, ...carried.target }
      : null
  const View = views[view]
  return (
    <div ref={board}>
      <View
        days={days}
        postsOf={(day) => byDay.get(day) ?? []}
        today={dayOfWall(now)}
        landing={landing}
        carriedKey={over?.post.key ?? carried?.key}
        handlers={handlers}
        fill={fill}
      />
      {handlers ? (
        <>
          <p id={helpId} className="sr-only">
            Press Space to pick up this post, then the arrow keys and Enter. Or use its Move button.
          </p>
          <KeyHints month={view === 'month'} />
        </>
      ) : null}
      <p className="sr-only" role="status" aria-live="assertive">
        {words}
      </p>
      {dialog ? (
        <MoveDialog
          post={dialog}
          now={now}
          zone={zone}
          onClose={() => setDialog(null)}
          onMove={(wall) => {
            setDialog(null)
            drop(dialog, { day: dayOfWall(wall), time: timeOfWall(wall) })
          }}
        />
      ) : null}
    </div>
  )
}

function KeyHints({ month }: { month: boolean }) {
  return (
    <p className="mt-3 hidden flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted pointer-fine:flex">
      <span>Drag a post to move it. By keyboard:</span>
      <span className="flex items-center gap-1">
        <KeyHint>Space</KeyHint> pick up
      </span>
      <span className="flex items-center gap-1">
        <KeyHint>←</KeyHint>
        <KeyHint>→</KeyHint> day
      </span>
      <span className="flex items-center gap-1">
        <KeyHint>↑</KeyHint>
        <KeyHint>↓</KeyHint> {month ? 'week' : 'time'}
      </span>
      <span className="flex items-center gap-1">
        <KeyHint>Enter</KeyHint> drop
      </span>
      <span className="flex items-center gap-1">
        <KeyHint>Esc</KeyHint> cancel
      </span>
    </p>
  )
}
