import { OutboundError } from '@/lib/http/outbound-error'
import { describeStatus, statusError } from '@/lib/http/responses/describe-status'
import { mapBible } from '@/lib/mapping/map-bible'
import { defineConnector } from '@/lib/sources/connector'
import { SourceError } from '@/lib/sources/source-error'
import { isRecord } from '@/lib/text/is-empty'
import { storableJson } from '@/lib/text/storable-json'
import { manifestAddress } from './bucket-manifest/addresses'
import { fetchBible } from './bucket-manifest/fetch-bible'
import { findManifestAddresses } from './bucket-manifest/find-manifest-addresses'
import { guessManifest } from './bucket-manifest/guess'
import { readManifest } from './bucket-manifest/manifest'
import { bucketManifestConfig } from './bucket-manifest/schemas'

/** Increase with every change to the mapping, so that items are rebuilt the next time their entries are fetched. */
const mappingVersion = 2

/** A public folder with a manifest and one bible per entry (spec/service#2.4 to #2.7). */
export const bucketManifest = defineConnector({
  type: 'bucket_manifest',
  label: 'Content folder (manifest.json)',
  description:
    'A public folder with a manifest.json that lists your entries and a bible.json for each of them.',
  icon: 'bucket',
  kind: 'pull',
  guess: guessManifest,
  relatedAddresses: findManifestAddresses,
  config: bucketManifestConfig,
  secretFields: [],
  pacingFields: ['limit'],
  limit: (config) => config.limit,
  addresses: (config) => [{ field: 'base_url', address: manifestAddress(config) }],

  discover: async (config, io, known) => {
    const url = manifestAddress(config)
    const response = await io.fetch({ url, signal: io.signal, ...(known ? { validators: known } : {}) })
    if (response.notModified) return { notModified: true }
    if (response.status === 404)
      throw new SourceError('manifest-missing', {
        message: `There is no manifest at ${url}.`,
        hint: describeStatus(response).hint,
      })
    if (response.status !== 200) throw statusError(response)
    const manifest = storableJson(parsed(response.json), io.note, response.bytes)
    const { entries, skipped } = readManifest(manifest, config, io.note)
    return { notModified: false, entries, skipped, validators: response.validators, complete: true }
  },

  fetchEntry: (_config, entry, io, known) => fetchBible(entry.data.bibleUrl, io, known),

  map: (config, entry, bible, note) =>
    mapBible(
      { slug: entry.data.slug, manifestEntry: entry.data.fields, bible },
      {
        baseUrl: config.base_url,
        defaultBrand: config.default_brand,
        defaultContentType: config.default_content_type,
        defaultTargetPlatforms: config.default_target_platforms,
      },
      note,
    ).item,

  // `updated_at` hints that an entry may have changed; it is not a change in itself.
  hashedData: (data) => withoutTime(data.fields),
  // Everything else in the item is derived from these; a new way of deriving it counts as a change.
  substance: ({
    contentType,
    contentSubtype,
    metadata: { bible, manifest_entry: entry, bucket_base_url, target_platforms },
  }) => [
    mappingVersion,
    bible,
    isRecord(entry) ? withoutTime(entry) : null,
    bucket_base_url,
    contentType,
    contentSubtype,
    target_platforms,
  ],
})

function withoutTime(fields: Record<string, unknown>): Record<string, unknown> {
  const { updated_at: _, ...rest } = fields
  return rest
}

function parsed(json: () => unknown): unknown {
  try {
    return json()
  } catch (error) {
    if (!(error instanceof OutboundError) || (error.code !== 'not-json' && error.code !== 'not-utf8'))
      throw error
    throw new SourceError('manifest-malformed', {
      message: `We can’t read the manifest. ${error.message}`,
      hint: error.hint,
    })
  }
}
