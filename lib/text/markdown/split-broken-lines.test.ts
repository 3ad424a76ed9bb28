import { expect, test } from 'vitest'
import { storedPlainText } from '@/testing/writing/writing-item'
import { readVisibleBlocks } from './read-visible-blocks'

const blocksOf = (text: string) =>
  readVisibleBlocks(storedPlainText(text)).blocks.map(({ kind, label, list, text: words }) =>
    [kind, label, list && (list.ordered ? 'counted' : 'list'), words].filter(Boolean).join('|'),
  )

test('lines that each have a list marker form a list, even in plain text', () => {
  expect(
    blocksOf('You need:\n- a bucket\n- an old towel\n\n1. Close the tap.\n2. Turn the barrel over.'),
  ).toEqual([
    'heading|You need',
    'entry|list|a bucket',
    'entry|list|an old towel',
    'entry|counted|Close the tap.',
    'entry|counted|Turn the barrel over.',
  ])
})

test('short lines below a word with a colon are list entries', () => {
  expect(blocksOf('Zutaten:\n150 g Linsen\n1 Apfel')).toEqual([
    'heading|Zutaten',
    'entry|list|150 g Linsen',
    'entry|list|1 Apfel',
  ])
})

test('keeps labels with their values, and a lone line separate', () => {
  expect(blocksOf('日時：11月14日\n場所：緑町公民館\n入場無料')).toEqual([
    'entry|日時|11月14日',
    'entry|場所|緑町公民館',
    'paragraph|入場無料',
  ])
})

test('prose with hard line breaks stays one paragraph', () => {
  const [only, ...others] = blocksOf(
    'The barn stands on a hill\nabove the river and has done so\nsince 1850.',
  )
  expect(others).toEqual([])
  expect(only).toBe('paragraph|The barn stands on a hill above the river and has done so since 1850.')
})
