import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { readFormFile } from '@/lib/api/read-form-file'
import { getProject } from '@/lib/projects/get-project'
import { removeLogo } from '@/lib/projects/remove-logo'
import { projectAnswer } from '@/lib/projects/schemas'
import { uploadLogo } from '@/lib/projects/upload-logo'

const maxBytes = 4 * 1024 * 1024

export const PUT = projectRoute(
  {
    operationId: 'uploadLogo',
    summary: "Set a project's logo: multipart, field `file`, a PNG, JPEG or WebP image of up to 4 MiB",
    permission: 'manage',
    project: 'path',
    upload: 'file',
    answer: projectAnswer,
  },
  async (ctx, { request }) => {
    await uploadLogo(ctx, await readFormFile(request, 'file', maxBytes))
    return getProject(ctx)
  },
)

export const DELETE = projectRoute(
  {
    operationId: 'deleteLogo',
    summary: "Remove a project's logo",
    permission: 'manage',
    project: 'path',
    answer: projectAnswer,
  },
  async (ctx) => {
    await removeLogo(ctx)
    return getProject(ctx)
  },
)

export const { GET, PATCH, POST } = otherMethods('PUT', 'DELETE')

export { preflight as OPTIONS } from '@/lib/api/preflight'
