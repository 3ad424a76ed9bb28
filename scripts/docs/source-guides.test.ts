import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listConnectors } from '@/lib/sources/registry'
import { sourceFiles } from './files'

const types = listConnectors().map(({ type }) => type)
const guideOf = (type: string) => (type === 'push' ? 'docs/publishers.md' : `docs/sources/${type}.md`)

/** The source text that contains the product's messages, with string literals joined that span several lines. */
const productText = sourceFiles()
  .filter(({ path }) => /^(app|components|lib)\//.test(path) && !/\.test\.tsx?$/.test(path))
  .map(({ text }) => text.replace(/['`]\s*\+\s*['`]/g, ''))
  .join('\n')

/** Returns the messages that a guide's table explains: its first column, without the variable parts. */
function explained(guide: string): string[] {
  const tables = guide.matchAll(/^\|\s*(?:you read|message|it says)\s*\|.*\n\|[ |-]+\n((?:\|.*\n)+)/gim)
  return [...tables].flatMap(([, rows = '']) =>
    rows
      .split('\n')
      .flatMap((row) => row.split('|')[1]?.split(/…|·|“|”|\d+|PostgreSQL|YAML/) ?? [])
      .map((part) => part.trim().replace(/^[\s.,)(]+|[\s.,(]+$/g, ''))
      .filter((part) => part.length > 5),
  )
}

describe('the source guides', () => {
  test.each(types)('%s has one that README mentions, and the specification names the type', (type) => {
    expect(readFileSync(guideOf(type), 'utf8').length).toBeGreaterThan(500)
    expect(readFileSync('README.md', 'utf8')).toContain(guideOf(type))
    expect(readFileSync('docs/spec/service.md', 'utf8')).toContain(`\`${type}\``)
  })

  test.each(types.filter((type) => type !== 'push'))(
    '%s explains messages in the product’s own words',
    (type) => {
      const parts = explained(readFileSync(guideOf(type), 'utf8'))
      expect(parts.length).toBeGreaterThan(3)
      expect(parts.filter((part) => !productText.includes(part))).toEqual([])
    },
  )
})
