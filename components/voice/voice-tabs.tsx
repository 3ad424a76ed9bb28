'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { TabLinks } from '@/components/ui/tab-links'

export function VoiceTabs({ base }: { base: string }) {
  return (
    <TabLinks
      label="Voice"
      current={useSelectedLayoutSegment() ?? 'voice'}
      tabs={[
        { id: 'voice', label: 'Voice', href: base },
        { id: 'brief', label: 'From a brief', href: `${base}/brief` },
        { id: 'versions', label: 'Versions', href: `${base}/versions` },
        { id: 'check', label: 'Check', href: `${base}/check` },
        { id: 'portable', label: 'Export and import', href: `${base}/portable` },
      ]}
    />
  )
}
