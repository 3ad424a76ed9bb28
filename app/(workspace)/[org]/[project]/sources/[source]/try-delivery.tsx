import { ActionButton } from '@/components/forms/action-button'
import { TryPayload } from '@/components/sources/push/try-payload'
import { Card } from '@/components/ui/card'
import type { SampleView } from '@/lib/push/list-samples'
import { senderLabels } from '@/lib/sources/connectors/push/schemas'
import type { ProjectPlace } from '../../project-page'
import { deleteSamplesAction, replayPayloadAction, tryPayloadAction, updateSourceAction } from '../actions'

type TryDeliveryProps = {
  place: ProjectPlace
  source: { id: string; config: Record<string, unknown> }
  samples: SampleView[]
}

/** Lets people choose the mapping of a push source and try it on a delivery. */
export function TryDelivery({ place, source, samples }: TryDeliveryProps) {
  return (
    <Card
      title="Try a delivery"
      description="Choose how we read what your system sends. The preview stores nothing."
      actions={
        samples.length > 0 ? (
          <ActionButton
            variant="ghost"
            action={deleteSamplesAction.bind(null, place, { id: source.id })}
            done="Samples deleted."
          >
            Delete samples
          </ActionButton>
        ) : null
      }
    >
      <TryPayload
        key={samples[0]?.id}
        source={{ id: source.id, config: source.config }}
        senders={Object.entries(senderLabels).map(([value, label]) => ({ value, label }))}
        samples={samples.map(({ id, body, headers }, index) => ({
          id,
          label: index === 0 ? 'Newest delivery' : `Delivery ${index + 1}`,
          body,
          headers,
        }))}
        attempt={tryPayloadAction.bind(null, place)}
        replay={replayPayloadAction.bind(null, place)}
        save={updateSourceAction.bind(null, place)}
      />
    </Card>
  )
}
