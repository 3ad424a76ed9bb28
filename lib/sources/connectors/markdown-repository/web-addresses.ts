import { serviceOf } from './repository-address'
import type { MarkdownRepositoryConfig } from './schemas'

type Place = Pick<MarkdownRepositoryConfig, 'repository' | 'service'>

/** Encodes a path for a URL, keeping its slashes. */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** "owner/name" or "group/sub/name". */
export const repositoryPath = ({ repository }: Place): string =>
  decodeURIComponent(new URL(repository).pathname.slice(1))

/** Returns the address of the host's API; for plain git, the repository itself. */
export function apiAddress(place: Place): string {
  const { origin, hostname, protocol } = new URL(place.repository)
  const service = serviceOf(hostname, place.service)
  if (service === 'gitlab') return `${origin}/api/v4`
  if (service === 'git') return place.repository
  if (/^(?:www\.)?github\.com$/.test(hostname)) return 'https://api.github.com'
  return hostname.endsWith('.ghe.com') ? `${protocol}//api.${hostname}` : `${origin}/api/v3`
}

/**
 * Returns the folder where the host serves a branch's files to anyone, with a trailing slash: relative picture
 * addresses are resolved against it. Undefined for a host whose address scheme is unknown.
 */
export function rawFolder(place: Place, branch: string): string | undefined {
  const { hostname, pathname } = new URL(place.repository)
  const at = encodedPath(branch)
  const service = serviceOf(hostname, place.service)
  if (/^(?:www\.)?github\.com$/.test(hostname)) return `https://raw.githubusercontent.com${pathname}/${at}/`
  if (service === 'github') return `${place.repository}/raw/${at}/`
  if (service === 'gitlab') return `${place.repository}/-/raw/${at}/`
  const web = place.repository.replace(/\.git$/, '')
  if (hostname === 'bitbucket.org') return `${web}/raw/${at}/`
  if (hostname === 'codeberg.org' || hostname === 'gitea.com')
    return branch === 'HEAD' ? undefined : `${web}/raw/branch/${at}/`
  return undefined
}

/** Like `rawFolder`, for the pages people look at; links between files lead there. */
export function pageFolder(place: Place, branch: string): string | undefined {
  const { hostname } = new URL(place.repository)
  const at = encodedPath(branch)
  const service = serviceOf(hostname, place.service)
  if (service === 'github') return `${place.repository}/blob/${at}/`
  if (service === 'gitlab') return `${place.repository}/-/blob/${at}/`
  const web = place.repository.replace(/\.git$/, '')
  if (hostname === 'bitbucket.org') return `${web}/src/${at}/`
  if (hostname === 'codeberg.org' || hostname === 'gitea.com')
    return branch === 'HEAD' ? undefined : `${web}/src/branch/${at}/`
  return undefined
}
