import type { Metadata } from 'next'
import { LookAhead } from '@/components/topics/look-ahead'
import { NextPost } from '@/components/topics/preview/next-post'
import { RunState } from '@/components/topics/topic-state'
import { publishModeWords } from '@/components/topics/topic-words'
import { TextLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { LocalTime } from '@/components/ui/local-time'
import { hasPermission } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { previewTopic } from '@/lib/topics/preview-topic'
import { loadTopic } from '../load-topic'
import { TopicHeader } from '../topic-header'

export const metadata: Metadata = { title: 'Topic' }

type Props = { params: Promise<{ org: string; project: string; topic: string }> }

export default async function TopicPage({ params }: Props) {
  const { topic: id, ...place } = await params
  const ctx = await requireProject('read', place.org, place.project)
  const project = `/${place.org}/${place.project}`
  const topic = await loadTopic(ctx, id)
  const preview = await previewTopic(ctx, { topic_id: topic.id, look_ahead: true })
  return (
    <>
      <TopicHeader place={place} topic={topic} tab="plan" writes={hasPermission(ctx.role, 'write')} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card
            title="The next eight weeks"
            description="What each post would be about, based on your current content. Nothing is written until its date comes near."
          >
            <LookAhead dates={preview.look_ahead ?? []} itemsHref={`${project}/items`} />
          </Card>
          <Card title="The next post" description="As it would be written today. Nothing is stored.">
            {preview.post ? (
              <NextPost post={preview.post} />
            ) : (
              <p className="text-sm">{preview.message ?? 'There is nothing to write about right now.'}</p>
            )}
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Card title="At a glance">
            <DescriptionList
              entries={[
                {
                  term: 'Next post',
                  value: topic.next_run_at ? <LocalTime at={topic.next_run_at} /> : null,
                  ...(topic.next_write_at && topic.lead_hours > 0
                    ? { hint: leadWords(topic.lead_hours) }
                    : {}),
                },
                {
                  term: 'Last run',
                  value: topic.last_run ? (
                    <>
                      <RunState status={topic.last_run.status} />{' '}
                      {topic.last_run.package_id ? (
                        <TextLink href={`${project}/packages/${topic.last_run.package_id}`}>
                          View the post
                        </TextLink>
                      ) : null}
                    </>
                  ) : null,
                },
                { term: 'Matching content', value: preview.count.toLocaleString('en') },
                { term: 'New posts', value: publishModeWords[topic.publish_mode].label },
                {
                  term: 'Trust',
                  value: topic.may_publish_automatically
                    ? 'May publish automatically'
                    : `${topic.trust} of ${topic.trust_after} posts in a row approved without a change`,
                },
              ]}
            />
          </Card>
        </div>
      </div>
    </>
  )
}

const leadWords = (hours: number): string =>
  hours % 24 === 0
    ? `Written ${hours === 24 ? '1 day' : `${hours / 24} days`} before`
    : `Written ${hours === 1 ? '1 hour' : `${hours} hours`} before`
