import { TextLink } from '@/components/ui/button'
import { CopyValue } from '@/components/ui/copy-button'
import { accesses } from '@/lib/networks/accesses'
import { type NetworkName, networks } from '@/lib/networks/registry'
import type { SetupGuide, SetupStep } from '@/lib/networks/setup'

/** Addresses of this installation, to be entered at a network. */
export type SetupAddresses = { site: string; callback: string | null }

type SetupStepsProps = { network: NetworkName; guide: SetupGuide; addresses: SetupAddresses }

/** The steps to take at a network before its accounts can be connected, in order, with the values to enter there. */
export function SetupSteps({ network, guide, addresses }: SetupStepsProps) {
  const { label } = networks[network]
  return (
    <ol aria-label={`Set up ${label}`} className="list-decimal space-y-3 pl-5 text-sm">
      {guide.steps.map((step) => (
        <li key={step.text}>
          {step.text}
          {step.url ? (
            <>
              {' '}
              <TextLink href={step.url}>{step.url}</TextLink>
            </>
          ) : null}
          <Entered network={network} step={step} addresses={addresses} />
        </li>
      ))}
    </ol>
  )
}

type EnteredProps = Omit<SetupStepsProps, 'guide'> & { step: SetupStep }

function Entered({ network, step, addresses }: EnteredProps) {
  const connection = accesses[network]
  const oauth = connection.method === 'oauth' ? connection : undefined
  const scopes =
    step.enter === 'scopes'
      ? oauth?.scopes
      : step.enter === 'managed-scopes'
        ? oauth?.managed?.scopes
        : undefined
  if (scopes)
    return (
      <ul className="mt-1.5 space-y-0.5">
        {scopes.map((scope) => (
          <li key={scope}>
            <code className="break-all">{scope}</code>
          </li>
        ))}
      </ul>
    )
  const value = step.enter === 'callback' ? addresses.callback : step.enter === 'site' ? addresses.site : null
  return value ? (
    <div className="mt-1.5">
      <CopyValue value={value} label="Copy address" />
    </div>
  ) : null
}
