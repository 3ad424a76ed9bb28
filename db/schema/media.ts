import { sql } from 'drizzle-orm'
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { mediaKinds } from '../allowed-values'
import { items } from './items'
import { createdAt, moment, projectOwned, updatedAt } from './owned'
import { variants } from './packages'
import { projects } from './projects'
import { valueChecks } from './value-checks'

/** An image, video or document of a project's media library (spec/planning#4). */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    kind: text('kind', { enum: mediaKinds }).notNull(),
    name: text('name').notNull(),
    /** The public address for browsers and networks, as variants refer to it; likewise for an image's small copy. */
    address: text('address').notNull(),
    previewAddress: text('preview_address'),
    contentType: text('content_type').notNull(),
    /** Share of the workspace's storage, including the small copy. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** In pixels; for a document, the first page's size in points. */
    width: integer('width'),
    height: integer('height'),
    /** For a video, if its container states it. */
    seconds: real('seconds'),
    /** For a document. */
    pages: integer('pages'),
    /**
     * For a document: the title suggested to posts. Taken from the document's metadata, otherwise from its file
     * name.
     */
    title: text('title'),
    alt: text('alt').notNull().default(''),
    /** The point of an image to keep when cropping, from 0 to 1 in each direction; null until a person sets it. */
    focal: jsonb('focal').$type<{ x: number; y: number }>(),
    /** SHA-256 of the uploaded bytes, so that the same file is stored once. */
    sha256: text('sha256').notNull(),
    uploadedBy: text('uploaded_by'),
    uploadedByName: text('uploaded_by_name').notNull(),
    /** When it was deleted; it can be restored until its bytes are removed. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...valueChecks(t),
    unique('media_files_project_id_unique').on(t.projectId, t.id),
    unique('media_files_address_unique').on(t.projectId, t.address),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    index('media_files_by_workspace').on(t.orgId),
    index('media_files_by_content').on(t.projectId, t.sha256),
    index('media_files_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
  ],
)

/** An upload in progress to the library, which may be interrupted at any byte and resumed later. */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    name: text('name').notNull(),
    /** Length of the file; this much of the workspace's storage is reserved. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** Names of the stored parts received so far, in order. */
    parts: text('parts').array().notNull().default(sql`'{}'::text[]`),
    /** The random name for the finished file. */
    blobId: uuid('blob_id').notNull().defaultRandom(),
    createdBy: text('created_by'),
    createdByName: text('created_by_name').notNull(),
    createdAt: createdAt(),
    /** When a part last arrived; stalled uploads are removed. */
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    index('media_uploads_by_workspace').on(t.orgId),
    index('media_uploads_by_project').on(t.projectId, t.id),
    index('media_uploads_by_age').on(t.updatedAt),
  ],
)

/**
 * Where library files are used: by versions of posts, which a trigger on `variants` records so that no writer can
 * forget it, and by content that a person wrote.
 */
export const mediaUses = pgTable(
  'media_uses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...projectOwned(),
    fileId: uuid('file_id').notNull(),
    variantId: uuid('variant_id'),
    itemId: uuid('item_id'),
  },
  (t) => [
    unique('media_uses_unique').on(t.projectId, t.fileId, t.variantId, t.itemId).nullsNotDistinct(),
    foreignKey({
      name: 'media_uses_file_fk',
      columns: [t.projectId, t.fileId],
      foreignColumns: [mediaFiles.projectId, mediaFiles.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'media_uses_variant_fk',
      columns: [t.projectId, t.variantId],
      foreignColumns: [variants.projectId, variants.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'media_uses_item_fk',
      columns: [t.projectId, t.itemId],
      foreignColumns: [items.projectId, items.id],
    }).onDelete('cascade'),
    index('media_uses_by_variant').on(t.projectId, t.variantId).where(sql`variant_id is not null`),
    index('media_uses_by_item').on(t.projectId, t.itemId).where(sql`item_id is not null`),
  ],
)

/**
 * What is known about the videos that posts refer to, by address. A trigger on `variants` adds each so that no
 * writer can forget it, and the worker inspects those not yet known (docs/decisions/0182).
 */
export const videos = pgTable(
  'videos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...projectOwned(),
    /** The address as variants refer to it. */
    url: text('url').notNull(),
    /** Length, size, codecs and so on (`VideoFacts`); null until the video was inspected, or if it cannot be read. */
    facts: jsonb('facts').$type<Record<string, unknown>>(),
    /** Why it cannot be read, in plain words. */
    problem: jsonb('problem').$type<{ message: string; hint: string }>(),
    /** When an inspection was last started. */
    probedAt: moment('probed_at'),
    /**
     * Our own copy, kept while a post needs it because the video's source does not support range requests. Counts
     * as storage.
     */
    copyAddress: text('copy_address'),
    copyBytes: bigint('copy_bytes', { mode: 'number' }),
    copiedAt: moment('copied_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('videos_url_unique').on(t.projectId, t.url),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    index('videos_unprobed').on(t.probedAt).where(sql`facts is null and problem is null`),
    index('videos_copied').on(t.orgId).where(sql`copied_at is not null`),
  ],
)
