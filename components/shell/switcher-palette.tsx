'use client'

import { Check, FolderPlus, LayoutGrid, Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Avatar } from '@/components/ui/avatar'
import { KeyHint } from '@/components/ui/key-hint'
import {
  type SearchPlaces,
  type SwitcherOption,
  type SwitcherWorkspace,
  switcherOptions,
} from './switcher-options'

const typingPauseMs = 150

type PaletteProps = {
  current: { org?: string | undefined; project?: string | undefined }
  search: SearchPlaces
  onClose: () => void
}

/** The open switcher: a search box over the projects found; arrows choose, Enter goes, Escape closes. */
export function SwitcherPalette({ current, search, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const router = useRouter()
  const { found, failed } = useFoundPlaces(search, current.org, typed)
  const options = useMemo(
    () => switcherOptions(found?.workspaces ?? [], current, typed),
    [found, current, typed],
  )
  const chosen = options[Math.min(at, options.length - 1)]

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.key}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, id])

  function go(option: SwitcherOption | undefined) {
    if (!option) return
    onClose()
    router.push(option.href)
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = options.length - 1
    const moves: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const next = moves[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setAt(Math.max(0, next))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      go(chosen)
    }
  }

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it natively
    <dialog
      ref={dialog}
      aria-label="Switch project"
      className="dialog dialog--palette"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="flex items-center gap-3 border-b border-border px-4">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <input
          role="combobox"
          aria-label="Search projects"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${chosen.key}` : undefined}
          aria-autocomplete="list"
          className="h-13 min-w-0 flex-1 bg-transparent outline-none placeholder:text-field-placeholder"
          placeholder="Search projects"
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
        aria-label="Projects"
        className="max-h-[min(24rem,60dvh)] overflow-y-auto p-2"
      >
        {options.map((option, index) => (
          <PaletteOption
            key={option.key}
            id={`${id}-${option.key}`}
            option={option}
            heading={typed.trim() === '' && options[index - 1]?.workspace !== option.workspace}
            beside={typed.trim() !== ''}
            chosen={option === chosen}
            onPoint={() => setAt(index)}
            onPick={() => go(option)}
          />
        ))}
      </div>
      <p role="status" className="px-4 pb-4 text-center text-sm text-muted empty:hidden">
        {statusOf({ failed, loading: !found, none: options.length === 0, more: found?.more ?? false })}
      </p>
    </dialog>,
    document.body,
  )
}

type Found = { workspaces: SwitcherWorkspace[]; more: boolean; q: string }

/** What the server finds for what was typed; asked when the switcher opens and after each pause in typing. */
function useFoundPlaces(search: SearchPlaces, org: string | undefined, typed: string) {
  const [found, setFound] = useState<Found>()
  const [failed, setFailed] = useState(false)
  const q = typed.trim()
  const known = found?.q
  useEffect(() => {
    if (known === q) return
    let dropped = false
    const timer = setTimeout(
      async () => {
        const result = await search({ q, ...(org === undefined ? {} : { org }) }).catch(() => undefined)
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
  }, [search, org, q, known])
  return { found, failed }
}

function statusOf(is: { failed: boolean; loading: boolean; none: boolean; more: boolean }): string {
  if (is.failed) return 'We couldn’t load your projects. Try again.'
  if (is.loading) return 'Loading projects…'
  if (is.none) return 'No project matches.'
  return is.more ? 'You have more projects. Type to find them.' : ''
}

type OptionProps = {
  id: string
  option: SwitcherOption
  heading: boolean
  beside: boolean
  chosen: boolean
  onPoint: () => void
  onPick: () => void
}

function PaletteOption({ id, option, heading, beside, chosen, onPoint, onPick }: OptionProps) {
  const { project } = option
  return (
    <>
      {heading ? (
        <div role="presentation" className="px-2.5 pt-2 pb-1 text-xs font-medium text-muted">
          {option.workspace}
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search box (combobox pattern) */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the search box */}
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
          <span className="grid size-6 place-content-center">
            {option.kind === 'new' ? <FolderPlus aria-hidden /> : <LayoutGrid aria-hidden />}
          </span>
        )}
        <span className="min-w-0 flex-1 truncate">{option.label}</span>
        {beside ? <span className="max-w-40 truncate text-xs text-muted">{option.workspace}</span> : null}
        {option.current ? <Check aria-label="you are here" /> : null}
      </div>
    </>
  )
}
