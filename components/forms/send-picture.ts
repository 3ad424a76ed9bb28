import { fetched } from '@/components/forms/call-action'
import { problemWords } from '@/components/forms/call-route'

export type PictureFailure = { message: string; hint?: string }

/** What our routes for pictures take. */
export const pictureTypes = 'image/png,image/jpeg,image/webp'
const maxSentBytes = 4 * 1024 * 1024

/**
 * Sends a picture to one of our routes. Gives what is wrong in words, or nothing. One that is too large is not sent at all: a
 * server that stops reading looks like a broken connection.
 */
export async function sendPicture(
  address: string,
  { method, file, fields = {} }: { method: 'POST' | 'PUT'; file: File; fields?: Record<string, string> },
): Promise<PictureFailure | undefined> {
  if (file.size > maxSentBytes)
    return {
      message: `${file.name} is ${(file.size / 1024 / 1024).toFixed(1)} MB. The limit is 4 MB.`,
      hint: 'Make it smaller or save it as WebP.',
    }
  const form = new FormData()
  form.append('file', file)
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  try {
    const answer = await fetched(() => fetch(address, { method, body: form }))
    if (answer.ok) return undefined
    const body = await answer.json()
    const { message, hint } = problemWords(body)
    const first = Array.isArray(body.errors) ? body.errors[0]?.detail : undefined
    return { message: `${file.name}: ${String(first ?? message)}`, ...(hint === undefined ? {} : { hint }) }
  } catch {
    return { message: `We couldn’t upload ${file.name}.`, hint: 'Check your connection and try again.' }
  }
}
