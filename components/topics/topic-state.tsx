import { StatusBadge } from '@/components/ui/status-badge'
import type { TopicAnswer, TopicRunAnswer } from '@/lib/topics/schemas'
import { runStatusWords, topicState } from './topic-words'

/** Whether a topic runs, and why not. */
export function TopicState({ topic, reason = true }: { topic: TopicAnswer; reason?: boolean }) {
  const { label, tone } = topicState(topic)
  const why = topic.paused_reason ?? (tone === 'success' ? null : topic.last_run?.message)
  return (
    <>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {reason && why ? <p className="mt-1 text-xs text-muted wrap-anywhere">{why}</p> : null}
    </>
  )
}

export function RunState({ status }: { status: TopicRunAnswer['status'] }) {
  const { label, tone } = runStatusWords[status]
  return (
    <StatusBadge tone={tone} busy={status === 'running'}>
      {label}
    </StatusBadge>
  )
}
