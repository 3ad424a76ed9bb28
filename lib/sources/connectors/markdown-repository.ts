import { defineConnector, type Probe } from '@/lib/sources/connector'
import { EntrySkipped } from '@/lib/sources/source-error'
import { mapDocument } from './markdown-repository/map-document'
import { readDocument } from './markdown-repository/read-document'
import { readTree } from './markdown-repository/read-tree'
import { readRepositoryAddress, serviceOf } from './markdown-repository/repository-address'
import { markdownRepositoryConfig } from './markdown-repository/schemas'
import { selectFiles } from './markdown-repository/select-files'
import { apiAddress, pageFolder, rawFolder } from './markdown-repository/web-addresses'

/** Increase with every change to the mapping, so that items are rebuilt the next time their files are fetched. */
const mappingVersion = 1

/**
 * Markdown files in a git repository: on GitHub, GitLab, or any server that speaks git over https
 * (spec/service#2.3).
 */
export const markdownRepository = defineConnector({
  type: 'markdown_repository',
  label: 'Markdown repository',
  description: 'Markdown files with front matter, in a repository on GitHub, GitLab or any other git server.',
  icon: 'repository',
  guidance:
    'Open the repository in your browser, go to the folder with your texts, and copy the address. For a private repository, create a token with read-only access to its contents (GitHub: “Fine-grained token”, Contents: Read-only; GitLab: “Project access token”, read_api and read_repository).',
  kind: 'pull',
  pace: { parallel: 8, gapMs: 0 },
  config: markdownRepositoryConfig,
  secretFields: ['access_token'],
  secretDestinationFields: ['repository', 'service'],
  pacingFields: ['limit'],
  limit: (config) => config.limit,
  addresses: (config) =>
    [...new Set([config.repository, apiAddress(config)])].map((address) => ({
      field: 'repository',
      address,
    })),
  guess: guessRepository,

  discover: async (config, io, known) => {
    const tree = await readTree(config, io, known)
    if (tree.notModified) return tree
    const { chosen, skipped } = selectFiles(tree.files, config, io.note)
    const paths = new Set(tree.files.map(({ path }) => path))
    const place = {
      rawFolder: tree.isPublic ? rawFolder(config, tree.branch) : undefined,
      pageFolder: tree.isPublic ? pageFolder(config, tree.branch) : undefined,
      has: (path: string) => paths.has(path),
    }
    return {
      notModified: false,
      entries: chosen.map((file) => ({
        key: file.path,
        fingerprint: file.oid,
        data: { file, place, read: tree.read },
      })),
      skipped,
      validators: tree.validators,
      complete: true,
    }
  },

  fetchEntry: async (config, { key, data }, io) => {
    const about = { path: key, includeDrafts: config.include_drafts, note: io.note }
    const bytes = await data.read(data.file, io)
    try {
      return { notModified: false, content: readDocument(bytes, about), validators: {} }
    } catch (error) {
      // The fingerprint is the file's own hash: as long as it stays the same, this result does too.
      throw error instanceof EntrySkipped ? new EntrySkipped(error.message, { permanent: true }) : error
    }
  },

  map: (config, { key, data }, document, note) =>
    mapDocument(config, { key, place: data.place }, document, note),

  // How a file is read does not matter here.
  hashedData: ({ file }) => file.path,
  substance: (item) => [mappingVersion, item],
})

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Returns the name of the language that a folder is named after (docs/de). */
function languageOf(folder: string): string {
  const code = /(?:^|\/)([a-z]{2}(?:[-_][a-z]{2})?)(?:\/|$)/i.exec(folder)?.[1]?.replace('_', '-')
  const name = code === undefined ? undefined : languages.of(code)
  return name === undefined ? '' : ` in ${name}`
}

/**
 * Recognizes the large hosts by their address; elsewhere, the page's go-import tag or a .git name reveals a
 * repository.
 */
function guessRepository({ url, text }: Probe) {
  const service = serviceOf(url.hostname, 'automatic')
  const isKnown =
    service !== 'git' || /^(?:bitbucket\.org|codeberg\.org|gitea\.com|git\.sr\.ht)$/.test(url.hostname)
  const isNamedGit = /\.git\/?$/.test(url.pathname)
  const isGit = isNamedGit || /<meta name="go-import"[^>]{0,300} git https?:/.test(text)
  if (!isKnown && !isGit) return undefined
  if (/\.(?:atom|rss|xml|json)$/i.test(url.pathname)) return undefined
  const read = readRepositoryAddress(url.href)
  if (typeof read === 'string') return undefined
  // On its own server a repository may be right at the root, if its name says so: host/repo.git.
  if (!isNamedGit && new URL(read.repository).pathname.split('/').length < 3) return undefined
  const name = decodeURIComponent(new URL(read.repository).pathname)
    .split('/')
    .at(-1)
    ?.replace(/\.git$/, '')
  return {
    config: read,
    certainty: isKnown || isNamedGit ? 0.9 : 0.7,
    reason: `This is a repository on ${url.host}${read.folder === undefined ? '' : `, folder “${read.folder}”${languageOf(read.folder)}`}.`,
    ...(name === undefined ? {} : { name }),
  }
}
