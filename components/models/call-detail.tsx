import type { ReactNode } from 'react'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { LocalTime } from '@/components/ui/local-time'
import type { GenerationAnswer } from '@/lib/ai/schemas'
import { Outcome } from './call-ledger'
import { dollars, originWords, purposeWords, seconds, wholeNumber } from './model-words'

/** One model call: its purpose, its cost, the prompt and the output. */
export function CallDetail({ call, links }: { call: GenerationAnswer; links?: ReactNode }) {
  const about = call.tokens_estimated ? '≈ ' : ''
  return (
    <div className="flex flex-col gap-6">
      {call.error_message ? (
        <Callout tone={call.outcome === 'failed' ? 'danger' : 'warning'}>{call.error_message}</Callout>
      ) : null}
      <Card title={purposeWords(call.purpose)} actions={links}>
        <DescriptionList
          entries={[
            { term: 'Outcome', value: <Outcome call={call} /> },
            { term: 'Model', value: call.model, hint: originWords[call.model_from] },
            {
              term: 'Tokens sent',
              value: `${about}${wholeNumber(call.input_tokens)}, of these ${wholeNumber(call.cached_input_tokens)} cached`,
            },
            { term: 'Tokens received', value: `${about}${wholeNumber(call.output_tokens)}` },
            { term: 'Cost', value: dollars(call.usd) },
            { term: 'Took', value: seconds(call.duration_ms) },
            {
              term: 'Brand voice',
              value: call.voice_version === null ? null : `Version ${call.voice_version}`,
            },
            { term: 'By', value: call.by },
            { term: 'When', value: <LocalTime at={call.created_at} /> },
          ]}
        />
      </Card>
      <Text title="Sent" text={call.prompt} />
      <Text title="Received" text={call.output} />
    </div>
  )
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <Card title={title}>
      {text === '' ? (
        <p className="text-sm text-muted">Nothing.</p>
      ) : (
        <pre className="text-xs leading-relaxed break-words whitespace-pre-wrap">{text}</pre>
      )}
    </Card>
  )
}
