import { ActionButton } from '@/components/forms/action-button'
import { TopicState } from '@/components/topics/topic-state'
import { TopicTabs } from '@/components/topics/topic-tabs'
import { LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { PageHeader } from '@/components/ui/page-header'
import { describeRecurrence } from '@/lib/recurrence/describe-rule'
import type { TopicAnswer } from '@/lib/topics/schemas'
import type { ProjectPlace } from '../project-page'
import { pauseTopicAction, resumeTopicAction, runTopicAction } from './actions'

/** Header of a topic's pages: its state, why it does not run, and its actions. */
export function TopicHeader({
  place,
  topic,
  tab,
  writes,
}: {
  place: ProjectPlace
  topic: TopicAnswer
  tab: 'plan' | 'runs' | 'settings'
  writes: boolean
}) {
  const base = `/${place.org}/${place.project}/topics`
  const id = { id: topic.id }
  const pause = pauseTopicAction.bind(null, place, id)
  const resume = resumeTopicAction.bind(null, place, id)
  return (
    <>
      <PageHeader
        title={topic.name}
        description={describeRecurrence(topic.rrule, topic.starts_at)}
        badges={<TopicState topic={topic} reason={false} />}
        back={{ href: base, label: 'Topics' }}
        actions={
          writes ? (
            <>
              {topic.enabled ? (
                <ActionButton
                  action={pause}
                  done={`${topic.name} paused.`}
                  undo={{ label: 'Undo', action: resume }}
                >
                  Pause
                </ActionButton>
              ) : (
                <ActionButton action={resume} done={`${topic.name} resumed.`}>
                  Resume
                </ActionButton>
              )}
              <ActionButton
                variant="primary"
                action={runTopicAction.bind(null, place, id)}
                done="Writing a post. It appears here in a moment."
                href={`${base}/${topic.id}/runs`}
              >
                Write a post now
              </ActionButton>
            </>
          ) : null
        }
      />
      {topic.paused_reason ? (
        <div className="mb-6">
          <Callout
            tone="warning"
            title="This topic is paused"
            actions={
              topic.pause === 'no_channel' ? (
                <LinkButton size="sm" href={`/${place.org}/${place.project}/channels`}>
                  Open Channels
                </LinkButton>
              ) : undefined
            }
          >
            {topic.paused_reason}
          </Callout>
        </div>
      ) : null}
      {topic.notice ? (
        <div className="mb-6">
          <Callout tone="warning" title={topic.notice} />
        </div>
      ) : null}
      <TopicTabs base={`${base}/${topic.id}`} current={tab} writes={writes} />
    </>
  )
}
