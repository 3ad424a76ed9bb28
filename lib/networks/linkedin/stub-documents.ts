import { jsonOf, keepBody, randomLetters, reply, type StubCall, type StubMedia, textAt } from '../stub'
import { ownerOf } from './stub-answers'

// learn.microsoft.com/linkedin/marketing/community-management/shares/documents-api of 2026-08, read on 2026-11-23: PDF, Word and PowerPoint
// up to 100 MB and 300 pages; one upload, then PROCESSING until AVAILABLE or PROCESSING_FAILED.
const mostOfDocument = 100 * 1024 * 1024
const mostPages = 300
/** How such files begin: PDF, and the two containers of office files. */
const documentHeads = ['%PDF-', '\xd0\xcf\x11\xe0', 'PK\x03\x04']

/** Begins an upload for a person or page. */
export async function startDocument(call: StubCall): Promise<Response> {
  const { bearer, world } = call
  const owner = ownerOf(bearer, textAt(jsonOf(call), 'initializeUploadRequest', 'owner'))
  if (!bearer || !owner)
    return reply(403, {
      message:
        'Accessing this document resource is forbidden. Please check your permissions for this resource',
      status: 403,
    })
  const remoteId = `urn:li:document:D4E${randomLetters(16)}`
  await world.addMedia(bearer.account, {
    remoteId,
    contentType: 'application/pdf',
    meta: { owner, stage: 'WAITING_UPLOAD', looks: 0 },
  })
  return reply(200, {
    value: {
      uploadUrlExpiresAt: Date.now() + 86_400_000,
      uploadUrl: `${world.url}/dms-uploads/${encodeURIComponent(remoteId)}/document`,
      document: remoteId,
    },
  })
}

/** Takes the one file of an upload as it comes. */
export async function receiveDocument({ world, body }: StubCall, media: StubMedia): Promise<Response> {
  let head = ''
  let pages = 0
  let carried = ''
  async function* read(): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      const text = carried + Buffer.from(chunk).toString('latin1')
      if (head.length < 8) head += text.slice(0, 8)
      // A mark that is cut in two is found with the next piece; one that ends within what was carried was counted with the last.
      for (const mark of text.matchAll(/\/Type ?\/Page(?=[\s/>])/g))
        if (mark.index + mark[0].length >= carried.length) pages += 1
      carried = text.slice(-12)
      yield chunk
    }
  }
  const taken = await keepBody(world, media.id, read(), { most: mostOfDocument })
  if (!taken) return new Response(null, { status: 413 })
  const isDocument = documentHeads.some((begin) => head.startsWith(begin))
  if (taken.size === 0 || !isDocument) return new Response(null, { status: 400 })
  const stage = pages > mostPages ? 'PROCESSING_FAILED' : 'PROCESSING'
  await world.changeMedia(media.id, {
    meta: { ...media.meta, stage, looks: 0 },
    status: stage === 'PROCESSING' ? 'ready' : 'failed',
  })
  return new Response(null, { status: 201 })
}
