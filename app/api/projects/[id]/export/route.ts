import { Readable } from 'node:stream'
import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { exportProject } from '@/lib/export/export-project'
import { log } from '@/lib/log'

export const GET = projectRoute(
  {
    operationId: 'exportProject',
    summary: 'Export a whole project as a zip archive of JSON and CSV files, without secrets',
    permission: 'manage',
    project: 'path',
    download: 'application/zip',
  },
  async (ctx) => {
    const { name, archive } = await exportProject(ctx)
    // The response has already started, so all we can do is abort it, so that no one takes a partial file for the
    // whole.
    archive.on('error', (error) => log.error('export broken off', error))
    return new Response(Readable.toWeb(archive) as ReadableStream<Uint8Array>, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    })
  },
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
