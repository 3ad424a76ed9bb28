'use client'

import { useState } from 'react'
import type { BoundAction } from '@/components/forms/call-action'
import { FailureNotice } from '@/components/forms/failure-notice'
import { useSubmit } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import type { TryModelAnswer } from '@/lib/ai/schemas'
import { describeUse } from './model-words'

type TryModelProps = {
  /** What the model is for: "Image model". */
  label: string
  /** Its name at the server. */
  name: string
  /** Whether it is the model that writes. */
  writes?: boolean
  action: BoundAction<TryModelAnswer>
}

/**
 * A model in use, with a button that makes one small call to it and shows what came back, how long it took and what
 * it cost.
 */
export function TryModel({ label, name, writes = false, action }: TryModelProps) {
  const { submit, pending, error } = useSubmit()
  const [answer, setAnswer] = useState<TryModelAnswer>()
  return (
    <div className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p className="min-w-0 flex-1 basis-48 sm:flex sm:items-baseline">
          <span className="block shrink-0 text-muted sm:w-40">{label}</span>
          <span className="wrap-anywhere">{name}</span>
        </p>
        <Button
          size="sm"
          variant={writes ? 'primary' : 'secondary'}
          pending={pending}
          onClick={() => {
            setAnswer(undefined)
            void submit(() => action(), { onDone: setAnswer })
          }}
        >
          Try it<span className="sr-only"> ({label})</span>
        </Button>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {pending ? <p className="text-sm text-muted">Waiting for the model’s answer.</p> : null}
        {answer && !pending ? <Tried answer={answer} isText={writes} /> : null}
      </div>
      {error && !pending ? <FailureNotice error={error} /> : null}
    </div>
  )
}

function Tried({ answer, isText }: { answer: TryModelAnswer; isText: boolean }) {
  const { ok, text, error } = answer
  const used = describeUse(answer)
  if (ok)
    return (
      <Callout tone="success" title={`${answer.model} answered`}>
        <p className="break-words">{isText ? `“${text.slice(0, 500)}”` : text}</p>
        {used ? <p className="mt-1 text-xs">{used}</p> : null}
      </Callout>
    )
  return (
    <Callout tone="danger" title={error?.message ?? 'The model gave no answer.'}>
      <p>{error?.hint}</p>
      {used ? <p className="mt-1 text-xs">{used}</p> : null}
    </Callout>
  )
}
