import type { ReactNode } from 'react'
import { signInAction, signOutAction } from '@/app/(auth)/actions'
import { AppShell } from '@/components/shell/app-shell'
import { workspaceNav } from '@/components/shell/nav'
import { workspaceActions } from '@/components/shell/palette-options'
import { hasPermission } from '@/lib/auth/permissions'
import { requireOrg, requirePlace } from '@/lib/auth/signed-in/require-project'
import { loadFrame } from '../../load-frame'

type Props = { children: ReactNode; params: Promise<{ org: string }> }

/** Layout of the workspace-level pages. */
export default async function WorkspaceLayout({ children, params }: Props) {
  const { org } = await params
  const ctx = await requireOrg('read', org)
  const [frame, { place }] = await Promise.all([loadFrame(`/${org}`), requirePlace(org)])
  return (
    <AppShell
      {...frame}
      nav={workspaceNav(org, { manages: hasPermission(ctx.role, 'manage') })}
      actions={workspaceActions(org, ctx.role)}
      navLabel="Workspace"
      here={{ org, workspace: place.workspace }}
      signIn={signInAction}
      signOut={signOutAction.bind(null, undefined)}
    >
      {children}
    </AppShell>
  )
}
