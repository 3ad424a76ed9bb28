import { globSync, readFileSync } from 'node:fs'

const folders = '{.github,app,bench,components,db,docs,e2e,lib,scripts,testing}'

export type TextFile = { path: string; text: string }

/** Every Markdown file of the repository, with its text. */
export const markdownFiles = (): TextFile[] => read([`${folders}/**/*.md`, '*.md'])

/** Every source file of the repository, with its text. */
export const sourceFiles = (): TextFile[] =>
  read([`${folders}/**/*.{ts,tsx,mts,mjs,css,sql,yml}`, '*.{ts,mts,mjs}'])

const read = (patterns: string[]): TextFile[] =>
  [...new Set(patterns.flatMap((pattern) => globSync(pattern)))]
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
