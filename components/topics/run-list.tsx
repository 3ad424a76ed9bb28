import { TextLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time'
import { RelativeTime } from '@/components/ui/relative-time'
import type { TopicRunAnswer } from '@/lib/topics/schemas'
import { RunState } from './topic-state'

/** The outcome of each of a topic's dates, newest first. */
export function RunList({ runs, project }: { runs: TopicRunAnswer[]; project: string }) {
  return (
    <ol aria-label="Runs" className="card card--default divide-y divide-separator">
      {runs.map((run) => (
        <li
          key={run.id}
          className="grid gap-x-6 gap-y-2 px-5 py-4 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <div>
            <p className="font-medium tabular-nums">
              <LocalTime at={run.due_at} />
            </p>
            <p className="text-xs text-muted">
              {run.asked_by ? 'Asked for by hand' : 'By schedule'}
              {run.finished_at ? (
                <>
                  , written <RelativeTime at={run.finished_at} />
                </>
              ) : null}
            </p>
          </div>
          <div className="min-w-0">
            <RunState status={run.status} />
            {run.message ? <p className="mt-1.5 wrap-anywhere">{run.message}</p> : null}
            {run.origins.length > 0 ? (
              <p className="mt-1 text-muted">
                From{' '}
                {run.origins.map(({ id, title }, at) => (
                  <span key={id}>
                    {at > 0 ? ', ' : null}
                    <TextLink href={`${project}/items/${id}`}>{title}</TextLink>
                  </span>
                ))}
                {run.facts[0] ? <>: {run.facts.join(' · ')}</> : null}
              </p>
            ) : null}
            {run.similar ? <Similar similar={run.similar} project={project} /> : null}
            {run.notes.map((note) => (
              <p key={note} className="mt-1 text-xs text-muted">
                {note}
              </p>
            ))}
            {run.package_id ? (
              <p className="mt-1.5">
                <TextLink href={`${project}/packages/${run.package_id}`}>View the post</TextLink>
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

const similarWords: Record<string, string> = {
  'same-text': 'Says almost the same as',
  'same-fact': 'Tells the same fact as',
  'same-opening': 'Opens like',
  'same-meaning': 'Says the same in other words as',
}

function Similar({ similar, project }: { similar: NonNullable<TopicRunAnswer['similar']>; project: string }) {
  return (
    <figure className="mt-2 rounded-lg border border-border bg-surface-secondary px-3 py-2">
      <figcaption className="text-xs text-muted">
        {similarWords[similar.reason] ?? 'Too similar to'}{' '}
        {similar.package_id ? (
          <Link href={`${project}/packages/${similar.package_id}`} className="text-link">
            {similar.title}
          </Link>
        ) : (
          similar.title
        )}
      </figcaption>
      <blockquote className="mt-1 line-clamp-4 whitespace-pre-line">{similar.text}</blockquote>
    </figure>
  )
}
