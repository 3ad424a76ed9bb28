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

/** Each state by its words, its icon and its color: none of them is the only sign. */
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

/** A post's state as an icon, with its words beside it or for screen readers and the pointer only. */
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
