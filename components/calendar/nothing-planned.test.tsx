import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NothingPlanned } from './nothing-planned'

const hrefOf = (approved: number, inReview: number, writes = true) =>
  /href="([^"]+)"/.exec(
    renderToStaticMarkup(
      <NothingPlanned
        base="/mill/river"
        view="week"
        writes={writes}
        posts={{ approved, in_review: inReview }}
      />,
    ),
  )?.[1]

test('an empty calendar leads to a list that has posts, or else to writing one', () => {
  expect(hrefOf(1, 1)).toBe('/mill/river/review?status=approved')
  expect(hrefOf(0, 1)).toBe('/mill/river/review')
  expect(hrefOf(0, 0)).toBe('/mill/river/posts/new')
  expect(hrefOf(0, 0, false)).toBeUndefined()
})
