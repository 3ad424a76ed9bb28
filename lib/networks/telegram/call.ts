import type { GuardedFetch, GuardedResponse } from '@/lib/http/guarded-fetch'
import { retryAfterSeconds } from '@/lib/http/retry-after'
import { bodyOf, pickObject, textIn } from '../outcomes'

type Fields = Readonly<Record<string, string>>

/** What a call of the Bot API gave: its result, or why not. */
export type Answered = {
  status: number
  /** Undefined where it was refused, or is none of the Bot API's answers. */
  result?: unknown
  description: string
  retryAfter?: number
  /** The group became a supergroup and has another number now. */
  movedTo?: string
}

/** Calls a method of the Bot API for a bot. The token is part of the address, so the address is never shown to anybody. */
export async function call(
  { fetch, fields, signal }: { fetch: GuardedFetch; fields: Fields; signal?: AbortSignal },
  method: string,
  input: Record<string, unknown> | FormData,
): Promise<Answered> {
  const encoded =
    input instanceof FormData
      ? new Response(input)
      : new Response(JSON.stringify(input), { headers: { 'content-type': 'application/json' } })
  const answer = await fetch({
    url: `${(fields.server ?? '').replace(/(?<!\/)\/+$/, '')}/bot${fields.token ?? ''}/${method}`,
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', accept: 'application/json' },
    body: new Uint8Array(await encoded.arrayBuffer()),
    deadlineMs: 60_000,
    headersTimeoutMs: 45_000,
    ...(signal ? { signal } : {}),
  })
  return read(answer)
}

function read(answer: GuardedResponse): Answered {
  const body = bodyOf(answer)
  const parameters = pickObject(body, 'parameters')
  const { retry_after: told, migrate_to_chat_id: movedTo } = parameters
  // A server in front of it says it in a header.
  const retryAfter = typeof told === 'number' ? told : retryAfterSeconds(answer.headers['retry-after'])
  return {
    status: answer.status,
    ...(answer.status === 200 && body.ok === true ? { result: body.result } : {}),
    description: textIn(body, 'description') ?? '',
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(typeof movedTo === 'number' ? { movedTo: String(movedTo) } : {}),
  }
}
