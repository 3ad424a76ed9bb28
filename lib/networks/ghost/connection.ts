import { OutboundError } from '@/lib/http/outbound-error'
import type { GuardedFetch, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { ConnectionError, getRemoteAccount } from '../oauth'
import { parseJsonObject, pickObject, readText } from '../outcomes'
import type { FieldsProtocol } from '../server'
import { adminUrl, callAdmin, findGhostUrl } from './admin-api'
import { explainProblem } from './problem'

/**
 * A site and the key of a custom integration. The site's own data needs no key and says where Ghost Admin is,
 * possibly on another domain than the pages; reading a post needs the key.
 */
export const ghostConnection: FieldsProtocol = {
  async identify({ fetch, fields }) {
    const typed = findGhostUrl(fields.site ?? '')
    const asked = await withConnectionErrors(() =>
      fetch({ url: adminUrl(typed, 'site/'), headers: { accept: 'application/json' }, deadlineMs: 20_000 }),
    )
    const site = pickObject(parseJsonObject(asked), 'site')
    const url = readText(site, 'url')
    if (asked.status !== 200 || !url) throw refused(asked)
    const base = findGhostUrl(asked.url)
    const key = fields.key ?? ''
    const query = { limit: '1', fields: 'id' }
    const read = await withConnectionErrors(() => callAdmin({ fetch, base, key }, { path: 'posts/', query }))
    if (read.status !== 200 || !Array.isArray(parseJsonObject(read).posts)) throw refused(read)
    const host = new URL(url).host
    const account = getRemoteAccount({
      remoteId: readText(site, 'site_uuid') ?? url,
      handle: host,
      displayName: readText(site, 'title') ?? host,
    })
    return { account, config: { admin: base } }
  },
}

async function withConnectionErrors(call: () => ReturnType<GuardedFetch>): Promise<GuardedResponse> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof OutboundError) throw new ConnectionError('unreachable', error.message, error)
    throw error
  }
}

function refused(answer: GuardedResponse): ConnectionError {
  if (answer.status === 200)
    return new ConnectionError('refused', 'There is no Ghost at this address: it answers with a page.')
  const problem = explainProblem(answer)
  if (!problem || problem.about === 'busy')
    return new ConnectionError('unreachable', `The site returned an error (${answer.status}).`)
  return new ConnectionError(
    answer.status === 401 ? 'ended' : 'refused',
    `${problem.message} ${problem.hint}`,
  )
}
