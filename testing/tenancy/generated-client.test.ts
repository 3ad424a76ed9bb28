import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@hey-api/openapi-ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routeTable } from '@/app/api/route-table'
import { openApiDocument } from '@/lib/api/openapi'
import type { RouteHandler } from '@/lib/api/route'
import { useTestDatabase } from '@/testing/database/database'
import { createTestToken } from '@/testing/database/factories'
import { createTenancyProject, type TenancyProject } from './tenancy-project'

useTestDatabase()

const folder = mkdtempSync(join(tmpdir(), 'tributary-client-'))
const table = routeTable()
const server = createServer(async (incoming, outgoing) => {
  const response = await answer(incoming)
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
})

type Call = (options: Record<string, unknown>) => Promise<{
  data?: { [key: string]: unknown; data?: unknown[] }
  error?: { code: string; errors?: unknown[] }
  response: Response
}>
type Sdk = Record<
  'createSource' | 'getSource' | 'listItems' | 'listSources' | 'regenerateSourceSecret' | 'pushItems',
  Call
>

let mine: TenancyProject
let token: string
let baseUrl: string
let sdk: Sdk

beforeAll(async () => {
  mine = await createTenancyProject()
  token = await createTestToken(mine.org)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await createClient({
    input: structuredClone(openApiDocument(table)) as never,
    output: { path: join(folder, 'client'), clean: true },
    logs: { level: 'silent' },
    plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
  })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a client generated from the API description compiles under strict TypeScript', () => {
  const options = {
    strict: true,
    skipLibCheck: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    noEmit: true,
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['client/**/*.ts'] }),
  )
  // The compiler of the type check takes a quarter of the time of the one that can be imported.
  const compiler = resolve('node_modules/typescript-native/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--singleThreaded'], {
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
})

test('the generated client lists, creates, pushes, and reads errors', async () => {
  const client = pathToFileURL(join(folder, 'client/index.ts')).href
  sdk = (await import(/* @vite-ignore */ client)) as Sdk
  const common = {
    baseUrl,
    headers: { Authorization: `Bearer ${token}`, 'X-Project-ID': mine.ctx.projectId },
  }

  const listed = await sdk.listSources({ ...common, query: { limit: 5 } })
  expect(listed.data?.data?.length).toBeGreaterThan(0)

  const created = await sdk.createSource({ ...common, body: { source_type: 'push', name: 'From a client' } })
  expect(created.response.status).toBe(201)
  const { id, secret } = created.data as { id: string; secret: string }

  const pushed = await sdk.pushItems({
    baseUrl,
    headers: { Authorization: `Bearer ${secret}` },
    path: { id },
    body: { external_id: 'one', title: 'Pushed by a generated client' },
  })
  expect(pushed.data).toMatchObject({ created: 1 })

  const items = await sdk.listItems({ ...common, query: { source_id: id } })
  expect(items.data?.data).toMatchObject([{ external_id: 'one', title: 'Pushed by a generated client' }])

  const renewed = await sdk.regenerateSourceSecret({ ...common, path: { id } })
  expect(renewed.data?.secret).not.toBe(secret)

  const refused = await sdk.createSource({ ...common, body: { source_type: 'push' } })
  expect(refused.error).toMatchObject({ code: 'invalid', errors: [{ pointer: '/name' }] })
})

/** Calls the route that matches the path, with the request as received. */
async function answer(incoming: IncomingMessage): Promise<Response> {
  const url = new URL(incoming.url ?? '/', baseUrl)
  const body: Buffer[] = []
  for await (const chunk of incoming) body.push(chunk as Buffer)
  const request = new Request(url, {
    method: incoming.method ?? 'GET',
    headers: incoming.headers as Record<string, string>,
    ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
  })
  for (const [path, module] of Object.entries(table)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const fits = new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(url.pathname)
    if (!fits) continue
    const handler = module[request.method] as RouteHandler
    const params = Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(fits[at + 1] ?? '')]))
    return handler(request, { params: Promise.resolve(params) })
  }
  return new Response(null, { status: 404 })
}
