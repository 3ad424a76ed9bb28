import { SettingsTabs } from '@/components/project/settings-tabs'
import { PageHeader } from '@/components/ui/page-header'
import { hasPermission } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import type { ProjectLayoutProps } from '../project-page'

export default async function SettingsLayout({ children, params }: ProjectLayoutProps) {
  const { org, project } = await params
  const { role } = await requireProject('read', org, project)
  return (
    <>
      <PageHeader title="Settings" description="The brand’s name, its publishing and its members." />
      <SettingsTabs base={`/${org}/${project}/settings`} writes={hasPermission(role, 'write')} />
      {children}
    </>
  )
}
