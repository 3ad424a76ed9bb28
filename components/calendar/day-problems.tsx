import { CircleAlert, TriangleAlert } from 'lucide-react'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import type { DayProblem } from './calendar-day'

const looks = { warning: TriangleAlert, danger: CircleAlert }
const colors = { warning: 'text-warning-soft-foreground', danger: 'text-danger-soft-foreground' }

/**
 * A day's problems, each with a link to fix it. With `href`, only a count that links there, for places with little
 * room.
 */
export function DayProblems({ problems, href }: { problems: readonly DayProblem[]; href?: string }) {
  if (problems.length === 0) return null
  if (href !== undefined) {
    const worst = problems.some(({ tone }) => tone === 'danger') ? 'danger' : 'warning'
    const Icon = looks[worst]
    return (
      <Link
        href={href}
        title={problems.map(({ message }) => message).join(' ')}
        className={classNames('inline-flex items-center gap-1 rounded text-xs font-medium', colors[worst])}
      >
        <Icon aria-hidden className="size-3.5 shrink-0" />
        {problems.length}
        <span className="sr-only">{problems.length === 1 ? ' problem' : ' problems'}</span>
      </Link>
    )
  }
  return (
    <ul className="flex flex-col gap-1.5 text-xs">
      {problems.map(({ key, tone, message, href: mend, action }) => {
        const Icon = looks[tone]
        return (
          <li key={key} className={classNames('flex gap-1.5', colors[tone])}>
            <Icon aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            <span className="min-w-0">
              {message}{' '}
              <Link href={mend} className="text-link font-medium">
                {action}
              </Link>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
