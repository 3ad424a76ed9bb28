import { Radio } from 'lucide-react'
import type { Metadata } from 'next'
import { ChannelControls } from '@/components/channels/channel-controls'
import { ChannelRow } from '@/components/channels/channel-row'
import { ConnectChoices } from '@/components/channels/connect-choices'
import { NewTypedChannel } from '@/components/channels/new-typed-channel'
import { OtherAccountNotice } from '@/components/channels/other-account-notice'
import { PostingTimes } from '@/components/channels/posting-times'
import { SetupGuides } from '@/components/channels/setup-guides'
import { LinkButton, TextLink } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader, SectionHeader } from '@/components/ui/page-header'
import { may } from '@/lib/auth/permissions'
import { requirePlace, requireProject } from '@/lib/auth/require-project'
import { findOtherAccount } from '@/lib/channels/find-other-account'
import { listChannels } from '@/lib/channels/list-channels'
import { callbackAddress, findOAuthAppsFor, oauthPlatforms } from '@/lib/channels/oauth-apps'
import { type ChannelAnswer, connectionProblems, connectionProblemWords } from '@/lib/channels/schemas'
import { env } from '@/lib/env'
import { appNetworks, perServerOf, typedNetworks } from '@/lib/networks/accesses'
import { networkNames } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'
import { servedNetworks } from '@/lib/platforms/sandbox-networks'
import { getProject } from '@/lib/projects/get-project'
import { listSlots } from '@/lib/slots/list-slots'
import { enabledKinds } from '@/lib/voice/editor/offered-content-types'
import type { ProjectPlace } from '../project-page'
import {
  affectedPostsAction,
  changeChannelAction,
  checkChannelAction,
  createChannelAction,
  disconnectChannelAction,
  prepareServerAction,
  setSlotsAction,
} from './actions'

export const metadata: Metadata = { title: 'Channels' }

type Props = {
  params: Promise<ProjectPlace>
  searchParams: Promise<{ connected?: string; again?: string; problem?: string; connection?: string }>
}

export default async function ChannelsPage({ params, searchParams }: Props) {
  const place = await params
  const ctx = await requireProject('read', place.org, place.project)
  const { place: own } = await requirePlace(place.org, place.project)
  const query = await searchParams
  const { data: channels } = await listChannels(ctx, { limit: 200 })
  const [slots, { voice }, other, apps] = await Promise.all([
    listSlots(
      ctx,
      channels.map(({ id }) => id),
    ),
    getProject(ctx),
    query.connection && query.problem === 'other-account'
      ? findOtherAccount(ctx, query.connection)
      : undefined,
    findOAuthAppsFor(ctx),
  ])
  const manages = may(ctx.role, 'manage')
  /** Only where it would be the same network: a real account is not connected again in the sandbox. */
  const reconnectHref = ({ id, platform, sandbox }: ChannelAnswer) =>
    perServerOf(platform) || apps.get(platform)?.sandbox === sandbox
      ? `/api/channels/connect/${platform}?project=${ctx.projectId}&channel=${id}`
      : undefined
  const sandboxOn = servedNetworks().length > 0
  return (
    <>
      <PageHeader
        title="Channels"
        description="The social accounts and webhooks you publish to."
        actions={
          <>
            {sandboxOn ? <LinkButton href="/sandbox">View sandbox feeds</LinkButton> : null}
            {manages
              ? typedNetworks.map((network) => (
                  <NewTypedChannel
                    key={network}
                    network={network}
                    create={createChannelAction.bind(null, place)}
                  />
                ))
              : null}
          </>
        }
      />
      <div className="flex flex-col gap-8">
        {other ? (
          <OtherAccountNotice
            found={other}
            projectId={ctx.projectId}
            pageHref={`/${place.org}/${place.project}/channels`}
          />
        ) : (
          <Outcome query={query} channels={channels} />
        )}
        {channels.length > 0 ? (
          <Card flush>
            <ul className="divide-y divide-separator">
              {channels.map((channel) => (
                <ChannelRow
                  key={channel.id}
                  channel={channel}
                  controls={
                    manages ? (
                      <Controls place={place} channel={channel} reconnectHref={reconnectHref(channel)} />
                    ) : null
                  }
                  times={
                    <PostingTimes
                      channel={{ id: channel.id, name: channel.display_name, platform: channel.platform }}
                      gap={channel.min_gap_minutes}
                      slots={slots.get(channel.id)?.slots ?? []}
                      next={slots.get(channel.id)?.next ?? []}
                      kinds={enabledKinds(voice)}
                      save={manages ? setSlotsAction.bind(null, place) : undefined}
                      change={manages ? changeChannelAction.bind(null, place) : undefined}
                    />
                  }
                />
              ))}
            </ul>
          </Card>
        ) : (
          <EmptyState icon={<Radio />} title="No channels yet">
            {manages
              ? 'Connect an account below, or add a webhook. We then create a version of each post for every channel.'
              : 'Ask a workspace admin to connect accounts and add webhooks.'}
          </EmptyState>
        )}
        {manages ? (
          <section>
            <SectionHeader
              title="Connect an account"
              description={
                sandboxOn
                  ? 'Sandbox networks are simulated. You can try everything, and nothing leaves this computer.'
                  : 'We take you to the network, which asks you to let Tributary post for you.'
              }
            />
            <ConnectChoices
              projectId={ctx.projectId}
              prepare={prepareServerAction.bind(null, place)}
              choices={oauthPlatforms.map((platform) => {
                const app = apps.get(platform)
                if (perServerOf(platform)) return { platform, where: 'real' }
                return { platform, where: app ? (app.sandbox ? 'sandbox' : 'real') : 'none' }
              })}
            />
          </section>
        ) : null}
        {manages ? (
          <section>
            <SectionHeader
              title="What you need at each network"
              description="The steps to take at the network before you connect an account, with the addresses to enter there."
            />
            <Card flush>
              <SetupGuides
                guides={networkNames.map((network) => ({ network, guide: networkServers[network].setup }))}
                site={env().APP_URL}
                callbacks={Object.fromEntries(appNetworks.map((name) => [name, callbackAddress(name)]))}
                keys={<AppKeysHint org={place.org} manages={may(own.orgRole, 'manage')} />}
              />
            </Card>
          </section>
        ) : null}
      </div>
    </>
  )
}

function AppKeysHint({ org, manages }: { org: string; manages: boolean }) {
  return manages ? (
    <>
      Then enter both on the page <TextLink href={`/${org}/settings/app-keys`}>App keys</TextLink>.
    </>
  ) : (
    <>Then ask an admin of the workspace to enter both on the page App keys.</>
  )
}

type ControlsProps = { place: ProjectPlace; channel: ChannelAnswer; reconnectHref: string | undefined }

function Controls({ place, channel, reconnectHref }: ControlsProps) {
  const { id } = channel
  return (
    <ChannelControls
      channel={channel}
      change={changeChannelAction.bind(null, place)}
      switchTo={(status) => changeChannelAction.bind(null, place, { id, status })}
      affected={affectedPostsAction.bind(null, place, { id })}
      access={changeChannelAction.bind(null, place)}
      reconnectHref={reconnectHref}
      check={checkChannelAction.bind(null, place, { id })}
      disconnect={disconnectChannelAction.bind(null, place, { id })}
    />
  )
}

function Outcome({ query, channels }: { query: Awaited<Props['searchParams']>; channels: ChannelAnswer[] }) {
  const problem = connectionProblems.find((one) => one === query.problem)
  if (problem)
    return (
      <Callout tone="danger" role="alert" title={connectionProblemWords[problem].message}>
        {connectionProblemWords[problem].hint}
      </Callout>
    )
  const ids = query.connected?.split(',') ?? []
  const made = channels.filter(({ id }) => ids.includes(id))
  if (made.length === 0) return null
  return (
    <Callout
      tone="success"
      role="status"
      title={`${inWords(made.map(({ display_name }) => display_name))} ${query.again ? 'reconnected' : 'connected'}.`}
    >
      {made.length === 1 ? (
        <>
          New posts get a version for this channel. We are also creating posts that were missing a channel.
          Its key is <code>{made[0]?.account_key}</code>.
        </>
      ) : (
        <>
          Their keys are{' '}
          {made.map(({ id, account_key }, at) => (
            <span key={id}>
              {at > 0 ? ', ' : null}
              <code>{account_key}</code>
            </span>
          ))}
          .
        </>
      )}
    </Callout>
  )
}

const inWords = (names: string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
