import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PackageEventAnswer } from '@/lib/packages/schemas'
import { packageStatuses } from '@/lib/publications/states'
import { History } from './history'

const at = '2026-11-22T09:30:00.000Z'
const event = (fields: Partial<PackageEventAnswer>): PackageEventAnswer => ({
  id: '1',
  action: 'edit',
  actor_id: null,
  actor_name: 'Ida',
  from_status: null,
  to_status: null,
  reason: null,
  data: {},
  created_at: at,
  ...fields,
})
const textOf = (fields: Partial<PackageEventAnswer>) =>
  renderToStaticMarkup(<History revisionsHref="/revisions" events={[event(fields)]} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

/** Every action recorded anywhere in lib. */
function recordedActions(): string[] {
  const root = fileURLToPath(new URL('../../../lib', import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.ts$/.test(file),
  )
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    if (!/recordEvents?\(|changeStatus\(|recomposePackage\(/.test(text)) return []
    return [...text.matchAll(/action: '([a-z-]+)'/g)].map(([, action]) => action ?? '')
  })
  return [...new Set(found)]
}

test('the history describes every recorded action in words, never as a code', () => {
  const actions = recordedActions()
  expect(actions).toContain('hold')
  for (const action of [...actions, 'something-new'])
    for (const to_status of [null, ...packageStatuses]) {
      const text = textOf({ action, to_status, from_status: 'draft' })
      expect(text).not.toMatch(/[“”"_]|undefined|something-new/)
      expect(text).toMatch(action === 'comment' ? /No activity yet/ : /Ida [a-z]{3,}/)
    }
})

test('the history says why a post was regenerated automatically, and claims no reason that it does not know', () => {
  expect(textOf({ action: 'remake', data: { cause: 'content' } })).toContain('because its content changed')
  expect(textOf({ action: 'remake', data: { cause: 'channel' } })).toContain(
    'wrote the post because a channel became available',
  )
  expect(textOf({ action: 'remake' })).toMatch(/Ida regenerated the post(?! because)/)
})

test('the history shows times without UTC or GMT', () => {
  const page = renderToStaticMarkup(
    <History
      revisionsHref="/revisions"
      events={[
        event({
          action: 'schedule',
          data: { at: `${new Date().getUTCFullYear()}-11-23T09:00:00.000Z` },
        }),
      ]}
    />,
  )
  expect(page.replace(/title="[^"]*"/g, '')).not.toMatch(/UTC|GMT/)
  expect(page.replaceAll('<!-- -->', '')).toContain('scheduled the post for')
  expect(page).toMatch(/\w{3} 23 Nov, 09:00/)
})
