import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { networkNames, networks } from '@/lib/networks/registry'

/** Files that may name a network, each with the reason. Tests, `testing`, `e2e`, `bench` and docs always may. */
const allowed: Record<string, string> = {
  'lib/networks/registry.ts': 'The registry of what is known.',
  'lib/networks/accesses.ts': 'The registry of how accounts are connected.',
  'lib/networks/servers.ts': 'The registry of what they do.',
  'lib/networks/previews.tsx': 'The registry of how posts look.',
  'scripts/networks.ts': 'Installs the real servers of networks.',
  'lib/sample-brand/seed-sample-brand.ts': 'The sample brand has accounts on some networks.',
  'lib/claims/words/common-words.ts': 'Words of texts.',
  'lib/facts/images/image-roles.ts': 'What files of icons are called on web pages.',
  'lib/text/html/players.ts': 'Players of films that web pages embed.',
  'lib/facts/topics/topic-tags.ts': 'Words that tell what a text is about.',
  'lib/text/html/pictures.ts': 'Where sites keep their images.',
  'lib/push/payloads/map-payload.ts': 'Systems that send their content here.',
  'lib/push/payloads/wordpress.ts': 'One of these.',
  'lib/text/top-level-domains.ts': 'A domain of the web.',
  'lib/text/html/elements.ts': 'Elements of web pages.',
  'lib/facts/exclude/line-patterns.ts': 'What stands around texts on web pages.',
  'lib/sources/connectors/push/schemas.ts': 'An example in a help text.',
  'lib/sources/connectors/bucket-manifest/schemas.ts': 'An example in a help text.',
  'lib/sources/connectors/database-table/mysql-dialect.ts': 'A letter of SQL.',
  'lib/claims/read/read-claims.ts': 'The sign in “3 x 4”.',
  'components/shortcuts/shortcuts.ts': 'A key of the keyboard.',
  'lib/notification-delivery/create-destination.ts': 'Webhooks for notifications are no network.',
  'lib/notification-delivery/rotate-destination-secret.ts': 'As above.',
  'lib/notification-delivery/send-to-destination.ts': 'As above.',
  'lib/notification-delivery/read-receiver.ts': 'As above.',
  'lib/notification-delivery/chat-body.ts': 'Chat channels for notifications are no network either.',
  'components/notifications/destination-form.tsx': 'As above.',
  'components/notifications/destination-words.ts': 'As above.',
  'app/(workspace)/[org]/(org)/settings/notifications/page.tsx': 'As above.',
  'lib/media/cards/type/fit-title.ts': 'Room that a line leaves.',
  'lib/facts/exclude/request-phrases.ts': 'What texts ask their readers for.',
  'app/(workspace)/[org]/(org)/settings/notifications/[destination]/page.tsx': 'As above.',
  'db/allowed-values.ts': 'As above.',
}

/**
 * Names that the code also uses for other things: the least prominent buttons, the drag shadow, what texts are
 * about.
 */
const ordinaryWords = new Set(['ghost', 'newsletter'])

const letters = (name: string): string => name.replace(/[^a-z0-9]/gi, '')

/**
 * Returns patterns for the name in quotes and, unless it also means something else (like "x"), for the name in an
 * identifier or a sentence. Ordinary words count only where the code compares with them or names a platform or a
 * network's folder.
 */
function patternsOf(name: string): RegExp[] {
  const quoted = new RegExp(`['"\`]${name}['"\`]`)
  if (name.length < 3 || name === 'webhook') return [quoted]
  const compared = new RegExp(`(?:[!=]==\\s*|platform:\\s*|networks/)['"\`]?${name}['"\`/]`)
  if (ordinaryWords.has(name)) return [compared]
  return [
    quoted,
    new RegExp(letters(name), 'i'),
    new RegExp(letters(networks[name as keyof typeof networks].label)),
  ]
}

const files = globSync('{app,components,db,lib,scripts}/**/*.{ts,tsx,mjs}').filter(
  (file) =>
    !/\.test\.tsx?$/.test(file) &&
    !/^lib\/networks\/[a-z0-9-]+\//.test(file) &&
    !/^db\/migrations\//.test(file),
)

/** Returns the code without comments, which may give examples. */
const codeOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')

describe('a network is one folder', () => {
  test('no code outside it names it in a string, a sentence or an identifier, apart from listed exceptions', () => {
    const patterns = networkNames.flatMap((name) => patternsOf(name).map((pattern) => ({ name, pattern })))
    const naming = files.flatMap((file) => {
      const code = codeOf(file)
      const named = new Set(patterns.filter(({ pattern }) => pattern.test(code)).map(({ name }) => name))
      return named.size > 0 ? [`${file}: ${[...named].join(', ')}`] : []
    })
    expect(naming.filter((found) => !Object.hasOwn(allowed, found.split(': ')[0] ?? ''))).toEqual([])
  })

  test('every folder is registered and has rules, access, a server, a publisher and a preview', () => {
    const folders = globSync('lib/networks/*/index.ts').map((file) => file.split('/')[2] ?? '')
    expect(folders.toSorted()).toEqual(networkNames.toSorted())
    for (const part of ['rules.ts', 'access.ts', 'server.ts', 'publisher.ts', 'preview.tsx'])
      expect(
        globSync(`lib/networks/*/${part}`)
          .map((file) => file.split('/')[2])
          .toSorted(),
      ).toEqual(networkNames.toSorted())
  })
})
