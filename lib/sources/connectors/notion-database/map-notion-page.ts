import type { Note } from '@/lib/mapping/document-reader'
import type { ItemDraft } from '@/lib/mapping/item-draft'
import { mapFields } from '@/lib/mapping/map-fields'
import { readMarkdownAddress } from '@/lib/text/web-address'
import { blocksToMarkdown } from './blocks-to-markdown'
import { isPictureFile, type NotionPage } from './fetch-notion-page'
import { getList, getObject, getText } from './get-values'
import { pageFields, planOf } from './page-fields'
import { propertyValue } from './property-value'
import { type NotionFile, readNotionFile } from './read-notion-file'
import { richTextToMarkdown } from './rich-text'
import type { NotionDatabaseConfig } from './schemas'

const limits = { properties: 200, characters: 500_000, values: 100 }
/** Property types that say nothing about the content. */
const silent: ReadonlySet<string> = new Set(['button', 'verification'])
const editPropertyTypes: ReadonlySet<string> = new Set(['last_edited_time', 'last_edited_by'])

/**
 * Builds an item from a page: its properties, its blocks as Markdown, cover and icon become the fields. Pure; never
 * throws.
 */
export function mapNotionPage(
  key: string,
  { page, blocks, pictures }: NotionPage,
  config: Pick<NotionDatabaseConfig, 'mapping' | 'default_brand' | 'default_content_type'>,
  note: Note,
): ItemDraft {
  const findPermanentAddress = (file: NotionFile): string | undefined =>
    file.kept === 'elsewhere' ? file.address : pictures.get(file.id)
  const inText: string[] = []
  const content = blocksToMarkdown(blocks, {
    pageId: key,
    note,
    picture: (file) => {
      const address = findPermanentAddress(file)
      if (address !== undefined) inText.push(address)
      return address
    },
  })
  const properties = Object.entries(getObject(page, 'properties')).slice(0, limits.properties)
  const types = Object.fromEntries(properties.map(([name, property]) => [name, getText(property, 'type')]))
  const plan = planOf(types)
  const contents = new Set([config.mapping.content, ...(plan.content ?? [])])
  const formats: Record<string, 'markdown'> = { [pageFields.content]: 'markdown' }
  const fields: Record<string, unknown> = {}
  let charactersLeft = limits.characters
  for (const [name, property] of properties) {
    const type = types[name] ?? ''
    if (silent.has(type)) continue
    let value = propertyValue(property, (file, named) =>
      isPictureFile(file, named) ? findPermanentAddress(file) : undefined,
    )
    if (type === 'rich_text' && contents.has(name)) {
      value = richTextToMarkdown(getList(property, 'rich_text')) || null
      formats[name] = 'markdown'
    }
    charactersLeft -= JSON.stringify(value).length
    if (charactersLeft < 0) note('The page’s properties are very long. We skipped some.')
    // Uses defineProperty, so that a property named __proto__ stays a field.
    Object.defineProperty(fields, name, toDataProperty(charactersLeft < 0 ? null : value))
  }
  const shown = { title: titleOf(properties), content, images: [...new Set(inText)].slice(0, limits.values) }
  for (const [name, value] of Object.entries(builtIn(page, shown, findPermanentAddress)))
    if (value !== null) Object.defineProperty(fields, name, toDataProperty(value))
  const item = mapFields(
    {
      key,
      fields,
      formats,
      languages: languagesOf(fields),
      metadata: {
        notion: {
          page_url: readMarkdownAddress(getText(page, 'url'), undefined) ?? null,
          last_edited_time: getText(page, 'last_edited_time') || null,
          edit_fields: Object.keys(types).filter((name) => editPropertyTypes.has(types[name] ?? '')),
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

const toDataProperty = (value: unknown) => ({ value, enumerable: true, configurable: true, writable: true })

const titleOf = (properties: [string, unknown][]): unknown => {
  const [, property] = properties.find(([, each]) => getText(each, 'type') === 'title') ?? []
  return propertyValue(property, () => undefined)
}

/** Returns the fields that every page has in addition to its properties; null for those it lacks. */
function builtIn(
  page: unknown,
  { title, content, images }: { title: unknown; content: string; images: string[] },
  findPermanentAddress: (file: NotionFile) => string | undefined,
): Record<string, unknown> {
  const picture = (name: string) => {
    const file = readNotionFile(getObject(page, name))
    return (file && findPermanentAddress(file)) ?? null
  }
  return {
    [pageFields.title]: title === null ? 'Untitled' : null,
    [pageFields.content]: content || null,
    [pageFields.pictures]: images.length > 0 ? images : null,
    [pageFields.cover]: picture('cover'),
    [pageFields.icon]: picture('icon') ?? (getText(getObject(page, 'icon'), 'emoji') || null),
    [pageFields.publicAddress]: getText(page, 'public_url') || null,
    [pageFields.created]: getText(page, 'created_time') || null,
  }
}
