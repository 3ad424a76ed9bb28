import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { projectOwnedTables } from '@/db/row-security'
import {
  approvalLinkPackages,
  approvalLinks,
  channels,
  items,
  mediaFiles,
  mediaUploads,
  notificationDeliveries,
  notificationDestinations,
  notificationEvents,
  notifications,
  packageComments,
  packages,
  publications,
  sourceSecrets,
  sources,
  syncRuns,
  takedowns,
  topicRuns,
  topics,
  variants,
} from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import type { Role } from '@/lib/auth/permissions'
import { newId } from '@/lib/ids'
import { createTestMember, createTestProject, type TestProject } from '@/testing/database/factories'

/** Part of every text in the project; no response to anyone else may contain it. */
export const marker = 'MARKER-OF-THE-OTHER-BRAND'

export type TenancyProject = TestProject & {
  members: Record<Role, ProjectContext<'own'>>
  ids: {
    projects: string
    sources: string
    runs: string
    secrets: string
    items: string
    packages: string
    variants: string
    channels: string
    publications: string
    takedowns: string
    topics: string
    destinations: string
    notifications: string
    comments: string
    'approval-links': string
    'media-files': string
    'media-uploads': string
  }
}

/** Creates a project with one of everything and one member of each role. */
export async function createTenancyProject(): Promise<TenancyProject> {
  const project = await createTestProject({ name: `Brand ${marker}` })
  const ids = {
    projects: project.ctx.projectId,
    sources: newId(),
    runs: newId(),
    secrets: newId(),
    items: newId(),
    packages: newId(),
    variants: newId(),
    channels: newId(),
    publications: newId(),
    takedowns: newId(),
    topics: newId(),
    destinations: newId(),
    notifications: newId(),
    comments: newId(),
    'approval-links': newId(),
    'media-files': newId(),
    'media-uploads': newId(),
  }
  await inSystem(async (tx) => {
    const eventId = newId()
    const { orgId, projectId } = project.ctx
    await tx.insert(notificationEvents).values({
      id: eventId,
      orgId,
      projectId,
      kind: 'failed',
      key: eventId,
      actorName: marker,
      data: { title: marker },
      fannedOutAt: new Date(),
    })
    await tx.insert(notifications).values({ id: ids.notifications, eventId, userId: project.userId, orgId })
    await tx.insert(notificationDestinations).values({
      id: ids.destinations,
      orgId,
      type: 'webhook',
      name: marker,
      kinds: ['failed'],
      encryptedUrl: marker,
      shownUrl: `https://hooks.example.com/${marker}`,
    })
    await tx.insert(notificationDeliveries).values({
      id: newId(),
      eventId,
      lane: `to:${ids.destinations}`,
      destinationId: ids.destinations,
      status: 'sent',
    })
  })
  await inProject(project.ctx, async (tx) => {
    await tx.insert(sources).values({
      id: ids.sources,
      sourceType: 'bucket_manifest',
      name: `Bucket ${marker}`,
      config: {
        base_url: 'https://bucket.example',
        manifest_path: 'manifest.json',
        bible_filename: 'bible.json',
        limit: 100,
      },
    })
    await tx
      .insert(syncRuns)
      .values({ id: ids.runs, sourceId: ids.sources, trigger: 'manual', status: 'succeeded' })
    await tx
      .insert(sourceSecrets)
      .values({ id: ids.secrets, sourceId: ids.sources, secretHash: 'x', last4: 'last' })
    await tx.insert(items).values({
      id: ids.items,
      sourceId: ids.sources,
      externalId: 'one',
      title: `Item ${marker}`,
      rawContent: `# ${marker}\n`,
      contentHash: 'x',
    })
    await tx.insert(channels).values({
      id: ids.channels,
      platform: 'webhook',
      accountKey: 'hook',
      displayName: `Hook ${marker}`,
      config: { url: 'https://hook.example/' },
    })
    await tx.insert(mediaFiles).values({
      id: ids['media-files'],
      kind: 'image',
      name: `File ${marker}`,
      address: `/api/media/${ids['media-files']}.lib.png`,
      contentType: 'image/png',
      bytes: 1,
      alt: `Shows ${marker}`,
      sha256: 'x',
      uploadedByName: `Person ${marker}`,
    })
    await tx.insert(mediaUploads).values({
      id: ids['media-uploads'],
      name: `Upload ${marker}`,
      bytes: 1,
      createdByName: `Person ${marker}`,
    })
    await tx.insert(packages).values({
      id: ids.packages,
      itemId: ids.items,
      title: `Package ${marker}`,
      status: 'in_review',
      itemContentHash: 'x',
    })
    await tx.insert(variants).values({
      id: ids.variants,
      packageId: ids.packages,
      channelId: ids.channels,
      platform: 'webhook',
      language: 'en',
      text: `Text ${marker}`,
    })
    await tx.insert(packageComments).values({
      id: ids.comments,
      packageId: ids.packages,
      variantId: ids.variants,
      authorId: project.ctx.actor.id,
      authorName: 'Their owner',
      text: `Comment ${marker}`,
    })
    await tx.insert(approvalLinks).values({
      id: ids['approval-links'],
      tokenHash: newId(),
      recipient: `Client ${marker}`,
      scope: 'packages',
      expiresAt: new Date(Date.now() + 86_400_000),
      createdByName: 'Their owner',
    })
    await tx.insert(approvalLinkPackages).values({ linkId: ids['approval-links'], packageId: ids.packages })
    await tx.insert(publications).values({
      id: ids.publications,
      packageId: ids.packages,
      variantId: ids.variants,
      channelId: ids.channels,
      packageRevision: 1,
      payload: { content: { platform: 'webhook', text: marker } },
      payloadHash: 'x',
      status: 'unconfirmed',
    })
    await tx.insert(takedowns).values({
      id: ids.takedowns,
      publicationId: ids.publications,
      status: 'failed',
      askedByName: `Person ${marker}`,
      error: { code: 'rejected', message: marker, hint: marker },
    })
    await tx.insert(topics).values({
      id: ids.topics,
      name: `Topic ${marker}`,
      rrule: 'FREQ=WEEKLY',
      startsAt: '2026-01-05T09:00',
      timeZone: 'UTC',
    })
    await tx.insert(topicRuns).values({
      id: newId(),
      topicId: ids.topics,
      dueAt: new Date('2026-01-05T09:00:00Z'),
      status: 'skipped',
      message: `Skipped ${marker}`,
    })
  })
  const { ctx } = project
  const members = {
    owner: ctx,
    admin: await createTestMember(project, 'admin'),
    editor: await createTestMember(project, 'editor'),
    reviewer: await createTestMember(project, 'reviewer'),
    viewer: await createTestMember(project, 'viewer'),
  }
  return { ...project, members, ids }
}

/**
 * Computes one checksum over all rows of a project, in every table with project rows. Uses a single statement,
 * since hundreds of tests call it.
 */
export async function checksum(projectId: string): Promise<string> {
  const { sql } = pool()
  checksums ??= checksumStatement(await projectOwnedTables(sql))
  const rows = await sql.unsafe<{ name: string; sum: string | null }[]>(checksums, [projectId], {
    prepare: true,
  })
  return rows.map(({ name, sum }) => `${name}=${sum ?? ''}`).join('\n')
}

let checksums: string | undefined

const checksumStatement = (tables: readonly string[]): string =>
  [...tables.map((table) => [table, 'project_id']), ['projects', 'id']]
    .map(
      ([table, key]) =>
        `select '${table}' as name, md5(string_agg(t::text, '|' order by t::text)) as sum from public."${table}" t where ${key} = $1`,
    )
    .join(' union all ')
