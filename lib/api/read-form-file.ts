import { AppError } from '@/lib/errors'
import { readRequestBytes } from './read-json'

/** Maximum size of the form parts around the file, in bytes. */
const wrapping = 16 * 1024

/** Like `readFormFile`, but also returns the form's other fields, as text. */
export async function readFormWithFile(
  request: Request,
  field: string,
  maxBytes: number,
): Promise<{ bytes: Buffer; values: Record<string, string> }> {
  const form = await formOf(request, field, maxBytes)
  const values = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return { bytes: await fileOf(form, field, maxBytes), values: Object.fromEntries(values) }
}

/**
 * Reads one file from a multipart form, enforcing the size limit while reading. Takes the field's name and the
 * maximum file size. Throws `unsupported-media-type`, `too-large`, or `invalid` if the field is missing.
 */
export async function readFormFile(request: Request, field: string, maxBytes: number): Promise<Buffer> {
  return fileOf(await formOf(request, field, maxBytes), field, maxBytes)
}

async function formOf(request: Request, field: string, maxBytes: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data;/i.test(type))
    throw new AppError('unsupported-media-type', {
      detail: 'The file must be sent as form data.',
      hint: `Send multipart/form-data with the file in the field "${field}".`,
    })
  const body = await readRequestBytes(request, maxBytes + wrapping)
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new AppError('bad-request', { detail: 'The form data is incomplete or malformed.' })
  })
}

async function fileOf(form: FormData, field: string, maxBytes: number): Promise<Buffer> {
  const file = form.get(field)
  if (!(file instanceof File))
    throw new AppError('invalid', { errors: [{ pointer: `/${field}`, detail: 'The file is missing.' }] })
  if (file.size > maxBytes)
    throw new AppError('too-large', { detail: `The file is larger than ${maxBytes} bytes.` })
  return Buffer.from(await file.arrayBuffer())
}
