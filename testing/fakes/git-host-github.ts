import { type Answer, type Call, type HostedRepository, json } from './git-host-answer'
import type { Commit, TreeEntry } from './git-objects'

const missing = json({ message: 'Not Found', status: '404' }, { status: 404 })

/** Responds as docs.github.com describes: commits, trees, blobs, branches, the repository, and raw files. */
export function answerGithub(repository: HostedRepository, { url, headers }: Call): Answer {
  const path = decodeURIComponent(url.pathname)
  const given = headers.authorization
  if (given !== undefined && given !== `Bearer ${repository.token ?? ''}`)
    return json({ message: 'Bad credentials' }, { status: 401 })
  if (repository.token !== undefined && given === undefined) return missing
  const raw = `/raw/${repository.name}/`
  if (path.startsWith(raw)) return rawFile(repository, path.slice(raw.length))
  const root = `/api/v3/repos/${repository.name}`
  if (!`${path}/`.startsWith(`${root}/`)) return missing
  const [, ...rest] = path.slice(root.length).split('/')
  const what = rest.join('/')
  if (what === '') return json({ private: repository.token !== undefined, default_branch: repository.branch })
  if (what === 'branches') return json([...repository.commits.keys()].map((name) => ({ name })))
  const [, kind = '', name = ''] = /^(commits|git\/trees|git\/blobs)\/(.+)$/.exec(what) ?? []
  if (kind === 'commits') return commitOf(repository, name)
  if (kind === 'git/trees') return treeOf(repository, name, url.searchParams.get('recursive') === '1')
  if (kind === 'git/blobs') {
    const blob = everyCommit(repository)
      .map(({ objects }) => objects.get(name))
      .find(Boolean)
    return blob ? { status: 200, body: blob.content } : missing
  }
  return missing
}

function commitOf(repository: HostedRepository, name: string): Answer {
  if (repository.commits.size === 0) return json({ message: 'Git Repository is empty.' }, { status: 409 })
  const commit = repository.commits.get(name === 'HEAD' ? repository.branch : name)
  if (!commit) return json({ message: `No commit found for SHA: ${name}` }, { status: 422 })
  return { status: 200, body: commit.sha, etag: `"${commit.sha}"` }
}

function treeOf(repository: HostedRepository, sha: string, recursive: boolean): Answer {
  const commit = everyCommit(repository).find(
    (each) => each.sha === sha || each.tree === sha || each.entries.some((entry) => entry.sha === sha),
  )
  if (!commit) return missing
  const at = commit.entries.find((entry) => entry.sha === sha)?.path
  const inside = at === undefined ? '' : `${at}/`
  const below = commit.entries
    .filter(({ path }) => path.startsWith(inside))
    .map((entry) => ({ ...entry, path: entry.path.slice(inside.length) }))
    .filter(({ path }) => recursive || !path.includes('/'))
  return json({
    sha,
    tree: below.slice(0, repository.truncateAt),
    truncated: below.length > repository.truncateAt,
  })
}

function rawFile(repository: HostedRepository, path: string): Answer {
  const [sha, ...names] = path.split('/')
  const commit = everyCommit(repository).find((each) => each.sha === sha)
  const entry = commit?.entries.find((each: TreeEntry) => each.path === names.join('/'))
  const blob = entry && commit?.objects.get(entry.sha)
  return blob ? { status: 200, body: blob.content, headers: { 'content-type': 'text/plain' } } : missing
}

const everyCommit = (repository: HostedRepository): Commit[] => [...repository.commits.values()]
