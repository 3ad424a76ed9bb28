import { type ProjectVoice, voiceFields, voicePatch } from '../schemas'

export type ReadFields = {
  /** The fields that are there and can be used. */
  voice: ProjectVoice
  /** Names that are no fields of a voice. */
  ignored: string[]
  /** Fields of a voice whose value cannot be used, each with why. */
  unusable: { field: string; detail: string }[]
}

/** A voice as somebody else wrote it, taken one field at a time, so that one bad value keeps out nothing else. Pure. */
export function readFields(input: Record<string, unknown>): ReadFields {
  const voice: Record<string, unknown> = {}
  const unusable: ReadFields['unusable'] = []
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
