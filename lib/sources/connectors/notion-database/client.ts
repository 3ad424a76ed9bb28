import { Client } from '@notionhq/client'
import { env } from '@/lib/env'
import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import type { ConnectorIO } from '@/lib/sources/connector'

/** The API version whose responses we parse: the first with several data sources per database. */
const apiVersion = '2025-09-03'

const day = 24 * 60 * 60 * 1000

/** Base address of Notion's API; differs only for tests and proxies (docs/running.md). */
export const notionApi = (): string =>
  (env().NOTION_API_URL ?? 'https://api.notion.com').replace(/(?<!\/)\/+$/, '')

/**
 * Returns Notion's own client, sending everything through the guarded fetch. It logs nothing, because its log lines
 * could contain private data, and does not retry: the sync itself waits when asked to. Calls `seen` with each
 * response.
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
    // This includes waiting for a slot; the deadline of the guarded fetch ends it.
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
      // Throws a readable error for anything that is not JSON or is nested too deeply.
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
