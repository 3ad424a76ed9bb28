import { fetched } from '@/components/forms/call-action'
import { problemWords } from '@/components/forms/call-route'
import type { ImportedAnswer, ImportPreview } from '@/lib/voice/portable/schemas'
import type { VoiceField } from '@/lib/voice/schemas'

export type Failure = { message: string; hint?: string | undefined; code?: string }
export type BrandChoice = { version: number; fields: VoiceField[]; rules: boolean; logo: boolean }

/** Asks what a brand file would change. */
export const previewBrand = (address: string, file: File): Promise<ImportPreview | Failure> =>
  send(address, file, { preview: 'true' })

/** Stores what was chosen of a brand file. */
export const storeBrand = (
  address: string,
  file: File,
  { version, fields, rules, logo }: BrandChoice,
): Promise<ImportedAnswer | Failure> =>
  send(address, file, {
    version: String(version),
    fields: fields.join(','),
    rules: String(rules),
    logo: String(logo),
  })

async function send<T>(address: string, file: File, values: Record<string, string>): Promise<T | Failure> {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  body.append('file', file)
  try {
    const answer = await fetched(() => fetch(address, { method: 'POST', body }))
    const data = await answer.json()
    if (answer.ok) return data
    return { ...problemWords(data), code: String(data.code) }
  } catch {
    return { message: 'We couldn’t upload the file.', hint: 'Check your connection and try again.' }
  }
}
