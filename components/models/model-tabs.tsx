'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { TabLinks } from '@/components/ui/tab-links'

export function ModelTabs({ base }: { base: string }) {
  return (
    <TabLinks
      label="Model"
      current={useSelectedLayoutSegment() ?? 'settings'}
      tabs={[
        { id: 'settings', label: 'Settings', href: base },
        { id: 'calls', label: 'Calls', href: `${base}/calls` },
      ]}
    />
  )
}
