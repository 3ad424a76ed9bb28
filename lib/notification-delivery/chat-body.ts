import type { NotificationDestinationRow } from '@/db/schema'
import { describeNotification, type NotificationData } from '@/lib/notifications/describe-notification'
import { eventUrl } from './event-url'
import type { DeliveredEvent } from './read-receiver'

/**
 * Builds the message in the chat's format. Names and texts from other people are escaped for that chat and cannot
 * mention anyone: no `@channel`, no `@everyone`.
 */
export function chatBody(type: NotificationDestinationRow['type'], delivered: DeliveredEvent): string {
  const { event, org, project, count } = delivered
  const data = event.data as NotificationData
  const { title, detail } = describeNotification({
    kind: event.kind,
    actorName: event.actorName,
    count,
    data,
  })
  const place = project?.name ?? org.name
  const link = eventUrl(delivered)
  if (type === 'slack') {
    const text = `*${slack(title)}*${detail ? `\n${slack(detail)}` : ''}\n<${link}|Open in ${slack(place)}>`
    return JSON.stringify({ text, unfurl_links: false, link_names: false })
  }
  const text = `**${markdown(title)}**${detail ? `\n${markdown(detail)}` : ''}\n[Open in ${markdown(place)}](${link})`
  if (type === 'discord')
    return JSON.stringify({ content: text.slice(0, 2000), allowed_mentions: { parse: [] }, flags: 4 })
  return JSON.stringify({ text })
}

const slack = (text: string): string =>
  unmentioned(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[*_~`|]/g, ' ')

const markdown = (text: string): string => unmentioned(text).replace(/[\\`*_{}[\]()#+!|<>~]/g, '\\$&')

/** Adds an invisible joiner after each @, so that chats do not read it as a mention. */
const unmentioned = (text: string): string => text.slice(0, 600).replaceAll('@', '@\u2060')
