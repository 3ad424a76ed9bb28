import { readFileSync, writeFileSync } from 'node:fs'
import { envExample } from './docs/env-example'

/** `npm run env-example`: fails if `.env.example` does not match lib/env.ts. `--write` generates it. */
const file = new URL('../.env.example', import.meta.url)
if (process.argv.includes('--write')) writeFileSync(file, envExample())
const matches = readFileSync(file, 'utf8') === envExample()
console[matches ? 'log' : 'error'](
  matches
    ? '.env.example matches lib/env.ts.'
    : '.env.example does not match lib/env.ts. Run: npm run env-example -- --write',
)
process.exitCode = matches ? 0 : 1
