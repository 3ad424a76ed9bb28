import {
  parseRequestObject,
  randomLetters,
  reply,
  type StubCall,
  type StubMedia,
  storeBody,
  textAt,
} from '../stub'
import { ownerOf } from './stub-answers'

// learn.microsoft.com/linkedin/marketing/community-management/shares/documents-api of 2026-08, read on 2026-11-23: PDF, Word and PowerPoint
// up to 100 MB and 300 pages; one upload, then PROCESSING until AVAILABLE or PROCESSING_FAILED.
const maxDocumentBytes = 100 * 1024 * 1024
const maxPages = 300
const wide = (text: string): string => [...text].join('\0')
const office = 'application/vnd.openxmlformats-officedocument'

/**
 * How such files begin, and what they contain: office files are containers, as are other formats that are not
 * accepted.
 */
const kinds: readonly { head: string; mark?: string; type: string }[] = [
  { head: '%PDF-', type: 'application/pdf' },
  { head: '\xd0\xcf\x11\xe0', mark: wide('WordDocument'), type: 'application/msword' },
  { head: '\xd0\xcf\x11\xe0', mark: wide('PowerPoint Document'), type: 'application/vnd.ms-powerpoint' },
  { head: 'PK\x03\x04', mark: 'word/document.xml', type: `${office}.wordprocessingml.document` },
  { head: 'PK\x03\x04', mark: 'ppt/presentation.xml', type: `${office}.presentationml.presentation` },
]

/** Starts an upload for a person or page. */
export async function startDocument(call: StubCall): Promise<Response> {
  const { bearer, world } = call
  const owner = ownerOf(bearer, textAt(parseRequestObject(call), 'initializeUploadRequest', 'owner'))
  if (!bearer || !owner)
    return reply(403, {
      message:
        'Accessing this document resource is forbidden. Please check your permissions for this resource',
      status: 403,
    })
  const remoteId = `urn:li:document:D4E${randomLetters(16)}`
  await world.addMedia(bearer.account, {
    remoteId,
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

/** Receives an upload's single file as a stream. */
export async function receiveDocument({ world, body }: StubCall, media: StubMedia): Promise<Response> {
  let head = ''
  let pages = 0
  let carried = ''
  const marks = new Set<string>()
  async function* read(): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      const piece = Buffer.from(chunk).toString('latin1')
      const text = carried + piece
      if (head.length < 8) head += piece.slice(0, 8)
      for (const { mark } of kinds) if (mark && text.includes(mark)) marks.add(mark)
      // A marker split across two chunks is found with the second; one that ends within the carried-over text has
      // already been counted.
      for (const mark of text.matchAll(/\/Type ?\/Page(?=[\s/>])/g))
        if (mark.index + mark[0].length >= carried.length) pages += 1
      carried = text.slice(-64)
      yield chunk
    }
  }
  const taken = await storeBody(world, media.id, read(), { maxBytes: maxDocumentBytes })
  if (!taken) return new Response(null, { status: 413 })
  const kind = kinds.find((one) => head.startsWith(one.head) && (!one.mark || marks.has(one.mark)))
  if (!kind) return new Response(null, { status: 400 })
  const stage = pages > maxPages ? 'PROCESSING_FAILED' : 'PROCESSING'
  await world.changeMedia(media.id, {
    meta: { ...media.meta, stage, looks: 0 },
    contentType: kind.type,
    status: stage === 'PROCESSING' ? 'ready' : 'failed',
  })
  return new Response(null, { status: 201 })
}
