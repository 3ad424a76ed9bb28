import { RelativeTime } from '@/components/ui/relative-time'
import type { VoiceAnswer } from '@/lib/voice/schemas'

const words = {
  person: 'Written',
  hub: 'From the brand hub',
  extraction: 'From a brief',
  import: 'Imported from a file',
}

/** Says briefly where a field's value came from; nothing for an empty field. */
export function Origin({ origin }: { origin: VoiceAnswer['provenance'][string] | undefined }) {
  if (!origin) return null
  return (
    <span className="mt-0.5 block" data-origin={origin.from}>
      {words[origin.from]}
      {origin.by ? ` by ${origin.by}` : ''}, <RelativeTime at={origin.at} />
    </span>
  )
}
