'use client'

import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { ariaKeysOf, type ShortcutName } from '@/components/shortcuts/shortcuts'
import { runnableShortcuts, runShortcut, useShortcuts } from '@/components/shortcuts/use-shortcuts'
import { Avatar } from '@/components/ui/avatar'
import { BrandMark } from '@/components/ui/brand-mark'
import { KeyHint } from '@/components/ui/key-hint'
import { Palette } from './palette'
import type { PalettePage, SearchEverywhere } from './palette-options'
import type { SwitcherProject } from './switcher-options'

export type SwitcherPlace = {
  /** The workspace's slug, and its name. */
  org: string
  workspace: string
  project?: SwitcherProject | undefined
}

type SwitcherProps = {
  /** The current place. */
  here?: SwitcherPlace | undefined
  /** The person whose recent places it shows. */
  who: string
  search: SearchEverywhere
  pages: readonly PalettePage[]
  actions: readonly PalettePage[]
  /** Whether Ctrl-K opens it too; only one switcher on a page may have this. */
  byKey?: boolean
}

/** Shows the current project and opens the palette, which leads everywhere: by click or by Ctrl-K. */
export function Switcher({ who, here, search, pages, actions, byKey }: SwitcherProps) {
  // The shortcuts that the page could run when the palette opened. The palette is a dialog itself, and shortcuts do
  // not work in dialogs.
  const [open, setOpen] = useState<ShortcutName[]>()
  const project = here?.project
  const title = project?.name ?? here?.workspace ?? 'Choose a project'
  const above = project ? here?.workspace : here ? 'Workspace' : undefined

  useShortcuts({
    palette: byKey ? () => setOpen((was) => (was ? undefined : runnableShortcuts())) : undefined,
  })

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={byKey ? ariaKeysOf('palette') : undefined}
        onClick={() => setOpen(runnableShortcuts())}
        className="flex min-h-11 w-full min-w-0 cursor-pointer items-center gap-2.5 rounded-lg px-2 py-1.5 text-left hover:bg-background-tertiary"
      >
        {here ? (
          <Avatar
            name={title}
            src={project?.logoUrl}
            color={project?.color}
            accent={project?.accent}
            size="md"
          />
        ) : (
          <BrandMark className="size-9 shrink-0" />
        )}
        <span className="min-w-0 flex-1">
          {above ? <span className="block truncate text-xs text-muted">{above}</span> : null}
          <span className="block truncate text-sm font-semibold">{title}</span>
        </span>
        <span className="sr-only">Switch project, search</span>
        <span className="hidden md:block" aria-hidden>
          <KeyHint>Ctrl K</KeyHint>
        </span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted md:hidden" />
      </button>
      {open ? (
        <Palette
          current={{ org: here?.org, project: project?.slug }}
          who={who}
          search={search}
          pages={pages}
          actions={actions}
          bound={open}
          onRun={runShortcut}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  )
}
