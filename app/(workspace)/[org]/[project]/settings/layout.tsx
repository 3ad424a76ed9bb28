import { SettingsTabs } from '@/components/project/settings-tabs'
import { PageHeader } from '@/components/ui/page-header'
import type { ProjectLayoutProps } from '../project-page'

export default async function SettingsLayout({ children, params }: ProjectLayoutProps) {
  const { org, project } = await params
  return (
    <>
      <PageHeader title="Settings" description="The brand’s name, its publishing and its members." />
      <SettingsTabs base={`/${org}/${project}/settings`} />
      {children}
    </>
  )
}
