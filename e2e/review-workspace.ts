import { ask, type Workspace } from './fixtures/ask'

export type ReviewWorkspace = {
  workspace: Workspace
  /** Where the project lies: "/workspace/project". */
  base: string
  people: { editor: string; viewer: string }
  /** The packages' ids by the names of their items. */
  ids: Record<string, string>
}

/**
 * A workspace of the caller's own in the product under test: two people, a channel on the simulated X, and a package in review
 * for each name. The package named Lost is one whose post may be out or not.
 */
export async function createReviewWorkspace(
  names: readonly string[],
  options: { password?: string } = {},
): Promise<ReviewWorkspace> {
  const workspace = await ask('makeWorkspace', {
    owner: 'Edda Editor',
    workspace: 'Mill',
    // Elsewhere than the browser, so that times show whose they are.
    project: { name: 'River', voice: { words_to_avoid: ['epic'] }, time_zone: 'America/New_York' },
    ...options,
  })
  const viewer = await ask('addMember', { workspace, name: 'Vera Viewer', role: 'viewer' })
  await ask('connectSandbox', { workspace, network: 'x', name: 'River' })
  const ids = await ask('addPackages', { workspace, names })
  if (ids.Lost) await ask('loseOutcome', { workspace, id: ids.Lost })
  return {
    workspace,
    base: workspace.path,
    people: { editor: workspace.owner.email, viewer: viewer.email },
    ids,
  }
}
