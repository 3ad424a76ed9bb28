import type { Email } from '@/lib/email/send-email'
import { env } from '@/lib/env'
import type { NotificationData } from '@/lib/notifications/describe-notification'
import { describeNotification } from '@/lib/notifications/describe-notification'
import { eventUrl } from './event-url'
import type { DeliveredEvent, PendingMessage } from './read-receiver'
import { unsubscribeAddress } from './unsubscribe'

const maxEntries = 50

/**
 * Builds the email for one notification, or the digest of several: plain subject, the same wording as text and
 * HTML, no tracking (spec/planning#5).
 */
export function composeNotificationEmail(step: Extract<PendingMessage, { to: 'email' }>): Email {
  const { person, events, isDigest, messageId } = step
  const [first] = events
  const entries = events.slice(0, maxEntries).map(entryOf)
  const more = events.length - entries.length
  const kind = isDigest || !first ? 'digest' : first.event.kind
  const unsubscribe = unsubscribeAddress(person.id, kind === 'digest' ? 'all' : kind)
  const subject =
    isDigest || !entries[0]
      ? `${events.length === 1 ? '1 notification' : `${events.length} notifications`}: ${[...new Set(events.map(placeOf))].slice(0, 3).join(', ')}`
      : `${entries[0].title} (${entries[0].place})`
  const settings = `${env().APP_URL}/account/notifications`
  const moreLine = more > 0 ? `and ${more} more in your inbox: ${env().APP_URL}/account/inbox` : ''
  const text = [
    ...entries.flatMap(({ title, detail, place, link }) => [
      title,
      ...(detail ? [detail] : []),
      `${place}: ${link}`,
      '',
    ]),
    ...(moreLine ? [moreLine, ''] : []),
    '-- ',
    `You get this email because you are a member of ${[...new Set(events.map(({ org }) => org.name))].join(', ')}.`,
    `Choose what we email you about: ${settings}`,
    `Stop these emails: ${unsubscribe}`,
    '',
  ].join('\n')
  return {
    to: { name: person.name, address: person.email },
    subject: subject.slice(0, 200),
    text,
    html: htmlOf(entries, moreLine, settings, unsubscribe),
    id: messageId,
    unsubscribe,
    kind,
  }
}

const placeOf = ({ org, project }: DeliveredEvent): string => project?.name ?? org.name

function entryOf(one: DeliveredEvent) {
  const { event, count } = one
  const words = describeNotification({
    kind: event.kind,
    actorName: event.actorName,
    count,
    data: event.data as NotificationData,
  })
  return { ...words, place: placeOf(one), link: eventUrl(one) }
}

function htmlOf(
  entries: ReturnType<typeof entryOf>[],
  more: string,
  settings: string,
  unsubscribe: string,
): string {
  const blocks = entries.map(
    ({ title, detail, place, link }) =>
      `<p style="margin:0 0 4px;font-size:16px"><strong>${escaped(title)}</strong></p>${
        detail ? `<p style="margin:0 0 4px">${escaped(detail)}</p>` : ''
      }<p style="margin:0 0 24px"><a href="${escaped(link)}">Open in ${escaped(place)}</a></p>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head><body style="font-family:system-ui,sans-serif;line-height:1.5;max-width:36rem;margin:0 auto;padding:24px">${blocks.join('')}${
    more ? `<p>${escaped(more)}</p>` : ''
  }<hr style="border:0;border-top:1px solid #ccc"><p style="font-size:13px"><a href="${escaped(settings)}">Choose what we email you about</a> · <a href="${escaped(unsubscribe)}">Stop these emails</a></p></body></html>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
