import { Radio } from '@/components/forms/controls'
import type { SourceAnswer } from '@/lib/sources/schemas'

type PublishMode = SourceAnswer['publish_mode']

export const publishModeWords: Record<PublishMode, { label: string; does: string }> = {
  review: {
    label: 'Review first',
    does: 'Posts are made and wait in the review queue. Nothing goes out until somebody approves it.',
  },
  draft: {
    label: 'Keep as drafts',
    does: 'Posts are made and left for you to look at. Nothing enters the review queue by itself.',
  },
  auto: {
    label: 'Publish by itself',
    does: 'Posts that break no rule are approved and go out without anybody looking. For sources you fully trust.',
  },
}

const order: PublishMode[] = ['review', 'draft', 'auto']

/** What happens with the posts made from a source's items. */
export function PublishModeField({ value = 'review' }: { value?: PublishMode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">What happens with the posts</legend>
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
