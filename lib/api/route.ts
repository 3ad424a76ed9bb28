import 'server-only'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { env } from '@/lib/env'
import { withLogScope } from '@/lib/log'
import { problem } from './problem'

export type RouteParams = { params: Promise<Record<string, string | string[] | undefined>> }
export type RouteHandler = (request: Request, route?: RouteParams) => Promise<Response>

/** What a route says of itself; requests are checked by it and the OpenAPI document is made from it. */
export type RouteDeclaration = {
  /** The name of the call in generated clients; never changed once released. */
  operationId: string
  summary: string
  /** Who may call, in words of the matrix test: every route has one of these. */
  auth: 'public' | 'account' | 'project' | 'cron' | 'session' | 'source'
  /** The secret of the source is part of the path, not the bearer. */
  secretInPath?: boolean
  permission?: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  answer?: z.ZodType
  status?: number
  /** Takes `Prefer: wait=N` (RFC 7240). */
  prefersWait?: boolean
  /** The field of the file, for a route that takes a form with one. */
  upload?: string
  /** The other fields of that form. */
  form?: z.ZodType
  /** The media type of an answer that is a file. */
  download?: string
  /** What the header Location of an answer says that leads somewhere else. */
  redirect?: string
  /** Further good statuses and when they are answered. */
  otherStatuses?: Record<number, string>
  /** Request headers it looks at besides the usual, and what they are for. */
  headers?: Record<string, string>
  /** False where pages of other origins are not to read the answers. */
  cors?: boolean
  /** Takes `If-Match` with the revision that the caller saw. */
  ifMatch?: boolean
}

export type DeclaredRoute = RouteHandler & { declaration: RouteDeclaration }

const common = {
  'Cache-Control': 'private, no-store',
  Vary: 'Cookie, X-Project-ID, Origin, Authorization',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * The outermost ring of every route: a request id on the log lines and the answer, problem+json for whatever is thrown,
 * and the headers every answer carries.
 */
export function declareRoute(
  declaration: RouteDeclaration,
  work: (request: Request, params: Record<string, string>) => Promise<Response>,
): DeclaredRoute {
  const handler: RouteHandler = async (request, route) => {
    const requestId = randomUUID()
    return withLogScope({ request_id: requestId }, async () => {
      let response: Response
      try {
        const params: Record<string, string> = {}
        for (const [name, value] of Object.entries((await route?.params) ?? {}))
          if (typeof value === 'string') params[name] = value
        response = await work(request, params)
      } catch (thrown) {
        response = problem(thrown)
      }
      for (const [name, value] of Object.entries(common))
        if (!response.headers.has(name)) response.headers.set(name, value)
      response.headers.set('X-Request-Id', requestId)
      if (declaration.cors !== false)
        for (const [name, value] of Object.entries(corsHeaders(request))) response.headers.set(name, value)
      return response
    })
  }
  return Object.assign(handler, { declaration })
}

/** Answer headers that let other origins read token-authenticated calls; never with credentials (spec/security#6.5). */
export function corsHeaders(request: { headers: Headers }): Record<string, string> {
  const origin = request.headers.get('origin')
  const allowed = env().CORS_ALLOWED_ORIGINS
  if (!origin) return {}
  const any = allowed.length === 0 || allowed.includes('*')
  if (!any && !allowed.includes(origin)) return {}
  return {
    'Access-Control-Allow-Origin': any ? '*' : origin,
    'Access-Control-Expose-Headers':
      'X-Request-Id, Retry-After, Location, ETag, Preference-Applied, Upload-Offset, Upload-Length',
  }
}
