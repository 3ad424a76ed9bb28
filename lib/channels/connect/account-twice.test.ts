import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { useSimulatedNetworks } from '@/testing/publishing/simulated-networks'

useTestDatabase()
const networks = useSimulatedNetworks()

test.each(['discord', 'telegram', 'slack'] as const)(
  'refuses a %s account that is already a channel, naming the channel and what to do there',
  async (name) => {
    const { ctx } = await createTestProject()
    const { channelId } = await networks.connect(name, ctx)
    const again = () => networks.connect(name, ctx)
    const taken = {
      code: 'name-taken',
      message: expect.stringMatching(/^The channel “Walked” already publishes (?:to .*|there)\.$/),
      errors: undefined,
    }
    await expect(again()).rejects.toMatchObject({
      ...taken,
      hint: 'Use that channel. To give it new access, choose “Edit connection” beside it on the Channels page.',
    })
    const become = (status: 'expired' | 'disabled') =>
      inProject(ctx, (tx) => tx.update(channels).set({ status }).where(eq(channels.id, channelId)))
    await become('expired')
    await expect(again()).rejects.toMatchObject({ ...taken, hint: expect.stringContaining('“Reconnect”') })
    await become('disabled')
    await expect(again()).rejects.toMatchObject({
      ...taken,
      hint: 'Resume “Walked” on the Channels page.',
    })
    // In another brand the same account becomes a separate channel.
    await networks.connect(name, (await createTestProject()).ctx)
  },
)

test('connecting a Mastodon account again reconnects the same channel', async () => {
  const { ctx } = await createTestProject()
  const first = await networks.connect('mastodon', ctx)
  expect((await networks.connect('mastodon', ctx)).channelId).toBe(first.channelId)
})
