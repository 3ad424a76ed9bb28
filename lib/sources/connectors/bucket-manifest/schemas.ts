import { z } from 'zod'
import { webAddressField } from '@/lib/sources/addresses/web-address-field'

const path = (value: string) => value.replace(/^\/+/, '')
const safePath = (value: string) =>
  !/[\\?#]|[\p{Cc}]|^[a-z][a-z\d+.-]*:/iu.test(value) &&
  value.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..')

const baseUrl = webAddressField({
  empty: 'Enter the address of the folder.',
  credentialsHint: 'the folder must be public.',
})
  .refine((value) => !/[?#]/.test(value), {
    error: 'Enter the address of the folder alone, without ? or #.',
  })
  .transform((value) => (URL.canParse(value) ? new URL(value).href : value).replace(/(?<!\/)\/+$/, ''))

const relativePath = (what: string) =>
  z
    .string()
    .trim()
    .max(500, 'This is too long.')
    .transform(path)
    .refine((value) => value === '' || safePath(value), {
      error: `Enter ${what} inside the folder, without "..", ? or #.`,
    })

/** Config of the manifest source (spec/service#2.5), with its defaults. Unknown keys are rejected. */
export const bucketManifestConfig = z
  .strictObject({
    base_url: baseUrl.meta({
      format: 'uri',
      title: 'Folder address',
      description: 'The public https address of the folder with the manifest.',
      examples: ['https://cdn.example.com/characters'],
    }),
    manifest_path: relativePath('a path')
      .transform((value) => value || 'manifest.json')
      .default('manifest.json')
      .meta({
        title: 'Manifest file',
        description: 'The index file, relative to the folder address.',
        examples: ['manifest.json'],
      }),
    bible_filename: relativePath('a file name')
      .transform((value) => value || 'bible.json')
      .default('bible.json')
      .meta({
        title: 'Bible file',
        description: 'The file in each entry’s folder. We use it for entries without an address.',
        examples: ['bible.json'],
      }),
    default_brand: z
      .string()
      .trim()
      .max(200, 'This is too long.')
      .transform((value) => value || undefined)
      .optional()
      .meta({
        title: 'Brand',
        description: 'The default for entries without a brand.',
        examples: ['Riverfolk'],
      }),
    default_content_type: z
      .string()
      .trim()
      .max(200, 'This is too long.')
      .transform((value) => value || undefined)
      .optional()
      .meta({
        title: 'Content type',
        description: 'The default for entries without a content type.',
        examples: ['character-spotlight'],
        suggest: 'content-types',
      }),
    default_target_platforms: z
      .array(z.string().trim().min(1, 'Leave out empty keys.').max(200, 'This is too long.'))
      .max(50, 'There are too many values.')
      .default([])
      .meta({
        title: 'Channels',
        description:
          'Account keys of the channels to use for entries without channels. Leave empty for all active channels.',
        examples: ['x-main', 'instagram-de'],
      }),
    limit: z
      .int('Enter a whole number.')
      .min(1, 'At least 1.')
      .max(10_000, 'At most 10,000.')
      .default(100)
      .meta({
        title: 'Entries per sync',
        description: 'The most entries we fetch per sync. The next syncs fetch the rest.',
        examples: [100],
      }),
  })
  .transform((config) => ({ ...config, base_url: withoutManifest(config.base_url, config.manifest_path) }))

export type BucketManifestConfig = z.infer<typeof bucketManifestConfig>

/** People paste the manifest's own address as often as that of its folder. */
function withoutManifest(base: string, manifest: string): string {
  return base.endsWith(`/${manifest}`) ? base.slice(0, -manifest.length - 1).replace(/(?<!\/)\/+$/, '') : base
}
