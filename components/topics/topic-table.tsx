import { DataTable, type TableColumn } from '@/components/data-table/data-table'
import { ActionButton } from '@/components/forms/action-button'
import type { BoundAction } from '@/components/forms/call-action'
import { LocalTime } from '@/components/ui/local-time'
import { Menu } from '@/components/ui/menu'
import { RelativeTime } from '@/components/ui/relative-time'
import type { TopicAnswer } from '@/lib/topics/schemas'
import { TopicState } from './topic-state'
import { publishModeWords } from './topic-words'

export type ListedTopic = {
  topic: TopicAnswer
  /** "Every week on Monday at 09:00". */
  rhythm: string
  href: string
  /** What the viewer may do with it; absent for people with read access only. */
  actions?: { run: BoundAction; pause: BoundAction; resume: BoundAction }
}

const columns: TableColumn[] = [
  { id: 'name', header: 'Topic' },
  { id: 'state', header: 'State' },
  { id: 'next', header: 'Next post' },
  { id: 'last', header: 'Last run' },
  { id: 'mode', header: 'New posts', phone: 'hide' },
  { id: 'actions', header: '', width: '3rem' },
]

/** All topics of a project: whether they run, when the next post is due, and the outcome of the last run. */
export function TopicTable({ topics }: { topics: ListedTopic[] }) {
  return (
    <DataTable
      label="Topics"
      columns={columns}
      rows={topics.map((listed) => ({
        id: listed.topic.id,
        href: listed.href,
        label: listed.topic.name,
        cells: cellsOf(listed),
      }))}
      empty={null}
    />
  )
}

function cellsOf({ topic, rhythm, actions }: ListedTopic) {
  const { name, enabled, next_run_at, last_run, publish_mode } = topic
  return {
    name: (
      <span className="block min-w-44">
        <span className="block font-medium">{name}</span>
        <span className="block text-xs font-normal text-muted">{rhythm}</span>
      </span>
    ),
    state: (
      <div className="max-w-xs">
        <TopicState topic={topic} />
      </div>
    ),
    next: next_run_at ? <LocalTime at={next_run_at} /> : <span className="text-muted">–</span>,
    last: last_run ? (
      <RelativeTime at={last_run.started_at ?? last_run.created_at} />
    ) : (
      <span className="text-muted">Never</span>
    ),
    mode: publishModeWords[publish_mode].label,
    actions: actions ? (
      <Menu label={`Actions for ${name}`}>
        <ActionButton className="menu__item" action={actions.run} done={`${name} is writing a post.`}>
          Write a post now
        </ActionButton>
        {enabled ? (
          <ActionButton
            className="menu__item"
            action={actions.pause}
            done={`${name} paused.`}
            undo={{ label: 'Undo', action: actions.resume }}
          >
            Pause
          </ActionButton>
        ) : (
          <ActionButton className="menu__item" action={actions.resume} done={`${name} resumed.`}>
            Resume
          </ActionButton>
        )}
      </Menu>
    ) : null,
  }
}
