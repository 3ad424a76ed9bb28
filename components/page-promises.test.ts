import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findShownTexts, sourceFiles } from '@/testing/texts-of'

/** How pages say that something has an effect. Every such text must be listed below with the test that proves it. */
const promising =
  /\b(?:every (?:post|prompt|image|picture|source|request|project)|(?:all )?new posts|appl(?:y|ies) to|used (?:in|for|by|when|until)|automatically|always|whenever|goes? (?:along|with)|prompts?|models?|right away|only once|for \d+ days|turned? into)\b/i

/** Promises made on pages: part of the text, and the test (file and name) that fails if it is not true. */
const kept: [says: string, file: string, test: string][] = [
  [
    'Posts from these types of content always wait for review',
    'lib/packages/compose/compose-packages.test.ts',
    'is sensitive or not by the project’s own list of kinds: %s',
  ],
  [
    'We renew it automatically.',
    'lib/channels/connect/connection.test.ts',
    'renews connections that nothing is posted to, and checks daily for revoked ones',
  ],
  [
    'We renew this connection automatically.',
    'lib/channels/connect/connection.test.ts',
    'renews connections that nothing is posted to, and checks daily for revoked ones',
  ],
  [
    'New posts are waiting for it. We’ll ask again at',
    'lib/packages/compose/write/writing.test.ts',
    'delays the job until it answers: nothing fails, nothing is written before, and everything afterwards',
  ],
  [
    'Saved. It applies to all new posts.',
    'e2e/brand-journey.e2e.ts',
    'a new brand: brief, logo and colours show in the next posts',
  ],
  [
    'It applies to all new posts.',
    'lib/composer/compose-variant.test.ts',
    'leaves out sentences with words to avoid, or flags the post that still contains one',
  ],
  [
    'it gets this text with the posts you ask for',
    'lib/packages/compose/write/writing.test.ts',
    'the voice’s tone and the requester’s samples reach the next prompt, and approved posts serve as examples',
  ],
  [
    'Your AI model writes the real posts and gets the whole voice.',
    'lib/packages/compose/write/writing.test.ts',
    'the voice’s tone and the requester’s samples reach the next prompt, and approved posts serve as examples',
  ],
  [
    'Only an AI model also gets the tone and the audience.',
    'lib/packages/compose/write/writing.test.ts',
    'the voice’s tone and the requester’s samples reach the next prompt, and approved posts serve as examples',
  ],
  [
    'An AI model gets them with posts you ask for.',
    'lib/packages/compose/write/writing.test.ts',
    'the voice’s tone and the requester’s samples reach the next prompt, and approved posts serve as examples',
  ],
  [
    'An AI model follows it in posts you ask for.',
    'lib/packages/compose/write/writing.test.ts',
    'the voice’s tone and the requester’s samples reach the next prompt, and approved posts serve as examples',
  ],
  [
    'We check every post against it.',
    'lib/post-rules/validate-variant.test.ts',
    'marks words to avoid as whole words, in any form and case',
  ],
  [
    'Used for accents.',
    'lib/media/cards/pick-colors.test.ts',
    'a color on which text is readable is the ground unchanged, and the second color the accent',
  ],
  [
    'We always create posts from content without a type.',
    'lib/packages/compose/left-out-kinds.test.ts',
    'are skipped and stay new, while items of listed kinds and without a kind become posts',
  ],
  [
    'We automatically create posts only from these types.',
    'lib/packages/compose/left-out-kinds.test.ts',
    'are skipped and stay new, while items of listed kinds and without a kind become posts',
  ],
  [
    'We only create posts automatically for the content types that the brand voice lists.',
    'lib/packages/compose/left-out-kinds.test.ts',
    'are skipped and stay new, while items of listed kinds and without a kind become posts',
  ],
  [
    'A language model reads a brief in prose.',
    'lib/voice/extract/extract-voice-from-text.test.ts',
    'the model reads a brief in prose, and the rules add what it missed if they are sure',
  ],
  [
    'A language model reads it, and we keep the record for 90 days.',
    'lib/ai/generate-object.test.ts',
    'model calls are deleted after 90 days and hidden from other projects',
  ],
  [
    'is listed here, with its cost. We keep it for 90 days.',
    'lib/ai/generate-object.test.ts',
    'model calls are deleted after 90 days and hidden from other projects',
  ],
  [
    'Costs of earlier calls stay as they are.',
    'lib/ai/settings/model-settings.test.ts',
    'shows the response, its tokens and its cost, and is recorded in the ledger',
  ],
  [
    'that one is used. If not, posts are written by the built-in composer.',
    'lib/ai/settings/model-settings.test.ts',
    'is used instead of the install’s, whatever the operator grants, until it is removed',
  ],
  [
    'Without a model of its own, this workspace uses the one above.',
    'lib/ai/settings/model-settings.test.ts',
    'is used instead of the install’s, whatever the operator grants, until it is removed',
  ],
  [
    'That is one more call for each version of the content, however many posts are made from it.',
    'lib/packages/compose/write/refining.test.ts',
    'a model is asked once for each version of content, and all its posts are written from the refined card',
  ],
  [
    'The model checks facts before it writes',
    'lib/packages/compose/write/refining.test.ts',
    'a workspace that does not want it is not charged for checking facts, and its model writes from the rules’ card',
  ],
  [
    'If it takes too long, we read the brief without the model.',
    'lib/voice/extract/extract-voice-from-text.test.ts',
    'when the model gives no answer (%j), the rules read the brief and say so',
  ],
  [
    'The source is paused, so we don’t retry automatically.',
    'lib/sync/schedule/scheduling.test.ts',
    'leaves out sources that are paused, not yet due or of an unknown type',
  ],
  [
    'If the source lists it again, we restore it automatically.',
    'lib/sync/run/run-sync.test.ts',
    'are withdrawn, never deleted, and can come back',
  ],
  [
    'If it reappears in the source, we restore it automatically.',
    'lib/sync/run/run-sync.test.ts',
    'are withdrawn, never deleted, and can come back',
  ],
  [
    'We release it automatically when the content is back.',
    'lib/sync/run/run-sync.test.ts',
    'are withdrawn, never deleted, and can come back',
  ],
  [
    'We keep the list for 30 days and for the latest 50 syncs of a source.',
    'lib/sync/schedule/prune-run-lines.test.ts',
    'keeps the lines of each source’s newest 50 runs that have any, whatever other sources and quiet runs do',
  ],
  [
    'We turn it into posts right away.',
    'e2e/source-push.e2e.ts',
    'a push source is created, shows its secret once, takes pushes from the shown curl command, and can be paused and given a new secret',
  ],
  [
    'We show the secret only once, with a command to try it.',
    'e2e/source-push.e2e.ts',
    'a push source is created, shows its secret once, takes pushes from the shown curl command, and can be paused and given a new secret',
  ],
  [
    'We list deliveries for 30 days.',
    'lib/push/http/push.test.ts',
    'are limited in number and age, and the source keeps its counts when they are pruned',
  ],
  [
    'Deliveries appear here automatically.',
    'e2e/source-push.e2e.ts',
    'a push source is created, shows its secret once, takes pushes from the shown curl command, and can be paused and given a new secret',
  ],
  [
    'Your choices apply to all entries of this source.',
    'lib/sources/connectors/rss-feed/samples.test.ts',
    'settings fill gaps in the feed, and a chosen field wins',
  ],
  [
    'To avoid a duplicate, we don’t send it again automatically.',
    'lib/publishing/intents.test.ts',
    'that is not found in three lookups waits for a person, who may send it again',
  ],
  [
    'To avoid duplicates, we don’t send it again automatically.',
    'lib/publishing/intents.test.ts',
    'that is not found in three lookups waits for a person, who may send it again',
  ],
  [
    'We publish this post right away to:',
    'e2e/journey.e2e.ts',
    'the sample brand: from its items to a post on the sandbox feed',
  ],
  [
    'We’ll create new posts for',
    'lib/packages/compose/write/languages.test.ts',
    'an empty package is filled when its channel’s language changes to the content’s',
  ],
  [
    'We sign every request with this secret',
    'lib/publishing/webhook.test.ts',
    'sends the variant as JSON, with a signature that can be verified with its secret',
  ],
  [
    'We show it only once.',
    'e2e/channels.e2e.ts',
    'a channel is disconnected only after confirmation, and a webhook’s secret is shown once',
  ],
  [
    'We show each token only once',
    'e2e/people.e2e.ts',
    'a token is shown only once, and the dark theme survives a reload',
  ],
  [
    'Anything that uses this token stops working right away.',
    'lib/organizations/members.test.ts',
    'a revoked token stops working, and other tokens keep working',
  ],
  [
    'These settings apply to every project in this workspace.',
    'lib/packages/review/review.test.ts',
    'needs a second person if the workspace requires one',
  ],
  [
    'They lose access to all projects in this workspace right away',
    'testing/tenancy/routes.test.ts',
    'a removed member gets 404 everywhere at once',
  ],
  [
    'and their API tokens stop working',
    'lib/organizations/members.test.ts',
    'a removed member loses all roles and tokens at once',
  ],
  [
    'Its link stops working right away.',
    'lib/organizations/members.test.ts',
    'a revoked link no longer works, and another workspace cannot revoke it',
  ],
  [
    'We show each link only once',
    'lib/organizations/members.test.ts',
    'a link makes only one person a member',
  ],
  [
    'It applies to this browser only.',
    'e2e/people.e2e.ts',
    'a token is shown only once, and the dark theme survives a reload',
  ],
  [
    'It was due too long ago to publish automatically.',
    'lib/publishing/queue/catching-up.test.ts',
    'waits for a person to publish it, and those behind it go out',
  ],
  [
    'We try again automatically, so you only need to act if it’s urgent.',
    'testing/publishing/guarantee-cases.ts',
    'told how long to wait it waits for as long',
  ],
  ['New posts appear in review automatically.', 'e2e/journey.e2e.ts', 'a new workspace: the source first'],
  ['New ones appear here automatically.', 'e2e/journey.e2e.ts', 'a new workspace: the source first'],
  [
    'With none selected, content from every source.',
    'lib/topics/topics.test.ts',
    'the query filters by content type, tag, source, age, chosen items and anniversary',
  ],
  [
    'The first sync starts right away.',
    'e2e/source-wizard.e2e.ts',
    'a pasted address is recognized, fills in its form, is previewed, and becomes a synced source',
  ],
  [
    'New content is turned into posts automatically and shows up here for approval.',
    'lib/packages/compose/compose-packages.test.ts',
    'gets one package with a variant for each active channel, in the channel’s language',
  ],
  [
    'We didn’t regenerate this post automatically because someone edited it.',
    'lib/packages/compose/compose-packages.test.ts',
    'marks an edited package stale and keeps its text',
  ],
  [
    'New posts get a version for this channel. We are also creating posts that were missing a channel.',
    'lib/packages/compose/fill-empty-packages.test.ts',
    'a package whose channels were all disconnected is written for the next one that is connected',
  ],
  [
    'New posts get a version for these channels. We are also creating posts that were missing a channel.',
    'lib/packages/compose/fill-empty-packages.test.ts',
    'enabling a channel, or giving it the key that items name, fills empty packages as well',
  ],
  [
    'They appear in that project right away, ready to use.',
    'lib/organizations/unassigned.test.ts',
    'only the source is listed, and assigning it takes its items, packages and variants along',
  ],
  [
    'For images that a model creates, if your workspace has an image model.',
    'lib/packages/compose/cards/draw-images.test.ts',
    'a generated image replaces the card, gets alt text from the vision model, and names the model that made it',
  ],
  [
    'What an image model is told when you create a post,',
    'lib/packages/compose/cards/draw-images.test.ts',
    'a generated image replaces the card, gets alt text from the vision model, and names the model that made it',
  ],
  [
    'It finds posts that say the same in other words.',
    'lib/novelty/embeddings.test.ts',
    'is found by its meaning once the stored posts have vectors, and by nothing else',
  ],
  [
    'The first four reference images are attached if it accepts images.',
    'lib/packages/compose/cards/draw-images.test.ts',
    'of the person who asked are shown to the image model, named in the same order, in one call',
  ],
  [
    'your workspace’s image model gets the first four used by default,',
    'lib/packages/compose/cards/draw-images.test.ts',
    'of the person who asked are shown to the image model, named in the same order, in one call',
  ],
]

/** Texts in which a page describes itself or asks for something: they match the pattern but promise no effect. */
const noPromise = [
  'The prompt for a writing model,',
  'Add a few adjectives that fit every post.',
  'Ask a workspace admin to change the channel’s language or to set up a model.',
  'The model is reading the brief.',
  'Read by the model.',
  'Add the price of your model to see what calls cost.',
  'Call of the model',
  'Calls of the model',
  'Check the model’s description if you’re not sure.',
  'Choose another month, model or purpose.',
  'Names have the form provider/model.',
  'Model of this workspace',
  'Model saved. Try it to see whether it answers.',
  'No model is set.',
  'Ollama found, but it has no model yet.',
  'Ollama found. Choose a model and save.',
  'Only editors can see the calls of the model.',
  'Remove this model?',
  'Set up a model',
  'The language model for all projects in this workspace,',
  'The model can see images',
  'The model gave no answer.',
  'The name of a model on the same server that creates images.',
  'Waiting for the model’s answer.',
  'Read without a model.',
  'What happens to new posts',
  'May publish automatically',
  'Used once an AI model is set in the workspace settings.',
  'Create new posts',
  'Not turned into',
  'Written by the AI model',
  'the AI model',
  'The AI model is busy',
]

/** A promise made in the past that is not true: not everything is part of every prompt. */
const broken =
  /in (?:every|all|each) prompts?|whenever (?:pictures|images) are made|goes along|is (?:sent|given) to (?:the|every) (?:writing |image )?models?|used by (?:the|every) (?:writing |image )?models?/i

const words = (text: string) => text.trim().split(/\s+/)

/** The texts of pages that promise something, as `file:line` and text. */
const promises = sourceFiles(['app', 'components', 'lib/networks'])
  .filter((file) => !file.startsWith('app/api/') && (!file.startsWith('lib/') || file.endsWith('.tsx')))
  .flatMap((file) =>
    findShownTexts(file, readFileSync(file, 'utf8')).flatMap(({ text, lineAt }) => {
      const said = words(text).join(' ')
      return words(text).length > 2 && promising.test(said) ? [{ at: `${file}:${lineAt(0)}`, said }] : []
    }),
  )

test('every promise on a page is listed with the test that proves it', () => {
  const listed = [...kept.map(([says]) => says), ...noPromise]
  expect(promises.filter(({ said }) => !listed.some((one) => said.includes(one)))).toEqual([])
})

test('every listed promise is still on a page', () => {
  const said = promises.map((one) => one.said).join('\n')
  expect([...kept.map(([says]) => says), ...noPromise].filter((says) => !said.includes(says))).toEqual([])
})

test.each(kept)('“%s” names a test that exists', (_says, file, name) => {
  expect(existsSync(file), file).toBe(true)
  const source = readFileSync(file, 'utf8')
  expect(source.includes(`'${name}`) || source.includes(`\`${name}`), `${file}: ${name}`).toBe(true)
})

test('no page claims that something is part of every prompt or always sent to a model', () => {
  expect(promises.filter(({ said }) => broken.test(said))).toEqual([])
  for (const once of ['It stands in every prompt.', 'It goes along whenever pictures are made.'])
    expect(promising.test(once) && broken.test(once)).toBe(true)
})
