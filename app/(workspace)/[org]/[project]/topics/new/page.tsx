import type { Metadata } from 'next'
import { TopicForm, type TopicStart } from '@/components/topics/form/topic-form'
import { topicPresets } from '@/components/topics/form/topic-presets'
import { Link } from '@/components/ui/link'
import { PageHeader } from '@/components/ui/page-header'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { getProject } from '@/lib/projects/get-project'
import { wallTimeOf } from '@/lib/time-zones/wall-time'
import { createTopicInput } from '@/lib/topics/schemas'
import { textOf } from '../../list-address'
import type { ProjectListProps } from '../../project-page'
import { createTopicAction, findItemsAction, previewDatesAction, previewTopicAction } from '../actions'
import { loadChoices } from '../load-topic'

export const metadata: Metadata = { title: 'New topic' }

export default async function NewTopicPage({ params, searchParams }: ProjectListProps) {
  const [place, search] = await Promise.all([params, searchParams])
  const ctx = await requireProject('write', place.org, place.project)
  const base = `/${place.org}/${place.project}/topics`
  const [choices, project] = await Promise.all([loadChoices(ctx), getProject(ctx)])
  const presets = topicPresets(choices.kinds[0]?.kind)
  const preset = presets.find(({ id }) => id === textOf(search, 'from')) ?? presets[0]
  const today = wallTimeOf(new Date(), project.time_zone).slice(0, 10)
  const { enabled: _, ...defaults } = createTopicInput.parse({
    name: 'Topic',
    rrule: 'FREQ=WEEKLY;BYDAY=MO',
    ...preset?.start,
  })
  const start: TopicStart = {
    ...defaults,
    starts_at: `${today}T09:00`,
    timezone: project.time_zone,
    trust: 0,
    may_publish_automatically: false,
  }
  return (
    <>
      <PageHeader
        title="New topic"
        description="Choose where to start, then change what you like. You see a preview before you create the topic."
        back={{ href: base, label: 'Topics' }}
      />
      <nav aria-label="Start from" className="mb-6">
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {presets.map(({ id, label, does }) => (
            <li
              key={id}
              data-current={id === preset?.id || undefined}
              className="card card--default relative p-4 transition-colors focus-within:border-focus hover:border-border-tertiary data-current:border-accent"
            >
              <Link
                href={`${base}/new?from=${id}`}
                replace
                scroll={false}
                aria-current={id === preset?.id ? 'true' : undefined}
                className="font-semibold after:absolute after:inset-0 after:rounded-xl"
              >
                {label}
              </Link>
              <p className="text-sm text-muted">{does}</p>
            </li>
          ))}
        </ul>
      </nav>
      <TopicForm
        key={preset?.id}
        start={start}
        picked={[]}
        choices={choices}
        find={findItemsAction.bind(null, place)}
        previewDates={previewDatesAction.bind(null, place)}
        preview={previewTopicAction.bind(null, place)}
        saveLabel="Create topic"
        save={createTopicAction.bind(null, place)}
        onSaved={{ done: 'Topic created.', href: `${base}/{id}` }}
      />
    </>
  )
}
