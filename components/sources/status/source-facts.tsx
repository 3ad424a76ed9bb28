import { labelOf, type ObjectSchema } from '@/components/forms/json-schema'
import { TextLink } from '@/components/ui/button'
import { DescriptionList } from '@/components/ui/description-list'
import { RelativeTime } from '@/components/ui/relative-time'
import type { SourceAnswer } from '@/lib/sources/schemas'
import { publishModeWords } from '../form/publish-mode-field'
import { intervalWords } from '../form/sync-interval'

type SourceFactsProps = {
  source: SourceAnswer
  typeLabel: string
  schema?: ObjectSchema
  /** How often it usually brings something new, as text for the user; undefined if that is not known. */
  usually?: string
}

/** A source's settings in readable form. */
export function SourceFacts({ source, typeLabel, schema, usually }: SourceFactsProps) {
  const paused = source.status === 'paused'
  return (
    <DescriptionList
      entries={[
        { term: 'Source type', value: typeLabel },
        ...configFacts(source.config, schema),
        source.push_url === null
          ? {
              term: 'Checks for changes',
              value: paused
                ? `${intervalWords(source.sync_interval_minutes)} (currently paused)`
                : intervalWords(source.sync_interval_minutes),
            }
          : {
              term: 'Last push',
              value: source.last_push_at ? <RelativeTime at={source.last_push_at} /> : 'none yet',
            },
        ...(usually ? [{ term: 'New content', value: `usually ${usually}` }] : []),
        ...(source.health.last_content_at
          ? [
              {
                term: 'Last new content',
                value: <RelativeTime at={source.health.last_content_at} />,
              },
            ]
          : []),
        ...(source.push_url === null ? [{ term: 'Next sync', value: nextSync(source) }] : []),
        { term: 'Posts', value: publishModeWords[source.publish_mode].label },
        { term: 'Added', value: <RelativeTime at={source.created_at} /> },
      ]}
    />
  )
}

function nextSync({ status, next_sync_at }: SourceAnswer) {
  if (status === 'paused' || !next_sync_at) return undefined
  return Date.parse(next_sync_at) > Date.now() ? <RelativeTime at={next_sync_at} /> : 'due now'
}

/** Returns the settings that differ from their defaults and are not empty. */
function configFacts(config: Record<string, unknown>, schema: ObjectSchema | undefined) {
  return Object.entries(config).flatMap(([key, value]) => {
    const property = schema?.properties?.[key]
    const same = property?.default !== undefined && String(property.default) === String(value)
    if (same || value === null || value === undefined || String(value) === '') return []
    return [{ term: property ? labelOf(key, property) : key, value: factValue(value) }]
  })
}

function factValue(value: unknown) {
  if (typeof value === 'string' && /^https?:\/\//.test(value))
    return (
      <TextLink href={value} className="break-all">
        {value}
      </TextLink>
    )
  if (Array.isArray(value)) return value.map(String).join(', ')
  return (
    <span className="break-words">{typeof value === 'object' ? JSON.stringify(value) : String(value)}</span>
  )
}
