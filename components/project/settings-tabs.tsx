'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { TabLinks } from '@/components/ui/tab-links'

export function SettingsTabs({ base }: { base: string }) {
  return (
    <TabLinks
      label="Settings"
      current={useSelectedLayoutSegment() ?? 'general'}
      tabs={[
        { id: 'general', label: 'General', href: base },
        { id: 'members', label: 'Members', href: `${base}/members` },
      ]}
    />
  )
}
