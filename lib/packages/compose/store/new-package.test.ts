import { expect, test } from 'vitest'
import { flagCodes } from '@/db/allowed-values'
import type { ItemRow } from '@/db/schema'
import type { Composition } from '../write/compose-item'
import { newPackage } from './new-package'

const item = { id: 'i', title: 'A bridge', contentHash: 'h', publishedAt: null } as ItemRow
const nobody = { kind: 'system', id: null, name: 'Tributary' } as const

const madeOf = (part: Partial<Composition>) =>
  newPackage(
    item,
    { variants: [], cards: [], warnings: [], flags: [], doubts: [], ...part },
    { mode: 'auto', correction: false, actor: nobody, system: nobody, now: new Date('2026-11-22T12:00:00Z') },
  )
const lastStatus = ({ history }: ReturnType<typeof newPackage>) => history.at(-1)?.to

test.each(flagCodes)(
  'a post flagged as %s is never published automatically, even if nothing else speaks against it',
  (code) => {
    const made = madeOf({ flags: [{ code, message: '77 is not in the content.', channel_ids: ['c'] }] })
    expect([made.approved, lastStatus(made)]).toEqual([false, 'in_review'])
    expect(made.warnings).toEqual(['Not published automatically. 77 is not in the content.'])
  },
)

test('a post without flags and doubts is published automatically', () => {
  const made = madeOf({})
  expect([made.approved, lastStatus(made), made.warnings]).toEqual([true, 'publishing', []])
})
