import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  )
}

export type RouteFile = { file: string; path: string }

/** Every route handler of the app: its file, and its path with {name} for parameters. */
export const routeFiles = (): RouteFile[] =>
  walk('app')
    .filter((file) => file.endsWith('/route.ts'))
    .map((file) => ({
      file,
      path: file
        .replace(/^app/, '')
        .replace(/\/route\.ts$/, '')
        .replace(/\/\([^)]+\)/g, '')
        .replace(/\[\.\.\.(\w+)\]/g, '{$1}')
        .replace(/\[(\w+)\]/g, '{$1}'),
    }))

/** Every file with server actions. */
export const actionFiles = (): string[] =>
  ['app', 'lib', 'components']
    .flatMap(walk)
    .filter(
      (file) => /\.tsx?$/.test(file) && /^\s*['"]use server['"]/.test(readFileSync(join(root, file), 'utf8')),
    )

export const load = (file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ join(root, file))
