import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { provideBundle } from './start/bundle.mjs'

/**
 * `node scripts/run.mjs start …` runs scripts/start.ts from the bundle of the product's scripts, which is built
 * first if there is none for the current sources (docs/decisions/0174). Its other processes run from the same
 * bundle (scripts/start/script-command.ts).
 */
const [name, ...args] = process.argv.slice(2)
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const script = join(await provideBundle(root), `${name}.mjs`)
process.setSourceMapsEnabled(true)
process.argv.splice(1, Number.POSITIVE_INFINITY, script, ...args)
await import(pathToFileURL(script).href)
