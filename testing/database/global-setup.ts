import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '@/db/embedded'
import { buildTemplate } from './template'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { url: string; template: string; socket: string | undefined }
  }
}

/**
 * Runs once per test run: starts one PostgreSQL in a temporary folder (or uses the one of TEST_DATABASE_URL) with
 * one migrated template database. The folder is removed when the run ends, for whatever reason.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const server = given
    ? { url: given, socket: undefined, stop: async () => undefined }
    : await startEmbedded({
        dataDir: await mkdtemp(join(tmpdir(), 'tributary-test-')),
        fast: true,
        temporary: true,
      })
  const template = await buildTemplate(server.url)
  project.provide('testServer', { url: server.url, socket: server.socket, template: template.name })
  return async () => {
    await template.drop()
    await server.stop()
  }
}
