import type { IncomingMessage, ServerResponse } from 'node:http'

/** Serves a file like a server that supports range requests, with If-Range. Returns how many bytes it sent. */
export const rangesOf =
  (file: Buffer, { etag }: { etag?: string | undefined } = {}) =>
  (request: IncomingMessage, response: ServerResponse): number => {
    const asked = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    const same = request.headers['if-range'] === undefined || request.headers['if-range'] === etag
    const about = etag === undefined ? {} : { etag }
    if (!asked || !same) {
      response.writeHead(200, { ...about, 'content-length': file.length }).end(file)
      return file.length
    }
    const from = Number(asked[1])
    const until = Math.min(file.length, Number(asked[2]) + 1)
    if (from >= until) {
      response.writeHead(416, { 'content-range': `bytes */${file.length}` }).end()
      return 0
    }
    response.writeHead(206, { ...about, 'content-range': `bytes ${from}-${until - 1}/${file.length}` })
    response.end(file.subarray(from, until))
    return until - from
  }
