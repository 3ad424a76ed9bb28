import type { Metadata } from 'next'
import { cache } from 'react'
import { ChannelsCard } from '@/components/packages/actions/channels-card'
import { PackageActions } from '@/components/packages/actions/package-actions'
import { PublishProgress } from '@/components/packages/actions/publish-progress'
import { Assignment } from '@/components/packages/assignment'
import { channelWords } from '@/components/packages/channel-name'
import { CommentPlaces } from '@/components/packages/comments/comment-places'
import { Comments } from '@/components/packages/comments/comments'
import { PackageEditor } from '@/components/packages/editor/package-editor'
import { History } from '@/components/packages/history/history'
import { NewestRevision } from '@/components/packages/history/newest-revision'
import { Publications } from '@/components/packages/history/publications'
import { NearestPosts } from '@/components/packages/nearest-posts'
import { PackageBadge, PackageFlags } from '@/components/packages/package-badge'
import { PackageNotices } from '@/components/packages/package-notices'
import { PackageSubtitle } from '@/components/packages/package-subtitle'
import { CorrectionCard } from '@/components/packages/published/correction-card'
import { MergeOffer } from '@/components/packages/revisions/merge-offer'
import { PageHeader } from '@/components/ui/page-header'
import { UnsavedProvider } from '@/components/ui/unsaved'
import type { ProjectContext } from '@/lib/auth/context'
import { hasPermission } from '@/lib/auth/permissions'
import { requirePlace, requireProject } from '@/lib/auth/signed-in/require-project'
import { plainNetwork } from '@/lib/networks/registry'
import type { CommentAnswer, PackageAnswer } from '@/lib/packages/schemas'
import { platformRules } from '@/lib/platforms/registry'
import { isOneOf, packageStatusesAfter, publishingOrPublished } from '@/lib/publications/states'
import { readVoiceCheck } from '@/lib/voice/check/read-voice-check'
import { createApprovalLinkAction } from '../../approval-links/actions'
import { orNotFound } from '../../or-not-found'
import { emptyPostBlocked } from '../empty-post'
import {
  addingNote,
  allowedTo,
  blockedBy,
  channelChoices,
  noticesOf,
  regeneratingNote,
  savingNote,
  targetsOf,
  whyNotChannels,
  whyNotEdit,
} from './explain'
import { handlersOf } from './handlers'
import { loadPackagePage } from './load'

const loadPage = cache((ctx: ProjectContext, id: string) =>
  orNotFound(id, (known) => loadPackagePage(ctx, known)),
)

type Props = { params: Promise<{ org: string; project: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, project, id } = await params
  const { pkg } = await loadPage(await requireProject('read', org, project), id)
  return { title: pkg.title || 'Post' }
}

export default async function PackagePage({ params }: Props) {
  const { id, ...place } = await params
  const ctx = await requireProject('read', place.org, place.project)
  const { place: own } = await requirePlace(place.org, place.project)
  const page = await loadPage(ctx, id)
  const { pkg, item, posts, project } = page
  const base = `/${place.org}/${place.project}`
  const postPlace = { base, role: ctx.role, orgRole: own.orgRole }
  const allowed = allowedTo(pkg, ctx.role)
  const handlers = handlersOf(place)
  const reviews = hasPermission(ctx.role, 'review')
  const moving = posts.filter((post) => post.status === 'sending' || post.upload || isDue(post))
  const labels = pkg.variants.map(({ id, platform, channel }) => ({
    id,
    label: channelWords({ platform, name: platformRules[platform].label, handle: channel?.handle ?? null }),
  }))
  return (
    <UnsavedProvider>
      <NewestRevision key={pkg.id}>
        <CommentPlaces>
          <PageHeader
            back={{ href: `${base}/review`, label: 'Review' }}
            title={pkg.title || item?.title || 'Untitled'}
            badges={
              <>
                <PackageBadge status={pkg.status} publicAt={pkg.public_at} />
                <PackageFlags
                  stale={pkg.stale}
                  held={pkg.held}
                  unconfirmed={posts.some((post) => post.status === 'unconfirmed')}
                  overdue={pkg.overdue_since !== null}
                />
              </>
            }
            description={<PackageSubtitle pkg={pkg} item={item} base={base} events={page.events} />}
            actions={
              <PackageActions
                approvalLink={
                  hasPermission(ctx.role, 'write')
                    ? {
                        create: createApprovalLinkAction.bind(null, place),
                        listHref: `${base}/approval-links`,
                      }
                    : undefined
                }
                pkg={{
                  id: pkg.id,
                  revision: pkg.revision,
                  status: pkg.status,
                  edited: pkg.edited,
                  scheduledAt: pkg.scheduled_at,
                  title: pkg.title || item?.title || 'Untitled',
                  hasItem: item !== undefined,
                }}
                allowed={allowed}
                blocked={blockedBy(pkg, {
                  paused: project.publishing_paused,
                  place: postPlace,
                  hasChannels: page.channels.length > 0,
                })}
                regeneratingNote={regeneratingNote(pkg)}
                targets={targetsOf(pkg, posts)}
                handlers={handlers}
                href={`${base}/packages/{id}`}
                channelsHref={hasPermission(ctx.role, 'manage') ? `${base}/channels` : undefined}
              />
            }
          />
          <div className="mb-4 empty:hidden">
            <Assignment
              packageId={pkg.id}
              assigneeId={pkg.assignee_id}
              dueAt={pkg.due_at}
              people={page.people}
              assign={reviews ? handlers.assign : undefined}
            />
          </div>
          <div className="mb-6 flex flex-col gap-3 empty:hidden">
            <PackageNotices
              pkg={pkg}
              {...noticesOf(pkg)}
              events={page.events}
              paused={project.publishing_paused}
              withCard={page.withCard}
              regeneration={page.regeneration}
              role={ctx.role}
              base={base}
            />
            {pkg.stale && pkg.edited && item && allowed.includes('edit') ? (
              <MergeOffer
                packageId={pkg.id}
                revision={pkg.revision}
                names={Object.fromEntries(labels.map(({ id, label }) => [id, label]))}
                proposal={page.merge}
                propose={handlers.proposeMerge}
                accept={handlers.acceptMerge}
                savingNote={savingNote(pkg)}
              />
            ) : null}
            <NearestPosts posts={page.nearest} base={base} />
            {moving.length && pkg.status === 'publishing' ? (
              <PublishProgress done={posts.length - moving.length} all={posts.length} />
            ) : null}
          </div>
          {page.correction.length && !isOneOf(publishingOrPublished, pkg.status) ? (
            <div className="mb-8">
              <CorrectionCard
                packageId={pkg.id}
                revision={pkg.revision}
                channels={page.correction}
                choose={
                  hasPermission(ctx.role, 'write') &&
                  packageStatusesAfter('choose-replacement', pkg.status).length
                    ? handlers.chooseReplacement
                    : undefined
                }
              />
            </div>
          ) : null}
          {posts.length ? (
            <div className="mb-8">
              <Publications
                packageId={pkg.id}
                channelsHref={`${base}/channels`}
                posts={posts.map((post) => ({
                  ...post,
                  ...channelOf(pkg, post.variant_id),
                  takedown: page.takedowns.find((one) => one.publication_id === post.id),
                }))}
                handlers={
                  hasPermission(ctx.role, 'write')
                    ? {
                        confirm: handlers.confirm,
                        markNotSent: handlers.markNotSent,
                        retry: handlers.retry,
                        takeDown: handlers.takeDown,
                        undoTakedowns: handlers.undoTakedowns,
                        retryTakedown: handlers.retryTakedown,
                        markTakenDown: handlers.markTakenDown,
                        ...(pkg.status === 'publishing' ? { cancel: handlers.cancel } : {}),
                      }
                    : undefined
                }
              />
            </div>
          ) : null}
          <PackageEditor
            projectId={ctx.projectId}
            packageId={pkg.id}
            empty={pkg.variants.length === 0 ? emptyPostBlocked(pkg.warnings, postPlace) : undefined}
            revision={pkg.revision}
            variants={page.editorVariants}
            pictures={page.pictures}
            brand={readVoiceCheck(project)}
            known={page.known}
            whyNot={whyNotEdit(pkg, ctx.role)}
            savingNote={savingNote(pkg)}
            save={handlers.save}
            approve={allowed.includes('approve') ? handlers.approve : undefined}
            makeCard={handlers.makeCard}
            makeVideo={handlers.makeVideo}
            generated={page.generated}
            whyNoVideo={page.whyNoVideo}
            checkDraft={handlers.checkDraft}
            source={{
              content: page.traces.content,
              contentHref: item && `${base}/items/${item.id}`,
            }}
            commented={commentedWords(page.comments)}
            comments={reviews}
            channelsHref={`${base}/channels`}
            modelHref={hasPermission(own.orgRole, 'manage') ? `/${place.org}/settings/model` : null}
            propose={item ? handlers.propose : undefined}
          />
          <div className="mt-10 grid items-start gap-6 lg:grid-cols-2">
            <ChannelsCard
              packageId={pkg.id}
              title={pkg.title || item?.title || 'Untitled'}
              channels={channelChoices(pkg, page.channels, posts, page.media)}
              whyNot={whyNotChannels(pkg, ctx.role)}
              addingNote={addingNote(pkg)}
              connectHref={hasPermission(ctx.role, 'manage') ? `${base}/channels` : undefined}
              choose={handlers.chooseChannels}
            />
            <Comments
              packageId={pkg.id}
              comments={page.comments}
              posts={labels}
              people={page.people}
              self={ctx.actor.id}
              handlers={
                reviews
                  ? {
                      comment: handlers.comment,
                      changeComment: handlers.changeComment,
                      deleteComment: handlers.deleteComment,
                    }
                  : undefined
              }
            />
            <History events={page.events} revisionsHref={`${base}/packages/${pkg.id}/revisions`} />
          </div>
        </CommentPlaces>
      </NewestRevision>
    </UnsavedProvider>
  )
}

/** Returns the passages that open comments refer to, where they still exist in the text. */
const commentedWords = (comments: readonly CommentAnswer[]) =>
  comments.flatMap(({ variant_id: variantId, anchor, resolved_at }) =>
    variantId && anchor && anchor.from !== null && anchor.until !== null && resolved_at === null
      ? [{ variantId, field: anchor.field, from: anchor.from, until: anchor.until, quote: anchor.quote }]
      : [],
  )

/** Whether a post is about to be sent. Not if its channel holds it back (paused, or too soon after another post). */
const isDue = (post: { status: string; due_at: string; error: { code: string } | null }): boolean =>
  post.status === 'pending' &&
  post.error?.code !== 'channel-off' &&
  post.error?.code !== 'channel-gap' &&
  Date.parse(post.due_at) <= Date.now() + 5000

function channelOf(pkg: PackageAnswer, variantId: string) {
  const variant = pkg.variants.find((one) => one.id === variantId)
  return {
    platform: variant?.platform ?? plainNetwork,
    channel: variant?.channel?.display_name ?? 'Disconnected channel',
    handle: variant?.channel?.handle ?? null,
  } as const
}
