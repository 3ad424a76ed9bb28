'use client'

import { LinkButton } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CopyValue } from '@/components/ui/copy-button'
import { CodeTabs } from './code-tabs'
import { pushExamples } from './examples'
import { IssuedSecret } from './issued-secret'

/** What a publisher needs right after a push source was created: URL, secret and code to run. */
export function PushReady({ secret, pushUrl, href }: { secret: string; pushUrl: string; href: string }) {
  return (
    <Card
      title="The source is ready"
      description="Send content to its URL. We turn it into posts right away."
      className="max-w-3xl"
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <h3 className="text-sm font-medium">Push URL</h3>
          <CopyValue value={pushUrl} label="Copy URL" />
        </div>
        <IssuedSecret secret={secret} />
        <div className="flex flex-col gap-2">
          <h3 className="text-sm font-medium">Try it</h3>
          <p className="text-sm text-muted">Run one of these commands to send your first content.</p>
          <CodeTabs label="Examples" examples={pushExamples(pushUrl, secret)} />
        </div>
        <div>
          <LinkButton href={href} variant="primary">
            I’ve copied the secret. Open the source
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
