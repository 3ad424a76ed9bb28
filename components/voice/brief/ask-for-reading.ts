import { fetched } from '@/components/forms/call-action'
import { problemWords } from '@/components/forms/call-route'
import type { Extraction, ReadingAnswer } from '@/lib/voice/extract/schemas'
import type { VoiceField } from '@/lib/voice/schemas'

export type Read = { fields: Extraction['fields'] } & Pick<ReadingAnswer, 'read_by' | 'notice'>
export type Failure = { message: string; hint?: string | undefined }

/** Has a brief read by the API. Gives undefined when it was stopped, and a sentence when it went wrong; never throws. */
export async function askForReading(
  address: string,
  text: string,
  signal: AbortSignal,
): Promise<Read | Failure | undefined> {
  try {
    const answer = await fetched(() =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
        signal,
      }),
    )
    const data = await answer.json()
    if (answer.ok) return withPlaces(data)
    return problemWords(data)
  } catch {
    if (signal.aborted) return undefined
    return { message: 'We couldn’t read the brief.', hint: 'Check your connection and try again.' }
  }
}

function withPlaces({ fields, places, read_by, notice }: ReadingAnswer): Read {
  const placed = Object.entries(fields).map(([field, found]) => [
    field,
    { ...found, ...places[field as VoiceField] },
  ])
  return { fields: Object.fromEntries(placed), read_by, notice }
}
