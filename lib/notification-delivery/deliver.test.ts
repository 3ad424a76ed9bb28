import { spawn } from 'node:child_process'
import { eq, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  memberships,
  notificationDeliveries,
  notificationLanes,
  notificationSettings,
  notifications,
  users,
} from '@/db/schema'
import { inSystem } from '@/db/system'
import { type NotificationInput, recordNotification } from '@/lib/notifications/record-notification'
import { instantOf } from '@/lib/time-zones/wall-time'
import { bundledScript } from '@/testing/bundled-script'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject, type TestProject } from '@/testing/database/factories'
import { headerOf, type SmtpReceiver, smtpRefusal } from '@/testing/email/open-smtp-receiver'
import { startSmtpReceiver } from '@/testing/email/smtp-receiver'
import { loopbackServer } from '@/testing/http/loopback-server'
import { changeDestination } from './change-destination'
import { createDestination } from './create-destination'
import { type DeliveryPoint, deliver } from './deliver'
import { fanOut } from './fan-out'
import { destinationLane, emailLane, leaseMs, mailServerLane } from './lanes'
import { listDestinations } from './list-destinations'
import { listNotificationDeliveries } from './list-notification-deliveries'
import { queueDueDeliveries } from './queue-due-deliveries'
import { replayDeliveries } from './replay-deliveries'
import { rotateDestinationSecret } from './rotate-destination-secret'

useTestDatabase()
afterEach(() => vi.unstubAllEnvs())

const minute = 60_000
const later = (ms: number) => new Date(Date.now() + ms)

async function mailServer(): Promise<SmtpReceiver> {
  const server = await startSmtpReceiver()
  vi.stubEnv('SMTP_URL', server.url)
  vi.stubEnv('AUTH_SECRET', 'a secret of this test, long enough')
  // Earlier tests left it closed because their mail server was unreachable.
  await inSystem((tx) => tx.delete(notificationLanes).where(eq(notificationLanes.lane, mailServerLane)))
  return server
}

/** A project with a colleague who gets notifications, and a function that records events in it. */
async function brand() {
  const project = await createTestProject()
  const colleague = await createTestMember(project, 'editor')
  const userId = colleague.actor.id ?? ''
  const happen = (event: NotificationInput) => inSystem((tx) => recordNotification(tx, project.ctx, event))
  return { project, userId, lane: emailLane(userId), happen }
}

const failure = (title: string): NotificationInput => ({
  kind: 'failed',
  key: title,
  path: '/packages/p1',
  data: { title, channel: 'X', reason: 'The account is suspended.' },
})

/**
 * A receiver that is also a destination of the workspace. `bodies` holds every request that it accepted, in order
 * of arrival.
 */
async function hook(project: TestProject, type: 'webhook' | 'slack' = 'webhook') {
  const bodies: { id: string; body: string; headers: Record<string, string> }[] = []
  const answer = { status: 200, lose: false }
  const server = await loopbackServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      if (answer.status < 300)
        bodies.push({
          id: String(request.headers['webhook-id']),
          body,
          headers: Object.fromEntries(
            Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
          ),
        })
      if (answer.lose) request.socket.destroy()
      else response.writeHead(answer.status).end('<html>nonsense')
    })
  })
  vi.stubEnv('PRIVATE_HOSTS_ALLOWED', server.host)
  const destination = await createDestination(project.org, {
    type,
    name: 'Ops',
    url: `${server.origin}/hooks/secret-path`,
    kinds: ['failed', 'review'],
  })
  return { bodies, answer, server, destination, lane: destinationLane(destination.id) }
}

const deliveriesOf = (lane: string) =>
  inSystem((tx) =>
    tx
      .select()
      .from(notificationDeliveries)
      .where(eq(notificationDeliveries.lane, lane))
      .orderBy(notificationDeliveries.eventId),
  )

async function dieAt(lane: string, point: DeliveryPoint): Promise<void> {
  const script = await bundledScript('testing/notifications/deliver-and-die.ts')
  const child = spawn(process.execPath, [...script, lane, point], { stdio: 'inherit', env: process.env })
  const signal = await new Promise((done) => child.on('exit', (_code, by) => done(by)))
  expect(signal).toBe('SIGKILL')
}

/** Continues as after a crash, without waiting for real time: by then the lease has run out. */
const goOn = (lane: string) => deliver(lane, { now: () => later(leaseMs + 1000) })

describe('a process that dies while it sends', () => {
  test.each([
    ['before-mark', 1],
    ['before-send', 1],
    ['after-send', 2],
    ['after-commit', 1],
  ] as const)('%s: the email arrives, always under the same Message-ID', async (point, copies) => {
    const server = await mailServer()
    const { lane, happen } = await brand()
    await happen(failure('Spring'))
    await fanOut()
    await dieAt(lane, point)
    await goOn(lane)
    await goOn(lane)
    expect(server.received).toHaveLength(copies)
    expect(new Set(server.received.map(({ raw }) => headerOf(raw, 'Message-ID'))).size).toBe(1)
    expect(await deliveriesOf(lane)).toMatchObject([{ status: 'sent' }])
  })

  test('calls a webhook again under the same id, but not a chat, which knows no ids', async () => {
    const { project, happen } = await brand()
    const api = await hook(project)
    await happen(failure('Spring'))
    await fanOut()
    await dieAt(api.lane, 'after-send')
    await goOn(api.lane)
    expect(api.bodies).toHaveLength(2)
    expect(new Set(api.bodies.map(({ id }) => id)).size).toBe(1)
    expect(await deliveriesOf(api.lane)).toMatchObject([{ status: 'sent', attempts: 2 }])

    const other = await brand()
    const chat = await hook(other.project, 'slack')
    await other.happen(failure('Spring'))
    await fanOut()
    await dieAt(chat.lane, 'after-send')
    await goOn(chat.lane)
    expect(chat.bodies).toHaveLength(1)
    expect(await deliveriesOf(chat.lane)).toMatchObject([{ status: 'unconfirmed' }])
  })

  test('two concurrent processes send a notification only once', async () => {
    const server = await mailServer()
    const { lane, happen, userId } = await brand()
    await happen(failure('Spring'))
    await Promise.all([fanOut(), fanOut()])
    await Promise.all([deliver(lane), deliver(lane)])
    expect(server.received).toHaveLength(1)
    const inbox = await inSystem((tx) =>
      tx.select().from(notifications).where(eq(notifications.userId, userId)),
    )
    expect(inbox).toHaveLength(1)
  })
})

describe('a mail server that', () => {
  test('was down for a day gets everything in order', async () => {
    const server = await mailServer()
    const { lane, happen } = await brand()
    await server.close()
    for (const title of ['One', 'Two', 'Three']) {
      await happen(failure(title))
      await fanOut()
      await deliver(lane)
    }
    await deliver(lane, { now: () => later(60 * minute) })
    // Its port may belong to another process by now.
    const again = await startSmtpReceiver()
    vi.stubEnv('SMTP_URL', again.url)
    await deliver(lane, { now: () => later(24 * 60 * minute) })
    expect(again.received.map(({ raw }) => headerOf(raw, 'Subject'))).toEqual([
      expect.stringContaining('One'),
      expect.stringContaining('Two'),
      expect.stringContaining('Three'),
    ])
  })

  test('asks us to come back later gets the same email then, and one that it rejects holds nothing up', async () => {
    const server = await mailServer()
    const { lane, happen } = await brand()
    await happen(failure('Spring'))
    await happen(failure('Summer'))
    await fanOut()
    server.onRecipient = () => {
      throw smtpRefusal(450)
    }
    await deliver(lane)
    expect(await deliveriesOf(lane)).toMatchObject([
      { status: 'pending', responseCode: 450, attempts: 0 },
      { status: 'pending', attempts: 0 },
    ])
    let refusals = 0
    server.onRecipient = () => {
      if (refusals++ === 0) throw smtpRefusal(550)
    }
    await deliver(lane, { now: () => later(minute) })
    expect(await deliveriesOf(lane)).toMatchObject([
      { status: 'failed', responseCode: 550 },
      { status: 'sent' },
    ])
  })
})

describe('a webhook', () => {
  test('is signed with both secrets after a rotation, and is listed without its secrets', async () => {
    const { project, happen } = await brand()
    const { bodies, lane, destination } = await hook(project)
    expect(JSON.stringify(await listDestinations(project.org))).not.toMatch(/secret-path|whsec/)
    const { secret } = await rotateDestinationSecret(project.org, destination)
    await happen(failure('Spring'))
    await fanOut()
    await deliver(lane)
    const [call] = bodies
    if (!call || !destination.secret) throw new Error('nothing arrived')
    expect(call.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
    for (const each of [secret, destination.secret]) new Webhook(each).verify(call.body, call.headers)
    expect(JSON.parse(call.body)).toMatchObject({
      type: 'notification.failed',
      data: { title: '“Spring” failed on X', project: { slug: project.projectSlug } },
    })
  })

  test('that is down is retried for three days, paused with the reason, and gets everything in order once resumed', async () => {
    const { project, happen } = await brand()
    const { bodies, answer, lane, destination } = await hook(project)
    answer.status = 503
    for (const title of ['One', 'Two']) await happen(failure(title))
    await fanOut()
    for (let hours = 0; hours <= 80; hours += 5)
      await deliver(lane, { now: () => later(hours * 60 * minute) })
    const [paused] = await listDestinations(project.org)
    expect(paused).toMatchObject({ status: 'paused', paused_reason: 'The receiver returned an error (503).' })
    await fanOut()
    const told = await inSystem((tx) =>
      tx.execute<{ kind: string }>(sql`
        select e.kind from notifications n join notification_events e on e.id = n.event_id
        where n.user_id = ${project.userId} and e.kind = 'destination_paused'`),
    )
    expect(told).toHaveLength(1)
    answer.status = 204
    await happen(failure('Three'))
    await fanOut()
    await deliver(lane, { now: () => later(90 * 60 * minute) })
    expect(bodies).toEqual([])
    await changeDestination(project.org, { id: destination.id, status: 'active' })
    await deliver(lane, { now: () => later(91 * 60 * minute) })
    expect(bodies.map(({ body }) => JSON.parse(body).data.details.title)).toEqual(['One', 'Two', 'Three'])

    const [newest] = await listNotificationDeliveries(project.org, { id: destination.id, limit: 1 })
    expect(newest).toMatchObject({ status: 'sent', response_code: 204 })
    const since = new Date(0).toISOString()
    expect(await replayDeliveries(project.org, { id: destination.id, since })).toEqual({ replayed: 3 })
    await deliver(lane, { now: () => later(92 * 60 * minute) })
    expect(bodies.map(({ id }) => id).slice(3)).toEqual(bodies.map(({ id }) => id).slice(0, 3))
  })

  test('at a private address is rejected when it is added, and paused when its permission is withdrawn', async () => {
    const { project, happen } = await brand()
    const { bodies, lane } = await hook(project)
    vi.stubEnv('PRIVATE_HOSTS_ALLOWED', '')
    await expect(
      createDestination(project.org, {
        type: 'slack',
        name: 'a',
        url: 'https://169.254.169.254/x',
        kinds: ['failed'],
      }),
    ).rejects.toMatchObject({ code: 'invalid' })
    await happen(failure('Spring'))
    await fanOut()
    await deliver(lane)
    expect(bodies).toEqual([])
    expect(await listDestinations(project.org)).toMatchObject([{ status: 'paused' }])
  })

  test('is not called again when a chat’s answer is lost, because the message may have arrived', async () => {
    const { project, happen } = await brand()
    const { bodies, answer, lane } = await hook(project, 'slack')
    answer.lose = true
    await happen({ kind: 'failed', data: { title: '<!channel> @everyone *b*', reason: 'No' } })
    await fanOut()
    await deliver(lane)
    await deliver(lane, { now: () => later(60 * minute) })
    expect(bodies).toHaveLength(1)
    expect(JSON.parse(bodies[0]?.body ?? '').text).not.toMatch(/<!channel>|@everyone/)
    expect(await deliveriesOf(lane)).toMatchObject([{ status: 'unconfirmed' }])
  })
})

describe('who is notified', () => {
  test('a person who has left the workspace before the email is sent gets nothing', async () => {
    const server = await mailServer()
    const { lane, happen, userId } = await brand()
    await happen(failure('Spring'))
    await fanOut()
    await inSystem((tx) => tx.delete(memberships).where(eq(memberships.userId, userId)))
    await deliver(lane)
    expect(server.received).toEqual([])
    expect(await deliveriesOf(lane)).toMatchObject([{ status: 'dropped' }])
  })

  test('approvers get 500 posts as one email and one inbox line, and the person who submitted them gets neither', async () => {
    const server = await mailServer()
    const { project, lane, happen, userId } = await brand()
    const viewer = await createTestMember(project, 'viewer')
    for (let part = 0; part < 10; part++)
      await happen({ kind: 'review', data: { count: 50 }, path: '/review' })
    await fanOut()
    expect(await deliveriesOf(lane)).toEqual([])
    await fanOut(later(minute))
    await happen({ kind: 'review', data: { count: 1 }, path: '/review' })
    await fanOut(later(2 * minute))
    await deliver(lane, { now: () => later(3 * minute) })
    await happen({ kind: 'review', data: { count: 2 }, path: '/review' })
    await fanOut(later(5 * minute))
    await deliver(lane, { now: () => later(6 * minute) })
    expect(server.received.map(({ raw }) => headerOf(raw, 'Subject'))).toEqual([
      expect.stringMatching(/^501 new posts for review/),
    ])
    const counts = (id: string | null) =>
      inSystem((tx) =>
        tx
          .select({ count: notifications.count })
          .from(notifications)
          .where(eq(notifications.userId, id ?? '')),
      )
    expect(await counts(userId)).toEqual([{ count: 503 }])
    expect(await counts(viewer.actor.id)).toEqual([])
    expect(await counts(project.userId)).toEqual([])
    await deliver(lane, { now: () => later(40 * minute) })
    expect(server.received).toHaveLength(2)
  })
})

describe('a person with their own email times', () => {
  test('gets what happened in quiet hours when they end, and a digest at its hour, each notification once', async () => {
    const server = await mailServer()
    const { lane, happen, userId } = await brand()
    // Spans the night in which the clocks go forward.
    const at = (wall: string) => instantOf(wall, 'Europe/Berlin')
    const set = { userId, timeZone: 'Europe/Berlin', quietFrom: '22:00', quietUntil: '07:00' }
    await inSystem((tx) => tx.insert(notificationSettings).values(set))
    const happenAt = async (wall: string, title: string) => {
      await happen(failure(title))
      await fanOut(at(wall))
    }
    const arrived = async (wall: string) => {
      for (let time = 0; time < 2; time++) await deliver(lane, { now: () => at(wall) })
      return server.received.length
    }
    await happenAt('2026-03-28T23:30', 'Night')
    await happenAt('2026-03-29T03:30', 'Morning')
    expect(await arrived('2026-03-29T06:59')).toBe(0)
    expect(await arrived('2026-03-29T07:00')).toBe(2)

    const daily = { emailMode: 'daily' as const, digestHour: 8 }
    await inSystem((tx) =>
      tx.update(notificationSettings).set(daily).where(eq(notificationSettings.userId, userId)),
    )
    await happenAt('2026-03-29T09:00', 'First')
    await happenAt('2026-03-29T23:00', 'Second')
    expect(await arrived('2026-03-30T07:59')).toBe(2)
    expect(await arrived('2026-03-30T08:00')).toBe(3)
    await happenAt('2026-03-30T08:00', 'Third')
    expect(await arrived('2026-03-31T07:59')).toBe(3)
    expect(await arrived('2026-03-31T08:00')).toBe(4)
    const messages = Map.groupBy(await deliveriesOf(lane), ({ messageId }) => messageId)
    expect([...messages.values()].map((each) => each.length)).toEqual([1, 1, 2, 1])

    // The quiet hours are extended while a digest is already waiting for its hour.
    await happenAt('2026-03-31T12:00', 'Fourth')
    await inSystem((tx) =>
      tx
        .update(notificationSettings)
        .set({ quietUntil: '09:00' })
        .where(eq(notificationSettings.userId, userId)),
    )
    expect(await arrived('2026-04-01T08:00')).toBe(4)
    expect(await arrived('2026-04-01T09:00')).toBe(5)
  })
})

test('a lane whose process and job are gone is queued again', async () => {
  const { project, happen } = await brand()
  const { lane } = await hook(project)
  await happen(failure('Spring'))
  await fanOut()
  expect(await queueDueDeliveries(later(minute))).toBeGreaterThan(0)
  const [row] = await inSystem((tx) =>
    tx.select().from(notificationLanes).where(eq(notificationLanes.lane, lane)),
  )
  expect(row?.queuedAt).not.toBeNull()
  expect(await inSystem((tx) => tx.$count(users))).toBeGreaterThan(0)
})
