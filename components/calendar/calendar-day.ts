/** Something that will go wrong on a day unless somebody sees to it. */
export type DayProblem = {
  key: string
  tone: 'warning' | 'danger'
  message: string
  /** Where it is mended. */
  href: string
  action: string
}

/** A posting time of a channel that nothing is planned for. */
export type EmptySlot = {
  key: string
  time: string
  channelId: string
  platform: string
  name: string
  kind: string | null
}

/** A day of a calendar, ready to be drawn. */
export type CalendarDay = {
  day: string
  /** The day alone, as a list. */
  href: string
  /** Belongs to the month before or after the one shown. */
  outside: boolean
  /** Posts that are not given, as there are too many to draw. */
  more: number
  problems: readonly DayProblem[]
  slots: readonly EmptySlot[]
}
