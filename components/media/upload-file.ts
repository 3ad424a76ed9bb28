import { callRoute, failureOf } from '@/components/forms/call-route'
import type { ActionFailure } from '@/lib/actions/run-action'
import { uploadPartBytes } from '@/lib/media-library/limits'
import type { MediaFileAnswer, UploadAnswer } from '@/lib/media-library/schemas'
import { Sha256 } from './sha256'

export type UploadedFile = MediaFileAnswer & { existing: boolean }

/** Thrown when an upload cannot continue on its own; `failure` says why in words for people. */
export class UploadFailed extends Error {
  readonly failure: ActionFailure
  constructor(failure: ActionFailure) {
    super(failure.message)
    this.failure = failure
  }
}

/** Headers that name the project of an upload. */
const headersOf = (projectId: string) => ({ 'X-Project-ID': projectId })
const lost = 'The connection was lost.'

/**
 * Uploads a file in slices, and resumes where an earlier attempt ended, on this page or, for the same file, on an
 * earlier one. Reports progress. Waits for a while if the connection is lost. Throws `UploadFailed`, or the abort
 * reason if the signal is aborted.
 */
export async function uploadFile(
  projectId: string,
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number, waiting: boolean) => void },
): Promise<UploadedFile> {
  const key = `media-upload ${projectId} ${file.name} ${file.size} ${file.lastModified}`
  const upload =
    (await findUpload(projectId, remembered(key), signal)) ?? (await begin(projectId, file, signal))
  remember(key, upload.id)
  const hash = new Sha256()
  let hashed = 0
  let offset = upload.offset
  let failures = 0
  onProgress(offset, false)
  while (offset < file.size || hashed < file.size) {
    // What an earlier attempt uploaded is read again for the digest.
    const from = hashed < offset ? hashed : offset
    const until = Math.min(
      file.size,
      hashed < offset ? offset : Number.POSITIVE_INFINITY,
      from + uploadPartBytes,
    )
    const bytes = await sliceOf(file, from, until)
    if (from === hashed) {
      hash.update(bytes)
      hashed = until
    }
    if (from !== offset) continue
    const answer = await send(projectId, upload.id, offset, bytes, signal)
    if (answer !== undefined) {
      offset = answer
      failures = 0
    } else {
      onProgress(offset, true)
      await untilOnline(failures++, signal)
      offset = (await offsetOf(projectId, upload.id, signal)) ?? offset
    }
    onProgress(offset, false)
  }
  const done = await complete(projectId, upload.id, hash.hex(), signal)
  forget(key)
  return done
}

/** Cancels a started upload of this file, if there is one. */
export async function cancelUpload(projectId: string, file: File): Promise<void> {
  const key = `media-upload ${projectId} ${file.name} ${file.size} ${file.lastModified}`
  const id = remembered(key)
  forget(key)
  if (id)
    await callRoute(`/api/media-uploads/${id}`, { method: 'DELETE', headers: headersOf(projectId), lost })
}

async function begin(projectId: string, file: File, signal: AbortSignal): Promise<UploadAnswer> {
  const answer = await callRoute<UploadAnswer>('/api/media-uploads', {
    method: 'POST',
    headers: { ...headersOf(projectId), 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: file.name.slice(0, 200) || 'image', bytes: file.size }),
    signal,
    lost: 'We couldn’t reach the server.',
  })
  if (!answer.ok) throw new UploadFailed(withFieldWords(answer.error))
  return answer.data
}

async function findUpload(
  projectId: string,
  id: string | undefined,
  signal: AbortSignal,
): Promise<UploadAnswer | undefined> {
  if (!id) return undefined
  const headers = headersOf(projectId)
  const answer = await callRoute<UploadAnswer>(`/api/media-uploads/${id}`, { headers, signal, lost })
  return answer.ok ? answer.data : undefined
}

const offsetOf = async (projectId: string, id: string, signal: AbortSignal) =>
  (await findUpload(projectId, id, signal))?.offset

/** Returns the new offset; undefined if the connection was lost or the server failed, so that the caller retries. */
async function send(
  projectId: string,
  id: string,
  offset: number,
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<number | undefined> {
  let answer: Response
  try {
    answer = await fetch(`/api/media-uploads/${id}`, {
      method: 'PATCH',
      headers: {
        ...headersOf(projectId),
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': String(offset),
      },
      body: bytes,
      signal,
    })
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  }
  const present = answer.headers.get('upload-offset')
  if (present !== null) return Number(present)
  if (answer.status >= 500) return undefined
  throw new UploadFailed(failureOf(await answer.json().catch(() => undefined)))
}

async function complete(
  projectId: string,
  id: string,
  sha256: string,
  signal: AbortSignal,
): Promise<UploadedFile> {
  for (let failures = 0; ; failures++) {
    const answer = await callRoute<UploadedFile>(`/api/media-uploads/${id}/complete`, {
      method: 'POST',
      headers: { ...headersOf(projectId), 'Content-Type': 'application/json' },
      body: JSON.stringify({ sha256 }),
      signal,
      lost,
    })
    if (answer.ok) return answer.data
    if (answer.error.code !== 'unavailable') throw new UploadFailed(answer.error)
    await untilOnline(failures, signal)
  }
}

async function sliceOf(file: File, from: number, until: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(from, until).arrayBuffer())
  } catch {
    throw new UploadFailed({
      code: 'invalid',
      message: 'We can’t read this file any more.',
      hint: 'It may have been moved or changed. Choose it again.',
      errors: [],
      request_id: '',
    })
  }
}

/**
 * Waits longer after each failure, but no longer than until the browser is back online. After eight failures, about
 * a minute and a half, throws `UploadFailed`.
 */
async function untilOnline(failures: number, signal: AbortSignal): Promise<void> {
  if (failures >= 8)
    throw new UploadFailed({
      code: 'unavailable',
      message: 'The connection was lost.',
      hint: 'Check your connection, then try again. The upload continues where it stopped.',
      errors: [],
      request_id: '',
    })
  await new Promise<void>((resolve, reject) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', aborted)
      resolve()
    }
    const aborted = () => {
      reject(signal.reason)
      done()
    }
    const timer = setTimeout(done, Math.min(30_000, 500 * 2 ** failures))
    addEventListener('online', done)
    signal.addEventListener('abort', aborted)
  })
}

/** Uses the message of the first field error, which says more than the failure itself. */
const withFieldWords = (failure: ActionFailure): ActionFailure => ({
  ...failure,
  message: failure.errors[0]?.detail ?? failure.message,
})

// Browsers may refuse to store anything; uploads then start over after a reload.
function remembered(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function remember(key: string, id: string): void {
  try {
    localStorage.setItem(key, id)
  } catch {
    return
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}
