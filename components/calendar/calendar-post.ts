import type { CalendarState } from '@/lib/calendar/calendar-states'
import type { CalendarBrand } from './brand-dot'

/** A post on the calendar at one time, ready to be drawn. */
export type CalendarPost = {
  /** The same before and after it was moved. */
  key: string
  packageId: string
  revision: number
  title: string
  href: string
  state: CalendarState
  /** Its time as the clocks of the project show it: "2026-11-23T09:00". */
  wall: string
  /** The same moment, for the server to compare with: RFC 3339. */
  at: string
  channels: { id: string; platform: string; name: string; handle: string | null }[]
  partial: boolean
  topic: string | null
  thumbnail: string | null
  /** Whose post it is, where several brands share the calendar. */
  brand?: CalendarBrand
  /** Why it cannot be moved, as a sentence; absent when it can. */
  fixed?: string | undefined
}

/** "2026-11-23" of "2026-11-23T09:00". */
export const dayOfWall = (wall: string): string => wall.slice(0, 10)

/** "09:00" of "2026-11-23T09:00". */
export const timeOfWall = (wall: string): string => wall.slice(11, 16)
