import { pickObject } from '../outcomes'
import { SiteRefused } from './refusal'
import { callSite, parseBody, parseList, readErrorCode, readPlainText, type SiteApi } from './site-api'

/**
 * Returns the ids of tags by name: existing ones, and new ones for the rest. If another process creates the same
 * tag at the same time, the site returns its id. If the user may not create tags, the article goes without the new
 * ones. Throws SiteRefused.
 */
export async function findOrCreateTags(api: SiteApi, names: readonly string[]): Promise<number[]> {
  const ids = new Set<number>()
  const wanted = new Map(names.map((name) => [name.toLowerCase(), name]))
  for (const name of wanted.values()) {
    const id = (await findTag(api, name)) ?? (await createTag(api, name))
    if (id !== undefined) ids.add(id)
  }
  return [...ids]
}

async function findTag(api: SiteApi, name: string): Promise<number | undefined> {
  const query = { search: name, per_page: '100', _fields: 'id,name' }
  const answer = await callSite(api, 'wp/v2/tags', { query })
  if (answer.status !== 200 || !Array.isArray(parseBody(answer))) throw new SiteRefused(answer)
  const found = parseList(answer).find((one) => readPlainText(one.name).toLowerCase() === name.toLowerCase())
  return typeof found?.id === 'number' ? found.id : undefined
}

async function createTag(api: SiteApi, name: string): Promise<number | undefined> {
  const answer = await callSite(api, 'wp/v2/tags', {
    method: 'POST',
    query: { _fields: 'id' },
    json: { name },
  })
  const { id } = pickObject(parseBody(answer))
  if (answer.status === 201 && typeof id === 'number') return id
  const { term_id: known } = pickObject(parseBody(answer), 'data')
  if (readErrorCode(answer) === 'term_exists' && typeof known === 'number') return known
  if (answer.status === 403 && readErrorCode(answer)) return undefined
  throw new SiteRefused(answer)
}
