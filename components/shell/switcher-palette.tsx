'use client'

import { Check, FolderPlus, LayoutGrid, Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Avatar } from '@/components/ui/avatar'
import { KeyHint } from '@/components/ui/key-hint'
import { type SwitcherOption, type SwitcherWorkspace, switcherOptions } from './switcher-options'

type PaletteProps = {
  workspaces: readonly SwitcherWorkspace[]
  current: { org?: string; project?: string }
  onClose: () => void
}

/** The open switcher: a search box over a list of all projects; arrows choose, Enter goes, Escape closes. */
export function SwitcherPalette({ workspaces, current, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const router = useRouter()
  const options = useMemo(() => switcherOptions(workspaces, current, typed), [workspaces, current, typed])
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
      {options.length === 0 ? (
        <p role="status" className="px-4 pt-2 pb-8 text-center text-sm text-muted">
          No project is called that.
        </p>
      ) : null}
    </dialog>,
    document.body,
  )
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
