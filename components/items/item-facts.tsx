import { TextLink } from '@/components/ui/button'
import { DescriptionList } from '@/components/ui/description-list'
import { LocalTime } from '@/components/ui/local-time'
import { RelativeTime } from '@/components/ui/relative-time'
import type { ItemAnswer } from '@/lib/items/schemas'
import { languageName } from '@/lib/platforms/language'
import { TagLink } from './tag-link'

type ItemFactsProps = {
  item: ItemAnswer
  /** The item's source; absent if it was deleted. */
  source?: { name: string; href: string }
  /** For an item that a topic made: the topic, absent if it was deleted, and the item whose content it repeats. */
  madeBy?: { topic?: { name: string; href: string }; original: { title: string; href: string } }
  /** Whether a person wrote it as a post of their own. */
  isOwn: boolean
  tagHref: (tag: string) => string
}

/** An item's metadata: everything except its text and images. */
export function ItemFacts({ item, source, madeBy, isOwn, tagHref }: ItemFactsProps) {
  return (
    <DescriptionList
      entries={[
        ...(madeBy
          ? [
              {
                term: 'Topic',
                value: madeBy.topic ? (
                  <TextLink href={madeBy.topic.href}>{madeBy.topic.name}</TextLink>
                ) : (
                  'Deleted'
                ),
              },
              {
                term: 'From',
                value: <TextLink href={madeBy.original.href}>{madeBy.original.title}</TextLink>,
              },
            ]
          : isOwn
            ? [{ term: 'Source', value: 'Own post' }]
            : [
                {
                  term: 'Source',
                  value: source ? <TextLink href={source.href}>{source.name}</TextLink> : 'Deleted',
                },
                {
                  term: 'ID in the source',
                  value: <code className="font-mono break-all">{item.external_id}</code>,
                },
              ]),
        ...(item.content_type && !isOwn ? [{ term: 'Type', value: item.content_type }] : []),
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
        // Without any, the fact card still names the one that was detected.
        ...(item.languages.length > 0
          ? [{ term: 'Languages', value: item.languages.map(languageName).join(', ') }]
          : []),
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
        { term: 'Published', value: item.published_at ? <LocalTime at={item.published_at} /> : undefined },
        { term: 'First seen', value: <RelativeTime at={item.created_at} /> },
        { term: 'Last changed', value: <RelativeTime at={item.updated_at} /> },
      ]}
    />
  )
}
