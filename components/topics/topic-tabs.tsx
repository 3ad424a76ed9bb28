import { TabLinks } from '@/components/ui/tab-links'

/** The pages of one topic. */
export function TopicTabs({
  base,
  current,
  writes,
}: {
  base: string
  current: 'plan' | 'runs' | 'settings'
  writes: boolean
}) {
  return (
    <TabLinks
      label="Topic"
      current={current}
      tabs={[
        { id: 'plan', label: 'Plan', href: base },
        { id: 'runs', label: 'Runs', href: `${base}/runs` },
        ...(writes ? [{ id: 'settings', label: 'Settings', href: `${base}/settings` }] : []),
      ]}
    />
  )
}

/** The tabs shared by the two pages about all topics. */
export function TopicsTabs({ base, current }: { base: string; current: 'topics' | 'coverage' }) {
  return (
    <TabLinks
      label="Topics"
      current={current}
      tabs={[
        { id: 'topics', label: 'Topics', href: base },
        { id: 'coverage', label: 'Coverage', href: `${base}/coverage` },
      ]}
    />
  )
}
