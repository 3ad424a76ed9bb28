import { LogOut, UserRound } from 'lucide-react'
import { ActionButton } from '@/components/forms/action-button'
import type { BoundAction } from '@/components/forms/call-action'
import { Avatar } from '@/components/ui/avatar'
import { Link } from '@/components/ui/link'
import { Menu } from '@/components/ui/menu'
import type { Theme } from '@/components/ui/theme'
import { ThemeSwitch } from '@/components/ui/theme-switch'

export type ShellUser = { name: string; email: string }

type UserMenuProps = { user: ShellUser; theme: Theme; signOut: BoundAction }

/** Shows who is signed in, with the account, the theme and sign-out. */
export function UserMenu({ user, theme, signOut }: UserMenuProps) {
  return (
    <Menu
      label="Your account"
      align="start"
      triggerClass="flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-lg px-2 py-1.5 text-left hover:bg-background-tertiary"
      trigger={
        <>
          <Avatar name={user.name || user.email} shape="round" />
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm font-medium">{user.name || user.email}</span>
            {user.name ? <span className="block truncate text-xs text-muted">{user.email}</span> : null}
          </span>
        </>
      }
      footer={
        <div className="mt-1 border-t border-separator px-1.5 pt-2 pb-1">
          <ThemeSwitch theme={theme} />
        </div>
      }
    >
      <Link href="/account" className="menu__item">
        <UserRound aria-hidden />
        Account
      </Link>
      <ActionButton className="menu__item" action={signOut} href="/sign-in">
        <LogOut aria-hidden />
        Sign out
      </ActionButton>
    </Menu>
  )
}
