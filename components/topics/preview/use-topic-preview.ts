import { useEffect, useRef, useState } from 'react'
import { callAction } from '@/components/forms/call-action'
import type { FormAction, FormValues } from '@/components/forms/form-values'
import type { Timer } from '@/components/ui/timer'
import type { ActionFailure } from '@/lib/actions/run-action'
import type { TopicPreview } from '@/lib/topics/schemas'

export type PreviewTopic = FormAction<TopicPreview>

type Asked = 'matches' | 'post' | 'model'

/**
 * Previews the result of a topic's settings, shortly after each change: how much content matches, and which comes
 * first. The next post is generated on request and becomes outdated with the next change. Takes a function that
 * reads the settings. Only the newest response counts.
 */
export function useTopicPreview(preview: PreviewTopic, settings: () => FormValues) {
  const [shown, setShown] = useState<TopicPreview>()
  const [error, setError] = useState<ActionFailure>()
  const [busy, setBusy] = useState<Asked | undefined>('matches')
  const newest = useRef(0)
  const last = useRef('')
  const timer = useRef<Timer>(undefined)

  async function ask(what: Asked) {
    clearTimeout(timer.current)
    const input = settings()
    const number = ++newest.current
    last.current = JSON.stringify(input)
    setBusy(what)
    const answer = await callAction(
      () => preview({ ...input, post: what !== 'matches', with_model: what === 'model' }),
      { asksToSignIn: what !== 'matches' },
    )
    if (number !== newest.current) return
    setBusy(undefined)
    setError(answer.ok ? undefined : answer.error)
    if (answer.ok) setShown(answer.data)
  }

  function askSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (JSON.stringify(settings()) !== last.current) void ask('matches')
    }, 400)
  }

  const first = useRef(ask)
  useEffect(() => {
    void first.current('matches')
    return () => clearTimeout(timer.current)
  }, [])

  return { shown, error, busy, askSoon, showPost: () => ask('post'), showPostByModel: () => ask('model') }
}

export type ShownTopicPreview = ReturnType<typeof useTopicPreview>
