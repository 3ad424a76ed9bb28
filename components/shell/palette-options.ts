import { keysOf, type ShortcutName, shortcutOf } from '@/components/shortcuts/shortcuts'
import type { ActionResult } from '@/lib/actions/run-action'
import { hasPermission, type Role } from '@/lib/auth/permissions'
import { type PackageStatus, statusWords } from '@/lib/publications/states'
import {
  foldForSearch,
  type SwitcherProject,
  type SwitcherWorkspace,
  switcherOptions,
} from './switcher-options'

type FoundThing = { id: string; title: string; org: string; project: string; brand: string }

/** What the server found for the typed text. */
export type Found = {
  workspaces: SwitcherWorkspace[]
  more: boolean
  posts: (FoundThing & { status: PackageStatus; hidden: boolean })[]
  content: FoundThing[]
}

/** Searches everything the person may see for the typed text, on the server. */
export type SearchEverywhere = (input: {
  q: string
  org?: string
  project?: string
}) => Promise<ActionResult<Found>>

/** A page of the current project or workspace, or a recently visited one. */
export type PalettePage = { href: string; label: string }

/** One line of the palette: either a link, or a keyboard shortcut of this page to run. */
export type PaletteOption = {
  key: string
  group: string
  label: string
  /** Shown at the end of the line: the brand, the state, the keys. */
  detail?: string
  icon: 'project' | 'workspace' | 'new' | 'page' | 'recent' | 'action' | 'post' | 'content'
  project?: SwitcherProject
  current?: boolean
} & ({ href: string; run?: undefined } | { href?: undefined; run: ShortcutName })

type PaletteInput = {
  found: Found | undefined
  here: { org?: string | undefined; project?: string | undefined }
  pages: readonly PalettePage[]
  actions: readonly PalettePage[]
  recent: readonly PalettePage[]
  /** The shortcuts that the page has bound. */
  bound: readonly ShortcutName[]
}

/**
 * Returns what the palette offers. With nothing typed: what this page can do, recent pages, actions and pages, then
 * brands. With text typed: brands whose name begins with it, actions and pages, other brands, posts and content.
 * Pure.
 */
export function paletteOptions(input: PaletteInput, typed: string): PaletteOption[] {
  const words = foldForSearch(typed).split(/\s+/).filter(Boolean)
  const holds = (text: string) => words.every((word) => foldForSearch(text).includes(word))
  const { found, here, recent, bound } = input
  const onPage = bound
    .filter((name) => !['palette', 'review.next', 'review.previous'].includes(name))
    .sort((a, b) => Number(a === 'list') - Number(b === 'list'))
    .map(
      (name): PaletteOption => ({
        key: `run ${name}`,
        group: 'On this page',
        label: shortcutOf(name).does,
        detail: keysOf(name).join(' '),
        icon: 'action',
        run: name,
      }),
    )
  const places = switcherOptions(found?.workspaces ?? [], here, typed).map(
    ({ kind, workspace, ...option }): PaletteOption => ({
      ...option,
      icon: kind,
      group: kind === 'project' || words.length ? 'Brands' : workspace,
      ...(words.length ? { detail: workspace } : {}),
    }),
  )
  const linked = (group: string, icon: PaletteOption['icon'], pages: readonly PalettePage[]) =>
    pages.map((page): PaletteOption => ({ ...page, key: `${group} ${page.href}`, group, icon }))
  const actions = linked('Actions', 'action', input.actions)
  const pages = linked('Pages', 'page', input.pages)
  if (words.length === 0)
    return [
      ...onPage,
      ...linked('Recent', 'recent', recent).map((page) => ({ ...page, detail: placeIn(page.href) })),
      ...actions,
      ...pages,
      ...places.map((place) => ({ ...place, group: 'Brands' })),
    ]
  const begins = (option: PaletteOption) =>
    option.icon === 'project' && foldForSearch(option.label).startsWith(words[0] ?? '')
  return [
    ...places.filter(begins),
    ...[...onPage, ...actions, ...pages].filter(({ label }) => holds(label)),
    ...places.filter((place) => !begins(place)),
    ...(found?.posts ?? []).map(
      (post): PaletteOption => ({
        key: `post ${post.id}`,
        group: 'Posts',
        label: post.title || 'Untitled',
        detail: `${post.brand} · ${post.status === 'published' && post.hidden ? 'Uploaded, not public yet' : statusWords[post.status].label}`,
        icon: 'post',
        href: `/${post.org}/${post.project}/packages/${post.id}`,
      }),
    ),
    ...(found?.content ?? []).map(
      (item): PaletteOption => ({
        key: `content ${item.id}`,
        group: 'Content',
        label: item.title,
        detail: item.brand,
        icon: 'content',
        href: `/${item.org}/${item.project}/items/${item.id}`,
      }),
    ),
  ]
}

/** Returns the workspace and project of a path, because pages of different projects have the same title. */
const placeIn = (href = ''): string => href.split('/').slice(1, 3).join(' / ')

/** Actions that a person can start in a project, without those that would be refused. */
export function projectActions(org: string, project: string, role: Role): PalettePage[] {
  const base = `/${org}/${project}`
  return [
    ...(hasPermission(role, 'review') ? [{ href: `${base}/review`, label: 'Review and approve posts' }] : []),
    ...(hasPermission(role, 'write')
      ? [
          { href: `${base}/posts/new`, label: 'New post' },
          { href: `${base}/sources/new`, label: 'Add a source' },
          { href: `${base}/topics/new`, label: 'New topic' },
          { href: `${base}/approval-links`, label: 'View approval links' },
        ]
      : []),
    ...(hasPermission(role, 'manage') ? [{ href: `${base}/channels`, label: 'Connect a channel' }] : []),
    ...workspaceActions(org, role),
  ]
}

/** Like `projectActions`, for a workspace. */
export function workspaceActions(org: string, role: Role): PalettePage[] {
  return hasPermission(role, 'manage')
    ? [
        { href: `/${org}/members?invite=1`, label: 'Invite a member' },
        { href: `/${org}/new`, label: 'New project' },
      ]
    : []
}
