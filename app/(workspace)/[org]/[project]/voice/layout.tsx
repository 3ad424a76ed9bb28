import type { ReactNode } from 'react'
import { PageHeader } from '@/components/ui/page-header'
import { VoiceTabs } from '@/components/voice/voice-tabs'

type Props = { children: ReactNode; params: Promise<{ org: string; project: string }> }

export default async function VoiceLayout({ children, params }: Props) {
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
