import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { routeTable } from '@/app/api/route-table'
import { openApiDocument } from '@/lib/api/openapi'

type Operation = {
  operationId: string
  requestBody?: { required: boolean; content?: Record<string, unknown> }
  parameters?: { name: string; in: string }[]
  responses: Record<string, { headers?: Record<string, unknown> }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

const document = openApiDocument(routeTable()) as Document
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

test('the API description is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

test('every reference in the API description resolves', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = '']) => to)
  const known = new Set(
    Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`),
  )
  expect(references.length).toBeGreaterThan(50)
  expect(references.filter((reference) => !known.has(reference))).toEqual([])
})

test('every operation has a name of its own', () => {
  const names = operations.map(({ operationId }) => operationId)
  expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test('the API description has a named schema for each resource, which responses refer to', () => {
  const answers = JSON.stringify(operations.map(({ responses }) => responses))
  for (const name of [
    'Item',
    'Package',
    'Variant',
    'Source',
    'Run',
    'Channel',
    'Project',
    'Publication',
    'Voice',
  ]) {
    expect(document.components.schemas).toHaveProperty(name)
    expect(answers).toContain(`"#/components/schemas/${name}"`)
  }
})

test('the bytes of an upload are described with their media type and the header that says where they begin', () => {
  const { parameters, requestBody } = document.paths['/api/media-uploads/{id}']?.patch ?? {}
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'Upload-Offset', in: 'header' }))
  expect(requestBody?.required).toBe(true)
  expect(Object.keys(requestBody?.content ?? {})).toEqual(['application/offset+octet-stream'])
})

test('a body is required only where the call fails without one', () => {
  const required = (path: string) => document.paths[path]?.post?.requestBody?.required
  expect(required('/api/sources/{id}/regenerate-secret')).toBe(false)
  expect(required('/api/sources/{id}/sync')).toBe(false)
  expect(required('/api/projects/{id}/voice/prompt-block')).toBe(false)
  expect(required('/api/packages/{id}/reject')).toBe(true)
  expect(required('/api/inbound/sources/{id}')).toBe(true)
})

test('browser redirects are described as 303 with a Location header', () => {
  for (const path of ['/api/channels/connect/{platform}', '/api/channels/callback/{platform}']) {
    const responses = document.paths[path]?.get?.responses
    expect(Object.keys(responses ?? {})).toEqual(['303', 'default'])
    expect(responses?.['303']?.headers).toHaveProperty('Location')
  }
})
