import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { validated } from '@/lib/api/problem'
import { projectRoute } from '@/lib/api/project-route'
import { readFormWithFile } from '@/lib/api/read-form-file'
import { readIfMatch } from '@/lib/api/read-if-match'
import { exportBrand } from '@/lib/voice/portable/export-brand'
import { importBrand } from '@/lib/voice/portable/import-brand'
import { previewImport } from '@/lib/voice/portable/preview-import'
import { importedAnswer, importForm, importPreview, maxBrandFileBytes } from '@/lib/voice/portable/schemas'
import { voiceResponse } from '../voice/voice-response'

export const GET = projectRoute(
  {
    operationId: 'exportBrand',
    summary: 'Export the voice, the style rules and the logo of a project as one file',
    permission: 'read',
    project: 'path',
    download: 'application/zip',
  },
  async (ctx) => {
    const { name, bytes } = await exportBrand(ctx)
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Content-Length': String(bytes.length),
      },
    })
  },
)

export const POST = projectRoute(
  {
    operationId: 'importBrand',
    summary:
      'Import an exported brand: multipart, field `file`, up to 8 MiB. With `preview`, only shows what would change',
    permission: 'write',
    project: 'path',
    upload: 'file',
    form: importForm,
    ifMatch: true,
    answer: z.union([importPreview, importedAnswer]),
  },
  async (ctx, { request }) => {
    const { bytes, values } = await readFormWithFile(request, 'file', maxBrandFileBytes)
    const { preview, version, ...choice } = validated(importForm, values)
    if (preview) return previewImport(ctx, bytes)
    return voiceResponse(
      await importBrand(ctx, { ...choice, bytes, version: version ?? readIfMatch(request) }),
    )
  },
)

export const { DELETE, PATCH, PUT } = otherMethods('GET', 'POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
