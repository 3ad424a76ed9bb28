import type { TenancyProject } from './tenancy-project'

/**
 * A valid body for every route that takes one, as sent by a member of another project: wherever an ID is possible,
 * it is the other project's. A route that is not listed here fails the matrix.
 */
export const routeBodies: Record<string, (theirs: TenancyProject['ids']) => unknown> = {
  'POST /api/channels': () => ({
    platform: 'webhook',
    account_key: 'mine',
    display_name: 'Mine',
    config: { url: 'https://hooks.example.com/in' },
  }),
  'PATCH /api/channels/{id}': () => ({ display_name: 'Taken over' }),
  'POST /api/items': (theirs) => ({
    text: 'Taken over',
    channels: [theirs.channels],
    media: [{ file_id: theirs['media-files'] }],
  }),
  'POST /api/media-uploads': () => ({ name: 'mine.png', bytes: 1 }),
  'POST /api/media-uploads/{id}/complete': () => ({}),
  'PATCH /api/media-files/{id}': () => ({ name: 'Taken over', alt: 'Taken over' }),
  'PUT /api/model-settings': () => ({
    server: { kind: 'anthropic', model: 'claude-haiku-4-5', key: 'mine' },
    caps: { tokens_per_day: 1 },
    prices: [],
  }),
  'PUT /api/me/notifications': () => ({ email_mode: 'daily' }),
  'POST /api/notifications/read': (theirs) => ({ ids: [theirs.notifications] }),
  'POST /api/notification-destinations': () => ({
    type: 'webhook',
    name: 'Mine',
    url: 'https://hooks.example.com/in',
    kinds: ['failed'],
  }),
  'PATCH /api/notification-destinations': () => ({ name: 'Taken over' }),
  'POST /api/notification-destinations/replay': () => ({ since: '2026-01-01T00:00:00Z' }),
  'POST /api/packages/bulk/approve': (theirs) => ({ packages: [{ id: theirs.packages }] }),
  'POST /api/packages/bulk/reject': (theirs) => ({
    packages: [{ id: theirs.packages }],
    reason: 'Taken over',
  }),
  'POST /api/packages/bulk/schedule': (theirs) => ({ packages: [{ id: theirs.packages }], approve: true }),
  'POST /api/packages/bulk/undo': (theirs) => ({ decision_id: theirs.packages }),
  'PATCH /api/packages/{id}': (theirs) => ({ variants: [{ id: theirs.variants, text: 'Taken over' }] }),
  'PATCH /api/packages/{id}/replacement': (theirs) => ({ variant_id: theirs.variants, replace_by: 'keep' }),
  'POST /api/takedowns': (theirs) => ({ publication_id: theirs.publications }),
  'PATCH /api/packages/{id}/channels': (theirs) => ({ channels: { [theirs.channels]: false } }),
  'POST /api/approval-links': (theirs) => ({ recipient: 'Mine', package_ids: [theirs.packages] }),
  'POST /api/packages/{id}/comments': (theirs) => ({ text: 'Taken over', variant_id: theirs.variants }),
  'POST /api/packages/{id}/reject': () => ({ reason: 'Taken over' }),
  'POST /api/packages/{id}/revisions/restore': (theirs) => ({ revision_id: theirs.variants }),
  'PATCH /api/comments/{id}': () => ({ text: 'Taken over', resolved: true }),
  'POST /api/packages/{id}/assign': () => ({ due_date: '2026-12-01' }),
  'POST /api/packages/{id}/request-changes': () => ({ reason: 'Taken over' }),
  'POST /api/packages/{id}/schedule': () => ({ at: new Date(Date.now() + 3_600_000).toISOString() }),
  'POST /api/packages/{id}/schedule/check': (theirs) => ({
    times: { [theirs.channels]: new Date(Date.now() + 3_600_000).toISOString() },
  }),
  'PUT /api/channels/{id}/slots': () => ({ slots: [{ weekday: 1, time: '09:00' }] }),
  'POST /api/projects': () => ({ name: 'Another brand' }),
  'PATCH /api/projects/{id}': () => ({ name: 'Taken over' }),
  'PUT /api/me/writing-style': () => ({ words_to_avoid: ['synergy'] }),
  'PUT /api/projects/{id}/voice': () => ({ tone: ['taken over'] }),
  'POST /api/projects/{id}/voice/check': (theirs) => ({ text: 'Taken over', item_id: theirs.items }),
  'POST /api/projects/{id}/voice/extract-from-text': () => ({ text: 'Tone: taken over' }),
  'POST /api/projects/{id}/voice/prompt-block': () => ({}),
  'POST /api/sources': () => ({
    source_type: 'bucket_manifest',
    name: 'Mine',
    config: { base_url: 'https://bucket.example.com/mine' },
  }),
  // An address that is rejected before anything is fetched.
  'POST /api/sources/preview': () => ({
    source_type: 'bucket_manifest',
    config: { base_url: 'https://127.0.0.1' },
  }),
  'PATCH /api/sources/{id}': () => ({ name: 'Taken over', paused: true }),
  'POST /api/sources/{id}/regenerate-secret': () => ({ grace_minutes: 5 }),
  'POST /api/sources/{id}/url-secret': () => ({ grace_minutes: 5 }),
  'POST /api/sources/{id}/sync': () => ({ accept_withdrawals: true }),
  'POST /api/topics': (theirs) => ({
    name: 'Mine',
    rrule: 'FREQ=WEEKLY',
    items: { source_ids: [theirs.sources], item_ids: [theirs.items] },
  }),
  'POST /api/topics/preview': (theirs) => ({ items: { item_ids: [theirs.items] }, look_ahead: true }),
  'PATCH /api/topics/{id}': () => ({ name: 'Taken over', enabled: false }),
}

/** Valid query parameters, where a route requires or accepts IDs in them. */
export const routeQueries: Record<string, (theirs: TenancyProject['ids']) => Record<string, string>> = {
  'DELETE /api/projects/{id}': () => ({ confirm: 'whatever' }),
  'GET /api/packages/arrivals': (theirs) => ({ after: theirs.packages }),
  'GET /api/projects/{id}/calendar.csv': (theirs) => ({
    from: '2026-11-01',
    until: '2026-12-01',
    channel: theirs.channels,
  }),
  'PATCH /api/notification-destinations': (theirs) => ({ id: theirs.destinations }),
  'DELETE /api/notification-destinations': (theirs) => ({ id: theirs.destinations }),
  'GET /api/notification-destinations/deliveries': (theirs) => ({ id: theirs.destinations }),
  'POST /api/notification-destinations/replay': (theirs) => ({ id: theirs.destinations }),
  'POST /api/notification-destinations/secret': (theirs) => ({ id: theirs.destinations }),
  'POST /api/notification-destinations/test': (theirs) => ({ id: theirs.destinations }),
  'GET /api/notifications/unsubscribe': () => ({ token: 'unknown' }),
  'POST /api/notifications/unsubscribe': () => ({ token: 'unknown' }),
}
