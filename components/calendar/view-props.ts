import type { CalendarDay } from './calendar-day'
import type { CalendarPost } from './calendar-post'
import type { FillHandlers } from './fill-slot'
import type { PostHandlers } from './post-card'

/** Where a post would land if it were dropped now. */
export type Landing = { title: string; day: string; time: string }

/** Props shared by all views. */
export type ViewProps = {
  days: readonly CalendarDay[]
  postsOf: (day: string) => readonly CalendarPost[]
  today: string
  landing: Landing | null
  carriedKey: string | undefined
  handlers: PostHandlers | undefined
  fill: FillHandlers | undefined
}
