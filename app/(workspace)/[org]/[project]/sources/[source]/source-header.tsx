import { ActionButton } from '@/components/forms/action-button'
import { SourceState } from '@/components/sources/status/source-state'
import { LinkButton } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { TabLinks } from '@/components/ui/tab-links'
import type { SourceAnswer } from '@/lib/sources/schemas'
import type { ProjectPlace } from '../../project-page'
import { pauseSourceAction, resumeSourceAction, syncSourceAction } from '../actions'
import { typeLabel } from '../source-types'

type SourceHeaderProps = {
  place: ProjectPlace
  source: SourceAnswer
  syncing: boolean
  writes: boolean
  tab: 'overview' | 'settings'
}

/** Header of a source's pages: its name, state and actions. */
export function SourceHeader({ place, source, syncing, writes, tab }: SourceHeaderProps) {
  const base = `/${place.org}/${place.project}/sources`
  const paused = source.status === 'paused'
  const id = { id: source.id }
  return (
    <>
      <PageHeader
        back={{ href: base, label: 'Sources' }}
        title={source.name}
        badges={<SourceState source={source} syncing={syncing} />}
        description={typeLabel(source.source_type)}
        actions={
          <>
            <LinkButton href={`/${place.org}/${place.project}/items?source=${source.id}`}>
              View content ({source.item_count.toLocaleString('en')})
            </LinkButton>
            {writes && paused ? (
              <ActionButton
                variant="primary"
                action={resumeSourceAction.bind(null, place, id)}
                done="Source resumed."
              >
                Resume
              </ActionButton>
            ) : null}
            {writes && !paused ? (
              <ActionButton
                action={pauseSourceAction.bind(null, place, id)}
                done="Source paused."
                undo={{ label: 'Undo', action: resumeSourceAction.bind(null, place, id) }}
              >
                Pause
              </ActionButton>
            ) : null}
            {writes && source.supported && source.push_url === null && !paused ? (
              <ActionButton action={syncSourceAction.bind(null, place, id)} disabled={syncing}>
                {syncing ? 'Syncing…' : 'Sync now'}
              </ActionButton>
            ) : null}
          </>
        }
      />
      {writes ? (
        <TabLinks
          label="Source sections"
          current={tab}
          tabs={[
            { id: 'overview', label: 'Overview', href: `${base}/${source.id}` },
            { id: 'settings', label: 'Settings', href: `${base}/${source.id}/settings` },
          ]}
        />
      ) : null}
    </>
  )
}
