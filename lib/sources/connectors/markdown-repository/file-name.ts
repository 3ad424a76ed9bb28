export type NamedFile = {
  /** "2026-05-01-first-snow.md" is "first-snow", "first-snow/index.md" too. */
  slug: string
  /** The same as words: "First snow". */
  title: string
  /** The day a name begins with, as Jekyll has it: "2026-05-01". */
  date: string | undefined
  /** "about.de.md" and "docs/de/about.md" are German. */
  language: string | undefined
  /** Whether the file stands for its folder. */
  isIndex: boolean
}

/** What the path of a file says of its content. */
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

/** Names of folders that stand for a language; "it" and "no" do too, and the text shows where they do not. */
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
