import { type ProjectVoice, type VoiceField, voiceFields } from '@/lib/voice/schemas'

/** Returns the fields in which two voices differ; blank text and an empty list or map count as unset. Pure. */
export const differingFields = (one: ProjectVoice, other: ProjectVoice): VoiceField[] =>
  voiceFields.filter((field) => comparable(one[field]) !== comparable(other[field]))

/**
 * Merges two people's edits of one voice, field by field: what I changed is mine, everything else is as they saved
 * it. Takes the voice that both started from. Pure.
 */
export function mergeVoices(base: ProjectVoice, mine: ProjectVoice, theirs: ProjectVoice): ProjectVoice {
  const merged: Record<string, unknown> = { ...theirs }
  for (const field of differingFields(base, mine)) {
    delete merged[field]
    if (mine[field] !== undefined) merged[field] = mine[field]
  }
  return merged as ProjectVoice
}

function comparable(value: ProjectVoice[VoiceField]): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.length > 0 ? JSON.stringify(value) : ''
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.length > 0 ? JSON.stringify(entries) : ''
}
