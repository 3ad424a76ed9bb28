import type { CalendarState } from '@/lib/calendar/calendar-states'
import type { CalendarBrand } from './brand-dot'

/** A post at one of its times on the calendar, ready to render. */
export type CalendarPost = {
  /** Stays the same when the post is moved. */
  key: string
  packageId: string
  revision: number
  title: string
  href: string
  state: CalendarState
  /** Its time in the project's time zone: "2026-11-23T09:00". */
  wall: string
  /** The same time in RFC 3339 format, for the server to compare with. */
  at: string
  channels: { id: string; platform: string; name: string; handle: string | null }[]
  partial: boolean
  topic: string | null
  thumbnail: string | null
  /** The brand of the post, if several brands share the calendar. */
  brand?: CalendarBrand
  /** A sentence saying why the post cannot be moved; absent if it can. */
  fixed?: string | undefined
}

/** Returns "2026-11-23" for "2026-11-23T09:00". */
export const dayOfWall = (wall: string): string => wall.slice(0, 10)

/** Returns "09:00" for "2026-11-23T09:00". */
export const timeOfWall = (wall: string): string => wall.slice(11, 16)
