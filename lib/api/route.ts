import 'server-only'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { env } from '@/lib/env'
import { withLogScope } from '@/lib/log'
import { problem } from './problem'

export type RouteParams = { params: Promise<Record<string, string | string[] | undefined>> }
export type RouteHandler = (request: Request, route?: RouteParams) => Promise<Response>

/**
 * What a route declares about itself; requests are validated against it and the OpenAPI document is built from it.
 */
export type RouteDeclaration = {
  /** The operation's name in generated clients; never changed once released. */
  operationId: string
  summary: string
  /** Who may call, in the terms of the matrix test: every route has one of these. */
  auth: 'public' | 'account' | 'project' | 'cron' | 'session' | 'source'
  /** The source's secret is part of the path instead of a bearer token. */
  secretInPath?: boolean
  permission?: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Rejects a call without a body, although no field is required: it would replace everything by nothing. */
  bodyRequired?: boolean
  answer?: z.ZodType
  status?: number
  /** Supports `Prefer: wait=N` (RFC 7240). */
  prefersWait?: boolean
  /** Name of the form field with the file, for a route that takes a form with one. */
  upload?: string
  /** The form's other fields. */
  form?: z.ZodType
  /** The media type of the request's body, if it is bytes. */
  binaryBody?: string
  /** The response's media type, if it is a file. */
  download?: string
  /** Describes the Location header, for a route that redirects. */
  redirect?: string
  /** Other success statuses and when they are returned. */
  otherStatuses?: Record<number, string>
  /** Additional request headers it reads, and what they are for. */
  headers?: Record<string, string>
  /** False if pages of other origins must not read the responses. */
  cors?: boolean
  /** Supports `If-Match` with the revision that the caller saw. */
  ifMatch?: boolean
}

export type DeclaredRoute = RouteHandler & { declaration: RouteDeclaration }

const common = {
  'Cache-Control': 'private, no-store',
  Vary: 'Cookie, X-Project-ID, Origin, Authorization',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * The outermost layer of every route: adds a request id to the log lines and the response, converts anything thrown
 * to problem+json, and sets the headers that every response carries.
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

/**
 * Response headers that let other origins read token-authenticated calls; never with credentials
 * (spec/security#6.5).
 */
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
