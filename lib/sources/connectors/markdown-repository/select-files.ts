import type { Note } from '@/lib/mapping/document-reader'
import type { SkippedEntry } from '@/lib/sources/connector'
import { SourceError } from '@/lib/sources/source-error'
import { globMatcher } from './glob'
import { pathProblem, shownPath } from './path-problem'
import { tooLarge } from './read-file-at'
import type { MarkdownRepositoryConfig } from './schemas'
import { maxRepositoryFileBytes, type TreeFile } from './tree'

type SelectionConfig = Pick<MarkdownRepositoryConfig, 'folder' | 'patterns' | 'branch'>

/** Files about the repository rather than content; they count only if a pattern names them. */
const housekeeping = named('readme|licen[cs]e|changelog|contributing|code[_-]of[_-]conduct|claude|agents')
/** Names with that meaning only at the root of a repository; elsewhere they may be a page of a site. */
const topHousekeeping = named(
  'security|support|authors|contributors|maintainers|governance|copying|notice|history|changes|todo|roadmap',
)
/** Folders that belong to tools. Those starting with a dot count too. */
const toolFolders = /^(?:node_modules|vendor|bower_components|_site|_includes|_layouts|\.(?!\.?$).*)$/i

/**
 * Selects from all files of a commit those that are entries, sorted by path. Unusable files are returned with the
 * reason. Throws SourceError 'nothing-matches', which says what exists, if none is left.
 */
export function selectFiles(
  files: TreeFile[],
  config: SelectionConfig,
  note: Note,
): { chosen: TreeFile[]; skipped: SkippedEntry[] } {
  const folderPrefix = config.folder === '' ? '' : `${config.folder}/`
  const filesInFolder = files.filter(({ path }) => path.startsWith(folderPrefix))
  const isMatch = globMatcher(config.patterns)
  const chosen = new Map<string, TreeFile>()
  const skipped: SkippedEntry[] = []
  const nonContent: string[] = []
  for (const file of filesInFolder) {
    const path = file.path.slice(folderPrefix.length)
    if (file.mode === '160000') {
      note(`The submodule ${shownPath(file.path)} is another repository, so we skip it.`)
      continue
    }
    if (!isMatch(path)) continue
    if (isNonContent(path, config.patterns, folderPrefix === '')) {
      nonContent.push(shownPath(file.path))
      continue
    }
    const problem =
      pathProblem(file.path) ?? fileProblem(file) ?? (chosen.has(file.path) ? duplicatePathReason : undefined)
    if (problem === undefined) chosen.set(file.path, file)
    else skipped.push({ key: shownPath(file.path), reason: problem })
  }
  if (nonContent.length > 0)
    note(
      `Skipped, because they are not content: ${nonContent.slice(0, 5).join(', ')}${formatRemainder(nonContent.length - 5)}.`,
    )
  if (chosen.size === 0 && skipped.length === 0)
    throw nothingMatches(files, filesInFolder, nonContent, config)
  return {
    chosen: [...chosen.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    skipped: onePerKey(skipped, chosen),
  }
}

const duplicatePathReason = 'Two files share this path. We use the first one.'
const formatRemainder = (count: number): string => (count > 0 ? ` and ${count} more` : '')

function fileProblem({ mode, size }: TreeFile): string | undefined {
  if (mode === '120000') return 'It is a symbolic link. We don’t follow those.'
  if (!mode.startsWith('100')) return 'It is not a regular file.'
  return size !== undefined && size > maxRepositoryFileBytes ? tooLarge : undefined
}

function isNonContent(path: string, patterns: readonly string[], isTop: boolean): boolean {
  const names = path.split('/')
  const name = names.at(-1) ?? ''
  const isNamed = (part: string) =>
    patterns.some((pattern) => pattern.toLowerCase().includes(part.toLowerCase()))
  if (names.slice(0, -1).some((folder) => toolFolders.test(folder) && !isNamed(folder))) return true
  const isHousekeeping =
    housekeeping.test(name) || (isTop && names.length === 1 && topHousekeeping.test(name))
  return isHousekeeping && !isNamed(name.split('.')[0] ?? name)
}

function named(names: string): RegExp {
  return new RegExp(`^(?:${names})(?:\\.[a-z-]{2,5})?\\.(?:md|mdx|markdown)$`, 'i')
}

/** Two unreadable paths may look alike once made displayable. */
function onePerKey(skipped: SkippedEntry[], chosen: ReadonlyMap<string, TreeFile>): SkippedEntry[] {
  const seen = new Map(skipped.map((entry) => [entry.key, entry]))
  for (const key of chosen.keys()) seen.delete(key)
  return [...seen.values()]
}

function nothingMatches(
  all: TreeFile[],
  filesInFolder: TreeFile[],
  nonContent: string[],
  config: SelectionConfig,
): SourceError {
  const { folder, patterns } = config
  const patternList = patterns.join(', ')
  if (filesInFolder.length === 0)
    return new SourceError('nothing-matches', {
      message:
        folder === ''
          ? 'The repository has no files.'
          : `The repository has no folder “${folder}”, or it is empty.`,
      hint:
        folder === ''
          ? 'Commit the first file. The next sync imports it.'
          : `Check the spelling, including upper and lower case.${foldersIn(all)}`,
    })
  return new SourceError('nothing-matches', {
    message: `None of the ${count(filesInFolder.length, 'file')} ${folder === '' ? 'in the repository' : `in “${folder}”`} matches ${patternList}.`,
    hint:
      nonContent.length > 0
        ? `There is only ${nonContent.slice(0, 3).join(', ')}, which we don’t treat as content. To import it, add it to the patterns.`
        : `There are ${kindsOf(filesInFolder)}. Change the patterns or the folder.`,
  })
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`

/** "12 .txt, 3 .html and others" */
function kindsOf(files: TreeFile[]): string {
  const kinds = new Map<string, number>()
  for (const { path } of files) {
    const kind = /\.[\w-]{1,12}$/.exec(path)?.[0].toLowerCase() ?? 'without an extension'
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  const sorted = [...kinds].sort(([, a], [, b]) => b - a)
  const shown = sorted.slice(0, 5).map(([kind, number]) => `${number} ${kind}`)
  return shown.join(', ') + (sorted.length > 5 ? ' and others' : '')
}

function foldersIn(files: TreeFile[]): string {
  const folders = new Set(
    files.flatMap(({ path }) => (path.includes('/') ? [shownPath(path.split('/')[0] ?? '')] : [])),
  )
  if (folders.size === 0) return ''
  return ` There is: ${[...folders].slice(0, 8).join(', ')}${folders.size > 8 ? ' and others' : ''}.`
}
