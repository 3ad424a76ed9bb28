import 'server-only'
import type { Caller } from '@/lib/auth/authorization/authorize'
import { findTokenHolder } from '@/lib/auth/tokens/find-token-holder'
import { AppError } from '@/lib/errors'

export type ApiCaller = Caller & { by: 'token' | 'session' }

/**
 * Identifies the API caller: the holder of the bearer token, otherwise the person of the session cookie. For
 * writes, a cookie only counts if the request comes from our own pages (spec/security#6.4). Throws
 * `unauthenticated` or `cross-site`.
 */
export async function requireCaller(request: Request): Promise<ApiCaller> {
  const authorization = request.headers.get('authorization')
  if (authorization !== null) {
    const token = /^Bearer ([\x21-\x7e]+)$/i.exec(authorization)?.[1]
    const holder = token ? await findTokenHolder(token) : undefined
    if (!holder)
      throw new AppError('unauthenticated', {
        detail: 'This token doesn’t exist, has expired or was revoked.',
      })
    return {
      by: 'token',
      actor: { kind: 'token', id: holder.userId, name: holder.userName },
      atMost: holder.role,
      onlyOrgId: holder.orgId,
      ...(holder.projectId ? { onlyProjectId: holder.projectId } : {}),
    }
  }
  // Imported only if there is a cookie: it needs a running Next request.
  const person = request.headers.has('cookie')
    ? await (await import('@/lib/auth/signed-in/session')).findPerson()
    : null
  if (!person) throw new AppError('unauthenticated')
  if (!['GET', 'HEAD'].includes(request.method) && !isSameOriginRequest(request.headers))
    throw new AppError('cross-site')
  return {
    by: 'session',
    actor: { kind: 'person', id: person.id, name: person.name },
    proof: person.proof,
    ...(person.proof.companyOf ? { onlyOrgId: person.proof.companyOf } : {}),
  }
}

/** Whether the browser says that one of our own pages sent this request. */
export function isSameOriginRequest(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  return new URL(origin).host === headers.get('host')
}
