import type { GuardedFetch, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { retryAfterSeconds } from '@/lib/http/responses/retry-after'
import { parseJsonObject, pickObject, readText } from '../outcomes'

type Fields = Readonly<Record<string, string>>

/** The outcome of a Bot API call: its result, or why there is none. */
export type BotApiResult = {
  status: number
  /** Undefined if the call was refused, or the response is not from the Bot API. */
  result?: unknown
  description: string
  retryAfter?: number
  /** The group became a supergroup and now has another id. */
  movedTo?: string
}

/** Calls a Bot API method for a bot. The token is part of the URL, so the URL is never shown to anyone. */
export async function callBotApi(
  { fetch, fields, signal }: { fetch: GuardedFetch; fields: Fields; signal?: AbortSignal },
  method: string,
  input: Record<string, unknown> | FormData,
): Promise<BotApiResult> {
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

function read(answer: GuardedResponse): BotApiResult {
  const body = parseJsonObject(answer)
  const parameters = pickObject(body, 'parameters')
  const { retry_after: retryAfterField, migrate_to_chat_id: movedTo } = parameters
  // A server in front of the Bot API sends this in a header.
  const retryAfter =
    typeof retryAfterField === 'number' ? retryAfterField : retryAfterSeconds(answer.headers['retry-after'])
  return {
    status: answer.status,
    ...(answer.status === 200 && body.ok === true ? { result: body.result } : {}),
    description: readText(body, 'description') ?? '',
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(typeof movedTo === 'number' ? { movedTo: String(movedTo) } : {}),
  }
}
