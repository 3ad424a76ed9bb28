'use client'

import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import type { CalendarDay } from './calendar-day'
import type { CalendarPost } from './calendar-post'
import { DayProblems } from './day-problems'
import { dayWords } from './day-words'
import { LandingMark } from './landing-mark'
import { PostCard } from './post-card'
import { StateMark } from './state-mark'
import type { ViewProps } from './view-props'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A month as a grid of weeks. On phones, each day shows only its number of posts and links to them. */
export function MonthGrid({ days, postsOf, today, landing, carriedKey, handlers }: ViewProps) {
  return (
    <div className="overflow-hidden rounded-xl border border-border bg-surface">
      <div aria-hidden className="grid grid-cols-7 border-b border-separator text-xs text-muted">
        {weekdays.map((name) => (
          <span key={name} className="px-1 py-1.5 text-center sm:px-2 sm:text-start">
            {name.slice(0, 3)}
          </span>
        ))}
      </div>
      <ol className="grid grid-cols-7">
        {days.map((day) => {
          const posts = postsOf(day.day)
          return (
            <li
              key={day.day}
              data-day={day.day}
              aria-current={day.day === today ? 'date' : undefined}
              className={classNames(
                'flex min-h-14 min-w-0 flex-col gap-1 border-separator p-1 not-first:border-s sm:min-h-28 sm:p-1.5 nth-[n+8]:border-t nth-[7n+1]:border-s-0',
                day.outside && 'bg-background-secondary',
                landing?.day === day.day && 'bg-accent-soft',
              )}
            >
              <DayHead day={day} posts={posts} isToday={day.day === today} />
              {posts.length || day.more ? (
                <ul className="hidden flex-col gap-1 sm:flex">
                  {posts.map((post) => (
                    <li key={post.key}>
                      <PostCard
                        post={post}
                        shape="line"
                        carried={post.key === carriedKey}
                        handlers={handlers}
                      />
                    </li>
                  ))}
                  {day.more ? (
                    <li>
                      <Link href={day.href} className="text-link px-1.5 text-xs">
                        {day.more} more<span className="sr-only"> on {dayWords(day.day, 'long')}</span>
                      </Link>
                    </li>
                  ) : null}
                </ul>
              ) : null}
              <LandingMark landing={landing} day={day.day} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function DayHead(props: { day: CalendarDay; posts: readonly CalendarPost[]; isToday: boolean }) {
  const { day, posts, isToday } = props
  const count = posts.length + day.more
  const state = posts[0]?.state
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-1 text-xs">
      <Link
        href={day.href}
        className={classNames(
          'grid size-6 place-content-center rounded-full tabular-nums hover:bg-default',
          isToday
            ? 'bg-accent font-semibold text-accent-foreground'
            : day.outside
              ? 'text-muted'
              : 'font-medium',
        )}
      >
        <span aria-hidden>{Number(day.day.slice(8))}</span>
        <span className="sr-only">
          {isToday ? 'Today, ' : ''}
          {dayWords(day.day, 'long')}, {countWords(count, 'post')}
          {day.slots.length ? `, ${countWords(day.slots.length, 'empty slot')}` : ''}
        </span>
      </Link>
      <DayProblems problems={day.problems} href={day.href} />
      {count && state ? (
        <span aria-hidden className="flex items-center gap-0.5 sm:hidden">
          <StateMark state={state} />
          {count > 1 ? count : null}
        </span>
      ) : null}
      {day.slots.length ? (
        <span aria-hidden className="hidden text-muted sm:inline">
          {day.slots.length} empty
        </span>
      ) : null}
    </div>
  )
}

const countWords = (count: number, word: string): string =>
  count === 0 ? `no ${word}s` : `${count} ${word}${count === 1 ? '' : 's'}`
