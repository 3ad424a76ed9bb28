// Generates a migration from db/schema with drizzle-kit, and removes the older snapshots: only the newest is
// compared with, and each is as long as the whole schema. Takes drizzle-kit's options: `npm run db:generate --
// --name what_it_does`.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
const folder = join(import.meta.dirname, '../db/migrations/meta')
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'))
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(folder, name))
