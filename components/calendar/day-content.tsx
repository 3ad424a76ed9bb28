'use client'

import type { CalendarDay, EmptySlot } from './calendar-day'
import { type CalendarPost, timeOfWall } from './calendar-post'
import { FillSlot } from './fill-slot'
import { LandingMark } from './landing-mark'
import { PostCard } from './post-card'
import type { ViewProps } from './view-props'

type DayContentProps = Pick<ViewProps, 'postsOf' | 'landing' | 'carriedKey' | 'handlers' | 'fill'> & {
  day: CalendarDay
  shape: 'card' | 'row'
}

type Line = { time: string; post: CalendarPost } | { time: string; slot: EmptySlot }

/** A day's posts and empty slots, sorted by time. */
export function DayContent({ day, shape, postsOf, landing, carriedKey, handlers, fill }: DayContentProps) {
  const lines: Line[] = [
    ...postsOf(day.day).map((post) => ({ time: timeOfWall(post.wall), post })),
    ...day.slots.map((slot) => ({ time: slot.time, slot })),
  ].sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
  return (
    <>
      {lines.length ? (
        <ul className="flex flex-col gap-1.5">
          {lines.map((line) =>
            'post' in line ? (
              <li key={line.post.key}>
                <PostCard
                  post={line.post}
                  shape={shape}
                  carried={line.post.key === carriedKey}
                  handlers={handlers}
                />
              </li>
            ) : (
              <li key={line.slot.key} data-slot={line.time}>
                <FillSlot slot={line.slot} day={day.day} fill={fill} />
              </li>
            ),
          )}
        </ul>
      ) : (
        <p className="px-2 pb-1 text-sm text-muted lg:py-2">No posts</p>
      )}
      <LandingMark landing={landing} day={day.day} />
    </>
  )
}
