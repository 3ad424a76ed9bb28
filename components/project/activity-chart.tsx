import { dayWords } from '@/components/calendar/day-words'
import { Card } from '@/components/ui/card'

/** A count for the week that starts on this Monday ("2026-11-23"). */
export type WeekCount = { monday: string; count: number }

const width = 320
const height = 96
const gap = 8
const headroom = 18

/** Bar chart of weekly counts, rendered by the server; screen readers get a table. */
export function ActivityChart({ title, weeks }: { title: string; weeks: readonly WeekCount[] }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count))
  const bar = (width - gap * (weeks.length - 1)) / weeks.length
  const total = weeks.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card title={title} description={`${total.toLocaleString('en')} in the last ${weeks.length} weeks`}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height + 20}`} className="h-auto w-full max-w-md">
        {weeks.map(({ monday, count }, at) => {
          const left = at * (bar + gap)
          const size = count === 0 ? 1 : Math.max(3, (count / most) * (height - headroom))
          const middle = left + bar / 2
          const [labelAt, anchor] = labelPlace(at, weeks.length, middle)
          return (
            <g key={monday}>
              <rect
                x={left}
                y={height - size}
                width={bar}
                height={size}
                rx={count ? 3 : 0}
                className={at === weeks.length - 1 ? 'fill-accent' : 'fill-accent/50'}
              />
              {count ? (
                <text
                  x={middle}
                  y={height - size - 5}
                  textAnchor="middle"
                  className="fill-foreground text-[11px]"
                >
                  {count.toLocaleString('en', { notation: 'compact' })}
                </text>
              ) : null}
              {at === 0 || at === weeks.length - 1 || at === Math.floor(weeks.length / 2) ? (
                <text x={labelAt} y={height + 15} textAnchor={anchor} className="fill-muted text-[11px]">
                  {at === weeks.length - 1 ? 'This week' : dayWords(monday).slice(4)}
                </text>
              ) : null}
            </g>
          )
        })}
      </svg>
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Week from</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ monday, count }) => (
            <tr key={monday}>
              <th scope="row">{dayWords(monday, 'long')}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** Returns the x position and anchor of a bar's label: those at the edges are aligned with the edges of the chart. */
function labelPlace(at: number, of: number, middle: number): [number, 'start' | 'middle' | 'end'] {
  if (at === 0) return [0, 'start']
  return at === of - 1 ? [width, 'end'] : [middle, 'middle']
}
