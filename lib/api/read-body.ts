import { z } from 'zod'
import { validated } from './problem'
import { readJson } from './read-json'

type Shape<B> = {
  body?: z.ZodType<B>
  bodyRequired?: boolean
  upload?: string
  binaryBody?: string
  /** In bytes; 1 MiB by default. */
  maxBytes?: number
}

const noFields = z.strictObject({})

/** Whether a call may be sent without its body. */
export const isBodyOptional = ({ body, bodyRequired }: Shape<unknown>): boolean =>
  !bodyRequired && (body === undefined || body.safeParse({}).success)

/**
 * Reads and validates a call's JSON body as declared. A call that takes no body may be sent with none or with `{}`;
 * anything else is rejected as it would be elsewhere, so that no field or damaged body is ignored. Bodies of forms
 * and files are left to the handler. Throws what `readJson` throws, and `invalid`. Serves
 * spec/http-api#common-rules.
 */
export async function readBody<B>(shape: Shape<B>, request: Request): Promise<B> {
  const maxBytes = shape.maxBytes ?? 1024 * 1024
  if (shape.body) {
    const optional = isBodyOptional(shape)
    return validated(shape.body, await readJson(request, { maxBytes, optional }))
  }
  const mayHaveBody = ['POST', 'PUT', 'PATCH'].includes(request.method)
  if (mayHaveBody && shape.upload === undefined && shape.binaryBody === undefined)
    validated(noFields, await readJson(request, { maxBytes, optional: true }))
  return undefined as B
}
