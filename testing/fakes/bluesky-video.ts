import { createHash, randomUUID } from 'node:crypto'

/** A service token that one server issues for another. */
export type ServiceToken = { iss?: string; aud?: string; lxm?: string; exp?: number }

type Upload = {
  did: string
  bytes: number
  parts: (Buffer | undefined)[]
  state: 'created' | 'completed' | 'expired'
  job?: string
}
type Job = { did: string; video: Buffer; token: string; polls: number; blob?: unknown; failure?: object }

/**
 * The video processing server of Bluesky's network, after the lexicons app.bsky.video.* of @atproto/api 0.21.0 and
 * the tutorial on docs.bsky.app (2026-11-23). Strict: a token must be intended for the call it is used for, and a
 * part must have exactly its size. Processed videos are stored with `store`, using the token that the client sent
 * when it finished. For a video that it already knows, it responds with an error that names the video's job.
 */
export function blueskyVideoService({
  serverDid,
  store,
}: {
  /** The DID of the account's server. */
  serverDid: () => string
  store: (video: Buffer, token: string) => Promise<unknown>
}) {
  const uploads = new Map<string, Upload>()
  const jobs = new Map<string, Job>()
  const known = new Map<string, string>()
  const service = {
    partBytes: 8192,
    /** False for a service that only accepts videos in a single request. */
    inParts: true,
    limits: { canUpload: true } as Record<string, unknown>,
    /** How often a job is polled before it is done. */
    polls: 1,
    /** How processing of the next video fails, if it should. */
    failure: undefined as object | undefined,
    /** Every call: its method, with the part number if there is one. */
    calls: [] as string[],
    /** Expires every upload. */
    expire: () => {
      for (const upload of uploads.values()) upload.state = 'expired'
    },
    losePart: (number: number) => {
      for (const upload of uploads.values()) upload.parts[number - 1] = undefined
    },
    answer,
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const method = url.pathname.replace('/xrpc/app.bsky.video.', '')
    service.calls.push(
      method + (url.searchParams.has('partNumber') ? ` ${url.searchParams.get('partNumber')}` : ''),
    )
    const did = method === 'getJobStatus' ? '' : tokenOf(request, method === 'getUploadLimits', url)
    if (did === undefined) return refusal(401, 'AuthRequired', 'The token is not for this.')
    switch (method) {
      case 'getUploadLimits':
        return Response.json(service.limits)
      case 'startUpload':
        return service.inParts ? start(did, await request.json()) : refusal(501, 'MethodNotImplemented', '')
      case 'uploadPart':
        return uploadPart(did, url.searchParams, request)
      case 'getUploadStatus':
        return uploadStatus(did, url.searchParams)
      case 'finishUpload':
        return finish(did, await request.json(), bearer(request))
      case 'uploadVideo':
        return uploadVideo(did, url.searchParams, request)
      case 'getJobStatus':
        return jobStatus(url.searchParams.get('jobId') ?? '')
      default:
        return refusal(404, 'MethodNotImplemented', '')
    }
  }

  /** Returns whose token it is; undefined if it is for something else or has expired. */
  function tokenOf(request: Request, forLimits: boolean, url: URL): string | undefined {
    const { iss, aud, lxm, exp } = claimsOf(bearer(request))
    const wanted = forLimits
      ? { aud: `did:web:${url.hostname}`, lxm: 'app.bsky.video.getUploadLimits' }
      : { aud: serverDid(), lxm: 'com.atproto.repo.uploadBlob' }
    const isGood = aud === wanted.aud && lxm === wanted.lxm && (exp ?? 0) > Date.now() / 1000
    return isGood ? iss : undefined
  }

  function start(did: string, { sizeBytes, mimeType }: { sizeBytes?: number; mimeType?: string }) {
    if (mimeType !== 'video/mp4') return refusal(400, 'UnsupportedContentType', 'Only MP4.')
    if (!sizeBytes || sizeBytes > 300_000_000) return refusal(400, 'VideoTooLarge', 'Too large.')
    const jobId = randomUUID()
    const partCount = Math.ceil(sizeBytes / service.partBytes)
    uploads.set(jobId, {
      did,
      bytes: sizeBytes,
      parts: Array.from({ length: partCount }, () => undefined),
      state: 'created',
    })
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    return Response.json({ jobId, partSizeBytes: service.partBytes, partCount, expiresAt })
  }

  const uploadOf = (did: string, jobId: unknown) => {
    const upload = uploads.get(String(jobId))
    return upload?.did === did ? upload : undefined
  }

  async function uploadPart(did: string, query: URLSearchParams, request: Request) {
    const upload = uploadOf(did, query.get('jobId'))
    if (!upload) return refusal(400, 'UploadNotFound', '')
    if (upload.state === 'expired') return refusal(400, 'UploadExpired', '')
    if (upload.state === 'completed') return refusal(400, 'UploadAlreadyCompleted', '')
    const number = Number(query.get('partNumber'))
    if (!(number >= 1 && number <= upload.parts.length)) return refusal(400, 'InvalidPartNumber', '')
    if (request.headers.get('content-type') !== 'application/octet-stream')
      return refusal(400, 'InvalidRequest', 'A part is application/octet-stream.')
    const part = Buffer.from(await request.arrayBuffer())
    const size = Math.min(service.partBytes, upload.bytes - (number - 1) * service.partBytes)
    if (part.length !== size || Number(request.headers.get('content-length')) !== size)
      return refusal(400, 'PartSizeMismatch', `It has ${part.length} of ${size} bytes.`)
    upload.parts[number - 1] = part
    return Response.json({ partNumber: number, sizeBytes: size })
  }

  function uploadStatus(did: string, query: URLSearchParams) {
    const upload = uploadOf(did, query.get('jobId'))
    if (!upload) return refusal(400, 'UploadNotFound', '')
    return Response.json({
      jobId: query.get('jobId'),
      partSizeBytes: service.partBytes,
      partCount: upload.parts.length,
      receivedParts: upload.parts.flatMap((part, at) => (part ? [at + 1] : [])),
      expiresAt: new Date().toISOString(),
      state: upload.state,
    })
  }

  function finish(did: string, { jobId }: { jobId?: string }, token: string) {
    const upload = uploadOf(did, jobId)
    if (!upload) return refusal(400, 'UploadNotFound', '')
    if (upload.state === 'expired') return refusal(400, 'UploadExpired', '')
    const missing = upload.parts.flatMap((part, at) => (part ? [] : [at + 1]))
    if (missing.length > 0) return refusal(400, 'MissingParts', missing.join(', '))
    upload.state = 'completed'
    upload.job ??= jobFor(did, Buffer.concat(upload.parts.map((part) => part ?? Buffer.alloc(0))), token).id
    return Response.json({ completedJobId: upload.job, jobStatus: statusOf(upload.job) })
  }

  async function uploadVideo(did: string, query: URLSearchParams, request: Request) {
    if (query.get('did') !== did || !query.get('name')) return refusal(400, 'InvalidRequest', 'did and name.')
    const video = Buffer.from(await request.arrayBuffer())
    if (Number(request.headers.get('content-length')) !== video.length)
      return refusal(400, 'InvalidRequest', 'It needs a Content-Length.')
    const { id, isKnown } = jobFor(did, video, bearer(request))
    // Not wrapped in `jobStatus`, contrary to the lexicon (bluesky-social/atproto#3097).
    return isKnown
      ? Response.json(
          { ...statusOf(id), error: 'already_exists', message: 'Video already processed' },
          { status: 409 },
        )
      : Response.json(statusOf(id))
  }

  function jobFor(did: string, video: Buffer, token: string): { id: string; isKnown: boolean } {
    const hash = createHash('sha256').update(did).update(video).digest('hex')
    const before = known.get(hash)
    if (before) return { id: before, isKnown: true }
    const id = randomUUID()
    jobs.set(id, { did, video, token, polls: 0, ...(service.failure ? { failure: service.failure } : {}) })
    if (!service.failure) known.set(hash, id)
    service.failure = undefined
    return { id, isKnown: false }
  }

  const statusOf = (jobId: string) => ({
    jobId,
    did: jobs.get(jobId)?.did,
    state: jobs.get(jobId)?.blob ? 'JOB_STATE_COMPLETED' : 'JOB_STATE_CREATED',
  })

  async function jobStatus(jobId: string) {
    const job = jobs.get(jobId)
    if (!job) return refusal(400, 'InvalidRequest', 'Job not found')
    if (++job.polls <= service.polls)
      return Response.json({ jobStatus: { ...statusOf(jobId), state: 'JOB_STATE_ENCODING', progress: 40 } })
    if (job.failure)
      return Response.json({ jobStatus: { ...statusOf(jobId), state: 'JOB_STATE_FAILED', ...job.failure } })
    job.blob ??= await store(job.video, job.token)
    return Response.json({ jobStatus: { ...statusOf(jobId), blob: job.blob } })
  }

  return service
}

const bearer = (request: Request): string =>
  request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''

function claimsOf(token: string): ServiceToken {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
  } catch {
    return {}
  }
}

const refusal = (status: number, error: string, message: string): Response =>
  Response.json({ error, message }, { status })
