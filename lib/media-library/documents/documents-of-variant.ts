import { type SQL, sql } from 'drizzle-orm'
import { variants } from '@/db/schema'
import type { KnownDocuments } from '@/lib/platforms/known-documents'

/**
 * A select column for queries on variants: what we know about the documents that each variant names, keyed by
 * address; null if it names none.
 */
export const documentsOfVariant: SQL<KnownDocuments | null> = sql<KnownDocuments | null>`
  case when ${variants.media}::text like '%.lib.pdf%' then (
    select jsonb_object_agg(f.address, jsonb_build_object('bytes', f.bytes, 'pages', f.pages))
    from media_files f
    where f.project_id = ${variants.projectId} and f.pages is not null
      and f.address in (select m ->> 'url' from jsonb_array_elements(${variants.media}) m)
  ) end`
