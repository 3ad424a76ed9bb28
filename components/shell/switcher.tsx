'use client'

import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { ariaKeysOf } from '@/components/shortcuts/shortcuts'
import { useShortcuts } from '@/components/shortcuts/use-shortcuts'
import { Avatar } from '@/components/ui/avatar'
import { KeyHint } from '@/components/ui/key-hint'
import type { SearchPlaces, SwitcherProject } from './switcher-options'
import { SwitcherPalette } from './switcher-palette'

export type SwitcherPlace = {
  /** The workspace's short name, and its name. */
  org: string
  workspace: string
  project?: SwitcherProject | undefined
}

type SwitcherProps = {
  /** Where the person is. */
  here?: SwitcherPlace | undefined
  search: SearchPlaces
  /** Opens by Ctrl-K too; of several on a page only one may. */
  byKey?: boolean
}

/** Shows the project one is in, and leads to every other one: by a press, or Ctrl-K and typing. */
export function Switcher({ here, search, byKey }: SwitcherProps) {
  const [open, setOpen] = useState(false)
  const project = here?.project
  const title = project?.name ?? here?.workspace ?? 'Choose a project'
  const above = project ? here?.workspace : here ? 'Workspace' : undefined

  useShortcuts({ palette: byKey ? () => setOpen((was) => !was) : undefined })

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={byKey ? ariaKeysOf('palette') : undefined}
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full min-w-0 cursor-pointer items-center gap-2.5 rounded-lg px-2 py-1.5 text-left hover:bg-background-tertiary"
      >
        <Avatar
          name={title}
          src={project?.logoUrl}
          color={project?.color}
          accent={project?.accent}
          size="md"
        />
        <span className="min-w-0 flex-1">
          {above ? <span className="block truncate text-xs text-muted">{above}</span> : null}
          <span className="block truncate text-sm font-semibold">{title}</span>
        </span>
        <span className="sr-only">Switch project</span>
        <span className="hidden md:block" aria-hidden>
          <KeyHint>Ctrl K</KeyHint>
        </span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted md:hidden" />
      </button>
      {open ? (
        <SwitcherPalette
          current={{ org: here?.org, project: project?.slug }}
          search={search}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
