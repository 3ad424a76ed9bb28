import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '@/db/testing/database'
import { createTestProject } from '@/db/testing/factories'
import { findTokenHolder } from '@/lib/auth/api-tokens'
import { signUp } from '@/lib/auth/sign-up'
import { newId } from '@/lib/ids'
import { commands } from './commands'

useTestDatabase()

describe('the command line', () => {
  test('a token works in the first workspace of its person, as owner unless told otherwise', async () => {
    const email = `${newId()}@example.com`
    const person = await signUp({ name: 'Ann', email, password: 'correct horse battery' })
    const owner = await findTokenHolder(await commands['create-token']({ email, name: 'script' }))
    expect(owner).toMatchObject({ orgId: person.orgId, role: 'owner', projectId: null })
    const viewer = await findTokenHolder(await commands['create-token']({ email, name: 's', role: 'viewer' }))
    expect(viewer?.role).toBe('viewer')
  })

  test('an unknown person, project, role or source is refused with words', async () => {
    const email = `${newId()}@example.com`
    await signUp({ name: 'Ann', email, password: 'correct horse battery' })
    const other = await createTestProject()
    const name = 'script'
    await expect(commands['create-token']({ email: 'nobody@example.com', name })).rejects.toThrow(/no person/)
    await expect(commands['create-token']({ email, name, project: other.projectSlug })).rejects.toThrow(
      /no project/,
    )
    await expect(commands['create-token']({ email, name, role: 'king' })).rejects.toThrow()
    await expect(commands.sync({ source: newId() })).rejects.toThrow(/no source/)
    await expect(commands.sync({ source: 'x' })).rejects.toThrow(/no source/)
  })
})
