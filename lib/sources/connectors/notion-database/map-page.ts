import type { Note } from '@/lib/mapping/document-reader'
import type { ItemDraft } from '@/lib/mapping/item-draft'
import { mapFields } from '@/lib/mapping/map-fields'
import { readMarkdownAddress } from '@/lib/text/web-address'
import { blocksToMarkdown } from './blocks-to-markdown'
import { isPicture, type NotionPage } from './fetch-page'
import { fileOf, type NotionFile } from './files'
import { pageFields, planOf } from './page-fields'
import { propertyValue } from './property-value'
import { list, part, text } from './reading'
import { richText } from './rich-text'
import type { NotionDatabaseConfig } from './schemas'

const limits = { properties: 200, characters: 500_000, values: 100 }
/** Property types that say nothing about the content. */
const silent: ReadonlySet<string> = new Set(['button', 'verification'])
const ofEdits: ReadonlySet<string> = new Set(['last_edited_time', 'last_edited_by'])

/**
 * Builds an item from a page: its properties, its blocks as Markdown, cover and icon become the fields. Pure; never
 * throws.
 */
export function mapPage(
  key: string,
  { page, blocks, pictures }: NotionPage,
  config: Pick<NotionDatabaseConfig, 'mapping' | 'default_brand' | 'default_content_type'>,
  note: Note,
): ItemDraft {
  const lasting = (file: NotionFile): string | undefined =>
    file.kept === 'elsewhere' ? file.address : pictures.get(file.id)
  const inText: string[] = []
  const content = blocksToMarkdown(blocks, {
    pageId: key,
    note,
    picture: (file) => {
      const address = lasting(file)
      if (address !== undefined) inText.push(address)
      return address
    },
  })
  const properties = Object.entries(part(page, 'properties')).slice(0, limits.properties)
  const types = Object.fromEntries(properties.map(([name, property]) => [name, text(property, 'type')]))
  const plan = planOf(types)
  const contents = new Set([config.mapping.content, ...(plan.content ?? [])])
  const formats: Record<string, 'markdown'> = { [pageFields.content]: 'markdown' }
  const fields: Record<string, unknown> = {}
  let charactersLeft = limits.characters
  for (const [name, property] of properties) {
    const type = types[name] ?? ''
    if (silent.has(type)) continue
    let value = propertyValue(property, (file, named) => (isPicture(file, named) ? lasting(file) : undefined))
    if (type === 'rich_text' && contents.has(name)) {
      value = richText(list(property, 'rich_text')) || null
      formats[name] = 'markdown'
    }
    charactersLeft -= JSON.stringify(value).length
    if (charactersLeft < 0) note('The page’s properties are very long. We skipped some.')
    // Uses defineProperty, so that a property named __proto__ stays a field.
    Object.defineProperty(fields, name, own(charactersLeft < 0 ? null : value))
  }
  const shown = { title: titleOf(properties), content, images: [...new Set(inText)].slice(0, limits.values) }
  for (const [name, value] of Object.entries(builtIn(page, shown, lasting)))
    if (value !== null) Object.defineProperty(fields, name, own(value))
  const item = mapFields(
    {
      key,
      fields,
      formats,
      languages: languagesOf(fields),
      metadata: {
        notion: {
          page_url: readMarkdownAddress(text(page, 'url'), undefined) ?? null,
          last_edited_time: text(page, 'last_edited_time') || null,
          edit_fields: Object.keys(types).filter((name) => ofEdits.has(types[name] ?? '')),
        },
      },
    },
    plan,
    config.mapping,
    note,
  )
  return {
    ...item,
    contentType: item.contentType ?? config.default_content_type ?? null,
    contentSubtype: item.contentSubtype ?? config.default_brand ?? null,
    mediaUrls: item.mediaUrls.slice(0, limits.values),
    tags: item.tags.slice(0, limits.values),
  }
}

/** Returns the value of a property named "Language" or similar as a language tag: "fr", "de-AT". */
function languagesOf(fields: Readonly<Record<string, unknown>>): string[] {
  for (const [name, value] of Object.entries(fields)) {
    if (!/^(?:language|lang|locale|sprache|langue|idioma|lingua|taal)$/i.test(name.trim())) continue
    const tag = /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.exec(String([value].flat()[0] ?? '').trim())?.[0]
    if (tag) return [tag.toLowerCase().replaceAll('_', '-')]
  }
  return []
}

const own = (value: unknown) => ({ value, enumerable: true, configurable: true, writable: true })

const titleOf = (properties: [string, unknown][]): unknown => {
  const [, property] = properties.find(([, each]) => text(each, 'type') === 'title') ?? []
  return propertyValue(property, () => undefined)
}

/** Returns the fields that every page has in addition to its properties; null for those it lacks. */
function builtIn(
  page: unknown,
  { title, content, images }: { title: unknown; content: string; images: string[] },
  lasting: (file: NotionFile) => string | undefined,
): Record<string, unknown> {
  const picture = (name: string) => {
    const file = fileOf(part(page, name))
    return (file && lasting(file)) ?? null
  }
  return {
    [pageFields.title]: title === null ? 'Untitled' : null,
    [pageFields.content]: content || null,
    [pageFields.pictures]: images.length > 0 ? images : null,
    [pageFields.cover]: picture('cover'),
    [pageFields.icon]: picture('icon') ?? (text(part(page, 'icon'), 'emoji') || null),
    [pageFields.publicAddress]: text(page, 'public_url') || null,
    [pageFields.created]: text(page, 'created_time') || null,
  }
}
