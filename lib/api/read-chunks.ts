/**
 * Yields a request's body as it arrives. Throws if the sender disconnects, even where the runtime would then leave
 * the body pending, so that what came before can be kept.
 */
export async function* readChunks(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  if (!reader) return
  let fail: ((error: Error) => void) | undefined
  const abort = () => fail?.(new Error('The sender of the request went away.'))
  request.signal.addEventListener('abort', abort)
  try {
    for (;;) {
      // Not Promise.race with one abort promise for all reads: that would retain every chunk until the body ends.
      const { done, value } = await new Promise<ReadableStreamReadResult<Uint8Array>>((resolve, reject) => {
        fail = reject
        if (request.signal.aborted) abort()
        reader.read().then(resolve, reject)
      })
      if (done) return
      yield value
    }
  } finally {
    request.signal.removeEventListener('abort', abort)
    reader.cancel().catch(() => {})
  }
}
