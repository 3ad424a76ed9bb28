import { channelWords } from '@/components/packages/channel-name'
import { ContentSides } from '@/components/packages/content-sides'
import { LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { DialogButton } from '@/components/ui/dialog'
import { may, type Role } from '@/lib/auth/permissions'
import { platformRules } from '@/lib/platforms/registry'
import type { PackagePage } from './load'

/** What is special about the package, in words, with what to do about it. */
export function Notices({ page, role, base }: { page: PackagePage; role: Role; base: string }) {
  const { pkg, project, events } = page
  const rejection = pkg.status === 'rejected' ? events.find((event) => event.action === 'reject') : undefined
  return (
    <>
      {rejection ? (
        <Callout tone="warning" title={`${rejection.actor_name} sent it back`}>
          <p className="break-words whitespace-pre-wrap">{rejection.reason}</p>
        </Callout>
      ) : null}
      {pkg.held ? (
        <Callout tone="warning" title="It is held back">
          Its item was withdrawn at the source, so it is neither approved nor sent. It is released by itself
          when the item is back.
        </Callout>
      ) : null}
      {pkg.stale ? <StaleNotice page={page} role={role} /> : null}
      {project.publishing_paused && ['approved', 'scheduled', 'publishing'].includes(pkg.status) ? (
        <Callout
          tone="warning"
          title="Publishing is paused in this project"
          actions={
            may(role, 'write') ? (
              <LinkButton size="sm" href={`${base}/settings`}>
                Open the settings
              </LinkButton>
            ) : null
          }
        >
          Nothing is sent until it is resumed.
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
      {pkg.warnings.length ? (
        <Callout tone="warning" title="Worth a look before it goes out">
          <ul className={pkg.warnings.length > 1 ? 'list-disc pl-4' : undefined}>
            {pkg.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Callout>
      ) : null}
      {page.standIns.length ? <StandInNotice page={page} role={role} base={base} /> : null}
      {pkg.status === 'approved' && !may(role, 'write') ? (
        <Callout>It is approved. An editor can publish or schedule it.</Callout>
      ) : null}
      {pkg.status === 'in_review' && !may(role, 'review') ? (
        <Callout>It waits in review. A reviewer or an editor can approve or reject it.</Callout>
      ) : null}
    </>
  )
}

const channelsOf = (pkg: PackagePage['pkg'], ids: string[]): string =>
  pkg.variants
    .flatMap((one) =>
      one.channel_id && ids.includes(one.channel_id) ? (one.channel?.display_name ?? []) : [],
    )
    .join(', ')

function StandInNotice({ page, role, base }: { page: PackagePage; role: Role; base: string }) {
  const labels = [...new Set(page.standIns.map((one) => platformRules[one.platform].label))]
  return (
    <Callout
      title="A branded card stands in for a picture"
      actions={
        may(role, 'write') ? (
          <LinkButton size="sm" href={`${base}/voice`}>
            Change the colours in the voice
          </LinkButton>
        ) : null
      }
    >
      The item has no picture for {new Intl.ListFormat('en-GB').format(labels)}, so its title is shown on a
      card in the brand’s colours. Posts that are made again take the colours of that moment.
    </Callout>
  )
}

function StaleNotice({ page, role }: { page: PackagePage; role: Role }) {
  const { pkg, remake } = page
  const names = new Map(
    pkg.variants.map(({ channel_id, channel }) => [
      channel_id,
      channel ? channelWords({ name: channel.display_name, handle: channel.handle }) : undefined,
    ]),
  )
  const next =
    pkg.status === 'published'
      ? 'What is posted stays as it is. A correction makes a new draft from the item as it is now.'
      : pkg.edited
        ? 'Somebody edited these posts, so they were not made again by themselves.'
        : 'The posts still say what it said before.'
  return (
    <Callout
      tone="warning"
      title="The item has changed since these posts were made"
      actions={
        remake ? (
          <DialogButton
            size="sm"
            wide
            label="See what would change"
            title="What making it again would change"
            description={
              may(role, 'write')
                ? 'Nothing is changed by looking. “Make it again” or “Make a correction” above does it.'
                : 'Nothing is changed by looking.'
            }
          >
            <div className="flex flex-col gap-5">
              {remake.variants.map((one) => {
                const platform = one.after?.platform ?? one.before?.platform ?? 'webhook'
                return (
                  <section key={one.channel_id}>
                    <h3 className="mb-2 font-semibold">
                      {names.get(one.channel_id) ?? platformRules[platform].label}
                    </h3>
                    <ContentSides
                      left={{ title: 'Now', content: one.before }}
                      right={{ title: 'Made again', content: one.after }}
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
