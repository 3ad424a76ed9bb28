import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '@/testing/texts-of'

const files = sourceFiles(['components', 'app']).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Returns the files that contain a pattern. */
const holding = (pattern: RegExp): string[] =>
  files
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted()

test('only the shared form components and listed exceptions render forms and field errors', () => {
  // The consent page imitates a network's own page, so it is submitted the same way, without scripts.
  expect(holding(/<form\b/)).toEqual([
    'components/forms/form.tsx',
    // The help search is a link with a search term: it needs no script.
    'components/help/help-frame.tsx',
    // The search of the review queue navigates to a URL with the search terms.
    'components/packages/review/filter-bar.tsx',
    'components/sandbox/consent-form.tsx',
  ])
  expect(holding(/\bdata-field-error\b/)).toEqual([
    'components/forms/failure-notice.tsx',
    'components/forms/field.tsx',
  ])
  expect(holding(/\buseActionState\b|\buseFormStatus\b|\buseOptimistic\b/)).toEqual([])
})

test('components call actions through useSubmit, apart from listed exceptions', () => {
  expect(holding(/\bcallAction\(/)).toEqual([
    // Loads approved posts for an empty slot.
    'components/calendar/fill-slot.tsx',
    // Several moves can be pending at once, each shown at its new time before the server answers.
    'components/calendar/use-moves.ts',
    'components/forms/use-latest-answer.ts',
    'components/forms/use-submit.ts',
    // An undo that outlives the button in the list, and slots that are looked up for a form's fields.
    'components/packages/actions/next-slot-button.tsx',
    'components/packages/actions/schedule-button.tsx',
    // Checks text while it is typed, for several versions of a post, each with its own result.
    'components/packages/editor/use-draft-check.ts',
    // Decisions are sent one after another without waiting, each with an undo.
    'components/packages/review/use-decisions.ts',
    // Previews a source repeatedly; of several requests only the newest counts.
    'components/sources/preview/use-preview.ts',
    // Previews a topic's settings as they change; only the newest answer counts.
    'components/topics/preview/use-topic-preview.ts',
    // Uploads several pictures within one submit, each with its own outcome.
    'components/voice/style/add-reference.tsx',
    // One response per brand, reported together.
    'components/workspace/use-brand-decisions.ts',
  ])
})
