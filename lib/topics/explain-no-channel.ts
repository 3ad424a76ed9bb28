import type { TopicScope } from './load-topic-scope'

/**
 * Returns why a topic has no channel to write for and what to do about it, `then` next; undefined if it has one. A
 * channel whose connection has expired or that is paused is there: connecting another would not help. Serves
 * spec/planning#1.
 */
export function explainNoChannel(
  { topic, channels, targets, warnings }: Pick<TopicScope, 'topic' | 'channels' | 'targets' | 'warnings'>,
  then: string,
): string | undefined {
  if (targets.length > 0) return undefined
  const why = 'This topic has no active channel.'
  if (topic.channelKeys && warnings[0]) return `${why} ${warnings[0]}`
  const has = (status: string) => channels.some((channel) => channel.status === status)
  return `${why} ${has('expired') ? 'Reconnect' : has('disabled') ? 'Resume' : 'Connect'} a channel${then}.`
}
