import { callRoute } from '@/components/forms/call-route'
import type { ActionResult } from '@/lib/actions/run-action'
import type { ImportedAnswer, ImportPreview } from '@/lib/voice/portable/schemas'
import type { VoiceField } from '@/lib/voice/schemas'

export type BrandChoice = { version: number; fields: VoiceField[]; rules: boolean; logo: boolean }

/** Previews what a brand file would change. */
export const previewBrand = (address: string, file: File): Promise<ActionResult<ImportPreview>> =>
  send(address, file, { preview: 'true' })

/** Stores the chosen parts of a brand file. */
export const storeBrand = (
  address: string,
  file: File,
  { version, fields, rules, logo }: BrandChoice,
): Promise<ActionResult<ImportedAnswer>> =>
  send(address, file, {
    version: String(version),
    fields: fields.join(','),
    rules: String(rules),
    logo: String(logo),
  })

function send<T>(address: string, file: File, values: Record<string, string>): Promise<ActionResult<T>> {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  body.append('file', file)
  return callRoute(address, { method: 'POST', body, lost: 'We couldn’t upload the file.' })
}
