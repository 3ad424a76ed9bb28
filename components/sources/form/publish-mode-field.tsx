import { Radio } from '@/components/forms/controls'
import type { SourceAnswer } from '@/lib/sources/schemas'

type PublishMode = SourceAnswer['publish_mode']

export const publishModeWords: Record<PublishMode, { label: string; does: string }> = {
  review: {
    label: 'Review first',
    does: 'We create posts and add them to the review queue. Nothing is published until someone approves it.',
  },
  draft: {
    label: 'Keep as drafts',
    does: 'We create drafts and leave them for you. You decide which ones go to review.',
  },
  auto: {
    label: 'Publish automatically',
    does: 'We approve and publish posts without a review. Posts that need a closer look still go to the review queue. Use this only for sources you fully trust.',
  },
}

const order: PublishMode[] = ['review', 'draft', 'auto']

/** What happens to new posts made from a source's items. */
export function PublishModeField({ value = 'review' }: { value?: PublishMode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">What happens to new posts</legend>
      <div className="flex flex-col gap-3">
        {order.map((mode) => (
          <Radio
            key={mode}
            name="publish_mode"
            value={mode}
            defaultChecked={mode === value}
            label={publishModeWords[mode].label}
            help={publishModeWords[mode].does}
          />
        ))}
      </div>
    </fieldset>
  )
}
