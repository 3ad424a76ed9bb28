import type { Metadata } from 'next'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { UnsavedProvider } from '@/components/ui/unsaved'
import { HubButton } from '@/components/voice/brand/hub-button'
import { VoiceEditor } from '@/components/voice/editor/voice-editor'
import { voiceEntries } from '@/components/voice/editor/voice-entries'
import { LearnedWordsCard } from '@/components/voice/learned/learned-words-card'
import { findModelInUse } from '@/lib/ai/models/find-model-in-use'
import { hasPermission } from '@/lib/auth/permissions'
import { requirePlace, requireProject } from '@/lib/auth/signed-in/require-project'
import { listItemKinds } from '@/lib/items/list-item-kinds'
import { listLearnedWords } from '@/lib/learned-words/list-learned-words'
import { getVoice } from '@/lib/voice/editor/get-voice'
import { findHubUrl } from '@/lib/voice/hub/fetch-hub-voice'
import { getFullStyle } from '@/lib/voice/style/get-full-style'
import type { ProjectPageProps } from '../project-page'
import {
  acceptLearnedWordsAction,
  dismissLearnedWordsAction,
  previewCardsAction,
  previewHubAction,
  saveVoiceAction,
  syncVoiceAction,
  tryVoiceAction,
  undoLearnedWordsAction,
} from './actions'

export const metadata: Metadata = { title: 'Voice' }

export default async function VoicePage({ params }: ProjectPageProps) {
  const place = await params
  const ctx = await requireProject('read', place.org, place.project)
  const [stored, style, learned] = await Promise.all([
    getVoice(ctx),
    getFullStyle(ctx.actor.id),
    listLearnedWords(ctx),
  ])
  if (!hasPermission(ctx.role, 'write'))
    return (
      <div className="max-w-2xl">
        <Card title="Brand voice" description="Ask an editor of this project to change it.">
          <DescriptionList entries={voiceEntries(stored.voice)} />
        </Card>
      </div>
    )
  const [items, model, { place: own }] = await Promise.all([
    listItemKinds(ctx),
    findModelInUse(ctx),
    requirePlace(place.org, place.project),
  ])
  // As long as nothing has come from a hub, the offer goes to the end of the page instead of its top.
  const connected = Object.values(stored.provenance).some(({ from }) => from === 'hub')
  const hubBox = findHubUrl() ? (
    <Callout
      title="Your brand voice may be in the brand hub"
      actions={
        <HubButton
          preview={previewHubAction.bind(null, place, {})}
          store={syncVoiceAction.bind(null, place)}
        />
      }
    >
      Load it from there and review the changes before you save.
    </Callout>
  ) : null
  return (
    <div className="flex flex-col gap-6">
      {connected ? hubBox : null}
      <LearnedWordsCard
        {...learned}
        base={`/${place.org}/${place.project}`}
        accept={(words) => acceptLearnedWordsAction.bind(null, place, words)}
        dismiss={(words) => dismissLearnedWordsAction.bind(null, place, words)}
        undo={(words) => undoLearnedWordsAction.bind(null, place, words)}
      />
      <UnsavedProvider>
        <VoiceEditor
          stored={stored}
          style={style}
          items={items}
          place={{
            hasModel: model !== undefined,
            modelHref: hasPermission(own.orgRole, 'manage') ? `/${place.org}/settings/model` : undefined,
            addSourceHref: `/${place.org}/${place.project}/sources/new`,
          }}
          save={saveVoiceAction.bind(null, place)}
          tryVoice={tryVoiceAction.bind(null, place)}
          previewCards={previewCardsAction.bind(null, place)}
        />
      </UnsavedProvider>
      {connected ? null : hubBox}
    </div>
  )
}
