import { BellRing, Images, PenLine, ShieldCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { signInAction, signOutAction } from '@/app/(auth)/actions'
import { loadFrame } from '@/app/(workspace)/load-frame'
import { AppShell } from '@/components/shell/app-shell'

export default async function AccountLayout({ children }: { children: ReactNode }) {
  const frame = await loadFrame('/account')
  return (
    <AppShell
      {...frame}
      nav={[
        { href: '/account', label: 'Account', icon: <UserRound />, exact: true },
        { href: '/account/sign-in', label: 'Sign-in', icon: <ShieldCheck /> },
        { href: '/account/notifications', label: 'Notifications', icon: <BellRing /> },
        { href: '/account/style', label: 'Writing style', icon: <PenLine /> },
        { href: '/account/library', label: 'Reference library', icon: <Images /> },
      ]}
      navLabel="Account"
      signIn={signInAction}
      signOut={signOutAction.bind(null, undefined)}
    >
      {children}
    </AppShell>
  )
}
