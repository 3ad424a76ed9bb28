import type { Metadata } from 'next'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { TopicForm } from '@/components/topics/form/topic-form'
import { Card } from '@/components/ui/card'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { listItemTitles } from '@/lib/items/list-item-titles'
import {
  deleteTopicAction,
  findItemsAction,
  previewDatesAction,
  previewTopicAction,
  updateTopicAction,
} from '../../actions'
import { loadChoices, loadTopic } from '../../load-topic'
import { TopicHeader } from '../../topic-header'

export const metadata: Metadata = { title: 'Topic settings' }

type Props = { params: Promise<{ org: string; project: string; topic: string }> }

export default async function TopicSettingsPage({ params }: Props) {
  const { topic: id, ...place } = await params
  const ctx = await requireProject('write', place.org, place.project)
  const topic = await loadTopic(ctx, id)
  const [choices, picked] = await Promise.all([
    loadChoices(ctx),
    listItemTitles(ctx, { ids: topic.items.item_ids ?? [] }),
  ])
  return (
    <>
      <TopicHeader place={place} topic={topic} tab="settings" writes />
      <div className="flex flex-col gap-6">
        <TopicForm
          key={topic.revision}
          start={topic}
          stored={{ id: topic.id, revision: topic.revision }}
          picked={picked}
          choices={choices}
          find={findItemsAction.bind(null, place)}
          previewDates={previewDatesAction.bind(null, place)}
          preview={previewTopicAction.bind(null, place)}
          saveLabel="Save"
          save={updateTopicAction.bind(null, place)}
          onSaved={{ done: 'Saved. The next post uses these settings.' }}
        />
        <Card
          className="max-w-2xl"
          title="Delete this topic"
          description="This removes its settings and run history. Its posts stay."
        >
          <ConfirmButton
            variant="danger-outline"
            label="Delete topic"
            title={`Delete ${topic.name}?`}
            confirmLabel="Delete topic"
            action={deleteTopicAction.bind(null, place, { id })}
            done={`${topic.name} was deleted.`}
            href={`/${place.org}/${place.project}/topics`}
          >
            It writes no more posts, and its settings and run history are permanently deleted. The posts that
            it wrote stay as they are.
          </ConfirmButton>
        </Card>
      </div>
    </>
  )
}
