import { PageHeader } from '@/components/ui/page-header'
import { VoiceTabs } from '@/components/voice/voice-tabs'
import type { ProjectLayoutProps } from '../project-page'

export default async function VoiceLayout({ children, params }: ProjectLayoutProps) {
  const { org, project } = await params
  return (
    <>
      <PageHeader
        title="Voice"
        description="How your brand speaks and looks. We check every post against it."
      />
      <VoiceTabs base={`/${org}/${project}/voice`} />
      {children}
    </>
  )
}
