import { isDeepStrictEqual } from 'node:util'
import { sources } from '@/db/schema'
import { AppError } from '@/lib/errors'
import type { EncryptedColumn } from '@/lib/reencrypt-column'
import { isRecord } from '@/lib/text/is-empty'
import { decrypt, encrypt, VaultError } from '@/lib/vault'
import { findConnector } from '../registry'
import { SourceError } from '../source-error'

/** Placeholder for a stored secret on the wire; sent back, it means "unchanged". */
export const secretMask = '••••••••'

export type EncryptedConfig = {
  id: string
  projectId: string | null
  config: Record<string, unknown>
  secrets: string | null
}

/**
 * Separates the secret fields from a validated config and encrypts them, bound to their source (spec/security#7.1).
 * Returns the two table columns.
 */
export function encryptConfig(
  place: { id: string; projectId: string; sourceType: string },
  config: Record<string, unknown>,
): { config: Record<string, unknown>; secrets: string | null } {
  const secret = new Set(findConnector(place.sourceType)?.secretFields)
  const secretEntries = Object.entries(config).filter(
    ([key, value]) => secret.has(key) && value !== undefined,
  )
  return {
    config: Object.fromEntries(Object.entries(config).filter(([key]) => !secret.has(key))),
    secrets:
      secretEntries.length > 0
        ? encrypt(JSON.stringify(Object.fromEntries(secretEntries)), locationOf(place))
        : null,
  }
}

/**
 * Returns the config as its connector reads it, with decrypted secrets. Throws SourceError 'config-invalid' if they
 * can no longer be decrypted: they must be entered again.
 */
export function withSecrets(source: EncryptedConfig): Record<string, unknown> {
  if (source.secrets === null) return source.config
  try {
    const secrets: unknown = JSON.parse(
      decrypt(source.secrets, locationOf({ id: source.id, projectId: source.projectId ?? '' })),
    )
    return { ...source.config, ...(isRecord(secrets) ? secrets : {}) }
  } catch (error) {
    if (!(error instanceof VaultError)) throw error
    throw new SourceError('config-invalid', {
      message: 'We can no longer read the saved password or key of this source.',
      hint: 'Edit the source and enter it again.',
    })
  }
}

/**
 * Completes a config from a form, in which an omitted or masked secret means the stored one. Throws `invalid` for
 * the secret's field if it would now be sent to a server other than the one it was entered for, or if it can no
 * longer be decrypted: it must be entered again, or sent empty to do without.
 */
export function fillInSecrets(
  sent: unknown,
  stored: EncryptedConfig & { sourceType: string },
): Record<string, unknown> {
  const connector = findConnector(stored.sourceType)
  const config = isRecord(sent) ? { ...sent } : {}
  const unchangedKeys = (connector?.secretFields ?? []).filter(
    (key) => config[key] === undefined || config[key] === secretMask,
  )
  if (unchangedKeys.length === 0) return config
  for (const key of unchangedKeys) delete config[key]
  if (stored.secrets === null) return config
  const known = opened(stored, unchangedKeys)
  const storedSecrets = unchangedKeys.flatMap((key) =>
    known[key] === undefined ? [] : [[key, known[key]] as const],
  )
  const full = { ...config, ...Object.fromEntries(storedSecrets) }
  // Compares parsed values: an omitted setting has its default, and an address can be written in many ways.
  const read = connector?.config.safeParse(full)
  const destinations: Record<string, unknown> = read?.success && isRecord(read.data) ? read.data : config
  const hasNewDestination = connector?.secretDestinationFields?.some(
    (key) => !isDeepStrictEqual(destinations[key], stored.config[key]),
  )
  if (hasNewDestination && storedSecrets.length > 0)
    throw createReentryError(
      storedSecrets.map(([key]) => key),
      'It was saved for another server or account, so we don’t send it to this one.',
    )
  return full
}

const createReentryError = (fields: readonly string[], why: string) =>
  new AppError('invalid', {
    errors: fields.map((field) => ({ pointer: `/config/${field}`, detail: `${why} Enter it again.` })),
  })

function opened(stored: EncryptedConfig, fields: readonly string[]): Record<string, unknown> {
  try {
    return withSecrets(stored)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    throw createReentryError(fields, error.message)
  }
}

const locationOf = ({ id, projectId }: { id: string; projectId: string }) => ({
  table: 'sources',
  rowId: id,
  projectId,
})

export const sourceSecrets: EncryptedColumn = {
  column: sources.secrets,
  key: sources.id,
  scope: sources.projectId,
  placeOf: ({ key, scope }) => locationOf({ id: key, projectId: scope }),
}
