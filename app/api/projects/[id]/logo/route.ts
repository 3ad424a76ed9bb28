import { z } from 'zod'
import { projectRoute } from '@/lib/api/project-route'
import { readBytes } from '@/lib/api/read-json'
import { removeLogo } from '@/lib/projects/remove-logo'
import { uploadLogo } from '@/lib/projects/upload-logo'

const answer = z.object({ logo_url: z.string() })

export const POST = projectRoute(
  {
    summary: "Upload a project's logo: the body is a PNG, JPEG or WebP of at most 2 MiB",
    permission: 'manage',
    project: 'path',
    answer,
  },
  async (ctx, { request }) => uploadLogo(ctx, await readBytes(request, 2 * 1024 * 1024)),
)

export const DELETE = projectRoute(
  { summary: "Remove a project's logo", permission: 'manage', project: 'path', status: 204 },
  (ctx) => removeLogo(ctx),
)

export { preflight as OPTIONS } from '@/lib/api/preflight'
