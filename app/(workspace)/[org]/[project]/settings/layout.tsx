import type { ReactNode } from 'react'
import { PageHeader } from '@/components/ui/page-header'
import { SettingsTabs } from './settings-tabs'

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
