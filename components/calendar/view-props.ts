import type { ReactNode } from 'react'
import type { CalendarDay, EmptySlot } from './calendar-day'
import type { CalendarPost } from './calendar-post'
import type { PostHandlers } from './post-card'

/** Where a post would land if it were dropped now. */
export type Landing = { title: string; day: string; time: string }

/** What every view draws. */
export type ViewProps = {
  days: readonly CalendarDay[]
  postsOf: (day: string) => readonly CalendarPost[]
  today: string
  landing: Landing | null
  carriedKey: string | undefined
  handlers: PostHandlers | undefined
  fill: ((slot: EmptySlot, day: string) => ReactNode) | undefined
}
