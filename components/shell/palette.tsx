'use client'

import {
  Check,
  Clock,
  CornerDownLeft,
  FileText,
  FolderPlus,
  Inbox,
  LayoutGrid,
  Search,
  SquareMenu,
} from 'lucide-react'
import { usePathname, useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ShortcutName } from '@/components/shortcuts/shortcuts'
import { Avatar } from '@/components/ui/avatar'
import { KeyHint } from '@/components/ui/key-hint'
import {
  type Found,
  type PaletteOption,
  type PalettePage,
  paletteOptions,
  type SearchEverywhere,
} from './palette-options'
import { recentPlaces } from './recent-places'

const typingPauseMs = 150

type PaletteProps = {
  current: { org?: string | undefined; project?: string | undefined }
  who: string
  search: SearchEverywhere
  pages: readonly PalettePage[]
  actions: readonly PalettePage[]
  /** What the page could do by keyboard shortcut when the palette opened. */
  bound: readonly ShortcutName[]
  /** Runs a shortcut of the page, after the palette has closed. */
  onRun: (name: ShortcutName) => void
  onClose: () => void
}

/**
 * The one place to find everything: pages, posts, content, actions, brands. The focus stays in the search box
 * (combobox pattern); the arrow keys choose, Enter goes there, Escape closes.
 */
export function Palette({ who, current, search, pages, actions, bound, onRun, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const router = useRouter()
  const path = usePathname()
  const { found, failed } = useFound(search, current, typed)
  const recent = useMemo(() => recentPlaces(who, path), [who, path])
  const options = useMemo(
    () => paletteOptions({ found, here: current, pages, actions, recent, bound }, typed),
    [found, current, pages, actions, recent, bound, typed],
  )
  const chosen = options[Math.min(at, options.length - 1)]
  const groups = useMemo(() => Map.groupBy(options, ({ group }) => group), [options])
  const inOrder = useMemo(() => [...groups.values()].flat(), [groups])
  const place = chosen ? inOrder.indexOf(chosen) : -1

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.key}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, id])

  function go(option: PaletteOption | undefined) {
    if (!option) return
    onClose()
    if (option.href === undefined) onRun(option.run)
    else router.push(option.href)
  }

  const choose = (option: PaletteOption | undefined) => option && setAt(options.indexOf(option))

  function onKeyDown(event: KeyboardEvent) {
    const last = inOrder.length - 1
    const moves: Record<string, number> = {
      ArrowDown: place >= last ? 0 : place + 1,
      ArrowUp: place <= 0 ? last : place - 1,
      PageDown: Math.min(last, place + 6),
      PageUp: Math.max(0, place - 6),
    }
    const next = moves[event.key]
    if (next !== undefined) {
      event.preventDefault()
      choose(inOrder[next])
    } else if (event.key === 'Enter') {
      event.preventDefault()
      go(chosen)
    }
  }

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it natively
    <dialog
      ref={dialog}
      aria-label="Search and go"
      className="dialog dialog--palette"
      onClose={() => {
        // React's strict mode opens, closes and reopens the dialog: that close event does not come from the person.
        if (!dialog.current?.open) onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="flex items-center gap-3 border-b border-border px-4">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <input
          role="combobox"
          aria-label="Search pages, posts, content and actions"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${chosen.key}` : undefined}
          aria-autocomplete="list"
          className="h-13 min-w-0 flex-1 bg-transparent outline-none placeholder:text-field-placeholder"
          placeholder="Search pages, posts, content and actions"
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        <KeyHint>Esc</KeyHint>
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Results"
        className="max-h-[min(28rem,60dvh)] overflow-y-auto p-2 empty:hidden"
      >
        {[...groups].map(([group, own]) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
          <div key={group} role="group" aria-label={group}>
            <div aria-hidden className="px-2.5 pt-2 pb-1 text-xs font-medium text-muted">
              {group}
            </div>
            {own.map((option) => (
              <OptionLine
                key={option.key}
                id={`${id}-${option.key}`}
                option={option}
                chosen={option === chosen}
                onPoint={() => choose(option)}
                onPick={() => go(option)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="px-4 pt-2 pb-4 text-center text-sm text-muted empty:hidden">
        {statusOf({ failed, loading: !found, none: options.length === 0, more: found?.more ?? false })}
      </p>
    </dialog>,
    document.body,
  )
}

/** What the server finds for the typed text; requested when the palette opens and after each pause in typing. */
function useFound(search: SearchEverywhere, { org, project }: PaletteProps['current'], typed: string) {
  const [found, setFound] = useState<Found & { q: string }>()
  const [failed, setFailed] = useState(false)
  const q = typed.trim()
  const known = found?.q
  useEffect(() => {
    if (known === q) return
    let dropped = false
    const timer = setTimeout(
      async () => {
        const here = { ...(org === undefined ? {} : { org }), ...(project === undefined ? {} : { project }) }
        const result = await search({ q, ...here }).catch(() => undefined)
        if (dropped) return
        setFailed(!result?.ok)
        if (result?.ok) setFound({ ...result.data, q })
      },
      known === undefined ? 0 : typingPauseMs,
    )
    return () => {
      dropped = true
      clearTimeout(timer)
    }
  }, [search, org, project, q, known])
  return { found, failed }
}

function statusOf(is: { failed: boolean; loading: boolean; none: boolean; more: boolean }): string {
  if (is.failed) return 'We couldn’t search your workspaces. Try again.'
  if (is.loading) return 'Searching …'
  if (is.none) return 'Nothing found. Try other words.'
  return is.more ? 'You have more brands. Type to find them.' : ''
}

type OptionLineProps = {
  id: string
  option: PaletteOption
  chosen: boolean
  onPoint: () => void
  onPick: () => void
}

function OptionLine({ id, option, chosen, onPoint, onPick }: OptionLineProps) {
  const { project, icon } = option
  const Icon = icons[icon]
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search box (combobox pattern)
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the search box
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      className="menu__item scroll-m-2"
      onMouseMove={onPoint}
      onClick={onPick}
    >
      {project ? (
        <Avatar
          name={project.name}
          src={project.logoUrl}
          color={project.color}
          accent={project.accent}
          size="sm"
        />
      ) : (
        <span className="grid size-6 shrink-0 place-content-center">
          <Icon aria-hidden />
        </span>
      )}
      {/* Below each other on phones, where both in a line would be cut off. */}
      <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-center sm:gap-2.5">
        <span className="min-w-0 truncate sm:flex-1">{option.label}</span>
        {option.detail ? (
          <span className="truncate text-xs text-muted sm:max-w-48 sm:shrink-0">{option.detail}</span>
        ) : null}
      </span>
      {option.current ? <Check aria-label="you are here" /> : null}
    </div>
  )
}

const icons: Record<PaletteOption['icon'], typeof Search> = {
  project: LayoutGrid,
  workspace: LayoutGrid,
  new: FolderPlus,
  page: SquareMenu,
  recent: Clock,
  action: CornerDownLeft,
  post: FileText,
  content: Inbox,
}
