import { and, eq, notInArray } from 'drizzle-orm'
import { modelPrices, modelSettings, modelWaits } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { AppError, type FieldError } from '@/lib/errors'
import { checkAddress } from '@/lib/http/addresses/address-policy'
import { OutboundError } from '@/lib/http/outbound-error'
import { encrypt } from '@/lib/vault'
import { privateHostsOf } from '@/lib/workspace-grants'
import { modelKeyLocation, privateModelHosts } from '../models/find-model'
import { addressOf, defaultBaseUrls } from '../models/model-settings'
import { type ModelPriceInput, type ModelServerInput, type ModelSettingsInput, maskedKey } from '../schemas'
import { upsertModelPrice } from './save-model-price'

/**
 * Stores a workspace's model, limits, prices and whether the model refines fact cards; omitted parts stay unchanged. The key is encrypted and bound to
 * the server it was entered for: after a change of address it must be entered again. Throws `invalid` with
 * pointers. Serves spec/writing#4, spec/security#7.1.
 */
export async function saveModelSettings(ctx: OrgContext<'manage'>, input: ModelSettingsInput): Promise<void> {
  const server = input.server && { ...input.server, base_url: await checkedAddress(ctx, input.server) }
  await inSystem(async (tx) => {
    if (server) await saveServer(tx, ctx, server)
    if (input.caps) await saveCaps(tx, ctx.orgId, input.caps)
    if (input.refines_cards !== undefined) await saveRefining(tx, ctx.orgId, input.refines_cards)
    if (input.prices) await replacePrices(tx, ctx.orgId, input.prices)
    await audit(tx, ctx, {
      action: 'model.saved',
      subject: ctx.orgId,
      data: {
        ...(server ? { kind: server.kind, base_url: server.base_url, model: server.model } : {}),
        ...(input.caps ? { caps: input.caps } : {}),
        ...(input.refines_cards === undefined ? {} : { refines_cards: input.refines_cards }),
        ...(input.prices ? { prices: input.prices.length } : {}),
      },
    })
  })
}

const invalidError = (errors: FieldError[], hint?: string) =>
  new AppError('invalid', { errors, ...(hint === undefined ? {} : { hint }) })

/**
 * Returns the address to store, after checking that the workspace may reach it; by default the service's usual
 * address.
 */
async function checkedAddress(
  ctx: OrgContext,
  { kind, base_url }: Pick<ModelServerInput, 'kind' | 'base_url'>,
): Promise<string> {
  const pointer = '/server/base_url'
  const enteredUrl = base_url || (kind === 'openai-compatible' ? '' : defaultBaseUrls[kind])
  if (enteredUrl === '') throw invalidError([{ pointer, detail: 'Enter the address of the server.' }])
  const { workspace } = await privateHostsOf(ctx)
  const policy = {
    privateHostsAllowed: await privateModelHosts(ctx),
    ...(workspace === undefined ? {} : { workspace }),
  }
  try {
    checkAddress(enteredUrl, policy)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw invalidError([{ pointer, detail: `${error.message} ${error.hint}` }])
  }
  const address = addressOf(enteredUrl)
  if (!address) throw invalidError([{ pointer, detail: 'Enter the address without a question mark or #.' }])
  return address
}

type CheckedServer = ModelServerInput & { base_url: string }

async function saveServer(tx: SystemTx, ctx: OrgContext, server: CheckedServer): Promise<void> {
  const { orgId } = ctx
  const [stored] = await tx
    .select({ encryptedKey: modelSettings.encryptedKey, keyServer: modelSettings.keyServer })
    .from(modelSettings)
    .where(eq(modelSettings.orgId, orgId))
    .for('update')
  const key = keyOf(orgId, server, stored)
  if (key.encryptedKey === null && server.kind !== 'openai-compatible')
    throw invalidError([{ pointer: '/server/key', detail: 'Enter the key.' }])
  const row = {
    kind: server.kind,
    baseUrl: server.base_url,
    model: server.model,
    ...key,
    imageModel: server.image_model || null,
    referencesRefusedAt: null,
    embeddingModel: server.embedding_model || null,
    vision: server.vision,
  }
  await tx
    .insert(modelSettings)
    .values({ orgId, ...row })
    .onConflictDoUpdate({ target: modelSettings.orgId, set: row })
  // Whoever changes the settings wants to know right away whether they work.
  await tx.delete(modelWaits).where(eq(modelWaits.orgId, orgId))
}

type StoredKey = { encryptedKey: string | null; keyServer: string | null }

function keyOf(orgId: string, server: CheckedServer, stored: StoredKey | undefined): StoredKey {
  const origin = new URL(server.base_url).origin
  if (server.key === undefined || server.key === maskedKey) {
    if (!stored?.encryptedKey) return { encryptedKey: null, keyServer: null }
    if (stored.keyServer === origin) return { encryptedKey: stored.encryptedKey, keyServer: stored.keyServer }
    throw invalidError(
      [{ pointer: '/server/key', detail: 'Enter the key again, because the address has changed.' }],
      'We send a key only to the server it was entered for. For a server without a key, remove the saved one.',
    )
  }
  return server.key
    ? { encryptedKey: encrypt(server.key, modelKeyLocation(orgId)), keyServer: origin }
    : { encryptedKey: null, keyServer: null }
}

async function saveCaps(
  tx: SystemTx,
  orgId: string,
  caps: NonNullable<ModelSettingsInput['caps']>,
): Promise<void> {
  const row = {
    ...(caps.tokens_per_day === undefined ? {} : { tokensPerDay: caps.tokens_per_day }),
    ...(caps.tokens_per_month === undefined ? {} : { tokensPerMonth: caps.tokens_per_month }),
    ...(caps.usd_per_month === undefined
      ? {}
      : { microsPerMonth: caps.usd_per_month === null ? null : Math.round(caps.usd_per_month * 1e6) }),
    updatedAt: new Date(),
  }
  await tx
    .insert(modelSettings)
    .values({ orgId, ...row })
    .onConflictDoUpdate({ target: modelSettings.orgId, set: row })
}

async function saveRefining(tx: SystemTx, orgId: string, refinesCards: boolean): Promise<void> {
  await tx
    .insert(modelSettings)
    .values({ orgId, refinesCards })
    .onConflictDoUpdate({ target: modelSettings.orgId, set: { refinesCards } })
}

async function replacePrices(tx: SystemTx, orgId: string, prices: ModelPriceInput[]): Promise<void> {
  const models = prices.map(({ model }) => model)
  await tx
    .delete(modelPrices)
    .where(
      and(
        eq(modelPrices.orgId, orgId),
        models.length > 0 ? notInArray(modelPrices.model, models) : undefined,
      ),
    )
  for (const price of prices) await upsertModelPrice(tx, orgId, price)
}
