import { Client } from '@notionhq/client'
import { env } from '@/lib/env'
import type { GuardedResponse } from '@/lib/http/guarded-fetch'
import type { ConnectorIO } from '@/lib/sources/connector'

/** The version of the API whose answers are read here: the first with several data sources in a database. */
const apiVersion = '2025-09-03'

const day = 24 * 60 * 60 * 1000

/** Where Notion's API is; another place only for tests and proxies (docs/running.md). */
export const notionApi = (): string =>
  (env().NOTION_API_URL ?? 'https://api.notion.com').replace(/(?<!\/)\/+$/, '')

/**
 * Notion's own client, which sends everything through the guarded fetch. It logs nothing, since its lines could hold what
 * is private, and tries nothing again: the sync itself waits when it is asked to. `seen` is told of each answer.
 */
export function notionClient(
  token: string,
  io: Pick<ConnectorIO, 'fetch' | 'signal'>,
  seen: (response: GuardedResponse) => void = () => {},
): Client {
  return new Client({
    auth: token,
    baseUrl: notionApi(),
    notionVersion: apiVersion,
    retry: false,
    logger: () => {},
    // Waiting for a slot counts here, and ends by the deadline of the guarded fetch.
    timeoutMs: day,
    fetch: async (url, { method, headers, body } = {}) => {
      const { 'user-agent': _, ...own } = headers ?? {}
      const response = await io.fetch({
        url,
        method: method === 'POST' ? 'POST' : 'GET',
        headers: own,
        ...(typeof body === 'string' ? { body } : {}),
        maxBytes: 16 * 1024 * 1024,
        deadlineMs: 60_000,
        headersTimeoutMs: 60_000,
        signal: io.signal,
      })
      seen(response)
      const ok = response.status >= 200 && response.status < 300
      // Refuses what is no JSON, or nested too deeply, in words.
      if (ok) response.json()
      return {
        ok,
        status: response.status,
        headers: response.headers,
        text: async () => Buffer.from(response.bytes).toString('utf8'),
      }
    },
  })
}
