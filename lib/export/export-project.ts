import type { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { projects } from '@/db/schema'
import { type ArchiveFile, zipStream } from '@/lib/archive/zip'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { exportBrand } from '@/lib/voice/portable/export-brand'
import { type ExportRow, type ExportTable, formatJsonLine } from './export-table'
import { formatCsvLine } from './format-csv-line'
import { generationsTable } from './generations-table'
import { itemsTable } from './items-table'
import { channelsTable, publicationsTable, runsTable, sourcesTable, voiceVersionsTable } from './other-tables'
import { packagesTable } from './packages-table'
import { itemOriginsTable, topicRunsTable, topicsTable } from './topics-tables'

const tables: readonly ExportTable[] = [
  itemsTable,
  packagesTable,
  publicationsTable,
  channelsTable,
  sourcesTable,
  runsTable,
  voiceVersionsTable,
  generationsTable,
  topicsTable,
  topicRunsTable,
  itemOriginsTable,
]

/**
 * Exports a whole project as one zip archive, generated while it is read: each kind of record as JSON and as CSV,
 * and the brand as a file of its own. Contains no secrets, and never keeps more than two pages of rows in memory.
 * No transaction outlasts a page, so each table is as it was while it was read. Returns a file name and the
 * archive, and records the export in the audit trail; throws `not-found`. Serves spec/security#7.7.
 */
export async function exportProject(
  ctx: ProjectContext<'manage'>,
): Promise<{ name: string; archive: Readable }> {
  const project = await inProject(ctx, async (tx) => {
    const [row] = await tx.select().from(projects).where(eq(projects.id, ctx.projectId))
    if (!row) throw new AppError('not-found')
    await audit(tx, ctx, { action: 'project.exported', subject: row.id })
    return row
  })
  const brand = await exportBrand(ctx)
  const at = new Date().toISOString()
  const about = {
    format: 'tributary-export',
    format_version: 1,
    exported_at: at,
    project: {
      id: project.id,
      name: project.name,
      slug: project.slug,
      brand_hub_slug: project.brandHubSlug,
      publishing_paused: project.publishingPaused,
      time_zone: project.timeZone,
      max_overdue_hours: project.maxOverdueHours,
      created_at: project.createdAt.toISOString(),
    },
    files: Object.fromEntries([
      [brand.name, 'Voice, style rules and logo. You can import this file into any project.'],
      ...tables.map(({ name, says }) => [`${name}.json`, says]),
    ]),
    left_out:
      'Passwords, keys, tokens, members, other settings, the individual entries of syncs, and all images except the logo.',
  }
  const files: ArchiveFile[] = [
    { name: 'project.json', content: Buffer.from(`${JSON.stringify(about, null, 2)}\n`) },
    { name: brand.name, content: brand.bytes },
    ...tables.flatMap((table) => filesOf(ctx, table)),
  ]
  return { name: `${project.slug}-${at.slice(0, 10)}.tributary-export.zip`, archive: zipStream(files) }
}

const filesOf = (ctx: ProjectContext, table: ExportTable): ArchiveFile[] => [
  { name: `${table.name}.json`, content: () => jsonOf(pagesOf(ctx, table, 'json')) },
  ...table.csv.map((csv) => ({
    name: `${csv.name}.csv`,
    content: () => csvOf(pagesOf(ctx, table, 'csv'), csv),
  })),
]

type Page = Awaited<ReturnType<ExportTable['page']>>

async function* pagesOf(
  ctx: ProjectContext,
  table: ExportTable,
  use: 'json' | 'csv',
): AsyncGenerator<ExportRow[]> {
  // Prefetches the next page while this one is written and compressed; never more than these two are in memory.
  let page: Promise<Page> | undefined = table.page(ctx, undefined, use)
  try {
    while (page) {
      const { rows, next }: Page = await page
      page = next === undefined ? undefined : table.page(ctx, next, use)
      if (rows.length > 0) yield rows
    }
  } finally {
    // If the reader stops, no one awaits the page being read, so its error must be swallowed.
    page?.catch(() => undefined)
  }
}

/** Writes a single JSON array with one row per line, readable by any program and by people. */
async function* jsonOf(pages: AsyncIterable<ExportRow[]>): AsyncGenerator<string> {
  let begun = false
  for await (const rows of pages) {
    yield (begun ? ',\n' : '[\n') + rows.map(formatJsonLine).join(',\n')
    begun = true
  }
  yield begun ? '\n]\n' : '[]\n'
}

async function* csvOf(
  pages: AsyncIterable<ExportRow[]>,
  csv: ExportTable['csv'][number],
): AsyncGenerator<string> {
  // The byte order mark tells spreadsheets that the file is UTF-8.
  yield `\ufeff${formatCsvLine(csv.columns)}`
  for await (const rows of pages) {
    const lines = rows
      .flatMap(csv.lines)
      .map((row) => formatCsvLine(csv.columns.map((column) => row[column])))
    if (lines.length > 0) yield lines.join('')
  }
}
