import type { z } from 'zod'
import { env } from '@/lib/env'
import { version } from '@/package.json'
import { collectSchemas, type JsonSchema } from './openapi-schemas'
import { isBodyOptional } from './read-body'
import type { DeclaredRoute, RouteDeclaration } from './route'

export type RouteTable = Record<string, Record<string, unknown>>

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Builds the OpenAPI 3.1 document from the declarations that also validate the requests (spec/http-api#openapi). */
export function openApiDocument(routes: RouteTable): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  const { shared, schemaOf } = collectSchemas()
  for (const [path, module] of Object.entries(routes)) {
    const operations: Record<string, unknown> = {}
    for (const method of methods) {
      const handler = module[method]
      if (isDeclared(handler))
        operations[method.toLowerCase()] = operation(path, handler.declaration, schemaOf)
    }
    paths[path] = operations
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tributary', version },
    servers: [{ url: env().APP_URL }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'An API token of a workspace.' },
        cron: { type: 'http', scheme: 'bearer', description: 'CRON_SECRET.' },
        source: { type: 'http', scheme: 'bearer', description: 'A secret of the source itself.' },
      },
      schemas: { ...shared, Problem: problemSchema },
    },
  }
}

const secretInPath =
  'The secret of the URL. URLs end up in logs and histories, so use a header where there is one and your system can set it.'

type SchemaOf = (schema: z.ZodType, io: 'input' | 'output') => JsonSchema

function operation(path: string, declaration: RouteDeclaration, schemaOf: SchemaOf): Record<string, unknown> {
  const parameters: unknown[] = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    ...(name === 'secret' ? { description: secretInPath } : {}),
    schema: { type: 'string' },
  }))
  if (declaration.auth === 'project' && !path.startsWith('/api/projects/'))
    parameters.push({ name: 'X-Project-ID', in: 'header', schema: { type: 'string', format: 'uuid' } })
  if (declaration.prefersWait)
    parameters.push({ name: 'Prefer', in: 'header', schema: { type: 'string', examples: ['wait=20'] } })
  if (declaration.ifMatch)
    parameters.push({ name: 'If-Match', in: 'header', schema: { type: 'string', examples: ['"3"'] } })
  for (const [name, description] of Object.entries(declaration.headers ?? {}))
    parameters.push({ name, in: 'header', description, schema: { type: 'string' } })
  if (declaration.query) parameters.push(...queryParameters(schemaOf(declaration.query, 'input')))
  const status = String(declaration.status ?? 200)
  return {
    operationId: declaration.operationId,
    tags: [path.split('/')[2]],
    summary: declaration.summary,
    ...(declaration.permission ? { 'x-permission': declaration.permission } : {}),
    ...(declaration.auth === 'public' ? { security: [] } : {}),
    ...(declaration.auth === 'cron' ? { security: [{ cron: [] }] } : {}),
    ...(declaration.auth === 'source' ? { security: declaration.secretInPath ? [] : [{ source: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(declaration, schemaOf),
    responses: {
      // Work that finishes within the requested wait is done, no longer just accepted.
      ...(declaration.prefersWait ? { '200': good(declaration, schemaOf, 'Done.') } : {}),
      [status]: good(declaration, schemaOf, declaration.prefersWait ? 'Accepted.' : 'Done.'),
      ...Object.fromEntries(
        Object.entries(declaration.otherStatuses ?? {}).map(([other, when]) => [
          other,
          good(declaration, schemaOf, when),
        ]),
      ),
      default: {
        description: 'What went wrong.',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

const good = (
  { answer, download, redirect }: RouteDeclaration,
  schemaOf: SchemaOf,
  description: string,
): unknown => ({
  description: redirect ? 'Leads the browser on.' : description,
  ...(redirect
    ? { headers: { Location: { description: redirect, schema: { type: 'string', format: 'uri' } } } }
    : {}),
  ...(download ? { content: { [download]: { schema: file(download) } } } : {}),
  ...(answer ? { content: { 'application/json': { schema: schemaOf(answer, 'output') } } } : {}),
})

const file = (contentMediaType: string) => ({ type: 'string', contentMediaType })

function requestBodyOf(declaration: RouteDeclaration, schemaOf: SchemaOf): { requestBody?: unknown } {
  const { body, binaryBody, upload, form } = declaration
  if (upload !== undefined) return { requestBody: formWithFile(upload, form, schemaOf) }
  if (binaryBody !== undefined)
    return { requestBody: { required: true, content: { [binaryBody]: { schema: file(binaryBody) } } } }
  if (!body) return {}
  const required = !isBodyOptional(declaration)
  return { requestBody: { required, content: { 'application/json': { schema: schemaOf(body, 'input') } } } }
}

function formWithFile(field: string, others: z.ZodType | undefined, schemaOf: SchemaOf): unknown {
  const form = others ? schemaOf(others, 'input') : {}
  const properties = { [field]: file('application/octet-stream'), ...(form.properties ?? {}) }
  const required = [field, ...(Array.isArray(form.required) ? form.required : [])]
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', required, properties } } },
  }
}

function queryParameters(schema: Record<string, unknown>): unknown[] {
  const properties = (schema.properties ?? {}) as Record<string, unknown>
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: value,
  }))
}

const isDeclared = (value: unknown): value is DeclaredRoute =>
  typeof value === 'function' && 'declaration' in value

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'request_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    hint: { type: 'string' },
    code: { type: 'string' },
    request_id: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { pointer: { type: 'string' }, detail: { type: 'string' } },
      },
    },
  },
}
