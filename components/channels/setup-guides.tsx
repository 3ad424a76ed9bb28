import { PlatformMark } from '@/components/platforms/platform-mark'
import { type NetworkName, networks } from '@/lib/networks/registry'
import type { SetupGuide } from '@/lib/networks/setup'
import { type SetupAddresses, SetupSteps } from './setup-steps'

type SetupGuidesProps = {
  guides: readonly { network: NetworkName; guide: SetupGuide }[]
  site: string
  /** By network, where it has a consent page. */
  callbacks: Readonly<Record<string, string>>
  /** What to do with the keys, where an app is needed. */
  keys: React.ReactNode
}

/** For every network what is needed there, in steps that fold out. */
export function SetupGuides({ guides, site, callbacks, keys }: SetupGuidesProps) {
  return (
    <ul className="divide-y divide-separator">
      {guides.map(({ network, guide }) => {
        const addresses: SetupAddresses = { site, callback: callbacks[network] ?? null }
        return (
          <li key={network}>
            <details className="group px-5 py-3">
              <summary className="flex cursor-pointer items-center gap-2 font-medium">
                <PlatformMark platform={network} />
                Set up {networks[network].label}
              </summary>
              <div className="mt-3 max-w-2xl pb-2">
                <SetupSteps network={network} guide={guide} addresses={addresses} />
                {addresses.callback ? <p className="mt-3 text-sm">{keys}</p> : null}
              </div>
            </details>
          </li>
        )
      })}
    </ul>
  )
}
