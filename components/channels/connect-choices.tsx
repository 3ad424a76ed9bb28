import type { ReactNode } from 'react'
import { PlatformTile } from '@/components/platforms/platform-mark'
import { Chip } from '@/components/ui/status-badge'
import { networks } from '@/lib/networks/registry'
import type { SetupGuide } from '@/lib/networks/setup'
import type { Platform } from '@/lib/platforms/schemas'
import { type SetupAddresses, SetupSteps } from './setup-steps'

export type ConnectChoice = {
  platform: Platform
  /** Whether an account connected there would be simulated. */
  sandbox: boolean
  /** The button that connects it; absent if something has to be done first. */
  connect: ReactNode
  /** What is needed in addition to an account. */
  missing?: ReactNode
  guide: SetupGuide
  addresses: SetupAddresses
}

type ConnectChoicesProps = {
  choices: readonly ConnectChoice[]
  /** What to do with the keys, for networks that need an app. */
  keys: ReactNode
}

/**
 * Lists every supported network: what it accepts, how to connect it, and what is needed there, in collapsible
 * steps.
 */
export function ConnectChoices({ choices, keys }: ConnectChoicesProps) {
  return (
    <ul className="divide-y divide-separator">
      {choices.map(({ platform, sandbox, connect, missing, guide, addresses }) => {
        const { label, about } = networks[platform]
        return (
          <li key={platform} className="flex items-start gap-4 px-5 py-4">
            <PlatformTile platform={platform} />
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
                <div className="min-w-0 flex-1 basis-52">
                  <h3 className="flex flex-wrap items-center gap-2 font-semibold">
                    {label}
                    {sandbox ? <Chip>Sandbox</Chip> : null}
                  </h3>
                  <p className="mt-0.5 text-sm text-muted">{about}</p>
                  {missing ? <p className="mt-1 text-sm">{missing}</p> : null}
                </div>
                {connect}
              </div>
              <details className="mt-2">
                <summary className="w-fit cursor-pointer rounded text-sm text-muted hover:text-foreground">
                  Setup steps<span className="sr-only"> for {label}</span>
                </summary>
                <div className="mt-3 max-w-2xl pb-1">
                  <SetupSteps network={platform} guide={guide} addresses={addresses} />
                  {addresses.callback ? <p className="mt-3 text-sm">{keys}</p> : null}
                </div>
              </details>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
