import { type ProjectVoice, voiceFields, voicePatch } from '../schemas'

export type ReadVoiceFields = {
  /** The fields that are present and valid. */
  voice: ProjectVoice
  /** Names that are not fields of a voice. */
  ignored: string[]
  /** Fields with an invalid value, each with the reason. */
  unusable: { field: string; detail: string }[]
}

/**
 * Reads a voice from an outside source field by field, so that one invalid value does not affect the others. Pure.
 */
export function readVoiceFields(input: Record<string, unknown>): ReadVoiceFields {
  const voice: Record<string, unknown> = {}
  const unusable: ReadVoiceFields['unusable'] = []
  const known = new Set<string>(voiceFields)
  for (const field of voiceFields) {
    const value = Object.hasOwn(input, field) ? input[field] : undefined
    if (value === undefined || value === null) continue
    const read = voicePatch.shape[field].safeParse(value)
    if (read.success) voice[field] = read.data
    else unusable.push({ field, detail: read.error.issues[0]?.message ?? 'It has the wrong format.' })
  }
  const ignored = Object.keys(input)
    .filter((name) => !known.has(name))
    .map((name) => name.slice(0, 100))
    .slice(0, 100)
  return { voice: voice as ProjectVoice, ignored, unusable }
}
