import {
  ConnectionError,
  type Credentials,
  getRemoteAccount,
  jsonCall,
  type OAuthProtocol,
  type ProtocolIo,
  parseCredentials,
  type RemoteAccount,
  tokenCall,
} from '../oauth'
import { pickObject, readText } from '../outcomes'
import { apiVersions } from './api-version'
import { pageUrn } from './author'

/**
 * LinkedIn: plain server-side flow; tokens last 60 days and only approved partners get refresh tokens, so a person
 * has to consent again (spec/platforms#linkedin). A refresh token is used if one was issued.
 */
export const linkedinProtocol: OAuthProtocol = {
  async exchangeCode(io, { code }) {
    return parseCredentials(
      await tokenCall(io, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: io.app.redirectUri,
        client_id: io.app.clientId,
        client_secret: io.app.clientSecret,
      }),
    )
  },
  renew: {
    whenSecondsLeft: 7 * 86_400,
    async run(io, credentials) {
      const fields = {
        grant_type: 'refresh_token',
        refresh_token: credentials.refreshToken ?? '',
        client_id: io.app.clientId,
        client_secret: io.app.clientSecret,
      }
      return parseCredentials(await tokenCall(io, fields), credentials)
    },
  },
  identify,
  async accounts(io, credentials) {
    const own = { ...(await identify(io, credentials)), kind: 'Profile' }
    return [own, ...(await findPages(io, credentials, await listPageIds(io, credentials)))]
  },
}

/**
 * Identifies the person who consented. An app for company pages has no OpenID and reads the basic profile instead.
 * A person's public short name is not covered by the scopes of both, so their full name serves as the handle.
 */
async function identify(io: ProtocolIo, credentials: Credentials): Promise<RemoteAccount> {
  try {
    const user = await get(io, credentials, '/v2/userinfo')
    return getRemoteAccount({ remoteId: user.sub, handle: user.name, displayName: user.name })
  } catch (error) {
    if (!(error instanceof ConnectionError) || error.kind !== 'refused') throw error
    const user = await get(io, credentials, '/v2/me')
    const name = [user.localizedFirstName, user.localizedLastName].filter(Boolean).join(' ')
    return getRemoteAccount({ remoteId: user.id, handle: name, displayName: name })
  }
}

/** Roles that may publish for a page; other roles may only read its analytics or run ads. */
const postingRoles = ['ADMINISTRATOR', 'CONTENT_ADMINISTRATOR', 'CONTENT_ADMIN']
const rolesPerRequest = 100
const pagesPerRequest = 50
const maxPages = 1000

async function listPageIds(io: ProtocolIo, credentials: Credentials): Promise<string[]> {
  const ids = new Set<string>()
  for (let start = 0; start < maxPages; start += rolesPerRequest) {
    const query = `q=roleAssignee&state=APPROVED&start=${start}&count=${rolesPerRequest}`
    const { elements } = await get(io, credentials, `/rest/organizationAcls?${query}`)
    const found = Array.isArray(elements) ? elements : []
    for (const one of found) {
      const urn = readText(one, 'organization') ?? readText(one, 'organizationTarget') ?? ''
      const id = /^urn:li:organization:(\d{1,20})$/.exec(urn)?.[1]
      if (id && postingRoles.includes(readText(one, 'role') ?? '')) ids.add(id)
    }
    if (found.length < rolesPerRequest) break
  }
  return [...ids]
}

async function findPages(io: ProtocolIo, credentials: Credentials, ids: string[]): Promise<RemoteAccount[]> {
  const pages: RemoteAccount[] = []
  for (let at = 0; at < ids.length; at += pagesPerRequest) {
    const some = ids.slice(at, at + pagesPerRequest)
    const answer = await get(io, credentials, `/rest/organizationsLookup?ids=List(${some.join(',')})`)
    for (const id of some) {
      const page = pickObject(answer, 'results', id)
      const displayName = readText(page, 'localizedName') ?? `Company page ${id}`
      const handle = readText(page, 'vanityName') ?? displayName
      pages.push({
        ...getRemoteAccount({ remoteId: pageUrn(id), handle, displayName }),
        kind: 'Company page',
      })
    }
  }
  return pages.toSorted((one, other) => one.displayName.localeCompare(other.displayName, 'en'))
}

const get = (io: ProtocolIo, { accessToken }: Credentials, path: string) =>
  jsonCall(io, {
    url: `${io.app.apiUrl}${path}`,
    headers: {
      authorization: `Bearer ${accessToken}`,
      'linkedin-version': io.app.apiVersion ?? apiVersions.newestKnownGood,
      'x-restli-protocol-version': '2.0.0',
    },
  })
