import type { Metadata } from 'next'
import { WorkspaceAppCard } from '@/components/channels/workspace-app-card'
import { PageHeader } from '@/components/ui/page-header'
import { requireOrg } from '@/lib/auth/signed-in/require-project'
import { listWorkspaceApps } from '@/lib/channels/apps/list-workspace-apps'
import { env } from '@/lib/env'
import { networkServers } from '@/lib/networks/servers'
import { removeWorkspaceAppAction, saveWorkspaceAppAction } from './actions'

export const metadata: Metadata = { title: 'App keys' }

type Props = { params: Promise<{ org: string }> }

export default async function AppKeysPage({ params }: Props) {
  const { org } = await params
  const ctx = await requireOrg('manage', org)
  const apps = await listWorkspaceApps(ctx)
  return (
    <>
      <PageHeader
        title="App keys"
        description="The apps through which this workspace posts. With your own app, networks show your name when people connect an account, and its permissions and limits are yours."
      />
      <div className="flex max-w-2xl flex-col gap-6">
        {apps.map((app) => (
          <WorkspaceAppCard
            // Remounts when the keys change, since anything typed belongs to the old ones.
            key={`${app.platform} ${app.clientId}`}
            app={app}
            guide={networkServers[app.platform].setup}
            site={env().APP_URL}
            save={saveWorkspaceAppAction.bind(null, { org })}
            remove={removeWorkspaceAppAction.bind(null, { org }, { platform: app.platform })}
          />
        ))}
      </div>
    </>
  )
}
