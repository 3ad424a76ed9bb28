import { z } from 'zod'
import { accountRoute } from '@/lib/api/account-route'
import { callerPerson, callerPersonForWrites } from '@/lib/api/caller-person'
import { otherMethods } from '@/lib/api/other-methods'
import { pageOfAll, pageQuery } from '@/lib/api/paging'
import { validated } from '@/lib/api/problem'
import { readFormWithFile } from '@/lib/api/read-form-file'
import { addReferenceImage } from '@/lib/voice/references/add-reference-image'
import { listReferenceImages } from '@/lib/voice/references/list-reference-images'
import { removeReferenceImage } from '@/lib/voice/references/remove-reference-image'
import { referenceImageAnswer, referenceImageInput } from '@/lib/voice/schemas'

const maxBytes = 4 * 1024 * 1024

export const GET = accountRoute(
  {
    operationId: 'listReferenceImages',
    summary: 'List your logos and reference images',
    query: pageQuery,
    answer: z.object({ data: z.array(referenceImageAnswer), next_cursor: z.string().nullable() }),
  },
  async (caller, { query }) => pageOfAll((await listReferenceImages(callerPerson(caller))).reverse(), query),
)

export const POST = accountRoute(
  {
    operationId: 'addReferenceImage',
    summary:
      'Add an image: multipart, field `file` (PNG, JPEG or WebP, up to 4 MiB) with `name`, `description`, `kind`, `is_default`',
    upload: 'file',
    form: referenceImageInput,
    answer: referenceImageAnswer,
    status: 201,
  },
  async (caller, { request }) => {
    const person = callerPersonForWrites(caller)
    const { bytes, values } = await readFormWithFile(request, 'file', maxBytes)
    return addReferenceImage(person, { ...validated(referenceImageInput, values), bytes })
  },
)

export const DELETE = accountRoute(
  {
    operationId: 'deleteReferenceImage',
    summary: 'Remove one of your images',
    query: z.object({ id: z.string() }),
    status: 204,
  },
  async (caller, { query }) => removeReferenceImage(callerPersonForWrites(caller), query),
)

export const { PATCH, PUT } = otherMethods('GET', 'POST', 'DELETE')

export { preflight as OPTIONS } from '@/lib/api/preflight'
