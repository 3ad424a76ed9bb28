import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PackageAnswer, VariantAnswer } from '@/lib/packages/schemas'
import { PackageNotices } from './package-notices'

const card = { platform: 'x' } as VariantAnswer
const htmlOf = (status: PackageAnswer['status']) => {
  const pkg = { status, variants: [card], flags: [], overdue_since: null, held: false, stale: false }
  return renderToStaticMarkup(
    <PackageNotices
      {...{
        warnings: [],
        notes: [],
        events: [],
        paused: false,
        withCard: [card],
        role: 'editor',
        base: '/a/b',
      }}
      pkg={pkg as Partial<PackageAnswer> as PackageAnswer}
      regeneration={undefined}
    />,
  )
}

test('the advice to regenerate a post for another card is given only until it is published', () => {
  for (const status of ['draft', 'in_review', 'approved', 'scheduled', 'failed'] as const)
    expect(htmlOf(status)).toContain('No image found')
  for (const status of ['publishing', 'published'] as const)
    expect(htmlOf(status)).not.toContain('No image found')
})
