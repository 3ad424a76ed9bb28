import { OutboundError } from '@/lib/http/outbound-error'
import type { GuardedFetch, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { ConnectionError, type Credentials, getRemoteAccount } from '../oauth'
import { parseJsonObject, pickObject, readText } from '../outcomes'
import type { FieldsProtocol } from '../server'
import { callSite, parseBody, parseList, readErrorCode, readPlainText, type SiteApi } from './site-api'

type Fields = Readonly<Record<string, string>>

/**
 * An application password never expires. With a session of this name, a refused password can be checked again, and
 * the channel ended.
 */
const session: Credentials = {
  accessToken: 'application-password',
  refreshToken: null,
  expiresAt: null,
  scopes: [],
}

/**
 * Connects a site by its address and an application password: finds the API that the site advertises, and asks who
 * the user is and what they may do. Serves spec/platforms#wordpress.
 */
export const wordpressConnection: FieldsProtocol = {
  async identify({ fetch, fields }) {
    const site = await findApi(fetch, fields)
    const user = await askUser(site.api)
    requireRights(user, fields.publish_as === 'draft')
    const categoryId = await findCategory(site.api, fields.category?.trim() ?? '')
    const { host, pathname } = new URL(site.home)
    const address = `${host}${pathname.replace(/\/$/, '')}`
    return {
      account: getRemoteAccount({
        remoteId: `${address}#${user.id}`.slice(-200),
        handle: address.slice(0, 200),
        displayName: site.name.slice(0, 200) || address.slice(0, 200),
      }),
      session,
      config: {
        api: site.api.root,
        site_url: site.url,
        site_name: site.name,
        site_language: site.language,
        user_id: user.id,
        category_id: categoryId,
      },
    }
  },

  session: {
    whenSecondsLeft: 0,
    async renew({ fetch, fields }) {
      await askUser((await findApi(fetch, fields)).api)
      return session
    },
  },
}

/** `home` is the address that visitors see; `url` is where WordPress itself is, which may be a folder below it. */
type FoundSite = { api: SiteApi; home: string; url: string; name: string; language: string }

/** Finds the API: the site names it in a header or in its page; otherwise the usual addresses are tried. */
async function findApi(fetch: GuardedFetch, fields: Fields): Promise<FoundSite> {
  const typed = withoutAdmin(fields.site ?? '')
  const page = await readPage(fetch, typed)
  const at = page?.url ?? typed
  const declaredRoot = page && findApiRoot(page)
  const roots = [
    ...(declaredRoot ? [isAsSecureAs(at, declaredRoot)] : []),
    new URL('wp-json/', at).href,
    plainRoot(at),
  ]
  let refused: ConnectionError | undefined
  for (const root of new Set(roots)) {
    const api: SiteApi = { fetch, root, username: fields.username ?? '', password: fields.password ?? '' }
    const answer = await orConnectionError(callSite(api, ''))
    const body = parseJsonObject(answer)
    if (answer.status === 200 && Array.isArray(body.namespaces)) {
      if (!body.namespaces.includes('wp/v2')) throw apiOff
      if (!offersPasswords(body) && !isLocal(root)) throw noPasswords
      const home = addressIn(body, 'home') ?? addressIn(body, 'url') ?? at
      return {
        api,
        home,
        url: isAsSecureAs(at, addressIn(body, 'url') ?? home),
        name: readPlainText(body.name),
        language: page ? languageOf(page) : '',
      }
    }
    refused ??= toConnectionError(answer)
    // The API itself has responded, so trying other addresses would not help.
    if (answer.status !== 404 && readErrorCode(answer)) throw toConnectionError(answer)
  }
  throw refused ?? apiOff
}

function addressIn(body: Record<string, unknown>, name: string): string | undefined {
  const address = readText(body, name)
  return address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
    ? new URL(address).href
    : undefined
}

const apiOff = new ConnectionError(
  'refused',
  'The site’s REST API isn’t there. It may not be made with WordPress, or a plugin has switched the API off.',
)
const noPasswords = new ConnectionError(
  'refused',
  'The site doesn’t offer application passwords. It needs https, and no security plugin that switches them off, as Wordfence can.',
)

/** Removes what people copy along from their browser while they are in the admin area. */
const withoutAdmin = (address: string): string => {
  const url = new URL(address)
  url.pathname = url.pathname.replace(/\/(?:wp-admin|wp-login\.php|wp-json)(?:\/.*)?$/, '/')
  url.search = ''
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url.href
}

async function readPage(fetch: GuardedFetch, url: string): Promise<GuardedResponse | undefined> {
  try {
    return await fetch({ url, headers: { accept: 'text/html' }, deadlineMs: 20_000 })
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    // A page that is too large or malformed says nothing about the API.
    if (['too-large', 'bad-encoding', 'too-many-redirects'].includes(error.code)) return undefined
    throw new ConnectionError(
      error.code === 'redirect-refused' || error.code === 'address-refused' ? 'refused' : 'unreachable',
      `${error.message} ${error.hint}`,
      error,
    )
  }
}

const linkHeader = /<([^<>\s]{1,2000})>;[^,<]{0,200}rel="?https:\/\/api\.w\.org\/"?/
const linkElement = /<link\b[^<>]{0,2000}>/gi

/** Returns the API root that the site's page gives in its `Link` header or in a `<link>`. */
function findApiRoot(page: GuardedResponse): string | undefined {
  const header = linkHeader.exec(page.headers.link ?? '')?.[1]
  const found = header ?? findApiRootInHtml(htmlOf(page))
  return found && URL.canParse(found, page.url) ? new URL(found, page.url).href : undefined
}

function findApiRootInHtml(html: string): string | undefined {
  for (const [element] of html.slice(0, 200_000).matchAll(linkElement))
    if (/\brel=["']https:\/\/api\.w\.org\/["']/.test(element))
      return /\bhref=["']([^"'<>]{1,2000})["']/
        .exec(element)?.[1]
        ?.replaceAll('&#038;', '&')
        .replaceAll('&amp;', '&')
  return undefined
}

const languageOf = (page: GuardedResponse): string =>
  /<html\b[^<>]{0,500}\blang=["']([a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3})["']/i.exec(
    htmlOf(page).slice(0, 5000),
  )?.[1] ?? ''

function htmlOf(page: GuardedResponse): string {
  return Buffer.from(page.bytes).toString('utf8')
}

/** A site behind a proxy may give its own address as http. */
function isAsSecureAs(page: string, root: string): string {
  const [from, to] = [new URL(page), new URL(root)]
  if (from.host === to.host) to.protocol = from.protocol
  return to.href
}

function plainRoot(at: string): string {
  const url = new URL(at)
  url.search = ''
  url.searchParams.set('rest_route', '/')
  return url.href
}

const isLocal = (root: string): boolean => new URL(root).protocol === 'http:'

/** WordPress before 5.6 has no application passwords; if the list is missing, a plugin may have removed it. */
const offersPasswords = (body: Record<string, unknown>): boolean =>
  body.authentication === undefined || 'application-passwords' in pickObject(body, 'authentication')

type SiteUser = { id: string; capabilities: Record<string, unknown> | undefined }

async function askUser(api: SiteApi): Promise<SiteUser> {
  const query = { context: 'edit', _fields: 'id,capabilities' }
  const answer = await orConnectionError(callSite(api, 'wp/v2/users/me', { query }))
  const { id, capabilities } = parseJsonObject(answer)
  if (answer.status !== 200 || typeof id !== 'number') throw toConnectionError(answer)
  return {
    id: String(id),
    capabilities:
      capabilities && !Array.isArray(capabilities) ? pickObject({ capabilities }, 'capabilities') : undefined,
  }
}

function requireRights({ capabilities }: SiteUser, draftsOnly: boolean): void {
  if (!capabilities) return
  const missing = [
    ...(draftsOnly ? [] : [['publish_posts', 'publish articles'] as const]),
    ['edit_posts', 'write articles'] as const,
    ['upload_files', 'upload images'] as const,
  ].filter(([right]) => capabilities[right] !== true)
  if (missing.length > 0)
    throw new ConnectionError(
      'refused',
      `This user may not ${missing.map(([, words]) => words).join(' or ')}. Give them the role Author, Editor or Administrator on the site.`,
    )
}

/** Returns the id of a category by its name; empty for the site's default. */
async function findCategory(api: SiteApi, name: string): Promise<string> {
  if (name === '') return ''
  const answer = await orConnectionError(
    callSite(api, 'wp/v2/categories', {
      query: { per_page: '100', orderby: 'count', order: 'desc', _fields: 'id,name,slug' },
    }),
  )
  if (answer.status !== 200) throw toConnectionError(answer)
  const same = (one: Record<string, unknown>): boolean =>
    [readPlainText(one.name), one.slug].some(
      (text) => typeof text === 'string' && text.toLowerCase() === name.toLowerCase(),
    )
  const all = parseList(answer)
  const found = all.find(same) ?? (all.length === 100 ? await searchCategory(api, name, same) : undefined)
  if (typeof found?.id === 'number') return String(found.id)
  const names = all.slice(0, 10).map((one) => `“${readPlainText(one.name)}”`)
  throw new ConnectionError('refused', `The site has no category “${name}”. It has ${names.join(', ')}.`)
}

async function searchCategory(
  api: SiteApi,
  name: string,
  same: (one: Record<string, unknown>) => boolean,
): Promise<Record<string, unknown> | undefined> {
  const query = { per_page: '100', search: name, _fields: 'id,name,slug' }
  return parseList(await orConnectionError(callSite(api, 'wp/v2/categories', { query }))).find(same)
}

async function orConnectionError(calling: Promise<GuardedResponse>): Promise<GuardedResponse> {
  try {
    return await calling
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    const kind = error.code === 'address-refused' ? 'refused' : 'unreachable'
    throw new ConnectionError(kind, `${error.message} ${error.hint}`, error)
  }
}

/** Converts the site's response to an error for the person who connects it. */
export function toConnectionError(answer: GuardedResponse): ConnectionError {
  const { status } = answer
  const code = readErrorCode(answer)
  if (status === 429 || status >= 500)
    return new ConnectionError('unreachable', `The site returned an error (${status}).`)
  if (status >= 300 && status < 400) return new ConnectionError('refused', movedTo(answer))
  if (status === 401 && code === undefined)
    return new ConnectionError(
      'refused',
      'The web server asks for a password of its own before WordPress answers. Switch that off for the site’s REST API.',
    )
  if (code?.startsWith('application_passwords_disabled')) return noPasswords
  if (code === 'rest_not_logged_in')
    return new ConnectionError(
      'ended',
      'The username or the application password is wrong, or was revoked. If both are right, the site’s web server drops the Authorization header.',
    )
  if (status === 401)
    return new ConnectionError(
      'ended',
      'The username or the application password is wrong, or the application password was revoked.',
    )
  if (status === 403 && code === undefined)
    return new ConnectionError(
      'refused',
      'A security plugin or firewall of the site blocks us (403). Allow the REST API (wp-json) for our requests.',
    )
  if (status === 403)
    return new ConnectionError('refused', 'The site doesn’t allow this user to use its REST API (403).')
  if (status === 404 || parseBody(answer) === undefined) return apiOff
  return new ConnectionError('refused', `The site’s REST API returned an error (${code ?? status}).`)
}

/** The message for a site that has moved to another address. */
export function movedTo({ headers, url }: GuardedResponse): string {
  const { location = '' } = headers
  const to = URL.canParse(location, url) ? new URL(location, url) : undefined
  return to && to.origin !== new URL(url).origin
    ? `The site has moved to ${to.origin}. Enter that address.`
    : 'The site redirects the requests to its REST API.'
}
