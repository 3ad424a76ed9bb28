import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { channels, packages, projects, publications, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import type { Trace } from '@/lib/facts/trace/trace'
import { isId } from '@/lib/ids'
import { documentsOfVariant } from '@/lib/media-library/documents/documents-of-variant'
import { videosOfVariant } from '@/lib/media-library/videos/videos-of-variant'
import { writingOf } from '@/lib/publications/disclosure'
import { hiddenUntilSql } from '@/lib/publications/hidden-until'
import { readVoiceCheck } from '@/lib/voice/check/read-voice-check'
import type { Brand } from './compose/write/compose-post'
import { readSensitiveKinds } from './compose/write/sensitive-kinds'
import { type PackageRow, presentPackage, type StoredVariant } from './present-package'
import type { PackageAnswer } from './schemas'

/** A trace is about as long as its text, so lists that do not show it skip it. */
const withoutTrace = {
  ...getTableColumns(variants),
  trace: sql<Trace>`'{"sentences": [], "facts": []}'::jsonb`.mapWith(variants.trace).as('trace'),
}

/**
 * Returns the variants of some packages with their channels, in the order they were created, those of disconnected
 * channels last; with empty traces unless wanted.
 */
export async function loadVariants(
  tx: ProjectTx,
  packageIds: string[],
  { traces = true }: { traces?: boolean } = {},
): Promise<StoredVariant[]> {
  if (packageIds.length === 0) return []
  return tx
    .select({
      variant: traces ? variants : withoutTrace,
      channel: {
        accountKey: channels.accountKey,
        displayName: channels.displayName,
        handle: sql<string | null>`${channels.config} ->> 'handle'`,
        status: channels.status,
        sandbox: channels.sandbox,
        config: channels.config,
      },
      videos: videosOfVariant.as('videos'),
      documents: documentsOfVariant.as('documents'),
      publicAt: sql<Date | null>`${hiddenUntilSql(
        sql`hidden.package_id = ${variants.packageId} and hidden.variant_id = ${variants.id}`,
      )}`
        .mapWith(publications.publicAt)
        .as('public_at'),
    })
    .from(variants)
    .leftJoin(channels, eq(channels.id, variants.channelId))
    .where(sql`${variants.packageId} = any(${sql.param(packageIds)}::uuid[])`)
    .orderBy(sql`${variants.channelId} is null`, asc(variants.id))
    .prepare(traces ? 'variants_of_packages' : 'variants_without_trace')
    .execute()
}

/**
 * Returns what the project's posts are checked against and its cards are made from: its voice with its rules, its
 * name and its logo.
 */
export async function loadBrand(tx: ProjectTx, ctx: ProjectContext): Promise<Brand> {
  const [row] = await tx
    .select({ name: projects.name, voice: projects.voice, settings: projects.settings })
    .from(projects)
    .where(eq(projects.id, ctx.projectId))
    .prepare('brand_of_project')
    .execute()
  const { name, voice, settings } = row ?? { name: '', voice: {}, settings: {} }
  const logo = settings.brand_assets?.logo_url
  return {
    ...readVoiceCheck({ voice, settings }),
    look: { projectId: ctx.projectId, name, logo: typeof logo === 'string' && logo !== '' ? logo : null },
    sensitiveKinds: readSensitiveKinds(settings),
  }
}

/**
 * Returns one package for changing it: its row is locked until the transaction ends, so the second of two people
 * sees what the first one did. Throws `not-found`, and `stale-revision` if the caller saw another revision.
 */
export async function lockPackage(
  tx: ProjectTx,
  input: { id: string; revision?: number | undefined },
): Promise<PackageRow> {
  if (!isId(input.id)) throw new AppError('not-found')
  const [row] = await tx.select().from(packages).where(eq(packages.id, input.id)).for('no key update')
  return requireRevision(row, input)
}

/** Returns one package for reading. Throws like `lockPackage`. */
export async function findPackage(
  tx: ProjectTx,
  input: { id: string; revision?: number | undefined },
): Promise<PackageRow> {
  if (!isId(input.id)) throw new AppError('not-found')
  const [row] = await tx.select().from(packages).where(eq(packages.id, input.id))
  return requireRevision(row, input)
}

function requireRevision(row: PackageRow | undefined, input: { revision?: number | undefined }): PackageRow {
  if (!row) throw new AppError('not-found')
  if (input.revision !== undefined && input.revision !== row.revision) throw new AppError('stale-revision')
  return row
}

/** Returns the package as it is now, for the answer of a verb that changed it. */
export async function readPackage(tx: ProjectTx, ctx: ProjectContext, id: string): Promise<PackageAnswer> {
  const [row] = await tx.select().from(packages).where(eq(packages.id, id))
  if (!row) throw new AppError('not-found')
  const answer = presentPackage(row, await loadVariants(tx, [id]), await loadBrand(tx, ctx))
  const how = (await writingOf(tx, [id])).get(id)
  const written = {
    model: how?.model ?? null,
    voice_version: how?.voiceVersion ?? null,
    samples_of: how?.samplesOf ?? null,
    reviewed_by: how?.reviewedBy ?? null,
  }
  return { ...answer, written }
}
