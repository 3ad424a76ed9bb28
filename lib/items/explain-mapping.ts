import { type FieldSources, mapBible } from '@/lib/mapping/map-bible'
import { isRecord } from '@/lib/text/is-empty'

/**
 * Returns where each column of a stored item came from, for the item page: as recorded by its mapping or, for a
 * manifest item, recomputed from the bible and the manifest entry in its metadata. Returns an empty object if
 * nothing is known. A value that the bible does not contain came from the source's defaults. Serves
 * spec/service#2.6.
 */
export function explainMapping(item: {
  contentType: string | null
  contentSubtype: string | null
  metadata: Record<string, unknown>
}): FieldSources {
  const { bible, manifest_entry, slug, bucket_base_url, target_platforms, field_sources } = item.metadata
  if (isRecord(field_sources)) return kept(field_sources)
  if (!isRecord(bible) || typeof slug !== 'string' || typeof bucket_base_url !== 'string') return {}
  const platforms = Array.isArray(target_platforms)
    ? target_platforms.filter((key): key is string => typeof key === 'string')
    : undefined
  return mapBible(
    { slug, manifestEntry: manifest_entry, bible },
    {
      baseUrl: bucket_base_url,
      defaultBrand: item.contentSubtype ?? undefined,
      defaultContentType: item.contentType ?? undefined,
      defaultTargetPlatforms: platforms,
    },
    () => undefined,
  ).sources
}

function kept(sources: Record<string, unknown>): FieldSources {
  return Object.fromEntries(
    Object.entries(sources).flatMap(([column, names]) =>
      Array.isArray(names) ? [[column, names.filter((name) => typeof name === 'string')]] : [],
    ),
  )
}
