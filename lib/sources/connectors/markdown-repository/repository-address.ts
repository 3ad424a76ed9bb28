export type Service = 'github' | 'gitlab' | 'git'
export type ServiceChoice = Service | 'automatic'

/** The parts of a pasted address: the repository itself, and the branch and folder if the address contains them. */
export type RepositoryAddress = { repository: string; branch?: string; folder?: string }

/**
 * Parses a repository's address as people copy it from a browser or from the "Clone" button: from GitHub, GitLab,
 * Bitbucket, Gitea and Forgejo (Codeberg), SourceHut and Azure. `branch` is the one that a person has entered; it
 * tells where a branch name with slashes ends. Returns an error message if it is not such an address.
 */
export function readRepositoryAddress(
  given: string,
  choice: ServiceChoice = 'automatic',
  branch?: string,
): RepositoryAddress | string {
  const text = given.trim()
  if (text === '') return 'Enter the address of the repository.'
  const overSsh = /^(?:(?:git\+)?ssh:\/\/)?[\w.-]+@([\w.-]+)(?::\d+)?[:/]\/?([\w~./-]{1,500})$/i.exec(text)
  if (overSsh)
    return `This is an SSH address. Enter it as https://${overSsh[1]}/${withoutGit(overSsh[2] ?? '')}`
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  // Rejects "ext::", "file:", "-u…" and the like: only what a browser could open counts as an address.
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address))
    return 'Enter an address that starts with https://, as the browser shows it.'
  const url = new URL(address)
  if (url.username !== '' || url.password !== '')
    return 'Remove the user name and password from the address. Enter the token in its own field.'
  const segments = segmentsOf(url.pathname)
  if (segments === undefined) return 'This is not the address of a repository.'
  if (segments.length === 0) return `Enter the address of one repository on ${url.host}.`
  const shown = placeOf(url, segments, serviceOf(url.hostname, choice))
  if (typeof shown === 'string') return shown
  const named = branch === undefined ? undefined : shown.rest?.join('/')
  const at = shown.rest ?? []
  const length = branch !== undefined && `${named}/`.startsWith(`${branch}/`) ? branch.split('/').length : 1
  const folder = folderOf(at.slice(length), shown.isFile)
  return {
    repository: `${url.origin}/${shown.repository.map(encodeURIComponent).join('/').replaceAll('%7E', '~')}`,
    ...(at.length > 0 ? { branch: at.slice(0, length).join('/') } : {}),
    ...(folder === '' ? {} : { folder }),
  }
}

/** Decides how to read a repository: by its host, unless a person has chosen. */
export function serviceOf(hostname: string, choice: ServiceChoice): Service {
  if (choice !== 'automatic') return choice
  const host = hostname.toLowerCase()
  if (host === 'github.com' || host === 'www.github.com' || host.endsWith('.ghe.com')) return 'github'
  if (host === 'gitlab.com' || host.startsWith('gitlab.')) return 'gitlab'
  return 'git'
}

const withoutGit = (path: string): string => path.replace(/\.git$/i, '')

type Place = { repository: string[]; rest?: string[]; isFile?: boolean }

/** Determines which segments name the repository and which a place in it; `rest` starts with the branch. */
function placeOf(url: URL, segments: string[], service: Service): Place | string {
  if (service === 'github') {
    const [owner, name, view, ...rest] = segments
    if (owner === undefined || name === undefined)
      return `Enter the address of one repository: ${url.origin}/owner/name.`
    const repository = [owner, withoutGit(name)]
    return view === 'tree' || view === 'blob' ? { repository, rest, isFile: view === 'blob' } : { repository }
  }
  if (service === 'gitlab') {
    const dash = segments.indexOf('-')
    const path = dash < 0 ? segments : segments.slice(0, dash)
    const last = path.at(-1)
    if (path.length < 2 || last === undefined)
      return `Enter the address of one repository: ${url.origin}/group/name.`
    const repository = [...path.slice(0, -1), withoutGit(last)]
    const [view, ...rest] = dash < 0 ? [] : segments.slice(dash + 1)
    return view === 'tree' || view === 'blob' ? { repository, rest, isFile: view === 'blob' } : { repository }
  }
  return otherPlace(url, segments)
}

/** Handles how other hosts write "this folder on this branch" in their page addresses. */
function otherPlace(url: URL, segments: string[]): Place {
  if (segments.includes('_git')) {
    const version = url.searchParams.get('version')
    const path = segmentsOf(url.searchParams.get('path') ?? '') ?? []
    return version?.startsWith('GB')
      ? { repository: segments, rest: [version.slice(2), ...path] }
      : { repository: segments }
  }
  const [repository, view] = [segments.slice(0, 2), segments[2]]
  if (view === 'src' && /^(?:branch|tag|commit)$/.test(segments[3] ?? ''))
    return { repository, rest: segments.slice(4) }
  if (view === 'src' && url.hostname === 'bitbucket.org') return { repository, rest: segments.slice(3) }
  if (view === 'tree' && segments[4] === 'item')
    return { repository, rest: [...segments.slice(3, 4), ...segments.slice(5)] }
  if (view === 'tree' && segments.length === 4) return { repository, rest: segments.slice(3) }
  return { repository: segments }
}

function folderOf(segments: string[], isFile = false): string {
  return (isFile ? segments.slice(0, -1) : segments).join('/')
}

/** Returns the decoded segments of a path; undefined if one of them could lead elsewhere. */
function segmentsOf(pathname: string): string[] | undefined {
  const segments: string[] = []
  for (const raw of pathname.split('/')) {
    if (raw === '') continue
    const segment = decoded(raw)
    if (segment === undefined || segment === '.' || segment === '..' || /[/\\\p{Cc}]/u.test(segment))
      return undefined
    segments.push(segment)
  }
  return segments
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
