import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { ForDevelopers } from '@/components/ui/for-developers'
import type { ChannelAnswer } from '@/lib/channels/schemas'
import { platformRules } from '@/lib/platforms/registry'

type ChannelKeysProps = {
  channels: readonly Pick<ChannelAnswer, 'display_name' | 'platform' | 'account_key'>[]
}

/** The keys by which content and the API name channels; at the end of the page, because only developers need them. */
export function ChannelKeys({ channels }: ChannelKeysProps) {
  return (
    <ForDevelopers about="The keys of these channels">
      <Card
        title="Channel keys"
        description={
          <>
            To send content to some channels only, list their keys in{' '}
            <code className="font-mono text-xs">target_platforms</code>. The API accepts these keys as well.
          </>
        }
      >
        <DescriptionList
          entries={channels.map(({ display_name, platform, account_key }) => ({
            term: display_name,
            hint: platformRules[platform].label,
            value: <code className="font-mono break-all">{account_key}</code>,
          }))}
        />
      </Card>
    </ForDevelopers>
  )
}
