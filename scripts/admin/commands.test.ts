import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codeGenerators } from '@/db/schema'
import { inSystem } from '@/db/system'
import { unzip } from '@/lib/archive/unzip'
import { hasCodeGenerator } from '@/lib/auth/codes/has-code-generator'
import { isResetOpen } from '@/lib/auth/reset/reset-link'
import { signUp } from '@/lib/auth/sign-up/sign-up'
import { findTokenHolder } from '@/lib/auth/tokens/find-token-holder'
import { newId } from '@/lib/ids'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { commands } from './commands'

useTestDatabase()

describe('the command line', () => {
  test('a token works in its person’s first workspace, as owner unless told otherwise', async () => {
    const email = `${newId()}@example.com`
    const person = await signUp({ name: 'Ann', email, password: 'correct horse battery' })
    const owner = await findTokenHolder(await commands['create-token']({ email, name: 'script' }))
    expect(owner).toMatchObject({ orgId: person.orgId, role: 'owner', projectId: null })
    const viewer = await findTokenHolder(await commands['create-token']({ email, name: 's', role: 'viewer' }))
    expect(viewer?.role).toBe('viewer')
  })

  test('a person gets a reset link, and second factors they lost can be removed', async () => {
    const { userId } = await createTestProject()
    const email = `${userId}@example.test`
    const link = await commands['password-link']({ email })
    expect(await isResetOpen(link.split('/').at(-1) ?? '')).toBe(true)
    await inSystem((tx) =>
      tx.insert(codeGenerators).values({ userId, encryptedSecret: 'x', confirmedAt: new Date() }),
    )
    expect(await hasCodeGenerator(userId)).toBe(true)
    expect(await commands['remove-second-factors']({ email })).toBe(userId)
    expect(await hasCodeGenerator(userId)).toBe(false)
    for (const name of ['password-link', 'remove-second-factors'] as const)
      await expect(commands[name]({ email: 'nobody@example.com' })).rejects.toThrow(/no account/)
  })

  test('an unknown person, project, role or source is rejected', async () => {
    const email = `${newId()}@example.com`
    await signUp({ name: 'Ann', email, password: 'correct horse battery' })
    const other = await createTestProject()
    const name = 'script'
    await expect(commands['create-token']({ email: 'nobody@example.com', name })).rejects.toThrow(
      /no account/,
    )
    await expect(commands['create-token']({ email, name, project: other.projectSlug })).rejects.toThrow(
      /no project/,
    )
    await expect(commands['create-token']({ email, name, role: 'king' })).rejects.toThrow()
    await expect(commands.sync({ source: newId() })).rejects.toThrow(/no source/)
    await expect(commands.sync({ source: 'x' })).rejects.toThrow(/no source/)
  })

  test('a project is exported to a folder or a named file, readable by its owner only, and nothing is overwritten', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'export-'))
    try {
      const { projectSlug, orgSlug } = await createTestProject()
      const options = { project: projectSlug, workspace: orgSlug, out: folder }
      const path = await commands.export(options)
      expect(path).toMatch(
        new RegExp(`^${folder}/${projectSlug}-\\d{4}-\\d\\d-\\d\\d\\.tributary-export\\.zip$`),
      )
      expect(statSync(path).mode & 0o777).toBe(0o600)
      const bounds = { entries: 50, bytes: 1024 * 1024, strict: true }
      expect([...unzip(readFileSync(path), () => true, bounds).files.keys()]).toContain('items.json')
      const named = join(folder, 'mine.zip')
      writeFileSync(`${named}.part`, 'of others')
      expect(await commands.export({ ...options, out: named })).toBe(named)
      expect(statSync(named).mode & 0o777).toBe(0o600)
      expect(readFileSync(`${named}.part`, 'utf8')).toBe('of others')
      writeFileSync(named, 'mine')
      await expect(commands.export({ ...options, out: named })).rejects.toThrow(/already/)
      expect(readFileSync(named, 'utf8')).toBe('mine')
      await expect(commands.export({ ...options, out: join(folder, 'no', 'where.zip') })).rejects.toThrow(
        /no folder/,
      )
      expect(readdirSync(folder)).toHaveLength(3)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('a short name used in several workspaces requires the workspace too', async () => {
    const slug = `brook-${newId().slice(-12)}`
    const [one, other] = [await createTestProject({ slug }), await createTestProject({ slug })]
    await expect(commands.export({ project: slug })).rejects.toMatchObject({
      code: 'conflict',
      hint: expect.stringContaining([one.orgSlug, other.orgSlug].sort().join(', ')),
    })
    await expect(commands.export({ project: slug, workspace: 'elsewhere' })).rejects.toThrow(/no project/)
    await expect(commands.export({ project: 'no-such' })).rejects.toThrow(/no project/)
    await expect(commands.export({})).rejects.toThrow(/--project/)
  })
})
