import { type KeyboardEvent, useState } from 'react'
import { addDays } from '@/lib/time-zones/days'
import { type CalendarPost, dayOfWall, timeOfWall } from './calendar-post'
import { wallWords } from './day-words'
import type { DropTarget } from './use-drag'

type Carried = { key: string; target: { day: string; time: string } }

type CarrySetting = {
  /** The days shown; a post cannot be carried beyond them. */
  days: readonly string[]
  /** The number of days by which the up and down keys move; if undefined, they change the time. */
  rowLength: number | undefined
  /** Returns the times of a day's empty slots. */
  slotTimes: (day: string) => readonly string[]
  /** The current wall time in the project's time zone. */
  now: string
  say: (words: string) => void
  /** Returns false if the post cannot be dropped there, after announcing why. */
  drop: (post: CalendarPost, target: DropTarget) => boolean
}

const step = 30

/**
 * Moves posts by keyboard: Space picks a post up, the arrow keys carry it by a day, a week or a time, Enter or
 * Space drops it and Escape leaves it where it was. Each step is announced. Returns what is being carried, the
 * handler for keys pressed on a post, and `leave`, which cancels.
 */
export function useKeyboardMove({ days, rowLength, slotTimes, now, say, drop }: CarrySetting) {
  const [carried, setCarried] = useState<Carried | null>(null)

  function pickUp(post: CalendarPost) {
    if (post.fixed) return say(post.fixed)
    setCarried({ key: post.key, target: { day: dayOfWall(post.wall), time: timeOfWall(post.wall) } })
    say(
      `${post.title} picked up from ${wallWords(post.wall)}. Choose a time with the arrow keys. Press Enter to drop it or Escape to cancel.`,
    )
  }

  function leave(post: CalendarPost) {
    if (carried?.key !== post.key) return
    setCarried(null)
    say(`${post.title} stays on ${wallWords(post.wall)}.`)
  }

  function carry(target: { day: string; time: string }) {
    if (!days.includes(target.day)) {
      const edge = target.day < (days[0] ?? '') ? 'first' : 'last'
      return say(`This is the ${edge} day shown.`)
    }
    if (carried) setCarried({ ...carried, target })
    const wall = `${target.day}T${target.time}`
    const about =
      wall < now ? ', in the past' : slotTimes(target.day).includes(target.time) ? ', an empty slot' : ''
    say(`${wallWords(wall)}${about}.`)
  }

  /** Handles a key pressed on a post; returns whether it was handled. */
  function onKey(event: KeyboardEvent, post: CalendarPost): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    if (carried?.key !== post.key) {
      if (event.key !== ' ') return false
      pickUp(post)
      return true
    }
    const { target } = carried
    const days = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    const rows = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (days) carry({ ...target, day: addDays(target.day, days) })
    else if (rows && rowLength) carry({ ...target, day: addDays(target.day, rows * rowLength) })
    else if (rows) carry({ ...target, time: nextTime(target.time, rows, slotTimes(target.day)) })
    else if (event.key === 'Enter' || event.key === ' ') {
      if (drop(post, target)) setCarried(null)
    } else if (event.key === 'Escape') leave(post)
    else return false
    return true
  }

  return { carried, onKey, leave }
}

/**
 * Returns the next empty slot of the day in a direction; if there is none, the time half an hour on, within the
 * day.
 */
function nextTime(time: string, direction: number, slots: readonly string[]): string {
  const further = slots.filter((slot) => (direction > 0 ? slot > time : slot < time)).sort()
  const slot = direction > 0 ? further[0] : further.at(-1)
  if (slot) return slot
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const next = Math.min(24 * 60 - 1, Math.max(0, hours * 60 + minutes + direction * step))
  return `${String(Math.floor(next / 60)).padStart(2, '0')}:${String(next % 60).padStart(2, '0')}`
}
