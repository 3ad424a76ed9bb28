import {
  AppWindow,
  Bot,
  Cable,
  CalendarClock,
  CalendarDays,
  CircleCheck,
  Images,
  Inbox,
  KeyRound,
  LayoutGrid,
  Megaphone,
  Radio,
  ScrollText,
  Settings,
  Shapes,
  Users,
  Webhook,
} from 'lucide-react'
import type { ReactNode } from 'react'

export type NavItem = {
  href: string
  label: string
  icon: ReactNode
  /** The number of things waiting there; not shown if 0. */
  count?: number
  /** What the count refers to, for screen readers; "waiting" by default. */
  counts?: string
  /** Whether it is current only at exactly this path, not below it. */
  exact?: boolean
  /** Another path that makes this link current, together with everything below it. */
  also?: string
}

type ProjectCounts = {
  review?: number
  /** What needs a person: the total, and the counts for the pages where it is resolved. */
  needs?: { all: number; sources: number; channels: number; topics: number }
}

/** The pages of a project, in the order content flows through them. */
export function projectNav(org: string, project: string, { review, needs }: ProjectCounts = {}): NavItem[] {
  const base = `/${org}/${project}`
  return [
    {
      href: base,
      label: 'Overview',
      icon: <LayoutGrid />,
      exact: true,
      count: needs?.all,
      counts: 'need you',
      also: `${base}/needs`,
    },
    {
      href: `${base}/sources`,
      label: 'Sources',
      icon: <Cable />,
      count: needs?.sources,
      counts: 'need attention',
    },
    { href: `${base}/items`, label: 'Content', icon: <Inbox /> },
    {
      href: `${base}/review`,
      label: 'Review',
      icon: <CircleCheck />,
      count: review,
      also: `${base}/packages`,
    },
    { href: `${base}/calendar`, label: 'Calendar', icon: <CalendarDays /> },
    { href: `${base}/media`, label: 'Media library', icon: <Images /> },
    {
      href: `${base}/topics`,
      label: 'Topics',
      icon: <CalendarClock />,
      count: needs?.topics,
      counts: 'paused',
    },
    {
      href: `${base}/channels`,
      label: 'Channels',
      icon: <Radio />,
      count: needs?.channels,
      counts: 'need to be reconnected',
    },
    { href: `${base}/voice`, label: 'Voice', icon: <Megaphone /> },
    { href: `${base}/settings`, label: 'Settings', icon: <Settings /> },
  ]
}

/** The pages of a workspace, without those that only its admins may open, unless the person is one. */
export function workspaceNav(org: string, may: { manages: boolean }): NavItem[] {
  const managed: NavItem[] = [
    { href: `/${org}/tokens`, label: 'API tokens', icon: <KeyRound /> },
    { href: `/${org}/settings/model`, label: 'Model', icon: <Bot /> },
    { href: `/${org}/settings/app-keys`, label: 'App keys', icon: <AppWindow /> },
    { href: `/${org}/settings/notifications`, label: 'Chat and webhooks', icon: <Webhook /> },
    { href: `/${org}/audit`, label: 'Audit log', icon: <ScrollText /> },
    { href: `/${org}/settings`, label: 'Settings', icon: <Settings />, exact: true },
  ]
  return [
    { href: `/${org}`, label: 'All brands', icon: <Shapes />, exact: true },
    { href: `/${org}/review`, label: 'Review', icon: <CircleCheck /> },
    { href: `/${org}/calendar`, label: 'Calendar', icon: <CalendarDays /> },
    { href: `/${org}/connections`, label: 'Connections', icon: <Radio /> },
    { href: `/${org}/members`, label: 'Members', icon: <Users /> },
    ...(may.manages ? managed : []),
  ]
}
