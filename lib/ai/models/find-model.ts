import { eq } from 'drizzle-orm'
import type { ModelOrigin } from '@/db/allowed-values'
import { modelSettings as modelSettingsTable, organizations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { env, hasLoopbackAddress } from '@/lib/env'
import { log } from '@/lib/log'
import type { EncryptedColumn } from '@/lib/reencrypt-column'
import { decrypt, VaultError } from '@/lib/vault'
import { type ModelBudget, modelBudgetOf, privateHostsOf } from '@/lib/workspace-grants'
import { type ModelSettings, modelSettings } from './model-settings'
import { mayAcceptReferences } from './references-refused'

/** The model that a workspace uses, and how much of it the operator allows. */
export type FoundModel = {
  settings: ModelSettings
  from: ModelOrigin
  /** The operator's limit; a workspace's own model has none. */
  budget: ModelBudget | undefined
  imageModel: string | undefined
  /** Whether the image model may be shown reference images. */
  acceptsReferences: boolean
  vision: boolean
  /** Whether it refines fact cards before it writes (spec/writing#1). */
  refinesCards: boolean
  /** The model that turns texts into vectors. */
  embeddingModel: string | undefined
}

/** Default addresses of Ollama on the local computer. */
export const ollamaHosts: readonly string[] = ['127.0.0.1:11434', 'localhost:11434']

/** Where a workspace's model key is stored, for lib/vault. */
export const modelKeyLocation = (orgId: string) => ({ table: 'model_settings', rowId: orgId, projectId: '' })

export const modelKeys: EncryptedColumn = {
  column: modelSettingsTable.encryptedKey,
  key: modelSettingsTable.orgId,
  placeOf: ({ key }) => modelKeyLocation(key),
}

type Row = { slug: string; own: typeof modelSettingsTable.$inferSelect | null }

/**
 * Finds the model for a workspace's work: the one in its settings, otherwise the install's if granted to the
 * workspace. Returns undefined if there is none or its settings are unusable. One query. Serves spec/writing#4,
 * spec/decisions#9.
 */
export async function findModel({ orgId }: { orgId: string }): Promise<FoundModel | undefined> {
  const [row] = await inSystem((tx) =>
    tx
      .select({ slug: organizations.slug, own: modelSettingsTable })
      .from(organizations)
      .leftJoin(modelSettingsTable, eq(modelSettingsTable.orgId, organizations.id))
      .where(eq(organizations.id, orgId)),
  )
  return row && modelOf(orgId, row)
}

/** Like `findModel`, for a row that was already read. */
export async function modelOf(orgId: string, { slug, own }: Row): Promise<FoundModel | undefined> {
  if (own?.kind) return modelOfWorkspace(own, await privateModelHosts({ orgId, slug }))
  const settings = modelSettings()
  if (settings?.kind === 'unusable') log.warn(settings.message)
  if (!settings || settings.kind === 'unusable') return undefined
  const budget = await modelBudgetOf({ orgId, slug })
  const refinesCards = own?.refinesCards ?? true
  const embeddingModel = env().AI_EMBEDDING_MODEL
  return budget && { settings, from: 'install', budget, refinesCards, embeddingModel, ...noImages }
}

const noImages = { imageModel: undefined, acceptsReferences: false, vision: false }

/**
 * Returns the private servers that a workspace may enter as its model's: those the operator granted to it, and the
 * local Ollama if only this computer can reach the install.
 */
export async function privateModelHosts(tenant: { orgId: string; slug?: string }): Promise<string[]> {
  const { hosts } = await privateHostsOf(tenant)
  return hasLoopbackAddress() ? [...hosts, ...ollamaHosts] : hosts
}

function modelOfWorkspace(
  own: typeof modelSettingsTable.$inferSelect,
  privateHosts: readonly string[],
): FoundModel | undefined {
  const { orgId, kind, baseUrl, model, encryptedKey, keyServer } = own
  if (!kind || !baseUrl || !model) return undefined
  const settings = { kind, baseUrl, model, privateHosts }
  const rest = {
    from: 'workspace',
    budget: undefined,
    imageModel: own.imageModel ?? undefined,
    acceptsReferences: mayAcceptReferences(own.referencesRefusedAt),
    vision: own.vision,
    refinesCards: own.refinesCards,
    embeddingModel: own.embeddingModel ?? undefined,
  } as const
  if (encryptedKey === null) return { settings, ...rest }
  // A key is only ever sent to the server it was entered for, whatever happened to the row.
  if (keyServer !== new URL(baseUrl).origin) return undefined
  try {
    return { settings: { ...settings, apiKey: decrypt(encryptedKey, modelKeyLocation(orgId)) }, ...rest }
  } catch (error) {
    if (!(error instanceof VaultError)) throw error
    log.warn('the key of a workspace’s model cannot be decrypted', { reason: error.reason })
    return undefined
  }
}
