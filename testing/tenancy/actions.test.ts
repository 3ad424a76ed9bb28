import { beforeAll, describe, expect, test } from 'vitest'
import type { ActionDeclaration } from '@/lib/actions/project-action'
import type { ActionResult } from '@/lib/actions/run-action'
import { hasPermission, roles } from '@/lib/auth/permissions'
import { useTestDatabase } from '@/testing/database/database'
import { actionInputs } from './action-inputs'
import { asRequest } from './next-request'
import { actionFiles, load } from './route-files'
import { anonymousHeaders, signedInHeaders } from './session'
import { checksum, createTenancyProject, marker, type TenancyProject } from './tenancy-project'

useTestDatabase()

type Action = ((...args: unknown[]) => Promise<ActionResult<unknown>>) & { declaration: ActionDeclaration }
const declared = (value: unknown): value is Action => typeof value === 'function' && 'declaration' in value

const actions: { name: string; action: Action }[] = []
const undeclared: string[] = []
for (const file of actionFiles())
  for (const [name, value] of Object.entries(await load(file)))
    if (declared(value)) actions.push({ name, action: value })
    else undeclared.push(`${file}: ${name}`)

const of = (auth: ActionDeclaration['auth']) =>
  actions.filter(({ action }) => action.declaration.auth === auth)

let mine: TenancyProject
let theirs: TenancyProject
let before: string

beforeAll(async () => {
  ;[mine, theirs] = await Promise.all([createTenancyProject(), createTenancyProject()])
  before = await checksum(theirs.ctx.projectId)
})

const input = (name: string): unknown => {
  const make = actionInputs[name]
  if (!make) throw new Error(`${name} is not listed in action-inputs.ts`)
  return make(theirs.ids)
}
const place = (of: TenancyProject) => ({ org: of.orgSlug, project: of.projectSlug })
const codeOf = (result: ActionResult<unknown>) => (result.ok ? 'ok' : result.error.code)
const run = (headers: Headers, action: Action, ...args: unknown[]) =>
  asRequest(headers, () => action(...args))

test('every server action is made by a wrapper that checks the caller', () => {
  expect(undeclared).toEqual([])
})

test('every server action is listed with an input', () => {
  expect(actions.map(({ name }) => name).filter((name) => !(name in actionInputs))).toEqual([])
})

describe.each([...of('project'), ...of('org')])('$name', ({ name, action }) => {
  const { permission } = action.declaration

  test('refuses people who aren’t signed in, and other sites', async () => {
    expect(codeOf(await run(anonymousHeaders(), action, place(theirs), input(name)))).toBe('unauthenticated')
    const crossSite = await signedInHeaders(theirs.userId)
    crossSite.set('sec-fetch-site', 'cross-site')
    expect(codeOf(await run(crossSite, action, place(theirs), input(name)))).toBe('cross-site')
  })

  test('is not found from another workspace', async () => {
    const result = await run(await signedInHeaders(mine.userId), action, place(theirs), input(name))
    expect(codeOf(result)).toBe('not-found')
    expect(JSON.stringify(result)).not.toContain(marker)
  })

  test('does nothing to another project when called from one’s own', async () => {
    const result = await run(await signedInHeaders(mine.userId), action, place(mine), input(name))
    for (const id of Object.values(theirs.ids)) expect(JSON.stringify(result)).not.toContain(id)
    expect(await checksum(theirs.ctx.projectId)).toBe(before)
  })

  test.each(roles.filter((role) => permission && !hasPermission(role, permission)))(
    'refuses the role %s',
    async (role) => {
      const headers = await signedInHeaders(theirs.members[role].actor.id ?? '')
      expect(codeOf(await run(headers, action, place(theirs), input(name)))).toBe('forbidden')
      expect(await checksum(theirs.ctx.projectId)).toBe(before)
    },
  )
})

test('a preview with the secrets of someone else’s source is not found', async () => {
  const action = of('project').find(({ name }) => name === 'previewSourceAction')?.action
  if (!action) throw new Error('There is no previewSourceAction.')
  const result = await run(
    await signedInHeaders(mine.userId),
    action,
    place(mine),
    input('previewSourceAction'),
  )
  expect(codeOf(result)).toBe('not-found')
})

test.each(of('person'))('$name refuses people who aren’t signed in', async ({ name, action }) => {
  expect(codeOf(await run(anonymousHeaders(), action, input(name)))).toBe('unauthenticated')
})

test.each(of('open'))('$name refuses other sites', async ({ name, action }) => {
  const headers = anonymousHeaders()
  headers.set('sec-fetch-site', 'cross-site')
  expect(codeOf(await run(headers, action, input(name)))).toBe('cross-site')
})
