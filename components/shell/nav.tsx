import {
  Bot,
  Cable,
  CalendarClock,
  CalendarDays,
  CircleCheck,
  Inbox,
  KeyRound,
  LayoutGrid,
  Megaphone,
  Radio,
  ScrollText,
  Settings,
  Shapes,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'

export type NavItem = {
  href: string
  label: string
  icon: ReactNode
  /** How many wait there; nothing is shown for 0. */
  count?: number
  /** Current only on this very address, not below it. */
  exact?: boolean
  /** A further address below which this one is current. */
  also?: string
}

/** The pages of a project, in the order content flows through them. */
export function projectNav(org: string, project: string, counts: { review?: number } = {}): NavItem[] {
  const base = `/${org}/${project}`
  return [
    { href: base, label: 'Overview', icon: <LayoutGrid />, exact: true },
    { href: `${base}/sources`, label: 'Sources', icon: <Cable /> },
    { href: `${base}/items`, label: 'Content', icon: <Inbox /> },
    {
      href: `${base}/review`,
      label: 'Review',
      icon: <CircleCheck />,
      count: counts.review,
      also: `${base}/packages`,
    },
    { href: `${base}/calendar`, label: 'Calendar', icon: <CalendarDays /> },
    { href: `${base}/topics`, label: 'Topics', icon: <CalendarClock /> },
    { href: `${base}/channels`, label: 'Channels', icon: <Radio /> },
    { href: `${base}/voice`, label: 'Voice', icon: <Megaphone /> },
    { href: `${base}/settings`, label: 'Settings', icon: <Settings /> },
  ]
}

/** The pages of a workspace; those only its admins may enter are left out for others. */
export function workspaceNav(org: string, may: { manages: boolean }): NavItem[] {
  const managed: NavItem[] = [
    { href: `/${org}/tokens`, label: 'API tokens', icon: <KeyRound /> },
    { href: `/${org}/settings/model`, label: 'Model', icon: <Bot /> },
    { href: `/${org}/audit`, label: 'Audit log', icon: <ScrollText /> },
    { href: `/${org}/settings`, label: 'Settings', icon: <Settings />, exact: true },
  ]
  return [
    { href: `/${org}`, label: 'Projects', icon: <Shapes />, exact: true },
    { href: `/${org}/calendar`, label: 'Calendar', icon: <CalendarDays /> },
    { href: `/${org}/members`, label: 'Members', icon: <Users /> },
    ...(may.manages ? managed : []),
  ]
}
