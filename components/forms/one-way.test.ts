import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '@/testing/texts-of'

const files = sourceFiles(['components', 'app']).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** The files that hold a text, where few may. */
const holding = (pattern: RegExp): string[] =>
  files
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted()

test('forms are sent, and their errors shown, in one way', () => {
  // The consent page stands for a network's own: it is sent as the networks' are, without scripts.
  expect(holding(/<form\b/)).toEqual([
    'components/forms/form.tsx',
    // The search of the help is a link with words in it: it needs no script.
    'components/help/help-frame.tsx',
    // The search of the review queue leads to an address with its words.
    'components/packages/review/filter-bar.tsx',
    'components/sandbox/consent-form.tsx',
  ])
  expect(holding(/\bdata-field-error\b/)).toEqual([
    'components/forms/failure-notice.tsx',
    'components/forms/field.tsx',
  ])
  expect(holding(/\buseActionState\b|\buseFormStatus\b|\buseOptimistic\b/)).toEqual([])
})

test('what a person does is sent by useSubmit; only what is asked while they type or look is not', () => {
  expect(holding(/\bcallAction\(/)).toEqual([
    // Approved posts for an empty slot, read when its dialog opens.
    'components/calendar/fill-slot.tsx',
    // Several posts may be on their way at once, each shown at its new time before the server answers.
    'components/calendar/use-moves.ts',
    'components/forms/use-latest-answer.ts',
    'components/forms/use-submit.ts',
    // An undo that outlives the button in the list, and slots that are looked up for the fields of a form.
    'components/packages/actions/next-slot-button.tsx',
    'components/packages/actions/schedule-button.tsx',
    // Checks what is typed, for several versions of a post, each with an answer of its own.
    'components/packages/editor/use-draft-check.ts',
    // Decisions follow each other without waiting, each with a way back.
    'components/packages/review/use-decisions.ts',
    // Looks at a source again and again; of several wishes only the newest is followed.
    'components/sources/preview/use-preview.ts',
    // What a topic's settings come to, asked again as they change; only the newest answer counts.
    'components/topics/preview/use-topic-preview.ts',
    // Several pictures, each with an outcome of its own, inside one submit.
    'components/voice/style/add-reference.tsx',
    // One answer of each brand, told together.
    'components/workspace/use-brand-decisions.ts',
  ])
})
