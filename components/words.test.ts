import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AppError, type ErrorCode, errorCodes, pageWords } from '@/lib/errors'
import { type PushCounts, pushCounts } from '@/lib/push/schemas'
import { type RunCounts, runCounts } from '@/lib/sync/schemas'
import { findShownTexts, sourceFiles } from '@/testing/texts-of'
import { failureOf } from './forms/call-route'
import { deliveryWords, pushStatusWords } from './sources/push/delivery-words'
import { countsWords, outcomeWords } from './sources/runs/run-words'

/**
 * Unidiomatic wording, and in `use` what people say instead. Matches in any case, with any whitespace between the
 * words.
 */
const avoided: { phrase: string; use: string }[] = [
  { phrase: 'All can stay as they are', use: 'The defaults work for most sources' },
  { phrase: 'come back by themselves', use: 'we restore them automatically' },
  { phrase: 'Done with gaps', use: 'Done with errors' },
  { phrase: 'Find out what it is', use: 'Detect' },
  { phrase: 'How it is called', use: 'Name (shown in lists)' },
  { phrase: 'Keep the stored one', use: 'Keep saved value' },
  { phrase: 'Known there as', use: 'ID in the source' },
  { phrase: 'Look at the marked fields', use: 'Check the highlighted fields' },
  { phrase: 'Looks for changes', use: 'Checks for changes' },
  { phrase: 'Manifest in a bucket', use: 'Content folder (manifest.json)' },
  { phrase: 'Nothing fits', use: 'No matches' },
  { phrase: 'Publish by itself', use: 'Publish automatically' },
  { phrase: 'Bring it back', use: 'Restore' },
  { phrase: 'Do not look for it', use: 'Ignore' },
  { phrase: 'Handed in for review', use: 'Submitted for review' },
  { phrase: 'It is on its way', use: 'Publishing …' },
  { phrase: 'Make it again', use: 'Regenerate' },
  { phrase: 'Nobody knows whether', use: 'We couldn’t confirm' },
  { phrase: 'Not known', use: 'Unconfirmed' },
  { phrase: 'Present password', use: 'Current password' },
  { phrase: 'Second pair of eyes', use: 'Second approver' },
  { phrase: 'stands in for a picture', use: 'No image found, so we use a branded card' },
  { phrase: 'Taken back', use: 'Cancelled' },
  { phrase: 'That are many', use: 'Too many' },
  { phrase: 'tried again by itself', use: 'We try again automatically' },
  { phrase: 'refused the post', use: 'rejected the post' },
  { phrase: 'Take it over', use: 'Apply changes' },
  { phrase: 'E-mail', use: 'Email' },
  { phrase: 'That did not come through', use: 'We couldn’t reach the server' },
  { phrase: 'That are too many', use: 'There are too many' },
  { phrase: 'They are really gone', use: 'Confirm they are gone' },
  { phrase: 'Make a new secret', use: 'Regenerate secret' },
  { phrase: 'Make a secret', use: 'Create secret' },
  { phrase: 'Make the secret', use: 'Create secret' },
  { phrase: 'End now', use: 'Revoke now' },
  { phrase: 'The secret is ended', use: 'Secret revoked' },
  { phrase: 'It was shown when it was made', use: 'We showed it when you created it' },
  { phrase: 'I have copied it', use: 'I’ve copied it' },
  { phrase: 'Older than ours', use: 'Outdated' },
  { phrase: 'Nothing lately', use: 'No recent deliveries' },
  { phrase: 'shows by itself', use: 'appears automatically' },
  { phrase: 'There is no secret at present', use: 'No secret yet' },
  { phrase: 'at the moment', use: 'right now' },
  { phrase: 'at this moment', use: 'right now' },
  { phrase: 'at present', use: 'right now' },
  { phrase: 'Whoever', use: 'Ask the site’s administrator' },
  { phrase: 'the operator', use: 'your administrator' },
  { phrase: 'passes readers on', use: 'redirects' },
  { phrase: 'passes the request on', use: 'redirects' },
  { phrase: 'turns programs away', use: 'blocks bots' },
  { phrase: 'asks programs', use: 'asks bots' },
  { phrase: 'was read by rules', use: 'we read it without the model' },
  { phrase: 'read as such', use: 'We read it as …' },
  { phrase: 'as it stands', use: 'as it is' },
  { phrase: 'as they stand', use: 'as they are' },
  { phrase: 'it is left out', use: 'We skipped it' },
  { phrase: 'was left out', use: 'We skipped …' },
  { phrase: 'were left out', use: 'We skipped …' },
  { phrase: 'stands in for', use: 'is used until' },
  { phrase: 'made out to', use: 'belongs to' },
  { phrase: 'The answer of', use: 'The response from' },
  { phrase: 'answered with', use: 'returned' },
  { phrase: 'cannot be read', use: 'We can’t read …' },
  { phrase: 'cannot be reached', use: 'We can’t reach …' },
  { phrase: 'needs a sign-in', use: 'requires signing in' },
  { phrase: 'does not let us', use: 'doesn’t let us' },
  { phrase: 'sign of life', use: 'has reported' },
  { phrase: 'knows no such', use: 'doesn’t have this' },
  { phrase: 'is asked too often', use: 'received too many requests' },
  { phrase: 'Until that is put right', use: 'Until you fix this' },
  { phrase: 'There is no such address', use: 'This endpoint doesn’t exist' },
  { phrase: 'is not right', use: 'is wrong' },
  { phrase: 'is not one of ours', use: 'is invalid' },
  { phrase: 'in every prompt', use: 'only where prompts are sent' },
  { phrase: 'half a surrogate', use: 'broken characters' },
  { phrase: 'One sign of its title', use: 'one character of its title' },
  { phrase: 'sent twice', use: 'duplicate' },
  { phrase: 'a packed file', use: 'a compressed file' },
  { phrase: 'the marked places', use: 'the highlighted problems' },
  { phrase: 'a film', use: 'a video' },
]

/** Texts to avoid only if they are the whole text: inside a sentence, the words are fine. */
const avoidedWhole: { text: string; use: string }[] = [
  { text: 'Older', use: 'Next' },
  { text: 'Acts', use: 'Actions' },
  { text: 'Picture', use: 'Image' },
  { text: 'Kind', use: 'Type' },
  { text: 'Upright', use: 'Portrait' },
]

const spaced = (phrase: string) =>
  phrase
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/ +/g, '\\s+')
    .replace(/^(?=\w)/, '\\b')
    .replace(/(?<=\w)$/, '\\b')

const anyAvoided = new RegExp(avoided.map(({ phrase }) => spaced(phrase)).join('|'), 'i')
const findings = avoided.map(({ phrase, use }) => ({ phrase, use, at: new RegExp(spaced(phrase), 'i') }))

/** Returns the avoided phrases in the texts of one file, as `file:line “phrase”, use “…”`. */
function avoidedIn(file: string, source: string): string[] {
  if (!anyAvoided.test(source) && !avoidedWhole.some(({ text }) => source.includes(text))) return []
  return findShownTexts(file, source).flatMap(({ text, lineAt }) => {
    const whole = avoidedWhole.find((one) => one.text === text.trim())
    const hits = findings.flatMap(({ phrase, use, at }) => {
      const hit = at.exec(text)
      return hit ? `${file}:${lineAt(hit.index)} “${phrase}”, use “${use}”` : []
    })
    return whole ? [`${file}:${lineAt(0)} “${whole.text}”, use “${whole.use}”`, ...hits] : hits
  })
}

test('no text on screen uses an unidiomatic phrase from the list', () => {
  const files = sourceFiles(['app', 'components', 'lib'])
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => avoidedIn(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('only texts are checked, not names or comments', () => {
  const source = `
    // Publish by itself
    const nothingFits = { 'x': \`Done with\n gaps \${1}\` }
    const view = <p title="Nothing fits">
      They are
      really gone {nothingFits}
    </p>`
  expect(avoidedIn('a.tsx', source)).toEqual([
    'a.tsx:3 “Done with gaps”, use “Done with errors”',
    'a.tsx:5 “Nothing fits”, use “No matches”',
    'a.tsx:6 “They are really gone”, use “Confirm they are gone”',
  ])
})

const noRunCounts = Object.fromEntries(Object.keys(runCounts.shape).map((key) => [key, 0])) as RunCounts
const noPushCounts = Object.fromEntries(Object.keys(pushCounts.shape).map((key) => [key, 0])) as PushCounts

test('syncs and deliveries use the same word for the same outcome', () => {
  expect(outcomeWords.updated.label).toBe('Updated')
  expect(pushStatusWords.updated.label).toBe('Updated')
  expect(countsWords({ ...noRunCounts, updated: 2 })).toBe('2 updated')
  expect(deliveryWords({ ...noPushCounts, updated: 2 })).toBe('2 updated')
})

/** Errors that only API clients can run into. */
const ofTheApi: ErrorCode[] = [
  'malformed-json',
  'not-utf8',
  'bad-request',
  'project-required',
  'method-not-allowed',
  'key-in-use',
  'key-reused',
  'unsupported-media-type',
  'cron-closed',
]

test('error messages on pages avoid API terms, and custom wording is kept', () => {
  for (const code of errorCodes.filter((one) => !ofTheApi.includes(one))) {
    const { message, hint } = pageWords(new AppError(code))
    expect(`${message} ${hint}`, code).not.toMatch(
      /Bearer|header|\bAPI\b|\btoken|\bID\b|Idempotency|X-Project|\brequests?\b/i,
    )
  }
  const own = { detail: 'This isn’t your current password.', hint: 'Check it and try again.' }
  expect(pageWords(new AppError('unauthenticated', own))).toEqual({ message: own.detail, hint: own.hint })
  const body = {
    code: 'unauthenticated',
    detail: 'You aren’t signed in.',
    hint: new AppError('unauthenticated').hint,
  }
  expect(failureOf(body)).toMatchObject({ message: 'You aren’t signed in.', hint: 'Sign in and try again.' })
})
