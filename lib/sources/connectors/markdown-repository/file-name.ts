export type NamedFile = {
  /** "first-snow" for "2026-05-01-first-snow.md" and for "first-snow/index.md". */
  slug: string
  /** The slug as words: "First snow". */
  title: string
  /** The date that a name starts with, as in Jekyll: "2026-05-01". */
  date: string | undefined
  /** German for "about.de.md" and "docs/de/about.md". */
  language: string | undefined
  /** Whether the file is its folder's index page. */
  isIndex: boolean
}

/** Reads what a file's path says about its content. */
export function readFileName(path: string): NamedFile {
  const names = path.split('/')
  const base = (names.at(-1) ?? '').replace(/\.(?:md|mdx|markdown|mdown|mkd|txt)$/i, '')
  const [, stem = base, language] = /^(.+)\.([a-z]{2}(?:-[a-z]{2})?)$/i.exec(base) ?? []
  const isIndex = /^(?:_?index|readme)$/i.test(stem)
  const named = (isIndex ? names.at(-2) : undefined) ?? stem
  const [, date, rest] = /^(\d{4}-\d{2}-\d{2})[-_ ]?(.*)$/.exec(named) ?? []
  const slug = rest || named
  return {
    slug,
    title: inWords(slug),
    date,
    language: language?.slice(0, 2).toLowerCase() ?? folderLanguage(names.slice(0, -1)),
    isIndex,
  }
}

/**
 * Folder names that stand for a language. "it" and "no" count too; where they mean something else, the text itself
 * shows it.
 */
const codes = new Set(
  'ar be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka ko lt lv mk mt nb nl no pl pt ro ru sk sl sq sr sv th tr uk vi zh'.split(
    ' ',
  ),
)

function folderLanguage(folders: readonly string[]): string | undefined {
  for (const folder of folders) {
    const code = /^([a-z]{2})(?:[-_][a-z]{2,4})?$/i.exec(folder)?.[1]?.toLowerCase()
    if (code !== undefined && codes.has(code)) return code
  }
  return undefined
}

function inWords(slug: string): string {
  const words = slug.replace(/[-_]+/g, ' ').trim()
  return words === '' ? slug : words.charAt(0).toUpperCase() + words.slice(1)
}
