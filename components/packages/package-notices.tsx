import { channelWords } from '@/components/packages/channel-name'
import { ContentSides } from '@/components/packages/review/content-sides'
import { LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { DialogButton } from '@/components/ui/dialog'
import { LocalTime } from '@/components/ui/local-time'
import { hasPermission, type Role } from '@/lib/auth/permissions'
import { plainNetwork } from '@/lib/networks/registry'
import type { RegenerationPreview } from '@/lib/packages/compose/preview-regeneration'
import type { PackageAnswer, PackageEventAnswer, VariantAnswer } from '@/lib/packages/schemas'
import { platformRules } from '@/lib/platforms/registry'
import { approvedUnpublished, isOneOf, publishingOrPublished } from '@/lib/publications/states'

type NoticesProps = {
  pkg: PackageAnswer
  /** What to check before the post goes out. */
  warnings: readonly string[]
  /** Good to know, without anything to do. */
  notes: readonly string[]
  events: readonly PackageEventAnswer[]
  /** Whether the project's publishing is paused. */
  paused: boolean
  /** The variants whose only picture is a branded card. */
  withCard: readonly VariantAnswer[]
  /** What regenerating a stale package would change. */
  regeneration: RegenerationPreview | undefined
  role: Role
  base: string
}

/** Notices about what is special about the package, with what to do about it. */
export function PackageNotices(props: NoticesProps) {
  const { pkg, warnings, notes, events, paused, withCard, regeneration, role, base } = props
  const rejection = pkg.status === 'rejected' ? events.find((event) => event.action === 'reject') : undefined
  const request =
    pkg.status === 'changes_requested'
      ? events.find((event) => event.action === 'request_changes')
      : undefined
  return (
    <>
      {rejection ? (
        <Callout tone="warning" title={`${rejection.actor_name} rejected this post`}>
          <p className="break-words whitespace-pre-wrap">{rejection.reason}</p>
        </Callout>
      ) : null}
      {request ? (
        <Callout tone="warning" title={`${request.actor_name} requested changes`}>
          <p className="break-words whitespace-pre-wrap">{request.reason}</p>
          <p className="mt-2">Edit the post, then submit it for review again.</p>
        </Callout>
      ) : null}
      {pkg.overdue_since ? <OverdueNotice pkg={pkg} since={pkg.overdue_since} events={events} /> : null}
      {pkg.held ? (
        <Callout tone="warning" title="This post is on hold">
          Its content was removed from the source, so you can’t approve or publish it. We release it
          automatically when the content is back.
        </Callout>
      ) : null}
      {pkg.stale ? <StaleNotice pkg={pkg} regeneration={regeneration} role={role} /> : null}
      {paused && isOneOf(approvedUnpublished, pkg.status) ? (
        <Callout
          tone="warning"
          title="Publishing is paused in this project"
          actions={
            hasPermission(role, 'write') ? (
              <LinkButton size="sm" href={`${base}/settings`}>
                Open settings
              </LinkButton>
            ) : null
          }
        >
          We publish nothing until you resume it.
        </Callout>
      ) : null}
      {pkg.flags.length ? (
        <Callout tone="warning" title="Check before you publish">
          <ul className={pkg.flags.length > 1 ? 'list-disc pl-4' : undefined}>
            {pkg.flags.map((flag) => (
              <li key={flag.message}>
                {flag.message}
                {flag.channel_ids.length < pkg.variants.length
                  ? ` (${channelsOf(pkg, flag.channel_ids)})`
                  : ''}
              </li>
            ))}
          </ul>
        </Callout>
      ) : null}
      {warnings.length ? (
        <Callout tone="warning" title="Check before you publish">
          <ul className={warnings.length > 1 ? 'list-disc pl-4' : undefined}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Callout>
      ) : null}
      {notes.map((note) => (
        <Callout key={note}>{note}</Callout>
      ))}
      {withCard.length && !isOneOf(publishingOrPublished, pkg.status) ? (
        <CardNotice variants={withCard} role={role} base={base} />
      ) : null}
      {pkg.status === 'approved' && !hasPermission(role, 'write') ? (
        <Callout>This post is approved. An editor can publish or schedule it.</Callout>
      ) : null}
      {pkg.status === 'in_review' && !hasPermission(role, 'review') ? (
        <Callout>This post is in review. A reviewer or an editor can approve or reject it.</Callout>
      ) : null}
    </>
  )
}

function OverdueNotice({ pkg, since, events }: Pick<NoticesProps, 'pkg' | 'events'> & { since: string }) {
  const why = events.find((event) => event.action === 'overdue')?.reason
  return (
    <Callout tone="warning" title="This post is overdue">
      {why ?? 'This post is too late, so it waits for you.'} Its time was <LocalTime at={since} />.{' '}
      {pkg.status === 'approved'
        ? 'Publish it now or schedule it again.'
        : 'Send it again under Publishing, or leave it out.'}
    </Callout>
  )
}

const channelsOf = (pkg: PackageAnswer, ids: string[]): string =>
  pkg.variants
    .flatMap((one) =>
      one.channel_id && ids.includes(one.channel_id) ? (one.channel?.display_name ?? []) : [],
    )
    .join(', ')

function CardNotice(props: { variants: readonly VariantAnswer[]; role: Role; base: string }) {
  const { variants, role, base } = props
  const labels = [...new Set(variants.map((one) => platformRules[one.platform].label))]
  return (
    <Callout
      title="No image found, so we use a branded card"
      actions={
        hasPermission(role, 'write') ? (
          <LinkButton size="sm" href={`${base}/voice`}>
            Change brand colours
          </LinkButton>
        ) : null
      }
    >
      We found no image for {new Intl.ListFormat('en-GB').format(labels)}, so the post shows a card with the
      title in your brand colours. If you change the colours, regenerate the post to update the card.
    </Callout>
  )
}

function StaleNotice({ pkg, regeneration, role }: Pick<NoticesProps, 'pkg' | 'regeneration' | 'role'>) {
  const names = new Map(
    pkg.variants.map(({ platform, channel_id, channel }) => [
      channel_id,
      channel ? channelWords({ platform, name: channel.display_name, handle: channel.handle }) : undefined,
    ]),
  )
  const next =
    pkg.status === 'published'
      ? 'The published post stays as it is. Create a correction to edit or replace it on its networks.'
      : pkg.edited
        ? 'We didn’t regenerate this post automatically because someone edited it.'
        : 'This post still shows the earlier content.'
  return (
    <Callout
      tone="warning"
      title="The content has changed since this post was created"
      actions={
        regeneration ? (
          <DialogButton
            size="sm"
            wide
            label="Preview changes"
            title="Changes if you regenerate this post"
            description={
              hasPermission(role, 'write')
                ? 'This is only a preview. To apply it, choose “Regenerate” or “Create correction” on the post.'
                : 'This is only a preview.'
            }
          >
            <div className="flex flex-col gap-5">
              {regeneration.variants.map((one) => {
                const platform = one.after?.platform ?? one.before?.platform ?? plainNetwork
                return (
                  <section key={one.channel_id}>
                    <h3 className="mb-2 font-semibold">
                      {names.get(one.channel_id) ?? platformRules[platform].label}
                    </h3>
                    <ContentSides
                      left={{ title: 'Now', content: one.before }}
                      right={{ title: 'Regenerated', content: one.after }}
                    />
                  </section>
                )
              })}
            </div>
          </DialogButton>
        ) : null
      }
    >
      {next}
    </Callout>
  )
}
