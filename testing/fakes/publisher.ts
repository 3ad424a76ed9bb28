import { POST } from '@/app/api/inbound/sources/[id]/route'
import type { FieldError } from '@/lib/errors'
import type { PushAnswer } from '@/lib/push/schemas'
import { createSource } from '@/lib/sources/create-source'
import { createTestProject, type TestProject } from '@/testing/database/factories'

export type Answered = {
  status: number
  headers: Headers
  text: string
  /** The parsed body: a result, a problem, or both. */
  body: PushAnswer & { code: string; detail: string; errors: FieldError[] }
}

type Send = {
  headers?: Record<string, string>
  /** Query of the address, such as "?validate=true". */
  query?: string
}

export type TestPushSource = TestProject & {
  id: string
  secret: string
  /** Pushes a value as JSON, or a body unchanged. */
  push: (body: unknown, options?: Send) => Promise<Answered>
}

/** Creates a push source for one test, in a project of its own unless one is given. */
export async function createPushSource(
  config: Record<string, unknown> = {},
  project?: TestProject,
): Promise<TestPushSource> {
  const own = project ?? (await createTestProject())
  const { id, secret = '' } = await createSource(own.ctx, {
    source_type: 'push',
    name: 'Website',
    config,
    publish_mode: 'review',
    sync_interval_minutes: 60,
  })
  return { ...own, id, secret, push: (body, options) => pushTo(id, secret, body, options) }
}

/** Calls a push address; `headers` override the default ones, an empty value removes the header. */
export async function pushTo(
  id: string,
  secret: string,
  body: unknown,
  options: Send = {},
): Promise<Answered> {
  const headers = new Headers({ authorization: `Bearer ${secret}`, 'content-type': 'application/json' })
  for (const [name, value] of Object.entries(options.headers ?? {}))
    value === '' ? headers.delete(name) : headers.set(name, value)
  const raw =
    typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream
      ? body
      : JSON.stringify(body)
  const request = new Request(`http://localhost:3000/api/inbound/sources/${id}${options.query ?? ''}`, {
    method: 'POST',
    headers,
    body: raw as BodyInit,
    ...(raw instanceof ReadableStream ? { duplex: 'half' as const } : {}),
  })
  const answer = await POST(request, { params: Promise.resolve({ id }) })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) }
}
