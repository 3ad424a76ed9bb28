import { UserPlus } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import type { BoundAction } from '@/components/forms/call-action'
import { HelpLink } from '@/components/help/help-link'
import { InboxBell } from '@/components/notifications/inbox-bell'
import { ShortcutButton, ShortcutList } from '@/components/shortcuts/shortcut-list'
import { BrandMark } from '@/components/ui/brand-mark'
import { Link } from '@/components/ui/link'
import type { Theme } from '@/components/ui/theme'
import { TimeZoneProvider } from '@/components/ui/time-zone'
import { Drawer } from './drawer'
import type { NavItem } from './nav'
import { NavLinks } from './nav-links'
import { NoteRecentPlaces } from './note-recent-places'
import type { PalettePage, SearchEverywhere } from './palette-options'
import { RouteProgress } from './route-progress'
import { SignInAgain } from './sign-in-again'
import type { SignIn } from './sign-in-form'
import { Switcher, type SwitcherPlace } from './switcher'
import { type ShellUser, UserMenu } from './user-menu'

type AppShellProps = {
  nav: readonly NavItem[]
  /** What `nav` navigates, for screen readers: "Project" or "Workspace". */
  navLabel: string
  /** The current workspace and project; absent on account pages. */
  here?: SwitcherPlace
  search: SearchEverywhere
  /** What the palette offers to start here; only what the person may do. */
  actions?: readonly PalettePage[]
  user: ShellUser
  theme: Theme
  /** The time zone that the browser reported last time; the server renders times in it. */
  timeZone: string
  signOut: BoundAction
  /** Lets the person sign in again over the page when the session has ended. */
  signIn: SignIn
  /** A line above every page, for example that the networks are simulated. */
  banner?: ReactNode
  children: ReactNode
}

/**
 * The frame of every page that requires sign-in: the navigation at the side (a drawer on phones), the page next to
 * it.
 */
export function AppShell(props: AppShellProps) {
  const { nav, navLabel, here, search, user, theme, timeZone, signOut, signIn, banner, children } = props
  const pages = [
    ...nav.map(({ href, label }) => ({ href, label })),
    ...(here?.project ? [{ href: `/${here.org}`, label: 'All brands' }] : []),
    { href: '/account', label: 'Account' },
    { href: '/help', label: 'Help' },
  ].filter(({ href }, at, all) => all.findIndex((one) => one.href === href) === at)
  const places = { who: user.email, here, search, pages, actions: props.actions ?? [] }
  // The most common action in a workspace, one click away from everywhere.
  const invite = props.actions?.find(({ href }) => href.endsWith('?invite=1'))
  const foot = (
    <>
      <ul className="flex flex-col gap-0.5">
        {invite ? (
          <li>
            <Link href={invite.href} className="nav-link text-sm">
              <span aria-hidden className="contents">
                <UserPlus />
              </span>
              <span className="flex-1">{invite.label}</span>
            </Link>
          </li>
        ) : null}
        <li>
          <HelpLink />
        </li>
        <li>
          <ShortcutButton />
        </li>
      </ul>{' '}
      <UserMenu user={user} theme={theme} signOut={signOut} />
    </>
  )
  return (
    <div className="flex min-h-dvh flex-col md:flex-row">
      <a href="#main" className="skip-link button button--primary button--md">
        Skip to content
      </a>
      <aside className="no-print hidden w-62 shrink-0 border-r border-border bg-background-secondary md:block">
        <div className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto p-3">
          <Switcher {...places} byKey />
          <NavLinks items={nav} label={navLabel} />
          <div className="mt-auto">
            <InboxBell />
            {foot}
          </div>
        </div>
      </aside>
      <header className="no-print sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-border bg-background px-2 md:hidden">
        <Drawer>
          <Link href="/" className="flex h-9 w-fit items-center gap-2.5 px-2 font-semibold">
            <BrandMark />
            Tributary
          </Link>
          <NavLinks items={nav} label={navLabel} />
          <div className="mt-auto">{foot}</div>
        </Drawer>
        <div className="min-w-0 flex-1">
          <Switcher {...places} />
        </div>
        <InboxBell compact />
      </header>
      <div className="min-w-0 flex-1">
        {banner}
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl px-4 py-6 outline-none sm:px-6 md:px-10 md:py-10"
        >
          <TimeZoneProvider known={timeZone}>{children}</TimeZoneProvider>
        </main>
      </div>
      <Suspense>
        <RouteProgress />
      </Suspense>
      <NoteRecentPlaces who={user.email} />
      <ShortcutList />
      <SignInAgain email={user.email} signIn={signIn} />
    </div>
  )
}
