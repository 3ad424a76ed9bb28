import { callRoute } from '@/components/forms/call-route'
import type { ActionResult } from '@/lib/actions/run-action'
import type { FoundFields, ReadingAnswer } from '@/lib/voice/extract/schemas'
import type { BriefField } from '@/lib/voice/schemas'

export type Read = { fields: FoundFields } & Pick<ReadingAnswer, 'read_by' | 'notice'>

/** Has the API read a brief. Returns undefined if the request was aborted; never throws. */
export async function askForReading(
  address: string,
  text: string,
  signal: AbortSignal,
): Promise<ActionResult<Read> | undefined> {
  try {
    const answer = await callRoute<ReadingAnswer>(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      signal,
      lost: 'We couldn’t read the brief.',
    })
    return answer.ok ? { ok: true, data: withPlaces(answer.data) } : answer
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
}

function withPlaces({ fields, places, read_by, notice }: ReadingAnswer): Read {
  const placed = Object.entries(fields).map(([field, found]) => [
    field,
    { ...found, ...places[field as BriefField] },
  ])
  return { fields: Object.fromEntries(placed), read_by, notice }
}
