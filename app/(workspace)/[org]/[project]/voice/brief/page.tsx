import type { Metadata } from 'next'
import { Callout } from '@/components/ui/callout'
import { BriefReader } from '@/components/voice/brief/brief-reader'
import { findModelInUse } from '@/lib/ai/models/find-model-in-use'
import { hasPermission } from '@/lib/auth/permissions'
import { requirePlace, requireProject } from '@/lib/auth/signed-in/require-project'
import { getVoice } from '@/lib/voice/editor/get-voice'
import { maxBriefLength } from '@/lib/voice/extract/schemas'
import type { ProjectPageProps } from '../../project-page'
import { saveProposalsAction } from '../actions'

export const metadata: Metadata = { title: 'Voice from a brief' }

export default async function VoiceBriefPage({ params }: ProjectPageProps) {
  const place = await params
  const ctx = await requireProject('read', place.org, place.project)
  const { place: own } = await requirePlace(place.org, place.project)
  if (!hasPermission(ctx.role, 'write'))
    return (
      <Callout title="Only editors can create a voice from a brief.">
        You can view the voice. Ask an editor or a workspace admin to change it.
      </Callout>
    )
  return (
    <BriefReader
      stored={await getVoice(ctx)}
      maxLength={maxBriefLength}
      readFileAt={`/api/projects/${ctx.projectId}/voice/read-brief`}
      voiceHref={`/${place.org}/${place.project}/voice`}
      readTextAt={`/api/projects/${ctx.projectId}/voice/extract-from-text`}
      withModel={(await findModelInUse(ctx)) !== undefined}
      modelHref={hasPermission(own.orgRole, 'manage') ? `/${place.org}/settings/model` : null}
      save={saveProposalsAction.bind(null, place)}
    />
  )
}
