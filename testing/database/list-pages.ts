import type { ProjectContext } from '@/lib/auth/context'
import { getCalendar } from '@/lib/calendar/get-calendar'
import { listChannels } from '@/lib/channels/list-channels'
import { listItemKinds } from '@/lib/items/list-item-kinds'
import { listItems } from '@/lib/items/list-items'
import { countItemTags } from '@/lib/mapping/count-item-tags'
import { listMembers } from '@/lib/organizations/list-members'
import { countNeeds } from '@/lib/overview/count-needs'
import { getActivity } from '@/lib/overview/get-activity'
import { getOverview } from '@/lib/overview/get-overview'
import { listNeeds } from '@/lib/overview/list-needs'
import { listPackageEvents } from '@/lib/packages/list-package-events'
import { listPackages } from '@/lib/packages/list-packages'
import { countReviewQueue } from '@/lib/packages/review/count-review-queue'
import { listComments } from '@/lib/packages/review/list-comments'
import { listReviewQueue } from '@/lib/packages/review/list-review-queue'
import { listProjects } from '@/lib/projects/list-projects'
import { listPublications } from '@/lib/publishing/list-publications'
import { listDeliveries } from '@/lib/push/list-deliveries'
import { countSources } from '@/lib/sources/health/count-sources'
import { listSources } from '@/lib/sources/list-sources'
import { listLiveRuns } from '@/lib/sync/read/list-live-runs'
import { listRunEntries } from '@/lib/sync/read/list-run-entries'
import { listRuns } from '@/lib/sync/read/list-runs'
import { listVoiceVersions } from '@/lib/voice/versions/list-voice-versions'
import type { TestProject } from './factories'
import type { FilledProject } from './filled-project'

export type ListPage = { what: string; load: (place: Place) => Promise<unknown> }
type Place = FilledProject & { project: TestProject }

const limit = 50
type Load<Input> = (ctx: ProjectContext<'own'>, input: Input) => Promise<unknown>
const page =
  <Input>(verb: Load<Input & { limit: number }>, input: (place: Place) => Input) =>
  (place: Place) =>
    verb(place.project.ctx, { limit, ...input(place) })

const items = (input: (place: Place) => Omit<Parameters<typeof listItems>[1], 'limit'>) =>
  page(listItems, input)
const now = Date.now()
const day = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10)

/** Every list, search, queue and count that a page or the API shows for a project with many rows. */
export const listPages: ListPage[] = [
  { what: 'Items: first page', load: items(() => ({})) },
  { what: 'Items: a page from the middle', load: items(({ middle }) => ({ after: middle })) },
  { what: 'Items of one source', load: items(({ source }) => ({ source_id: source })) },
  { what: 'Items that failed', load: items(() => ({ status: 'failed' })) },
  {
    what: 'Items of one source that failed',
    load: items(({ source }) => ({ source_id: source, status: 'failed' })),
  },
  {
    what: 'Items changed in the last hour',
    load: items(() => ({ updated_since: new Date(now - 3_600_000).toISOString() })),
  },
  { what: 'Items: a common word', load: items(() => ({ q: 'river' })) },
  { what: 'Items: a rare word', load: items(() => ({ q: 'lighthouse' })) },
  { what: 'Items: a word that is nowhere', load: items(() => ({ q: 'volcano' })) },
  { what: 'Items: a common tag', load: items(() => ({ tag: 'seen' })) },
  { what: 'Items: a rare tag', load: items(() => ({ tag: 'rare' })) },
  {
    what: 'Items: a rare word, of one source and state',
    load: items(({ source }) => ({ q: 'lighthouse', source_id: source, status: 'transformed' })),
  },
  { what: 'Tags of items', load: ({ project }) => countItemTags(project.ctx) },
  { what: 'Kinds of items', load: ({ project }) => listItemKinds(project.ctx) },
  { what: 'Posts: first page', load: page(listPackages, () => ({})) },
  { what: 'Posts of one item', load: page(listPackages, ({ item }) => ({ item_id: item })) },
  { what: 'Posts of one state', load: page(listPackages, () => ({ status: 'in_review' as const })) },
  { what: 'Posts out of date', load: page(listPackages, () => ({ stale: true })) },
  { what: 'Review: waiting', load: page(listReviewQueue, () => ({ status: 'in_review' as const })) },
  { what: 'Review: failed', load: page(listReviewQueue, () => ({ status: 'failed' as const })) },
  { what: 'Review: needs a decision', load: page(listReviewQueue, () => ({ status: 'decision' as const })) },
  { what: 'Review: counts', load: ({ project }) => countReviewQueue(project.ctx) },
  { what: 'Counts of the navigation', load: ({ project }) => countNeeds(project.ctx) },
  { what: 'What needs a person', load: ({ project }) => listNeeds(project.ctx) },
  { what: 'History of a post', load: (place) => listPackageEvents(place.project.ctx, { id: place.package }) },
  { what: 'Comments on a post', load: (place) => listComments(place.project.ctx, { id: place.package }) },
  { what: 'Publications: first page', load: page(listPublications, () => ({})) },
  {
    what: 'Publications of one channel',
    load: page(listPublications, ({ channel }) => ({ channel_id: channel })),
  },
  {
    what: 'Publications of one post',
    load: page(listPublications, (place) => ({ package_id: place.package })),
  },
  {
    what: 'Publications not confirmed',
    load: page(listPublications, () => ({ status: 'unconfirmed' as const })),
  },
  {
    what: 'Calendar of a month',
    load: ({ project }) => getCalendar(project.ctx, { from: day(0), until: day(31) }),
  },
  { what: 'Overview: weeks', load: ({ project }) => getActivity(project.ctx) },
  { what: 'Overview', load: ({ project }) => getOverview(project.ctx) },
  { what: 'Sources: first page', load: page(listSources, () => ({})) },
  { what: 'Sources: by name', load: page(listSources, () => ({ q: 'source 77' })) },
  { what: 'Sources that need attention', load: page(listSources, () => ({ attention: true })) },
  { what: 'Sources: counts', load: ({ project }) => countSources(project.ctx) },
  { what: 'Runs of a source', load: page(listRuns, ({ source }) => ({ sourceId: source })) },
  { what: 'Runs under way', load: ({ project }) => listLiveRuns(project.ctx) },
  { what: 'Entries of a run', load: page(listRunEntries, ({ run }) => ({ runId: run })) },
  {
    what: 'Entries of a run that failed',
    load: page(listRunEntries, ({ run }) => ({ runId: run, outcomes: ['failed' as const] })),
  },
  { what: 'Deliveries to a source', load: page(listDeliveries, ({ source }) => ({ sourceId: source })) },
  { what: 'Voice versions', load: page(listVoiceVersions, () => ({})) },
  { what: 'Channels', load: page(listChannels, () => ({})) },
  { what: 'Members', load: ({ project }) => listMembers(project.org) },
  { what: 'Projects', load: ({ project }) => listProjects([project.ctx.orgId], { limit }) },
]
