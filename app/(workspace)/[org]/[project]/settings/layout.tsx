import type { ReactNode } from 'react'
import { SettingsTabs } from '@/components/project/settings-tabs'
import { PageHeader } from '@/components/ui/page-header'

type Props = { children: ReactNode; params: Promise<{ org: string; project: string }> }

export default async function SettingsLayout({ children, params }: Props) {
  const { org, project } = await params
  return (
    <>
      <PageHeader title="Settings" description="The brand’s name, its publishing and its members." />
      <SettingsTabs base={`/${org}/${project}/settings`} />
      {children}
    </>
  )
}
