import { isDeepStrictEqual } from 'node:util'
import { isEmpty, isRecord } from '@/lib/text/is-empty'
import { type ReadVoiceFields, readVoiceFields } from '../editor/read-voice-fields'
import { type ProjectVoice, type VoiceRuleLevels, voiceRuleLevels } from '../schemas'
import type { BrandFile, LeftOut, RecordLeftOut } from './brand-file'
import { openBrandFile } from './open-brand-file'
import { readLogo } from './read-logo'
import { removeHiddenCharacters } from './remove-hidden-characters'

const knownKeys = new Set([
  'format',
  'format_version',
  'exported_at',
  'project',
  'voice',
  'provenance',
  'voice_rules',
  'assets',
  'notes',
])
const maxLeftOut = 100
const unknownPartReason = 'It isn’t part of a brand file.'

/**
 * Reads the parts of a brand file that a project can import: field by field, so that one invalid value does not
 * affect the others, with hidden characters removed from texts, and the logo decoded and re-encoded. The file's
 * claims about where fields came from are not trusted. Throws what `openBrandFile` throws.
 */
export async function readBrand(bytes: Buffer): Promise<BrandFile> {
  const { document, assets, others } = openBrandFile(bytes)
  const leftOut: LeftOut = []
  const leave = (what: string, why: string) => {
    if (leftOut.length < maxLeftOut) leftOut.push({ what: toDisplayName(what), why })
  }
  const voice = readBrandVoice(document.voice, leave)
  const rules = readBrandRules(document.voice_rules, leave)
  const { logo, used } = await readLogo(document.assets, assets, leave)
  for (const name of Object.keys(document)) if (!knownKeys.has(name)) leave(name, unknownPartReason)
  for (const name of [...others, ...assets.keys()]) if (name !== used) leave(name, unknownPartReason)
  return { from: readBrandOrigin(document), voice, rules, logo, leftOut }
}

function readBrandVoice(document: unknown, leave: RecordLeftOut): ProjectVoice {
  if (document !== undefined && !isRecord(document)) leave('voice', 'It has the wrong format.')
  if (!isRecord(document)) return {}
  const bare = removeHiddenCharacters(document) as Record<string, unknown>
  const { voice, ignored, unusable }: ReadVoiceFields = readVoiceFields(bare)
  for (const field of Object.keys(voice))
    if (!isDeepStrictEqual(bare[field], document[field]))
      leave(field, 'We removed invisible characters from it.')
  for (const name of ignored) leave(name, 'A voice has no such field.')
  for (const { field, detail } of unusable) leave(field, detail)
  // Empty fields count as missing: an import clears nothing.
  return Object.fromEntries(
    Object.entries(voice).filter(
      ([, value]) => !isEmpty(value) && !(isRecord(value) && Object.keys(value).length === 0),
    ),
  )
}

function readBrandRules(document: unknown, leave: RecordLeftOut): VoiceRuleLevels {
  if (document !== undefined && !isRecord(document)) leave('voice_rules', 'It has the wrong format.')
  if (!isRecord(document)) return {}
  const rules: VoiceRuleLevels = {}
  for (const [name, level] of Object.entries(document)) {
    // Rule by rule: a rule that only a later version knows does not affect the others.
    const read = voiceRuleLevels.safeParse(Object.fromEntries([[name, level]]))
    if (read.success) Object.assign(rules, read.data)
    else leave(`voice_rules: ${name}`, 'The voice check has no such rule, or the rule no such level.')
  }
  return rules
}

function readBrandOrigin(document: Record<string, unknown>): BrandFile['from'] {
  const name = isRecord(document.project) ? document.project.name : undefined
  const at = typeof document.exported_at === 'string' ? new Date(document.exported_at) : undefined
  return {
    name: typeof name === 'string' && name.trim() !== '' ? toDisplayName(name) : null,
    exported_at: at && !Number.isNaN(at.getTime()) ? at.toISOString() : null,
  }
}

/** Makes an untrusted name fit to be shown on one line. */
const toDisplayName = (text: string): string =>
  String(removeHiddenCharacters(text)).replace(/\s+/g, ' ').trim().slice(0, 120).toWellFormed() || '(no name)'
