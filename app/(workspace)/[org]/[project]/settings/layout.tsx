import type { ReactNode } from 'react'
import { PageHeader } from '@/components/ui/page-header'
import { SettingsTabs } from './settings-tabs'

type Props = { children: ReactNode; params: Promise<{ org: string; project: string }> }

export default async function SettingsLayout({ children, params }: Props) {
  const { org, project } = await params
  return (
    <>
      <PageHeader
        title="Settings"
        description="How this brand is called, what goes out, and who works on it."
      />
      <SettingsTabs base={`/${org}/${project}/settings`} />
      {children}
    </>
  )
}
