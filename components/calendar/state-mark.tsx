import {
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  Clock,
  CloudUpload,
  Eye,
  type LucideIcon,
  PencilLine,
  Send,
  SquarePen,
  ThumbsUp,
} from 'lucide-react'
import { classNames } from '@/components/ui/class-names'
import type { Tone } from '@/components/ui/status-badge'
import type { CalendarState } from '@/lib/calendar/calendar-states'

/** Label, icon and color of each state, so that none of them is the only indicator. */
export const calendarStateLooks: Record<CalendarState, { label: string; tone: Tone; icon: LucideIcon }> = {
  draft: { label: 'Draft', tone: 'neutral', icon: PencilLine },
  in_review: { label: 'In review', tone: 'warning', icon: Eye },
  changes_requested: { label: 'Changes requested', tone: 'warning', icon: SquarePen },
  approved: { label: 'Approved', tone: 'accent', icon: ThumbsUp },
  scheduled: { label: 'Scheduled', tone: 'accent', icon: Clock },
  publishing: { label: 'Publishing', tone: 'accent', icon: Send },
  uploaded: { label: 'Uploaded', tone: 'accent', icon: CloudUpload },
  published: { label: 'Published', tone: 'success', icon: CircleCheck },
  unconfirmed: { label: 'Unconfirmed', tone: 'warning', icon: CircleQuestionMark },
  failed: { label: 'Failed', tone: 'danger', icon: CircleAlert },
}

const colors: Record<Tone, string> = {
  neutral: 'text-muted',
  accent: 'text-accent-soft-foreground',
  success: 'text-success-soft-foreground',
  warning: 'text-warning-soft-foreground',
  danger: 'text-danger-soft-foreground',
}

/**
 * A post's state as an icon. Its label is visible with `words`, otherwise only for screen readers and in a tooltip.
 */
export function StateMark({ state, words }: { state: CalendarState; words?: boolean }) {
  const { label, tone, icon: Icon } = calendarStateLooks[state]
  return (
    <span
      title={words ? undefined : label}
      className={classNames('inline-flex shrink-0 items-center gap-1 font-medium', colors[tone])}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className={words ? undefined : 'sr-only'}>{label}</span>
    </span>
  )
}
