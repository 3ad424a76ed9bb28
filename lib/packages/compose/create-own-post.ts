import { and, eq, inArray, isNull } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { channels, type ItemRow, items, mediaFiles, mediaUses, packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError, type FieldError } from '@/lib/errors'
import { isId, newId } from '@/lib/ids'
import { presentItem } from '@/lib/items/present-item'
import { platformSchema, type VariantMedia } from '@/lib/platforms/schemas'
import { fileTooLarge } from '@/lib/post-rules/fit-own-post'
import { isMediaAddress } from '@/lib/post-rules/validate-media'
import { contentHash } from '@/lib/text/content-hash'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { loadBrand, readPackage } from '../load-package'
import { type CreatedPost, type CreatePostInput, createPostInput } from '../schemas'
import { type OwnPost, ownExternalId, ownKind } from './plan/own-item'
import { flagRepeats } from './repeats/flag-repeats'
import { lockChannelsShared } from './store/lock-channels'
import { newPackage } from './store/new-package'
import { storePackages } from './store/store-packages'
import { composeItem } from './write/compose-item'

type ChannelRow = typeof channels.$inferSelect
type FileRow = typeof mediaFiles.$inferSelect

/**
 * Stores a post that a person wrote: an item of the kind `own` without a source, and a package with one version per
 * chosen channel (by default every active one), as for other content, but in the person's own words. Throws
 * `invalid` with the invalid fields: neither text nor media, an unknown or paused channel, a file that is not in the
 * library or too large for a network, an image without a public URL. Serves spec/planning#4.
 */
export async function createOwnPost(
  ctx: ProjectContext<'write'>,
  given: CreatePostInput,
): Promise<CreatedPost> {
  const input = readInput(given)
  const detector = await loadLanguageDetector()
  return inProject(ctx, async (tx) => {
    await lockChannelsShared(tx, ctx)
    const all = await tx.select().from(channels).orderBy(channels.id)
    const attached = await attachmentsOf(tx, input)
    const files = attached.flatMap(({ file }) => file ?? [])
    const chosen = requireUsable(input, all, attached)
    const own: OwnPost = {
      title: input.title || null,
      text: input.text,
      link: input.link || null,
      media: attached.map(({ media }) => media),
      language: input.language ?? null,
      versions: Object.fromEntries(
        chosen.flatMap((channel) => {
          const version = input.versions[channel.accountKey] ?? input.versions[channel.id]
          return version ? [[channel.accountKey, defined(version)]] : []
        }),
      ),
    }
    const item = itemOf(ctx, own, chosen, attached)
    const { search: _, ...columns } = item
    await tx.insert(items).values(columns)
    if (files.length > 0)
      await tx
        .insert(mediaUses)
        .values(files.map(({ id }) => ({ fileId: id, itemId: item.id })))
        .onConflictDoNothing()
    const composed = composeItem(item, all, await loadBrand(tx, ctx), detector)
    const [composition = composed] = await flagRepeats(tx, [
      { itemId: item.id, title: item.title, composition: composed },
    ])
    const mode = input.status === 'draft' ? 'draft' : 'review'
    const how = { mode, correction: false, actor: ctx.actor, system: ctx.actor, now: new Date() } as const
    const made = newPackage(item, composition, how)
    await storePackages(tx, [made])
    // The author cannot be the second approver, if the workspace requires one.
    await tx.update(packages).set({ authorId: ctx.actor.id }).where(eq(packages.id, made.id))
    return { ...presentItem(columns), item_id: item.id, package: await readPackage(tx, ctx, made.id) }
  })
}

type PostInput = ReturnType<typeof createPostInput.parse>

function readInput(given: CreatePostInput): PostInput {
  const { content = '', ...input } = createPostInput.parse(given)
  if (content !== '' && input.text !== '' && content !== input.text)
    throw new AppError('invalid', {
      errors: [{ pointer: '/content', detail: 'Give the text once, as text or as content.' }],
    })
  return { ...input, text: input.text || content }
}

/** A file or image of a post: where the request names it, and what is posted. */
type Attachment = { pointer: string; media: VariantMedia; file?: FileRow }

/**
 * Returns the files and images that a post names, in its order, and locks the files so that none is deleted
 * meanwhile.
 */
async function attachmentsOf(tx: ProjectTx, input: PostInput): Promise<Attachment[]> {
  const named = [
    ...input.media.map((words, at) => ({ pointer: `/media/${at}/file_id`, id: words.file_id, words })),
    ...input.images.map((id, at) => ({ pointer: `/images/${at}`, id, words: undefined })),
  ]
  const ids = named.map(({ id }) => id).filter(isId)
  const rows = await tx
    .select()
    .from(mediaFiles)
    .where(and(inArray(mediaFiles.id, ids), isNull(mediaFiles.deletedAt)))
    .for('key share')
  const errors: FieldError[] = []
  const attached = named.flatMap(({ pointer, id, words }): Attachment[] => {
    const file = rows.find((row) => row.id === id)
    if (file) return [{ pointer, file, media: mediaOf(file, words) }]
    if (!words && /^https:/i.test(id) && isMediaAddress(id)) return [{ pointer, media: { url: id, alt: '' } }]
    const detail =
      words || isId(id)
        ? 'This file isn’t in the media library.'
        : 'Enter the https URL of an image, or the id of a file of the media library.'
    errors.push({ pointer, detail })
    return []
  })
  if (errors.length > 0) throw new AppError('invalid', { errors })
  return attached
}

const mediaOf = (
  { address, alt, focal, kind, title, name }: FileRow,
  words: PostInput['media'][number] | undefined,
): VariantMedia => ({
  url: address,
  alt: words?.alt ?? alt,
  ...(focal ? { focal } : {}),
  ...(kind === 'document' ? { title: words?.title || title || name } : {}),
})

function requireUsable(
  input: PostInput,
  all: readonly ChannelRow[],
  attached: readonly Attachment[],
): ChannelRow[] {
  const find = (name: string) => all.find((one) => one.accountKey === name || one.id === name)
  const errors: FieldError[] = []
  if (input.text === '' && attached.length === 0)
    errors.push({ pointer: '/text', detail: 'Write a text, or add an image, video or document.' })
  for (const [at, name] of (input.channels ?? []).entries()) {
    const channel = find(name)
    const pointer = `/channels/${at}`
    if (!channel) errors.push({ pointer, detail: 'This project has no such channel.' })
    else if (channel.status === 'disabled')
      errors.push({ pointer, detail: `${channel.displayName} is paused. Resume it, or leave it out.` })
  }
  for (const name of Object.keys(input.versions))
    if (!find(name))
      errors.push({ pointer: `/versions/${name}`, detail: 'This project has no such channel.' })
  const chosen = input.channels
    ? [...new Set(input.channels.flatMap((name) => find(name) ?? []))]
    : all.filter(({ status }) => status === 'active')
  for (const { pointer, file } of attached) {
    const reasons = chosen.flatMap(({ platform }) => {
      const known = platformSchema.safeParse(platform)
      return (file && known.success && fileTooLarge(known.data, file)) || []
    })
    if (reasons[0]) errors.push({ pointer, detail: reasons[0] })
  }
  if (errors.length > 0) throw new AppError('invalid', { errors })
  return chosen
}

function itemOf(
  ctx: ProjectContext,
  own: OwnPost,
  chosen: readonly ChannelRow[],
  attached: readonly Attachment[],
): ItemRow {
  const id = newId()
  const images = attached.flatMap(({ file, media }) => (file && file.kind !== 'image' ? [] : [media.url]))
  const metadata = { target_platforms: chosen.map(({ accountKey }) => accountKey), own_post: own }
  const now = new Date()
  return {
    id,
    orgId: ctx.orgId,
    projectId: ctx.projectId,
    sourceId: null,
    topicId: null,
    externalId: ownExternalId(id),
    title: own.title ?? beginningOf(own.text) ?? nameOf(attached[0]),
    contentType: ownKind,
    contentSubtype: null,
    featuredImage: images[0] ?? null,
    mediaUrls: images.slice(1),
    tags: [],
    languages: own.language ? [own.language] : [],
    publishedAt: null,
    url: own.link,
    rawContent: own.text,
    metadata,
    contentHash: contentHash([own, metadata.target_platforms]),
    status: 'transformed',
    withdrawnAt: null,
    sourceUpdatedAt: null,
    search: '',
    createdAt: now,
    updatedAt: now,
  }
}

/** Returns the name of a file, or the last part of an image's URL. */
const nameOf = (attached: Attachment | undefined): string =>
  attached?.file?.name ?? attached?.media.url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''

/**
 * Returns the first non-empty line of a text, truncated at a word boundary if it is long; undefined if there is
 * none.
 */
function beginningOf(text: string): string | undefined {
  const line = text
    .split('\n')
    .find((one) => one.trim() !== '')
    ?.trim()
  if (!line || line.length <= 80) return line
  const cut = line.slice(0, 80)
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), 40))
    .toWellFormed()
    .trimEnd()}…`
}

const defined = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as OwnPost['versions'][string]
