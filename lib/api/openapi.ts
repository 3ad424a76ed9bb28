import { z } from 'zod'
import { env } from '@/lib/env'
import { version } from '@/package.json'
import type { DeclaredRoute, RouteDeclaration } from './route'

export type RouteTable = Record<string, Record<string, unknown>>

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The OpenAPI 3.1 document, made from the declarations that also check the requests (http-api.md). */
export function openApiDocument(routes: RouteTable): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [path, module] of Object.entries(routes)) {
    const operations: Record<string, unknown> = {}
    for (const method of methods) {
      const handler = module[method]
      if (isDeclared(handler)) operations[method.toLowerCase()] = operation(path, handler.declaration)
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
      schemas: { Problem: problemSchema },
    },
  }
}

function operation(path: string, declaration: RouteDeclaration): Record<string, unknown> {
  const parameters: unknown[] = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
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
  if (declaration.query) parameters.push(...queryParameters(jsonSchema(declaration.query, 'input')))
  const status = String(declaration.status ?? 200)
  return {
    summary: declaration.summary,
    ...(declaration.permission ? { 'x-permission': declaration.permission } : {}),
    ...(declaration.auth === 'public' ? { security: [] } : {}),
    ...(declaration.auth === 'cron' ? { security: [{ cron: [] }] } : {}),
    ...(declaration.auth === 'source' ? { security: [{ source: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(declaration.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(declaration.body, 'input') } },
          },
        }
      : {}),
    ...(declaration.upload === undefined
      ? {}
      : { requestBody: formWithFile(declaration.upload, declaration.form) }),
    responses: {
      // What is done within the time that was asked for is no longer only accepted.
      ...(declaration.prefersWait ? { '200': good(declaration, 'Done.') } : {}),
      [status]: good(declaration, declaration.prefersWait ? 'Accepted.' : 'Done.'),
      ...Object.fromEntries(
        Object.entries(declaration.otherStatuses ?? {}).map(([other, when]) => [
          other,
          good(declaration, when),
        ]),
      ),
      default: {
        description: 'What went wrong.',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

const good = ({ answer, download }: RouteDeclaration, description: string): unknown => ({
  description,
  ...(download ? { content: { [download]: { schema: file(download) } } } : {}),
  ...(answer ? { content: { 'application/json': { schema: jsonSchema(answer, 'output') } } } : {}),
})

const file = (contentMediaType: string) => ({ type: 'string', contentMediaType })

function formWithFile(field: string, others: z.ZodType | undefined): unknown {
  const form = others ? jsonSchema(others, 'input') : {}
  const properties = { [field]: file('application/octet-stream'), ...(form.properties ?? {}) }
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', required: [field], properties } } },
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

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
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
