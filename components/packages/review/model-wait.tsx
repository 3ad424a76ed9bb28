import { Callout } from '@/components/ui/callout'
import { LocalTime } from '@/components/ui/local-time'

/** Says that new posts are waiting for a busy model. */
export function ModelWait({ until }: { until: string }) {
  return (
    <div className="mb-4">
      <Callout title="The AI model is busy">
        New posts are waiting for it. We’ll ask again at <LocalTime at={until} />.
      </Callout>
    </div>
  )
}
