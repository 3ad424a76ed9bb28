import { Link } from '@/components/ui/link'

/** Maximum number of an item's tags shown in a list. */
export const tagsShown = 3

/** A tag that links to all items that have it. */
export function TagLink({ tag, href }: { tag: string; href: string }) {
  return (
    <Link
      href={href}
      title={`Content tagged ${tag}`}
      className="relative z-[1] inline-block max-w-40 truncate rounded-md bg-default-soft px-1.5 py-0.5 text-xs font-medium text-default-soft-foreground hover:bg-default-hover"
    >
      {tag}
    </Link>
  )
}
