import type { Metadata } from 'next'
import { NewPostForm } from '@/components/posts/new-post-form'
import { PageHeader } from '@/components/ui/page-header'
import { UnsavedProvider } from '@/components/ui/unsaved'
import { hasPermission } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { listChannels } from '@/lib/channels/list-channels'
import { getProject } from '@/lib/projects/get-project'
import { readVoiceCheck } from '@/lib/voice/check/read-voice-check'
import type { ProjectPageProps } from '../../project-page'

export const metadata: Metadata = { title: 'New post' }

export default async function NewPostPage({ params }: ProjectPageProps) {
  const place = await params
  const ctx = await requireProject('write', place.org, place.project)
  const [channels, project] = await Promise.all([listChannels(ctx, { limit: 100 }), getProject(ctx)])
  return (
    <>
      <PageHeader
        title="New post"
        description="Write it once. We send your words as they are to each channel you choose, after review."
      />
      <UnsavedProvider>
        <NewPostForm
          projectId={ctx.projectId}
          brand={readVoiceCheck(project)}
          manages={hasPermission(ctx.role, 'manage')}
          project={`/${place.org}/${place.project}`}
          channels={channels.data
            .map((one) => ({
              id: one.id,
              key: one.account_key,
              platform: one.platform,
              name: one.display_name,
              handle: one.handle,
              language: one.language,
              paused: one.status === 'disabled',
            }))
            .reverse()}
        />
      </UnsavedProvider>
    </>
  )
}
