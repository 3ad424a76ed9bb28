import { type Answer, type Call, type HostedRepository, json } from './git-host-answer'

const missing = (what: string) => json({ message: `404 ${what} Not Found` }, { status: 404 })

/** Responds as docs.gitlab.com describes: commits, trees with keyset pagination, blobs, branches, the project. */
export function answerGitlab(repository: HostedRepository, { url, headers }: Call): Answer {
  const given = headers['private-token']
  if (given !== undefined && given !== repository.token)
    return json({ message: '401 Unauthorized' }, { status: 401 })
  if (repository.token !== undefined && given === undefined) return missing('Project')
  // The slashes in the project's path are encoded, as the API requires.
  const root = `/api/v4/projects/${encodeURIComponent(repository.name)}`
  if (!`${url.pathname}/`.startsWith(`${root}/`)) return missing('Project')
  const what = url.pathname.slice(root.length + 1)
  const { searchParams } = url
  if (what === '')
    return json({
      visibility: repository.token === undefined ? 'public' : 'private',
      default_branch: repository.branch,
    })
  if (what === 'repository/branches') return json([...repository.commits.keys()].map((name) => ({ name })))
  if (what === 'repository/commits') {
    const commit = repository.commits.get(searchParams.get('ref_name') ?? repository.branch)
    return commit ? json([{ id: commit.sha }], { etag: `W/"${commit.sha}"` }) : missing('Commit')
  }
  if (what === 'repository/tree') return treePage(repository, url)
  const [, blob] = /^repository\/blobs\/([0-9a-f]+)\/raw$/.exec(what) ?? []
  const found = [...repository.commits.values()].map(({ objects }) => objects.get(blob ?? '')).find(Boolean)
  return found ? { status: 200, body: found.content } : missing('Blob')
}

function treePage(repository: HostedRepository, url: URL): Answer {
  const { searchParams } = url
  const commit = [...repository.commits.values()].find(({ sha }) => sha === searchParams.get('ref'))
  if (!commit) return missing('Tree')
  const folder = searchParams.get('path')
  const entries = commit.entries.filter(({ path }) => folder === null || path.startsWith(`${folder}/`))
  if (folder !== null && entries.length === 0) return missing('invalid revision or path')
  const size = Math.min(repository.perPage, Number(searchParams.get('per_page')))
  const page = Number(searchParams.get('page') ?? 1)
  const behind = entries.findIndex(({ path }) => path === searchParams.get('page_token'))
  const from = repository.pagesByNumber ? (page - 1) * size : Math.max(0, behind)
  const next = entries[from + size]
  const more = new URL(url)
  more.searchParams.set('page_token', next?.path ?? '')
  const link = { link: `<${more.href}>; rel="next", <${url.href}>; rel="first"` }
  return json(
    entries.slice(from, from + size).map(({ path, mode, type, sha }) => ({
      id: sha,
      name: path.split('/').at(-1),
      type,
      path,
      mode,
    })),
    { headers: next ? (repository.pagesByNumber ? { 'x-next-page': String(page + 1) } : link) : {} },
  )
}
