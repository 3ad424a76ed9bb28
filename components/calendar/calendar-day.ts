/** Something that will go wrong on a day unless someone fixes it. */
export type DayProblem = {
  key: string
  tone: 'warning' | 'danger'
  message: string
  /** Where it can be fixed. */
  href: string
  action: string
}

/** A channel's posting time for which nothing is planned. */
export type EmptySlot = {
  key: string
  time: string
  channelId: string
  platform: string
  name: string
  kind: string | null
}

/** A calendar day, ready to render. */
export type CalendarDay = {
  day: string
  /** Opens this day alone, as a list. */
  href: string
  /** Whether the day belongs to the month before or after the one shown. */
  outside: boolean
  /** The number of posts left out because there are too many to show. */
  more: number
  problems: readonly DayProblem[]
  slots: readonly EmptySlot[]
}
