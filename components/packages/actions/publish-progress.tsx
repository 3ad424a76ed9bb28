import { RefreshWhile } from '@/components/sources/status/refresh-while'
import { Progress } from '@/components/ui/progress'

/** Shows the progress of publishing. Reloads the page's data repeatedly while it is visible. */
export function PublishProgress({ done, all }: { done: number; all: number }) {
  return (
    <div role="status">
      <RefreshWhile active every={1000} upTo={15_000} />
      <Progress
        label="Publishing"
        value={done === 0 ? undefined : done}
        max={all}
        note={`${done} of ${all} ${all === 1 ? 'channel' : 'channels'}`}
      />
    </div>
  )
}
