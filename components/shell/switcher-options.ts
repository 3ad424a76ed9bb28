export type SwitcherProject = {
  slug: string
  name: string
  logoUrl?: string | null
  /** The brand's two colors, #rrggbb. */
  color?: string | null
  accent?: string | null
}

export type SwitcherWorkspace = { slug: string; name: string; projects: readonly SwitcherProject[] }

export type SwitcherOption = {
  key: string
  href: string
  label: string
  workspace: string
  kind: 'project' | 'workspace' | 'new'
  project?: SwitcherProject
  current: boolean
}

type Current = { org?: string | undefined; project?: string | undefined }

/**
 * Returns what the switcher offers for the typed text: projects whose name begins with it first, then those that
 * contain it in name, slug or workspace. With nothing typed: everything in order, the current workspace first, with
 * each workspace's own page.
 */
export function switcherOptions(
  workspaces: readonly SwitcherWorkspace[],
  current: Current,
  typed: string,
): SwitcherOption[] {
  const words = foldForSearch(typed).split(/\s+/).filter(Boolean)
  const ordered = [...workspaces].sort(
    (a, b) => Number(b.slug === current.org) - Number(a.slug === current.org),
  )
  const all = ordered.flatMap((workspace) => optionsOf(workspace, current))
  if (words.length === 0) return all
  return all
    .filter((option) => {
      const text = foldForSearch(`${option.label} ${option.project?.slug ?? ''} ${option.workspace}`)
      return option.kind !== 'new' && words.every((word) => text.includes(word))
    })
    .sort((a, b) => rank(a, words) - rank(b, words))
}

function optionsOf(workspace: SwitcherWorkspace, current: Current): SwitcherOption[] {
  const here = workspace.slug === current.org
  const of = { workspace: workspace.name }
  return [
    ...workspace.projects.map(
      (project): SwitcherOption => ({
        ...of,
        key: `${workspace.slug}/${project.slug}`,
        href: `/${workspace.slug}/${project.slug}`,
        label: project.name,
        kind: 'project',
        project,
        current: here && project.slug === current.project,
      }),
    ),
    {
      ...of,
      key: workspace.slug,
      href: `/${workspace.slug}`,
      label: 'All brands',
      kind: 'workspace',
      current: here && !current.project,
    },
    {
      ...of,
      key: `${workspace.slug}+`,
      href: `/${workspace.slug}/new`,
      label: 'New project',
      kind: 'new',
      current: false,
    },
  ]
}

function rank(option: SwitcherOption, words: string[]): number {
  const name = foldForSearch(option.label)
  if (option.kind !== 'project') return 2
  return name.startsWith(words[0] ?? '') ? 0 : 1
}

/** Removes case and accents, so that "gotz" finds "Götz". */
export function foldForSearch(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
