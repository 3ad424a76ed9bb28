import { Radio } from 'lucide-react'
import type { Metadata } from 'next'
import { ChannelChoices } from '@/components/channels/channel-choices'
import { ChannelControls } from '@/components/channels/channel-controls'
import { ChannelKeys } from '@/components/channels/channel-keys'
import { ChannelRow } from '@/components/channels/channel-row'
import { type ConnectChoice, ConnectChoices } from '@/components/channels/connect-choices'
import { ConnectServer } from '@/components/channels/connect-server'
import { ConsentLinks } from '@/components/channels/consent-links'
import { LanguagePicker } from '@/components/channels/language-picker'
import { NewTypedChannel } from '@/components/channels/new-typed-channel'
import { OtherAccountNotice } from '@/components/channels/other-account-notice'
import { PostingTimes } from '@/components/channels/posting-times'
import { LinkButton, TextLink } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader, SectionHeader } from '@/components/ui/page-header'
import { hasPermission } from '@/lib/auth/permissions'
import { requirePlace, requireProject } from '@/lib/auth/signed-in/require-project'
import { callbackAddress, findOAuthAppsFor } from '@/lib/channels/apps/oauth-apps'
import { findClientHosting } from '@/lib/channels/apps/sign-in-clients'
import { isSignedIn } from '@/lib/channels/channel-fields'
import { findOtherAccount } from '@/lib/channels/connect/find-other-account'
import { revocationOf } from '@/lib/channels/credentials/revocation-of'
import { listChannels } from '@/lib/channels/list-channels'
import { type ChannelAnswer, connectionProblems, connectionProblemWords } from '@/lib/channels/schemas'
import { env } from '@/lib/env'
import {
  accesses,
  appNetworks,
  findManagedAccounts,
  findServerField,
  findSignIn,
} from '@/lib/networks/accesses'
import { type NetworkName, networkNames } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'
import { servedNetworks } from '@/lib/platforms/sandbox-networks'
import { getProject } from '@/lib/projects/get-project'
import { listSlots } from '@/lib/slots/list-slots'
import { listEnabledContentTypes } from '@/lib/voice/editor/offered-content-types'
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
  const manages = hasPermission(ctx.role, 'manage')
  /** Only if it leads to the same network: a real account is not reconnected in the sandbox. */
  const reconnectHref = ({ id, platform, sandbox, config }: ChannelAnswer) =>
    findServerField(platform) || isSignedIn({ platform, config }) || apps.get(platform)?.sandbox === sandbox
      ? `/api/channels/connect/${platform}?project=${ctx.projectId}&channel=${id}`
      : undefined
  const sandboxOn = servedNetworks().length > 0
  const managesKeys = hasPermission(own.orgRole, 'manage')
  /** Returns the control that connects an account of a network, or a hint about what is missing. */
  const connecting = (platform: NetworkName): Pick<ConnectChoice, 'connect' | 'missing'> => {
    if (accesses[platform].method === 'fields')
      return {
        connect: (
          <div className="flex flex-wrap gap-2">
            {findSignIn(platform) && findClientHosting() ? (
              <ConnectServer network={platform} prepare={prepareServerAction.bind(null, place)} />
            ) : null}
            <NewTypedChannel
              network={platform}
              freeKey={freeKey(platform, channels)}
              create={createChannelAction.bind(null, place)}
            />
          </div>
        ),
      }
    if (findServerField(platform))
      return { connect: <ConnectServer network={platform} prepare={prepareServerAction.bind(null, place)} /> }
    const app = apps.get(platform)
    if (!app) return { connect: null, missing: <KeysMissing org={place.org} manages={managesKeys} /> }
    return {
      connect: (
        <ConsentLinks
          platform={platform}
          isSandbox={app.sandbox}
          href={`/api/channels/connect/${platform}?project=${ctx.projectId}`}
        />
      ),
      missing: app.sandbox ? undefined : findManagedAccounts(platform)?.needs,
    }
  }
  return (
    <>
      <PageHeader
        title="Channels"
        description={`The social accounts, sites, chats and lists you publish to.${
          manages ? '' : ' Workspace admins connect, reconnect and change them.'
        }`}
        actions={
          <>
            {sandboxOn ? <LinkButton href="/sandbox">View sandbox feeds</LinkButton> : null}
            {manages && channels.length > 0 ? (
              <LinkButton href="#connect" variant="primary">
                Connect a channel
              </LinkButton>
            ) : null}
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
                  choices={
                    manages ? (
                      <>
                        <LanguagePicker
                          id={channel.id}
                          name={channel.display_name}
                          language={channel.language}
                          save={changeChannelAction.bind(null, place)}
                        />
                        <ChannelChoices
                          channel={channel}
                          save={changeChannelAction.bind(null, place)}
                          change={changeChannelAction.bind(null, place)}
                        />
                      </>
                    ) : null
                  }
                  times={
                    <PostingTimes
                      channel={{ id: channel.id, name: channel.display_name, platform: channel.platform }}
                      gap={channel.min_gap_minutes}
                      slots={slots.get(channel.id)?.slots ?? []}
                      next={slots.get(channel.id)?.next ?? []}
                      kinds={listEnabledContentTypes(voice)}
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
              ? 'Connect one below. We then create a version of each post for every channel.'
              : 'Ask a workspace admin to connect them.'}
          </EmptyState>
        )}
        {manages ? (
          <section id="connect" className="scroll-mt-6">
            <SectionHeader
              title="Connect a channel"
              description={
                sandboxOn
                  ? 'Networks marked Sandbox are simulated. You can try everything there, and nothing leaves this computer. For real accounts, follow the setup steps.'
                  : 'Choose a network. “Setup steps” says what you need there first.'
              }
            />
            <Card flush>
              <ConnectChoices
                choices={networkNames.map((platform) => ({
                  platform,
                  sandbox: apps.get(platform)?.sandbox === true,
                  ...connecting(platform),
                  guide: networkServers[platform].setup,
                  addresses: {
                    site: env().APP_URL,
                    callback: appNetworks.includes(platform) ? callbackAddress(platform) : null,
                  },
                }))}
                keys={<AppKeysHint org={place.org} manages={managesKeys} />}
              />
            </Card>
          </section>
        ) : null}
        {channels.length > 0 ? <ChannelKeys channels={channels} /> : null}
      </div>
    </>
  )
}

/** Returns the network's name as the channel key, with a number appended if it is taken. */
function freeKey(platform: NetworkName, channels: readonly ChannelAnswer[]): string {
  const taken = new Set(channels.map(({ account_key }) => account_key))
  for (let at = 1; ; at++) {
    const key = at === 1 ? platform : `${platform}-${at}`
    if (!taken.has(key)) return key
  }
}

function AppKeysHint({ org, manages }: { org: string; manages: boolean }) {
  return manages ? (
    <>
      Then enter the ID and the secret on the page{' '}
      <TextLink href={`/${org}/settings/app-keys`}>App keys</TextLink>.
    </>
  ) : (
    <>Then ask an admin of the workspace to enter the ID and the secret on the page App keys.</>
  )
}

function KeysMissing({ org, manages }: { org: string; manages: boolean }) {
  return manages ? (
    <>
      Its app’s keys are missing. Follow the setup steps, then enter the keys on the page{' '}
      <TextLink href={`/${org}/settings/app-keys`}>App keys</TextLink>.
    </>
  ) : (
    <>Its app’s keys are missing. Ask an admin of the workspace to enter them on the page App keys.</>
  )
}

type ControlsProps = { place: ProjectPlace; channel: ChannelAnswer; reconnectHref: string | undefined }

function Controls({ place, channel, reconnectHref }: ControlsProps) {
  const { id, platform, sandbox, config } = channel
  const isTyped = accesses[platform].method === 'fields' && !isSignedIn({ platform, config })
  const revocation = revocationOf(platform, { isTyped })
  // Shows what to do at the network only if we cannot end the access ourselves, or not for certain.
  const keeps = !sandbox && (revocation === null || revocation === 'person')
  return (
    <ChannelControls
      channel={channel}
      switchTo={(status) => changeChannelAction.bind(null, place, { id, status })}
      affected={affectedPostsAction.bind(null, place, { id })}
      access={changeChannelAction.bind(null, place)}
      reconnectHref={reconnectHref}
      check={checkChannelAction.bind(null, place, { id })}
      revocation={revocation}
      leaving={keeps ? networkServers[platform].setup.leaving : undefined}
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
      {made.length === 1
        ? 'New posts get a version for this channel. We are also creating posts that were missing a channel.'
        : 'New posts get a version for these channels. We are also creating posts that were missing a channel.'}
    </Callout>
  )
}

const inWords = (names: string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
