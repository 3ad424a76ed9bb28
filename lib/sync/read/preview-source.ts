import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { outboundConnect } from '@/lib/http/outbound'
import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import { explainMapping } from '@/lib/items/explain-mapping'
import { log } from '@/lib/log'
import type { ItemDraft } from '@/lib/mapping/item-draft'
import { checkConfig } from '@/lib/sources/config/check-config'
import { completeConfig } from '@/lib/sources/config/complete-config'
import type { OpenDiscovery } from '@/lib/sources/connector'
import type { PreviewSourceInput } from '@/lib/sources/schemas'
import { asSourceError } from '@/lib/sources/source-error'
import { getVoice } from '@/lib/voice/editor/get-voice'
import { createContentTypeFilter } from '@/lib/voice/editor/offered-content-types'
import type { ProjectVoice } from '@/lib/voice/schemas'
import { cacheResponses } from '../run/cache-responses'
import { type EntryResult, fetchEntry } from '../run/fetch-entry'
import { limitHeavyRuns } from '../run/limit-heavy-runs'
import { notePermanentRedirects } from '../run/note-permanent-redirects'
import { sourceFetch } from '../run/source-fetch'
import type { PreviewAnswer, PreviewedDraft, PreviewedEntry } from '../schemas'
import { noCounts } from './present-run'

/** Maximum number of entries to fetch, and of unusable entries to list. */
const shown = 10
const listed = 50
const deadlineMs = 30_000

type Read = Extract<OpenDiscovery, { notModified: false }>

/**
 * Previews what a source with these settings would import: the same discover, fetch and map as in a sync, for the
 * first entries, without storing anything (spec/decisions#4). Throws `invalid` for wrong settings and
 * `source-unreadable`, with the wording of a sync, if the source cannot be read. With `reuse`, responses from a
 * recent preview are used again.
 */
export async function previewSource(
  ctx: ProjectContext<'write'>,
  input: PreviewSourceInput,
  options: { fetch?: GuardedFetch; reuse?: boolean } = {},
): Promise<PreviewAnswer> {
  const { connector, config } = await checkConfig(ctx, { ...input, config: await completeConfig(ctx, input) })
  if (connector.kind === 'push')
    throw new AppError('invalid', {
      errors: [
        {
          pointer: '/source_type',
          detail: 'This source receives content, so there is no preview.',
        },
      ],
    })
  const { fetch, release } = limitHeavyRuns(
    options.fetch ?? sourceFetch(connector.pace, { scope: ctx.projectId, tenant: ctx }),
    'prompt',
  )
  const io = {
    fetch: cacheResponses(fetch, {
      tenant: ctx.projectId,
      reuse: options.reuse ?? false,
    }),
    connect: outboundConnect('sources', ctx),
    now: () => new Date(),
    signal: AbortSignal.timeout(deadlineMs),
  }
  const notes = new Set<string>()
  try {
    const opened = connector.open(config)
    const discovery = await opened.discover(
      notePermanentRedirects({ ...io, note: (message) => notes.add(message) }),
      undefined,
    )
    if (discovery.notModified) throw new Error('An answer without conditions was "not modified".')
    const tried = await Promise.all(
      discovery.entries
        .slice(0, Math.min(shown, opened.limit))
        .map((entry) => fetchEntry({ entry, before: undefined, triedAt: io.now() }, io)),
    )
    const entries = tried.map(previewEntry)
    const { voice } = await getVoice(ctx)
    return answer(discovery, entries, [...leftOut(entries, voice), ...notes].slice(0, 100))
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown
    const error = asSourceError(thrown)
    if (error.code === 'internal') log.error('preview', thrown)
    throw new AppError(error.code === 'internal' ? 'internal' : 'source-unreadable', {
      detail: error.message,
      hint: error.hint,
      cause: thrown,
    })
  } finally {
    release()
  }
}

function answer(discovery: Read, tried: PreviewedEntry[], notes: string[]): PreviewAnswer {
  const of = (outcome: PreviewedEntry['outcome']) => tried.filter((entry) => entry.outcome === outcome).length
  const { entries, skipped } = discovery
  return {
    counts: {
      ...noCounts,
      discovered: entries.length + skipped.length,
      created: of('created'),
      skipped: of('skipped') + skipped.length,
      failed: of('failed'),
      remaining: entries.length - tried.length,
    },
    entries: [
      ...tried,
      ...skipped
        .slice(0, listed)
        .map(({ key, reason }): PreviewedEntry => ({ key, outcome: 'skipped', reason, item: null })),
    ],
    notes,
  }
}

/** Notes which entries would get no posts because of the voice; at most one note. */
function leftOut(tried: PreviewedEntry[], voice: ProjectVoice): string[] {
  const offers = createContentTypeFilter(voice)
  const kinds = tried.flatMap(({ item }) => (item ? [item.content_type] : []))
  const left = kinds.filter((kind) => !offers(kind))
  if (left.length === 0) return []
  const names = [...new Set(left)].map((kind) => `“${kind}”`).join(', ')
  return [
    `${left.length} of the ${kinds.length} entries in the preview would get no posts: the brand voice excludes ${names}.`,
  ]
}

function previewEntry(tried: EntryResult): PreviewedEntry {
  const { key } = tried.entry
  const previewedEntry = (
    outcome: PreviewedEntry['outcome'],
    reason: string | undefined,
    item: ItemDraft | null,
  ) => ({
    key,
    outcome,
    reason: [reason, ...tried.notes].filter(Boolean).join(' ') || null,
    item: item && presentDraft(item),
  })
  if (tried.kind === 'mapped') return previewedEntry('created', undefined, tried.mapped.item)
  if (tried.kind === 'skipped' || tried.kind === 'failed')
    return previewedEntry(tried.kind, tried.reason, null)
  return previewedEntry('failed', 'The server took too long or asked us to wait.', null)
}

const presentDraft = (item: ItemDraft): PreviewedDraft => ({
  external_id: item.externalId,
  title: item.title,
  content_type: item.contentType,
  content_subtype: item.contentSubtype,
  featured_image: item.featuredImage,
  media_urls: item.mediaUrls,
  tags: item.tags,
  languages: item.languages,
  published_at: item.publishedAt?.toISOString() ?? null,
  url: item.url,
  raw_content: item.rawContent,
  metadata: item.metadata,
  field_sources: explainMapping(item),
})
