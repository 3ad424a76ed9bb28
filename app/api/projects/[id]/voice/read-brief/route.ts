import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { readFormFile } from '@/lib/api/read-form-file'
import { readBrief } from '@/lib/voice/brief/read-brief'

const maxBytes = 5 * 1024 * 1024

export const POST = projectRoute(
  {
    operationId: 'readBrief',
    summary:
      'Read a file as text: multipart, field `file`, plain text, Markdown, .docx or .pdf, up to 5 MiB. Stores nothing',
    permission: 'write',
    project: 'path',
    upload: 'file',
    answer: z.object({
      text: z.string(),
      /** Whether there was more than the 200,000 UTF-16 units that a brief may have. */
      truncated: z.boolean(),
    }),
  },
  async (_ctx, { request }) => readBrief(await readFormFile(request, 'file', maxBytes)),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
