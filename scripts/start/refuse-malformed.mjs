import { randomUUID } from 'node:crypto'
import http from 'node:http'

/**
 * Loaded into the web server before Next. Rejects requests that a route cannot see as they are: a path with invalid
 * escapes would end as a bare 500, and of two Authorization headers Node silently keeps the first
 * (spec/security#1.6).
 */
const createServer = http.createServer.bind(http)
http.createServer = (...given) => {
  const server = createServer(...given)
  const [next] = server.listeners('request')
  if (!next) return server
  server.removeListener('request', next)
  server.on('request', (request, response) => {
    const fault = faultOf(request)
    if (fault === undefined) return next.call(server, request, response)
    refuse(request, response, fault)
  })
  return server
}

function faultOf(request) {
  if (!decodes((request.url ?? '/').split('?')[0]))
    return {
      detail:
        'The address holds a broken escape: after each "%" belong two hexadecimal digits that make UTF-8 text.',
      hint: 'Escape the address with encodeURIComponent or the like, or leave the "%" out.',
    }
  const authorizations = request.rawHeaders.filter(
    (name, at) => at % 2 === 0 && name.toLowerCase() === 'authorization',
  )
  if (authorizations.length > 1)
    return {
      detail: 'The request has more than one Authorization header.',
      hint: 'Send exactly one.',
    }
  return undefined
}

function decodes(path) {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function refuse(request, response, { detail, hint }) {
  const id = randomUUID()
  const page = !request.url?.startsWith('/api/') && request.headers.accept?.includes('text/html')
  const body = page
    ? `<!doctype html><html lang="en"><title>Address not found</title><p>This address is not valid. <a href="/">Go to the start page</a></p></html>`
    : JSON.stringify({
        type: 'urn:tributary:problem:bad-request',
        title: 'The request cannot be understood.',
        status: 400,
        detail,
        hint,
        code: 'bad-request',
        request_id: id,
      })
  response.writeHead(400, {
    'Content-Type': page ? 'text/html; charset=utf-8' : 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': "default-src 'none'",
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': id,
    Connection: 'close',
  })
  response.end(body)
}
