import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { readChunks } from '@/lib/api/read-chunks'
import { AppError } from '@/lib/errors'
import { appendToUpload } from '@/lib/media-library/append-to-upload'
import { cancelUpload } from '@/lib/media-library/cancel-upload'
import { getUpload } from '@/lib/media-library/find-upload'
import { uploadAnswer } from '@/lib/media-library/schemas'

/** The media type that tus clients send (tus.io, resumable uploads). */
const uploadMediaType = 'application/offset+octet-stream'

export const GET = projectRoute(
  {
    operationId: 'getMediaUpload',
    summary: 'Read how much of an upload has arrived, also by HEAD: Upload-Offset, Upload-Length',
    permission: 'write',
    project: 'media-uploads',
    params: idParams,
    answer: uploadAnswer,
  },
  async (ctx, { params }) => {
    const upload = await getUpload(ctx, params)
    return Response.json(upload, {
      headers: { 'Upload-Offset': String(upload.offset), 'Upload-Length': String(upload.bytes) },
    })
  },
)

export const PATCH = projectRoute(
  {
    operationId: 'appendToMediaUpload',
    summary: 'Send the bytes of an upload from the offset that the header Upload-Offset names',
    permission: 'write',
    project: 'media-uploads',
    params: idParams,
    binaryBody: uploadMediaType,
    headers: { 'Upload-Offset': 'Required: the byte of the file at which the body begins, counted from 0.' },
    status: 204,
  },
  async (ctx, { params, request }) => {
    // Do not report anything about the request before we know that the upload exists.
    await getUpload(ctx, params)
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== uploadMediaType)
      throw new AppError('unsupported-media-type', {
        detail: `The bytes of an upload are sent as ${uploadMediaType}.`,
        hint: `Send "Content-Type: ${uploadMediaType}".`,
      })
    const offset = request.headers.get('upload-offset') ?? ''
    if (!/^\d{1,12}$/.test(offset))
      throw new AppError('bad-request', {
        detail: 'The header Upload-Offset must say at which byte the body begins.',
        hint: 'Ask for the present offset with GET or HEAD.',
      })
    const body = readChunks(request)
    const done = await appendToUpload(ctx, { ...params, offset: Number(offset), body })
    return new Response(null, { status: 204, headers: { 'Upload-Offset': String(done.offset) } })
  },
)

export const DELETE = projectRoute(
  {
    operationId: 'cancelMediaUpload',
    summary: 'Cancel an upload',
    permission: 'write',
    project: 'media-uploads',
    params: idParams,
    status: 204,
  },
  (ctx, { params }) => cancelUpload(ctx, params),
)

export const { POST, PUT } = otherMethods('GET', 'PATCH', 'DELETE')

export { preflight as OPTIONS } from '@/lib/api/preflight'
