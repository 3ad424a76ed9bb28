import 'server-only'
import { randomUUID } from 'node:crypto'
import { corsHeaders } from './route'

/** Answers a browser's preflight (spec/http-api#cors: which headers other origins may send). */
export async function preflight(request: Request): Promise<Response> {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request),
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers':
        'Authorization, Content-Type, X-Project-ID, Idempotency-Key, If-Match, Prefer, Upload-Offset',
      'Access-Control-Max-Age': '7200',
      'X-Request-Id': randomUUID(),
      Vary: 'Origin',
    },
  })
}
