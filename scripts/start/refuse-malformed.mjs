import { randomUUID } from 'node:crypto'
import http from 'node:http'

/**
 * Loaded into the web server before Next. Rejects requests that a route cannot see as they are: a path with invalid
 * escapes or a method like TRACE would end as a bare 500 or an empty 400, and of two Authorization headers Node
 * silently keeps the first (spec/security#1.6). Gives an id to the API's responses that come from Next itself, such
 * as redirects (spec/http-api#common-rules).
 */
const createServer = http.createServer.bind(http)
http.createServer = (...given) => {
  const server = createServer(...given)
  const [next] = server.listeners('request')
  if (!next) return server
  server.removeListener('request', next)
  server.on('request', (request, response) => {
    const fault = faultOf(request)
    if (fault === undefined) {
      if (/^\/+api\b/.test(request.url ?? '')) identify(response)
      return next.call(server, request, response)
    }
    refuse(request, response, fault)
  })
  return server
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

function faultOf(request) {
  if (!methods.includes(request.method))
    return {
      status: 405,
      code: 'method-not-allowed',
      title: 'This endpoint doesn’t support that method.',
      detail: 'This endpoint doesn’t support that method.',
      hint: 'See the Allow header for the methods it may support.',
      headers: { Allow: request.url?.startsWith('/api/inbound/') ? 'POST' : methods.join(', ') },
    }
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

/** Adds an id to a response that is sent without one. */
function identify(response) {
  const { writeHead } = response
  response.writeHead = (...given) => {
    if (!response.hasHeader('X-Request-Id')) response.setHeader('X-Request-Id', randomUUID())
    return writeHead.apply(response, given)
  }
}

function refuse(request, response, fault) {
  const {
    status = 400,
    code = 'bad-request',
    title = 'The request cannot be understood.',
    detail,
    hint,
    headers = {},
  } = fault
  const id = randomUUID()
  const page = !request.url?.startsWith('/api/') && request.headers.accept?.includes('text/html')
  const body = page
    ? `<!doctype html><html lang="en"><title>Address not found</title><p>This address is not valid. <a href="/">Go to the start page</a></p></html>`
    : JSON.stringify({
        type: `urn:tributary:problem:${code}`,
        title,
        status,
        detail,
        hint,
        code,
        request_id: id,
      })
  response.writeHead(status, {
    ...headers,
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
