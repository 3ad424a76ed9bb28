import { ExternalLink } from 'lucide-react'
import type { Metadata } from 'next'
import { cache } from 'react'
import { BibleView } from '@/components/items/bible-view'
import { EntryFields } from '@/components/items/entry-fields'
import { FactCard } from '@/components/items/fact-card'
import { FieldOrigins } from '@/components/items/field-origins'
import { Gallery, shownImages } from '@/components/items/gallery'
import { ItemFacts } from '@/components/items/item-facts'
import { ItemPackages } from '@/components/items/item-packages'
import { ItemState } from '@/components/items/item-state'
import { LeftOut } from '@/components/items/left-out'
import { Markdown } from '@/components/items/markdown'
import { UnwrittenNotice } from '@/components/items/unwritten-notice'
import { ItemPosts } from '@/components/packages/published/item-posts'
import { buttonClass } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { LocalTime } from '@/components/ui/local-time'
import { PageHeader } from '@/components/ui/page-header'
import type { ProjectContext } from '@/lib/auth/context'
import { hasPermission } from '@/lib/auth/permissions'
import { requirePlace, requireProject } from '@/lib/auth/signed-in/require-project'
import { getFactCard } from '@/lib/facts/get-fact-card'
import { getItem } from '@/lib/items/get-item'
import { findTopicOrigin } from '@/lib/items/topic-origin'
import { ownExternalId } from '@/lib/packages/compose/plan/own-item'
import { explainEmptyPost } from '@/lib/packages/explain-empty-post'
import { listPackages } from '@/lib/packages/list-packages'
import { listItemPosts } from '@/lib/publishing/takedown/list-item-posts'
import { getSource } from '@/lib/sources/get-source'
import { isRecord } from '@/lib/text/is-empty'
import { getVoice } from '@/lib/voice/editor/get-voice'
import { offersContentType } from '@/lib/voice/editor/offered-content-types'
import { addressOf } from '../../list-address'
import { orNotFound } from '../../or-not-found'
import { handlersOf } from '../../packages/[id]/handlers'
import { emptyPostBlocked } from '../../packages/empty-post'
import { makePackageAction } from '../actions'

const loadItem = cache((ctx: ProjectContext, id: string) =>
  orNotFound(id, (known) => getItem(ctx, { id: known })),
)

/** Metadata fields that the page shows elsewhere. */
const shownElsewhere = new Set([
  'field_sources',
  'slug',
  'bucket_base_url',
  'bible_updated_at',
  'target_platforms',
])

type Props = { params: Promise<{ org: string; project: string; item: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, project, item } = await params
  return { title: (await loadItem(await requireProject('read', org, project), item)).title }
}

export default async function ItemPage({ params }: Props) {
  const { item: id, ...place } = await params
  const ctx = await requireProject('read', place.org, place.project)
  const item = await loadItem(ctx, id)
  const { place: own } = await requirePlace(place.org, place.project)
  const [source, origin, packages, { voice }, facts, posts] = await Promise.all([
    item.source_id ? getSource(ctx, { id: item.source_id }) : undefined,
    findTopicOrigin(ctx, { id }),
    listPackages(ctx, { item_id: id, limit: 20 }),
    getVoice(ctx),
    getFactCard(ctx, { id }),
    listItemPosts(ctx, { itemId: id }),
  ])
  const leftOut =
    !item.withdrawn_at && item.status !== 'archived' && !offersContentType(voice, item.content_type)
  const project = `/${place.org}/${place.project}`
  const listed = packages.data.map((one) => ({
    ...one,
    missing: one.variants.length === 0 ? explainEmptyPost(one.warnings).missing : undefined,
  }))
  // With one version, it has posts.
  const unwritten = listed.every(({ missing }) => missing)
    ? listed.find(({ status }) => status !== 'rejected')
    : undefined
  const { bible, manifest_entry, fields, ...rest } = item.metadata
  const hasImages = shownImages(item.featured_image, item.media_urls).length > 0
  const isOwn = item.external_id === ownExternalId(item.id)
  // A source may use these names for data of its own.
  const internal = origin ? 'topic' : isOwn ? 'own_post' : undefined
  const more = Object.fromEntries(
    Object.entries(rest).filter(([name]) => !shownElsewhere.has(name) && name !== internal),
  )
  return (
    <>
      <PageHeader
        back={{ href: `${project}/items`, label: 'Content' }}
        title={item.title}
        badges={
          leftOut && item.status === 'new' ? null : <ItemState item={item} missing={unwritten?.missing} />
        }
        description={item.content_subtype}
        actions={
          item.url && /^https?:\/\//i.test(item.url) ? (
            <a
              href={item.url}
              target="_blank"
              rel="nofollow noopener noreferrer ugc"
              className={buttonClass({})}
            >
              <ExternalLink aria-hidden />
              Original
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : null
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <Card
          title="Images"
          className={classNames('lg:col-start-2', hasImages ? undefined : 'max-lg:order-last')}
        >
          <Gallery title={item.title} featured={item.featured_image} others={item.media_urls} />
        </Card>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {item.withdrawn_at ? (
            <Callout tone="warning" title="No longer in its source">
              This content has been missing from its source since <LocalTime at={item.withdrawn_at} />. We
              keep it, but hold back its unpublished posts. If it reappears in the source, we restore it
              automatically.
              {posts.some(({ isOut }) => isOut)
                ? ' Posts of it are still published: take them down if they must not be there.'
                : ''}
            </Callout>
          ) : null}
          {leftOut ? (
            <LeftOut item={item} voiceHref={`${project}/voice`} writes={hasPermission(ctx.role, 'write')} />
          ) : null}
          {unwritten?.missing && !item.withdrawn_at ? (
            <UnwrittenNotice
              missing={unwritten.missing}
              blocked={emptyPostBlocked(unwritten.warnings, {
                base: project,
                role: ctx.role,
                orgRole: own.orgRole,
              })}
            />
          ) : null}
          <ItemPackages
            packages={listed}
            leftOut={leftOut ? item.content_type : null}
            href={(one) => `${project}/packages/${one.id}`}
            make={
              hasPermission(ctx.role, 'write') && !item.withdrawn_at
                ? makePackageAction.bind(null, place, { id })
                : undefined
            }
          />
          {posts.length > 0 ? (
            <ItemPosts
              itemId={id}
              posts={posts}
              base={project}
              handlers={hasPermission(ctx.role, 'write') ? handlersOf(place) : undefined}
            />
          ) : null}
          <Card title="Content">
            <Markdown text={item.raw_content} />
          </Card>
          <FactCard card={facts} />
          {Object.keys(item.field_sources).length > 0 ? (
            <Card title="Where each field comes from" description="We use the first field that has a value.">
              <FieldOrigins item={item} />
            </Card>
          ) : null}
          {isRecord(fields) ? <EntryFields fields={fields} /> : null}
          {bible === undefined ? null : <BibleView label="For developers: original bible" document={bible} />}
          {manifest_entry === undefined ? null : (
            <BibleView label="For developers: manifest entry" document={manifest_entry} />
          )}
          {Object.keys(more).length > 0 ? (
            <BibleView label="More details from the source" document={more} />
          ) : null}
        </div>
        <Card title="Details" className="lg:col-start-2">
          <ItemFacts
            item={item}
            source={source && { name: source.name, href: `${project}/sources/${source.id}` }}
            isOwn={isOwn}
            {...(origin
              ? {
                  madeBy: {
                    original: { title: origin.item.title, href: `${project}/items/${origin.item.id}` },
                    ...(origin.topic
                      ? { topic: { name: origin.topic.name, href: `${project}/topics/${origin.topic.id}` } }
                      : {}),
                  },
                }
              : {})}
            tagHref={(tag) => addressOf(`${project}/items`, { tag })}
          />
        </Card>
      </div>
    </>
  )
}
