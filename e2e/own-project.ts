import type { NetworkName } from '@/lib/networks/registry'
import { ask, type Workspace } from './fixtures/ask'
import { expect, type Page, startSession } from './test'

export type OwnProject = {
  /** Path of the project: "/river/brook". */
  path: string
  workspace: Workspace
}

/**
 * Creates a new person, called Editor, with their own workspace and project, and signs the page's browser in as
 * them.
 */
export async function ownProject(page: Page, name: string, brand = 'Brook'): Promise<OwnProject> {
  const workspace = await ask('makeWorkspace', { owner: 'Editor', workspace: name, project: { name: brand } })
  await startSession(page, workspace.owner.email)
  return { path: workspace.path, workspace }
}

/** Like `ownProject`, where only the project's path is needed. */
export const createOwnProject = async (page: Page, name: string): Promise<string> =>
  (await ownProject(page, name)).path

/** Adds a manifest source and opens its page once its first sync has finished; returns the path of the page. */
export async function addSource(page: Page, project: OwnProject, address: string): Promise<string> {
  const { id } = await ask('addSource', {
    workspace: project.workspace,
    source: {
      source_type: 'bucket_manifest',
      name: 'Bucket',
      config: { base_url: address },
      publish_mode: 'review',
      sync_interval_minutes: 60,
    },
  })
  const path = `${project.path}/sources/${id}`
  await page.goto(path)
  await expect(page.getByRole('status').filter({ hasText: /Done|Failed/ })).toBeVisible()
  return path
}

/** Connects an account of a simulated network, as a person does by giving consent. */
export const connectSandbox = (
  project: OwnProject,
  network: NetworkName,
  options: { name: string; language?: string },
): Promise<string> => ask('connectSandbox', { workspace: project.workspace, network, ...options })
