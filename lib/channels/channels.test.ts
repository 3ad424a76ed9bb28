import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { auditEvents, channels } from '@/db/schema'
import { inSystem } from '@/db/system'
import { reencryptColumn } from '@/lib/reencrypt-column'
import { createTestChannel } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { changeChannel } from './change-channel'
import { createChannel } from './create-channel'
import { channelCredentials, decryptFields } from './credentials/credentials'
import { deleteChannel } from './delete-channel'
import { listChannels } from './list-channels'
import { changeChannelInput, createChannelInput } from './schemas'

useTestDatabase()

const webhook = (key: string) =>
  createChannelInput.parse({
    platform: 'webhook',
    account_key: key,
    display_name: key,
    config: { url: 'https://hooks.example.com/in' },
  })

describe('channels', () => {
  test('a config is refused on a network that has no fields and no settings', async () => {
    const { ctx } = await createTestProject()
    const id = await createTestChannel(ctx, { platform: 'x' })
    await expect(changeChannel(ctx, { id, config: { url: 'https://a.example' } })).rejects.toMatchObject({
      code: 'wrong-state',
      hint: 'Leave out "config".',
    })
  })

  test("a webhook's secret is shown once and stored encrypted", async () => {
    const { ctx } = await createTestProject()
    const made = await createChannel(ctx, webhook('site'))
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(made).toMatchObject({ platform: 'webhook', language: 'en', status: 'active', sandbox: false })
    const listed = JSON.stringify(await listChannels(ctx, { limit: 50 }))
    expect(listed).not.toContain('whsec_')
    const rows = await inProject(ctx, (tx) => tx.select().from(channels))
    expect(JSON.stringify(rows)).not.toContain(made.secret)
    const audits = await inSystem((tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.subject, made.id)),
    )
    expect(audits).toMatchObject([{ action: 'channel.created' }])
  })

  test('an account_key is unique in a project, even when several people use it at the same time', async () => {
    const { ctx } = await createTestProject()
    const tries = await Promise.allSettled([1, 2, 3].map(() => createChannel(ctx, webhook('same'))))
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of tries)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'name-taken' })
    const other = await createTestProject()
    await expect(createChannel(other.ctx, webhook('same'))).resolves.toBeDefined()
  })

  test('pages are stable and newest first', async () => {
    const { ctx } = await createTestProject()
    for (const key of ['a1', 'b2', 'c3']) await createChannel(ctx, webhook(key))
    const first = await listChannels(ctx, { limit: 2 })
    await createChannel(ctx, webhook('d4'))
    const after = Buffer.from(first.next_cursor ?? '', 'base64url').toString()
    const second = await listChannels(ctx, { limit: 2, after })
    expect([...first.data, ...second.data].map((one) => one.account_key)).toEqual(['c3', 'b2', 'a1'])
    expect(second.next_cursor).toBeNull()
  })

  test('can be changed, paused and disconnected', async () => {
    const { ctx } = await createTestProject()
    const one = await createChannel(ctx, webhook('one'))
    await createChannel(ctx, webhook('two'))
    expect(await changeChannel(ctx, { id: one.id, language: 'de', status: 'disabled' })).toMatchObject({
      language: 'de',
      status: 'disabled',
      display_name: 'one',
    })
    await expect(changeChannel(ctx, { id: one.id, account_key: 'two' })).rejects.toMatchObject({
      code: 'name-taken',
    })
    await expect(
      changeChannel(ctx, { id: one.id, config: { url: 'https://localhost/' } }),
    ).rejects.toMatchObject({ code: 'invalid' })
    await deleteChannel(ctx, { id: one.id })
    await expect(deleteChannel(ctx, { id: one.id })).rejects.toMatchObject({ code: 'not-found' })
    expect((await listChannels(ctx, { limit: 50 })).data).toHaveLength(1)
  })

  test('are re-encrypted if they use an older key of the ring, and left alone if their key is lost', async () => {
    const { ctx } = await createTestProject()
    const before = process.env.ENCRYPTION_KEY ?? ''
    const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')
    const made = await createChannel(ctx, webhook('old'))
    try {
      process.env.ENCRYPTION_KEY = `lost:${key(1)}`
      await createChannel(ctx, webhook('lost'))
      process.env.ENCRYPTION_KEY = `new:${key(2)},${before}`
      while ((await reencryptColumn(channelCredentials)) > 0);
      const rows = await inProject(ctx, (tx) => tx.select().from(channels))
      const of = (name: string) => rows.find((row) => row.accountKey === name)
      const old = of('old')
      expect(old?.credentials).toMatch(/^v1\.new\./)
      expect(old && decryptFields(old)?.signingSecret).toBe(made.secret)
      expect(of('lost')?.credentials).toMatch(/^v1\.lost\./)
    } finally {
      process.env.ENCRYPTION_KEY = before
    }
  })

  test.each([
    { platform: 'x', account_key: 'a', display_name: 'A', config: { url: 'https://a.example' } },
    {
      platform: 'webhook',
      account_key: 'No Blanks',
      display_name: 'A',
      config: { url: 'https://a.example' },
    },
    { platform: 'webhook', account_key: 'a', display_name: ' ', config: { url: 'https://a.example' } },
    { platform: 'webhook', account_key: 'a', display_name: 'A', config: {} },
    {
      platform: 'webhook',
      account_key: 'a',
      display_name: 'A',
      config: { url: 'https://a.example' },
      more: 1,
    },
  ])('cannot be created from %o', (input) => {
    expect(createChannelInput.safeParse(input).success).toBe(false)
    expect(changeChannelInput.safeParse({ status: 'expired' }).success).toBe(false)
  })
})
