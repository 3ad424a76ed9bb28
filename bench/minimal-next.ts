import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Inside node_modules, so that the same packages are resolved. */
const folder = join(root, 'node_modules/.cache/bench-minimal-next')

/** The minimal Next handler that stores a pushed item: read JSON, one upsert, respond. It checks nothing. */
const handler = `
import postgres from 'postgres'
import { randomUUID } from 'node:crypto'
const sql = postgres(process.env.DATABASE_URL, { max: 10 })
export const dynamic = 'force-dynamic'
export async function POST(request) {
  const item = await request.json()
  const project = '00000000-0000-7000-8000-000000000001'
  const [row] = await sql\`
    insert into bare_items (id, org_id, project_id, source_id, external_id, title, featured_image, url, tags, published_at,
      raw_content, metadata, content_hash)
    values (\${randomUUID()}, \${project}, \${project}, \${project}, \${item.external_id}, \${item.title}, \${item.image_url},
      \${item.url}, \${item.tags}, \${item.published_at}, \${item.content}, \${sql.json({ fields: item })}, \${item.external_id})
    on conflict (project_id, source_id, external_id) do update set title = excluded.title, raw_content = excluded.raw_content,
      metadata = excluded.metadata, tags = excluded.tags, updated_at = now()
    returning id\`
  return Response.json({ id: row.id })
}
`

/** Writes and builds the app; returns the folder to start it from. */
export async function buildMinimalNext(): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'app/push'), { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'minimal', private: true, type: 'module' }),
  )
  writeFileSync(join(folder, 'app/push/route.js'), handler)
  writeFileSync(
    // No JSX, because inside node_modules the file would not be compiled.
    join(folder, 'app/layout.js'),
    "import { createElement as h } from 'react'\nexport default ({ children }) => h('html', { lang: 'en' }, h('body', null, children))\n",
  )
  writeFileSync(
    join(folder, 'next.config.mjs'),
    `export default { serverExternalPackages: ['postgres'], turbopack: { root: ${JSON.stringify(root)} } }\n`,
  )
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
  const build = spawn(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  build.stdout.on('data', (chunk) => {
    output += chunk
  })
  build.stderr.on('data', (chunk) => {
    output += chunk
  })
  const code = await new Promise((resolve) => build.once('exit', resolve))
  if (code !== 0) throw new Error(`The minimal app could not be built:\n${output.slice(-2000)}`)
  return folder
}
