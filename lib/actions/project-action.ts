import 'server-only'
import { revalidatePath } from 'next/cache'
import { headers } from 'next/headers'
import type { z } from 'zod'
import { isSameOriginRequest } from '@/lib/api/caller'
import { validated } from '@/lib/api/problem'
import {
  authorizeOrg,
  authorizeProject,
  findPlaceIds,
  type ProjectSlugs,
} from '@/lib/auth/authorization/authorize'
import type { OrgContext, ProjectContext } from '@/lib/auth/context'
import { companySessionRefusal } from '@/lib/auth/login-sessions/company-session-refusal'
import type { Permission } from '@/lib/auth/permissions'
import { personCaller } from '@/lib/auth/signed-in/require-project'
import { findPerson, type SignedIn } from '@/lib/auth/signed-in/session'
import { AppError } from '@/lib/errors'
import { type ActionResult, runAction } from './run-action'

export type ProjectAction<I, A> = (place: ProjectSlugs, input: I) => Promise<ActionResult<A>>

/** What an action declares about itself, for the test that calls each action as everyone who is not allowed to. */
export type ActionDeclaration = { auth: 'project' | 'org' | 'person' | 'open'; permission?: Permission }

const declare = <F extends (...args: never[]) => unknown>(declaration: ActionDeclaration, action: F): F =>
  Object.assign(action, { declaration })

/**
 * Wraps a verb in a server action that checks in the same order as a route: own page, signed in, member with the
 * permission, input, then the verb. Takes the permission and the input's schema; the action takes the place (the
 * slugs from the URL) and the input, which is validated whatever its TypeScript type says. The action returns a
 * result and never throws. It revalidates the page, unless it `onlyReads`.
 */
export function projectAction<I, A, const May extends Permission>(
  shape: { permission: May; input: z.ZodType<I>; onlyReads?: boolean },
  verb: (ctx: ProjectContext<May>, input: I) => Promise<A>,
): ProjectAction<z.input<typeof shape.input>, A> {
  return declare({ auth: 'project', permission: shape.permission }, (place, input) =>
    runAction(async () => {
      const person = await requireOwnPage()
      const found = await findPlaceIds(person.id, {
        org: String(place?.org),
        project: String(place?.project),
      })
      if (!found?.projectId) throw new AppError('not-found')
      const ctx = await authorizeProject(personCaller(person), shape.permission, found.projectId)
      const answer = await verb(ctx, validated(shape.input, input))
      if (!shape.onlyReads) revalidatePath('/', 'layout')
      return answer
    }),
  )
}

/** Like `projectAction`, for a workspace. */
export function orgAction<I, A, const May extends Permission>(
  shape: { permission: May; input: z.ZodType<I> },
  verb: (ctx: OrgContext<May>, input: I) => Promise<A>,
): (place: { org: string }, input: z.input<typeof shape.input>) => Promise<ActionResult<A>> {
  return declare({ auth: 'org', permission: shape.permission }, (place, input) =>
    runAction(async () => {
      const person = await requireOwnPage()
      const found = await findPlaceIds(person.id, { org: String(place?.org) })
      if (!found) throw new AppError('not-found')
      const ctx = await authorizeOrg(personCaller(person), shape.permission, found.orgId)
      const answer = await verb(ctx, validated(shape.input, input))
      revalidatePath('/', 'layout')
      return answer
    }),
  )
}

/**
 * Like `projectAction`, for the signed-in person's own account. Rejects company sign-in sessions unless the action
 * is `forCompanySessions` too: whoever runs that sign-in must not gain access to what people have in other
 * workspaces.
 */
export function personAction<I, A>(
  shape: { input: z.ZodType<I>; onlyReads?: boolean; forCompanySessions?: boolean },
  verb: (person: SignedIn, input: I) => Promise<A>,
): (input: z.input<typeof shape.input>) => Promise<ActionResult<A>> {
  return declare({ auth: 'person' }, (input) =>
    runAction(async () => {
      const person = await requireOwnPage()
      if (person.proof.companyOf && !shape.forCompanySessions)
        throw new AppError('forbidden', companySessionRefusal)
      const answer = await verb(person, validated(shape.input, input))
      if (!shape.onlyReads) revalidatePath('/', 'layout')
      return answer
    }),
  )
}

/**
 * Like `projectAction`, for people who are not signed in (sign-in and sign-up): checks only that the request comes
 * from our own page, and the input.
 */
export function openAction<I, A>(
  shape: { input: z.ZodType<I> },
  verb: (input: I) => Promise<A>,
): (input: z.input<typeof shape.input>) => Promise<ActionResult<A>> {
  return declare({ auth: 'open' }, (input) =>
    runAction(async () => {
      if (!isSameOriginRequest(await headers())) throw new AppError('cross-site')
      return verb(validated(shape.input, input))
    }),
  )
}

async function requireOwnPage(): Promise<SignedIn> {
  if (!isSameOriginRequest(await headers())) throw new AppError('cross-site')
  const person = await findPerson()
  if (!person) throw new AppError('unauthenticated')
  return person
}
