import { LocalTime } from '@/components/ui/local-time'
import type { ItemAnswer } from '@/lib/items/schemas'
import { excerptOf } from './excerpt'
import { columnWords, originsInWords } from './origin-words'

/** Shows each field of an item with its value and where in the source it came from. */
export function FieldOrigins({ item }: { item: ItemAnswer }) {
  const fields = Object.keys(columnWords).filter((column) => item.field_sources[column])
  return (
    <table className="w-full text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Value and where it came from</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-separator">
        {fields.map((column) => (
          <tr key={column} className="align-top">
            <th scope="row" className="w-28 py-2.5 pr-4 text-start font-normal text-muted sm:w-36">
              {columnWords[column]}
            </th>
            <td className="py-2.5">
              <div className="line-clamp-3 break-words">{shownValue(item, column)}</div>
              <div className="mt-0.5 text-xs text-muted">
                from {originsInWords(item.field_sources[column] ?? [], item.metadata.fields !== undefined)}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function shownValue(item: ItemAnswer, column: string) {
  switch (column) {
    case 'title':
      return item.title
    case 'content':
      return excerptOf(item.raw_content)
    case 'url':
      return <span className="break-all">{item.url}</span>
    case 'content_type':
      return item.content_type
    case 'content_subtype':
      return item.content_subtype
    case 'featured_image':
      return <span className="break-all">{item.featured_image}</span>
    case 'media_urls':
      return item.media_urls.length === 1 ? '1 image' : `${item.media_urls.length} images`
    case 'tags':
      return item.tags.join(', ')
    case 'published_at':
      return item.published_at ? <LocalTime at={item.published_at} /> : null
    case 'target_platforms':
      return [item.metadata.target_platforms].flat().map(String).join(', ')
    default:
      return null
  }
}
