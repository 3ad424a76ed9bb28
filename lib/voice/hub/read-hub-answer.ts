import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '@/lib/text/is-empty'
import { storableJson } from '@/lib/text/storable-json'
import { type ReadVoiceFields, readVoiceFields } from '../editor/read-voice-fields'
import { type ProjectVoice, type VoiceField, voiceFields } from '../schemas'

export type HubVoice = ReadVoiceFields & {
  logoUrl: string | null
  updatedAt: string | null
}

/**
 * Parses a brand hub's response (spec/decisions#3): `{voice, logo_url, updated_at}`. Reads it field by field, so
 * that one invalid value does not affect the others. Pure. Returns undefined if the response does not have this
 * form at all.
 */
export function readHubAnswer(answer: unknown, bytes: Uint8Array): HubVoice | undefined {
  const body = storableJson(answer, () => undefined, bytes)
  if (!isRecord(body) || !isRecord(body.voice)) return undefined
  const { voice, ignored, unusable } = readVoiceFields(body.voice)
  const logo = body.logo_url
  const logoUrl = typeof logo === 'string' ? parseHttpsUrl(logo) : undefined
  if (logo !== undefined && logo !== null && logoUrl === undefined)
    unusable.push({ field: 'logo_url', detail: 'It isn’t an https address.' })
  return {
    voice,
    ignored,
    unusable,
    logoUrl: logoUrl ?? null,
    updatedAt: typeof body.updated_at === 'string' ? body.updated_at.slice(0, 40) : null,
  }
}

function parseHttpsUrl(text: string): string | undefined {
  const url = URL.parse(text.trim())
  const fits = url?.protocol === 'https:' && url.username === '' && url.password === ''
  return fits && url.href.length <= 2048 ? url.href : undefined
}

/** Names of the fields that the hub would change. */
export const listHubChanges = (hub: ProjectVoice, before: ProjectVoice): VoiceField[] =>
  voiceFields.filter((field) => hub[field] !== undefined && !isDeepStrictEqual(hub[field], before[field]))
