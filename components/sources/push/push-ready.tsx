'use client'

import { LinkButton } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CopyValue } from '@/components/ui/copy-button'
import { CodeTabs } from './code-tabs'
import { pushExamples } from './examples'
import { IssuedSecret } from './issued-secret'

/** What a publisher needs, right after a push source was made: address, secret and something to run. */
export function PushReady({ secret, pushUrl, href }: { secret: string; pushUrl: string; href: string }) {
  return (
    <Card
      title="The source is ready"
      description="Send items to its address; each becomes posts at once."
      className="max-w-3xl"
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <h3 className="text-sm font-medium">Push address</h3>
          <CopyValue value={pushUrl} label="Copy address" />
        </div>
        <IssuedSecret secret={secret} />
        <div className="flex flex-col gap-2">
          <h3 className="text-sm font-medium">Try it</h3>
          <p className="text-sm text-muted">Run one of these as it stands; it sends a first item.</p>
          <CodeTabs label="Examples" examples={pushExamples(pushUrl, secret)} />
        </div>
        <div>
          <LinkButton href={href} variant="primary">
            I have copied it – go to the source
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
