import { ask, type Workspace } from './fixtures/ask'

export type ReviewWorkspace = {
  workspace: Workspace
  /** Path of the project: "/workspace/project". */
  base: string
  people: { editor: string; viewer: string }
  /** IDs of the packages by the names of their items. */
  ids: Record<string, string>
}

/**
 * Creates a workspace for the caller in the product under test: two people, a channel on the simulated X, and a
 * package in review for each name. The post of the package named Lost may or may not be published.
 */
export async function createReviewWorkspace(
  names: readonly string[],
  options: { password?: string } = {},
): Promise<ReviewWorkspace> {
  const workspace = await ask('makeWorkspace', {
    owner: 'Edda Editor',
    workspace: 'Mill',
    // A different time zone than the browser's, so that times show which zone they are in.
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
