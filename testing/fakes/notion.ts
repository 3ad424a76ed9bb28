import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from '@/testing/http/listen-on-loopback'
import { fits, paginated, sorted } from './notion/query'
import { invalid, notFound, Refusal } from './notion/refusal'
import { type Json, type NewBlock, property, storedBlocks } from './notion/shapes'

export type NewPage = {
  title?: string
  properties?: Json
  blocks?: NewBlock[]
  cover?: Json
  icon?: Json
  publicUrl?: string
}
export type NotionRequest = { method: string; path: string; body: Json; headers: IncomingMessage['headers'] }

/**
 * Notion's API on 127.0.0.1 as developers.notion.com documents version 2025-09-03, as far as needed for reading a
 * database. Timestamps are rounded down to the minute
 * (changelog/last-edited-time-is-now-rounded-to-the-nearest-minute).
 */
export type FakeNotion = {
  url: string
  host: string
  token: string
  requests: NotionRequest[]
  /** Sets its clock; undefined for the real time. */
  setTime: (time: Date | undefined) => void
  /** Creates a database shared with the integration, by default with one data source; returns their IDs. */
  addDatabase: (title: string, schema?: Json, names?: string[]) => { id: string; dataSources: string[] }
  /** Adds a page to a data source and returns its ID. */
  addPage: (dataSource: string, page: NewPage) => string
  /** Changes a page as a person would: sets its last edited time to now. */
  editPage: (id: string, change: NewPage) => void
  trashPage: (id: string) => void
  /** Hides a database from the integration (`unshare`), or shows it again (`share`). */
  unshare: (databaseId: string) => void
  share: (databaseId: string) => void
  /** Sets the error to reject a request with; undefined lets it through. */
  refuse: (rule: ((request: NotionRequest) => Refusal | undefined) | undefined) => void
  /** Stores a file in Notion: its address is signed anew every time it is returned. */
  keepFile: (name: string, bytes: Buffer) => Json
  close: () => Promise<void>
}

type Page = Json & { id: string; properties: Json }

export async function startNotion(options: { port?: number; token?: string } = {}): Promise<FakeNotion> {
  const token = options.token ?? 'ntn_test-token'
  const databases = new Map<string, Json & { id: string }>()
  const schemas = new Map<string, { id: string; name: string; database: string; properties: Json }>()
  const pages = new Map<string, Page>()
  const children = new Map<string, Json[]>()
  const files = new Map<string, Buffer>()
  const hidden = new Set<string>()
  const requests: NotionRequest[] = []
  let time: Date | undefined
  let refusal: ((request: NotionRequest) => Refusal | undefined) | undefined
  let signatures = 0

  const now = () => time ?? new Date()
  const minute = () => `${now().toISOString().slice(0, 16)}:00.000Z`

  const databaseOf = (id: string): string | undefined => {
    const parent = pages.get(id)?.parent as Json | undefined
    return databases.has(id) ? id : schemas.get(String(parent?.data_source_id ?? id))?.database
  }

  const find = <T>(map: Map<string, T>, what: string, id: string): T => {
    if (!/^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i.test(id))
      throw invalid(
        `path failed validation: path.${what}_id should be a valid uuid, instead was \`"${id}"\`.`,
      )
    const found = map.get(id)
    const database = databaseOf(id)
    if (!found || (database !== undefined && hidden.has(database))) throw notFound(what, id)
    return found
  }

  /** Stored files get a new signature, valid for an hour, every time they are returned. */
  const signed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(signed)
    if (typeof value !== 'object' || value === null) return value
    if ('kept' in value)
      return {
        url: `${url}/files/${value.kept}?X-Amz-Expires=3600&X-Amz-Signature=${++signatures}`,
        expiry_time: new Date(now().getTime() + 3_600_000).toISOString(),
      }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, signed(inner)]))
  }

  const routes: [string, RegExp, (id: string, asked: URLSearchParams, body: Json) => unknown][] = [
    ['GET', /^\/v1\/databases\/([^/]+)$/, (id) => find(databases, 'database', id)],
    [
      'GET',
      /^\/v1\/data_sources\/([^/]+)$/,
      (id) => ({ object: 'data_source', ...find(schemas, 'data_source', id) }),
    ],
    ['GET', /^\/v1\/pages\/([^/]+)$/, (id) => find(pages, 'page', id)],
    [
      'POST',
      /^\/v1\/data_sources\/([^/]+)\/query$/,
      (id, asked, body) => {
        const schema = find(schemas, 'data_source', id)
        const found = [...pages.values()]
          .filter((page) => (page.parent as Json).data_source_id === id && page.in_trash === false)
          .filter((page) => fits(page, schema.properties, body.filter))
          .map((page) => withProperties(page, asked.getAll('filter_properties')))
        return paginated(sorted(found, body.sorts), body.page_size, body.start_cursor, {
          type: 'page_or_data_source',
          page_or_data_source: {},
        })
      },
    ],
    [
      'GET',
      /^\/v1\/blocks\/([^/]+)\/children$/,
      (id, asked) =>
        paginated(
          find(children, 'block', id),
          asked.get('page_size') ?? undefined,
          asked.get('start_cursor') ?? undefined,
          { type: 'block', block: {} },
        ),
    ],
  ]

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = new URL(request.url ?? '/', url)
    response.setHeader('date', now().toUTCString())
    if (address.pathname.startsWith('/files/')) {
      const file = files.get(address.pathname.slice('/files/'.length))
      response.writeHead(file && address.searchParams.has('X-Amz-Signature') ? 200 : 403).end(file)
      return
    }
    try {
      const raw = await text(request)
      const asked: NotionRequest = {
        method: request.method ?? 'GET',
        path: address.pathname,
        body: raw === '' ? {} : JSON.parse(raw),
        headers: request.headers,
      }
      requests.push(asked)
      const found = handle(asked, address.searchParams)
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      response.end(JSON.stringify(signed(found)))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      response.writeHead(error.status, {
        'content-type': 'application/json; charset=utf-8',
        ...error.headers,
      })
      response.end(JSON.stringify(error.body()))
    }
  }

  const handle = (asked: NotionRequest, params: URLSearchParams): unknown => {
    if (asked.headers.authorization !== `Bearer ${token}`)
      throw new Refusal(401, 'unauthorized', 'API token is invalid.')
    if (asked.headers['notion-version'] === undefined)
      throw new Refusal(
        400,
        'missing_version',
        'Notion-Version header failed validation: Notion-Version header should be defined, instead was `undefined`.',
      )
    if (asked.headers['notion-version'] !== '2025-09-03')
      throw invalid('Notion-Version header failed validation: this fake speaks `"2025-09-03"` only.')
    const refused = refusal?.(asked)
    if (refused) throw refused
    for (const [method, path, respond] of routes) {
      const id = path.exec(asked.path)?.[1]
      if (id !== undefined && method === asked.method) return respond(id, params, asked.body)
    }
    throw new Refusal(400, 'invalid_request_url', 'Invalid request URL.')
  }

  const change = (page: Page, { title, properties, blocks, cover, icon, publicUrl }: NewPage) => {
    Object.assign(page.properties, properties, title === undefined ? {} : { Name: property.title(title) })
    if (blocks) storedBlocks(page.id, blocks, minute(), children)
    if (cover) page.cover = cover
    if (icon) page.icon = icon
    if (publicUrl) page.public_url = publicUrl
    page.last_edited_time = minute()
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const host = `127.0.0.1:${await listenOnLoopback(server, options.port)}`
  const url = `http://${host}`

  return {
    url,
    host,
    token,
    requests,
    setTime: (given) => {
      time = given
    },
    addDatabase: (title, schema = {}, names = [title]) => {
      const id = randomUUID()
      const sources = names.map((name) => ({ id: randomUUID(), name }))
      const properties = { Name: { id: 'title', name: 'Name', type: 'title', title: {} }, ...schema }
      for (const source of sources) schemas.set(source.id, { ...source, database: id, properties })
      databases.set(id, {
        object: 'database',
        id,
        title: [{ type: 'text', plain_text: title, text: { content: title } }],
        data_sources: sources,
        in_trash: false,
        url: `https://www.notion.so/${id.replaceAll('-', '')}`,
      })
      return { id, dataSources: sources.map((source) => source.id) }
    },
    addPage: (dataSource, given) => {
      const id = randomUUID()
      const page: Page = {
        object: 'page',
        id,
        created_time: minute(),
        last_edited_time: minute(),
        archived: false,
        in_trash: false,
        parent: { type: 'data_source_id', data_source_id: dataSource },
        cover: null,
        icon: null,
        url: `https://www.notion.so/${id.replaceAll('-', '')}`,
        public_url: null,
        properties: { Name: property.title('') },
      }
      pages.set(id, page)
      children.set(id, [])
      change(page, given)
      return id
    },
    editPage: (id, given) => change(find(pages, 'page', id), given),
    trashPage: (id) => {
      const page = find(pages, 'page', id)
      page.in_trash = true
      page.archived = true
    },
    unshare: (id) => void hidden.add(id),
    share: (id) => void hidden.delete(id),
    refuse: (rule) => {
      refusal = rule
    },
    keepFile: (name, bytes) => {
      const kept = `${randomUUID()}/${name}`
      files.set(kept, bytes)
      return { type: 'file', name, file: { kept } }
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/**
 * Returns a page with only those properties whose IDs are given
 * (developers.notion.com/reference/query-a-data-source).
 */
function withProperties(page: Page, ids: string[]): Json {
  if (ids.length === 0) return page
  const kept = Object.entries(page.properties).filter(([, value]) => ids.includes(String((value as Json).id)))
  return { ...page, properties: Object.fromEntries(kept) }
}
