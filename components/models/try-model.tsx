'use client'

import { useState } from 'react'
import type { BoundAction } from '@/components/forms/call-action'
import { FailureNotice } from '@/components/forms/failure-notice'
import { useSubmit } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import type { TryModelAnswer } from '@/lib/ai/schemas'
import { dollars, seconds, wholeNumber } from './model-words'

type TryModelProps = {
  /** If it is not the model that writes. */
  of?: 'image model' | 'embedding model'
  action: BoundAction<TryModelAnswer>
}

/** Makes one small call to a model, and shows what came back, how long it took and what it cost. */
export function TryModel({ of, action }: TryModelProps) {
  const { submit, pending, error } = useSubmit()
  const [answer, setAnswer] = useState<TryModelAnswer>()
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant={of ? 'secondary' : 'primary'}
        pending={pending}
        onClick={() => {
          setAnswer(undefined)
          void submit(() => action(), { onDone: setAnswer })
        }}
      >
        {of ? `Try the ${of}` : 'Try it'}
      </Button>
      <div aria-live="polite" className="w-full empty:hidden">
        {pending ? <p className="text-sm text-muted">Waiting for the model’s answer.</p> : null}
        {answer && !pending ? <Tried answer={answer} isText={of === undefined} /> : null}
      </div>
      {error ? <FailureNotice error={error} /> : null}
    </div>
  )
}

function Tried({ answer, isText }: { answer: TryModelAnswer; isText: boolean }) {
  const { ok, text, error, duration_ms, input_tokens, output_tokens, usd } = answer
  const used = [
    seconds(duration_ms),
    `${wholeNumber(input_tokens)} tokens sent`,
    `${wholeNumber(output_tokens)} tokens received`,
    usd === null ? 'price unknown' : dollars(usd),
  ].join(' · ')
  if (ok)
    return (
      <Callout tone="success" title={`${answer.model} answered`}>
        <p className="break-words">{isText ? `“${text.slice(0, 500)}”` : text}</p>
        <p className="mt-1 text-xs">{used}</p>
      </Callout>
    )
  return (
    <Callout tone="danger" title={error?.message ?? 'The model gave no answer.'}>
      <p>{error?.hint}</p>
      <p className="mt-1 text-xs">{used}</p>
    </Callout>
  )
}
