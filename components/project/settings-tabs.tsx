'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { TabLinks } from '@/components/ui/tab-links'

/** `writes`: only people who may edit the project see its model calls. */
export function SettingsTabs({ base, writes }: { base: string; writes: boolean }) {
  return (
    <TabLinks
      label="Settings"
      current={useSelectedLayoutSegment() ?? 'general'}
      tabs={[
        { id: 'general', label: 'General', href: base },
        { id: 'members', label: 'Members', href: `${base}/members` },
        ...(writes ? [{ id: 'model-calls', label: 'Model calls', href: `${base}/model-calls` }] : []),
      ]}
    />
  )
}
