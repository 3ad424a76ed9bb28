import type { Metadata } from 'next'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { ContentTypeChoices } from '@/components/forms/content-type-choices'
import { SourceSettingsForm } from '@/components/sources/form/source-settings-form'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { listLiveRuns } from '@/lib/sync/read/list-live-runs'
import { listContentTypeChoices } from '@/lib/voice/editor/list-content-type-choices'
import { deleteSourceAction, previewSourceAction, updateSourceAction } from '../../actions'
import { configSchema, sourceType } from '../../source-types'
import { loadSource } from '../load-source'
import { SourceHeader } from '../source-header'

export const metadata: Metadata = { title: 'Source settings' }

type Props = { params: Promise<{ org: string; project: string; source: string }> }

export default async function SourceSettingsPage({ params }: Props) {
  const { source: id, ...place } = await params
  const ctx = await requireProject('write', place.org, place.project)
  const [source, live, kinds] = await Promise.all([
    loadSource(ctx, id),
    listLiveRuns(ctx),
    listContentTypeChoices(ctx),
  ])
  const schema = configSchema(source.source_type)
  const type = sourceType(source.source_type)
  return (
    <>
      <SourceHeader
        place={place}
        source={source}
        syncing={live.some((run) => run.source_id === id)}
        writes
        tab="settings"
      />
      <div className="flex flex-col gap-6">
        {schema ? null : (
          <Callout tone="warning" title="This source type isn’t available here">
            You can’t sync it or change its settings. Its content stays.
          </Callout>
        )}
        <ContentTypeChoices kinds={kinds} />
        <SourceSettingsForm
          source={source}
          schema={schema}
          guidance={type?.guidance}
          preview={type?.hasPreview ? previewSourceAction.bind(null, place) : undefined}
          save={updateSourceAction.bind(null, place)}
        />
        <Card
          className="max-w-2xl"
          title="Delete this source"
          description="This removes its settings and sync history. Its content and posts stay."
        >
          <ConfirmButton
            variant="danger-outline"
            label="Delete source"
            title={`Delete ${source.name}?`}
            confirmLabel="Delete source"
            action={deleteSourceAction.bind(null, place, { id })}
            done={`${source.name} was deleted.`}
            href={`/${place.org}/${place.project}/sources`}
          >
            We stop checking it and permanently delete its settings and sync history. The{' '}
            {source.item_count === 1
              ? 'content item'
              : `${source.item_count.toLocaleString('en')} content items`}{' '}
            that came from it and their posts stay.
          </ConfirmButton>
        </Card>
      </div>
    </>
  )
}
