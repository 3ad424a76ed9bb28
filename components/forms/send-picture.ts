import type { ActionResult } from '@/lib/actions/run-action'
import { failed } from './call-action'
import { callRoute } from './call-route'

/** The file types that our picture routes accept. */
export const pictureTypes = 'image/png,image/jpeg,image/webp'
const maxSentBytes = 4 * 1024 * 1024

/**
 * Uploads a picture to one of our routes. Errors about the picture start with its file name. Pictures that are too
 * large are not sent at all, because a server that stops reading looks like a broken connection.
 */
export async function sendPicture(
  address: string,
  { method, file, fields = {} }: { method: 'POST' | 'PUT'; file: File; fields?: Record<string, string> },
): Promise<ActionResult<unknown>> {
  if (file.size > maxSentBytes)
    return failed({
      message: `${file.name} is ${(file.size / 1024 / 1024).toFixed(1)} MB. The limit is 4 MB.`,
      hint: 'Make it smaller or save it as WebP.',
    })
  const body = new FormData()
  body.append('file', file)
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const answer = await callRoute(address, { method, body, lost: `We couldn’t upload ${file.name}.` })
  if (answer.ok || answer.error.code === 'unavailable') return answer
  const { message, hint, code, errors } = answer.error
  return failed({ code, hint, message: `${file.name}: ${errors[0]?.detail ?? message}` })
}
