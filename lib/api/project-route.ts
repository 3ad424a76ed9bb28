import 'server-only'
import { z } from 'zod'
import { activeProjectOf } from '@/lib/auth/authorization/active-project'
import { authorizeProject } from '@/lib/auth/authorization/authorize'
import { findProjectOf, type ProjectResource } from '@/lib/auth/authorization/find-project-of'
import type { ProjectContext } from '@/lib/auth/context'
import type { Permission } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'
import { withLogScope } from '@/lib/log'
import { type ApiCaller, requireCaller } from './caller'
import { validated } from './problem'
import { readBody } from './read-body'
import { readQuery } from './read-query'
import { type DeclaredRoute, declareRoute } from './route'

type Shape<P, Q, B, A, May extends Permission> = {
  operationId: string
  summary: string
  permission: May
  params?: z.ZodType<P>
  query?: z.ZodType<Q>
  body?: z.ZodType<B>
  answer?: z.ZodType<A>
  /** Status of a successful response: 200 by default; 204 has no body. */
  status?: 200 | 201 | 202 | 204
  /** Returns the URL of the created resource or started job, for the Location header (RFC 9110, 10.2.2). */
  location?: (answer: A) => string
  /** In bytes; 1 MiB by default. */
  maxBytes?: number
  /**
   * How the project is found: by the X-Project-ID header (or the token's own project, or the session's active one),
   * by the path's `id` if the path is /api/projects/{id}, or by the resource that the path's `id` names (the header
   * may then be omitted; if sent, it must match).
   */
  project?: 'header' | 'path' | ProjectResource
  prefersWait?: boolean
  /** Name of the form field with the file, for a route that takes a file instead of JSON; the handler reads it. */
  upload?: string
  /** The form's other fields; the handler validates them. */
  form?: z.ZodType
  /** The media type of the request's body, if it is bytes; the handler checks and reads it. */
  binaryBody?: string
  /** Additional request headers that the handler reads, and what they are for. */
  headers?: Record<string, string>
  /** The response's media type, if it is a file, which the handler builds itself. */
  download?: string
  /** Other success statuses and when they are returned. */
  otherStatuses?: Record<number, string>
  /** Supports If-Match; the handler reads it. */
  ifMatch?: boolean
}

export type ProjectCall<P, Q, B> = {
  params: P
  query: Q
  body: B
  request: Request
  /** Seconds from `Prefer: wait=N`; 0 if not requested, at most 50. */
  wait: number
}

/** A handler may return a value (sent as JSON with the declared status) or its own Response. */
type Work<P, Q, B, A, May extends Permission> = (
  ctx: ProjectContext<May>,
  call: ProjectCall<P, Q, B>,
) => Promise<A | Response>

/**
 * Declares a project's route in one expression: who may call it (permission), what comes in (params, query, body as
 * zod) and what goes out. Order of checks in every call: caller, project and role, then query and body. Serves
 * spec/http-api#common-rules.
 */
export function projectRoute<
  P = object,
  Q = object,
  B = undefined,
  A = unknown,
  const May extends Permission = Permission,
>(shape: Shape<P, Q, B, A, May>, work: Work<P, Q, B, A, May>): DeclaredRoute {
  const declaration = { ...shape, auth: 'project' as const }
  return declareRoute(declaration, async (request, rawParams) => {
    const caller = await requireCaller(request)
    const projectId = await projectOf(caller, request, rawParams, shape.project ?? 'header')
    const ctx = await authorizeProject(caller, shape.permission, projectId)
    return withLogScope(
      { org_id: ctx.orgId, project_id: ctx.projectId, actor: ctx.actor.id ?? 'system' },
      async () => {
        const params = shape.params ? validated(shape.params, rawParams) : ({} as P)
        const query = readQuery(shape.query, request)
        const body = await readBody(shape, request)
        const wait = shape.prefersWait ? waitOf(request) : 0
        const answer = await work(ctx, { params, query, body, request, wait })
        if (answer instanceof Response) return answer
        const status = shape.status ?? 200
        if (status === 204) return new Response(null, { status })
        const headers: Record<string, string> = shape.location ? { Location: shape.location(answer) } : {}
        return Response.json(answer, { status, headers })
      },
    )
  })
}

/** Path parameters of the usual form, /api/<things>/{id}. */
export const idParams = z.object({ id: z.string() })

/** Returns the project that `X-Project-ID` names, if any. Throws `bad-request` unless it is exactly one id. */
export function readProjectHeader(request: Request): string | undefined {
  const header = request.headers.get('x-project-id')
  if (header !== null && !isId(header))
    throw new AppError('bad-request', { detail: 'X-Project-ID must contain exactly one project ID.' })
  return header ?? undefined
}

async function projectOf(
  caller: ApiCaller,
  request: Request,
  params: Record<string, string>,
  by: 'header' | 'path' | ProjectResource,
): Promise<string> {
  const header = readProjectHeader(request)
  if (by === 'path') {
    const id = params.id ?? ''
    if (header !== undefined && header !== id) throw new AppError('not-found')
    return id
  }
  if (header !== undefined) return header
  if (by !== 'header') {
    const id = params.id ?? ''
    const found = isId(id) ? await findProjectOf(by, id) : undefined
    if (!found) throw new AppError('not-found')
    return found
  }
  if (caller.onlyProjectId) return caller.onlyProjectId
  if (caller.by === 'session') {
    const active = activeProjectOf(request.headers)
    if (active) return active
  }
  throw new AppError('project-required')
}

function waitOf(request: Request): number {
  const seconds = /(?:^|[,;\s])wait=(\d{1,4})/i.exec(request.headers.get('prefer') ?? '')?.[1]
  return Math.min(50, Number(seconds ?? 0))
}
