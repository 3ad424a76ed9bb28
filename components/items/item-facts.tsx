import { TextLink } from '@/components/ui/button'
import { DescriptionList } from '@/components/ui/description-list'
import { AbsoluteTime, RelativeTime } from '@/components/ui/relative-time'
import type { ItemAnswer } from '@/lib/items/schemas'
import { languageName } from '@/lib/platforms/language'
import { TagLink } from './tag-link'

type ItemFactsProps = {
  item: ItemAnswer
  /** The item's source; absent if it was deleted. */
  source?: { name: string; href: string }
  tagHref: (tag: string) => string
}

/** An item's metadata: everything except its text and images. */
export function ItemFacts({ item, source, tagHref }: ItemFactsProps) {
  return (
    <DescriptionList
      entries={[
        { term: 'Source', value: source ? <TextLink href={source.href}>{source.name}</TextLink> : 'Deleted' },
        { term: 'ID in the source', value: <code className="font-mono break-all">{item.external_id}</code> },
        ...(item.content_type ? [{ term: 'Type', value: item.content_type }] : []),
        { term: 'Brand', value: item.content_subtype ?? undefined },
        {
          term: 'Tags',
          value:
            item.tags.length > 0 ? (
              <span className="flex flex-wrap gap-1">
                {item.tags.map((tag) => (
                  <TagLink key={tag} tag={tag} href={tagHref(tag)} />
                ))}
              </span>
            ) : undefined,
        },
        {
          term: 'Languages',
          value: item.languages.length > 0 ? item.languages.map(languageName).join(', ') : undefined,
        },
        ...(item.url && /^https?:/i.test(item.url)
          ? [
              {
                term: 'Original',
                value: (
                  <TextLink href={item.url} className="[overflow-wrap:anywhere]">
                    {item.url}
                  </TextLink>
                ),
              },
            ]
          : []),
        { term: 'Published', value: item.published_at ? <AbsoluteTime at={item.published_at} /> : undefined },
        { term: 'First seen', value: <RelativeTime at={item.created_at} /> },
        { term: 'Last changed', value: <RelativeTime at={item.updated_at} /> },
      ]}
    />
  )
}
