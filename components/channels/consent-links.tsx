import { buttonClass } from '@/components/ui/button'
import { findManagedAccounts } from '@/lib/networks/accesses'
import { networks } from '@/lib/networks/registry'
import type { Platform } from '@/lib/platforms/schemas'

type ConsentLinksProps = { platform: Platform; isSandbox: boolean; href: string }

/** Plain links, because the response redirects to the consent page, so there is nothing to prefetch. */
export function ConsentLinks({ platform, isSandbox, href }: ConsentLinksProps) {
  const managed = findManagedAccounts(platform)
  return (
    <div className="flex flex-wrap gap-2">
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
  )
}
