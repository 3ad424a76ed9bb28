import type { FormAction } from '@/components/forms/form-values'
import { PlatformTile } from '@/components/platforms/platform-mark'
import { buttonClass } from '@/components/ui/button'
import { Chip } from '@/components/ui/status-badge'
import { managedOf, perServerOf } from '@/lib/networks/accesses'
import { networks } from '@/lib/networks/registry'
import type { Platform } from '@/lib/platforms/schemas'
import { ConnectServer } from './connect-server'

export type ConnectChoice = {
  platform: Platform
  /** Where it would be connected; `none` when the install has neither keys nor the sandbox. */
  where: 'real' | 'sandbox' | 'none'
}

type ConnectChoicesProps = {
  choices: ConnectChoice[]
  projectId: string
  /** Gets ready for an account on a server that a person types in. */
  prepare: FormAction<{ href: string }>
}

/** The networks an account can be connected on. The links lead through the network's own consent page, or that of a server. */
export function ConnectChoices({ choices, projectId, prepare }: ConnectChoicesProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {choices.map(({ platform, where }) => {
        const { label, about } = networks[platform]
        return (
          <li
            key={platform}
            className="flex items-start gap-3 rounded-xl border border-border bg-surface p-4"
          >
            <PlatformTile platform={platform} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {label}
                {where === 'sandbox' ? <Chip>Sandbox</Chip> : null}
              </p>
              <p className="mt-0.5 text-sm text-muted">{about}</p>
              {where === 'none' ? (
                <p className="mt-2 text-sm text-muted">
                  Not set up yet. Ask your administrator to add the keys for this network.
                </p>
              ) : perServerOf(platform) ? (
                <ConnectServer network={platform} prepare={prepare} />
              ) : (
                <ConsentLinks
                  platform={platform}
                  isSandbox={where === 'sandbox'}
                  href={`/api/channels/connect/${platform}?project=${projectId}`}
                />
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type ConsentLinksProps = { platform: Platform; isSandbox: boolean; href: string }

/** Plain links: the answer is a redirect to the consent page, nothing to fetch ahead. */
function ConsentLinks({ platform, isSandbox, href }: ConsentLinksProps) {
  const managed = managedOf(platform)
  return (
    <>
      {managed && !isSandbox ? <p className="mt-0.5 text-sm text-muted">{managed.needs}</p> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <a href={href} className={buttonClass({ size: 'sm' })}>
          Connect {isSandbox ? 'sandbox ' : null}
          {networks[platform].label}
          {managed ? ` ${managed.own}` : null}
        </a>
        {managed ? (
          <a href={`${href}&accounts=managed`} className={buttonClass({ size: 'sm' })}>
            Connect {managed.managed}
          </a>
        ) : null}
      </div>
    </>
  )
}
