/**
 * A request's body as it arrives. Ends with an error when its sender goes away, also where the runtime leaves the body waiting
 * then, so that what came before can be kept.
 */
export async function* readChunks(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  if (!reader) return
  const gone = Promise.withResolvers<never>()
  const abort = () => gone.reject(new Error('The sender of the request went away.'))
  gone.promise.catch(() => {})
  request.signal.addEventListener('abort', abort)
  try {
    for (;;) {
      if (request.signal.aborted) abort()
      const { done, value } = await Promise.race([reader.read(), gone.promise])
      if (done) return
      yield value
    }
  } finally {
    request.signal.removeEventListener('abort', abort)
    reader.cancel().catch(() => {})
  }
}
