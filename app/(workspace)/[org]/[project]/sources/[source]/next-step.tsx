import { SourceNextStep } from '@/components/sources/status/source-next-step'
import type { ProjectContext } from '@/lib/auth/context'
import { listChannels } from '@/lib/channels/list-channels'
import { countReviewQueue } from '@/lib/packages/review/count-review-queue'
import type { ProjectPlace } from '../../project-page'

type NextStepProps = {
  ctx: ProjectContext
  place: ProjectPlace
  source: { id: string; item_count: number }
}

/** Reads what there is to do with a source's content, and says it. */
export async function NextStep({ ctx, place, source }: NextStepProps) {
  if (source.item_count === 0) return null
  const [channels, counts] = await Promise.all([
    listChannels(ctx, { limit: 1 }),
    countReviewQueue(ctx, { source: source.id }),
  ])
  return (
    <SourceNextStep
      base={`/${place.org}/${place.project}`}
      sourceId={source.id}
      items={source.item_count}
      hasChannels={channels.data.length > 0}
      waiting={counts.in_review}
      role={ctx.role}
    />
  )
}
