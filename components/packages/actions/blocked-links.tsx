import { Link } from '@/components/ui/link'

export type BlockedLink = { label: string; href: string }

/** Links to the pages on which it can be solved that a post is blocked, to follow the sentence that explains it. */
export const BlockedLinks = ({ links }: { links: readonly BlockedLink[] }) =>
  links.map(({ label, href }) => (
    <span key={label}>
      {' '}
      <Link href={href} className="text-link whitespace-nowrap">
        {label}
      </Link>
    </span>
  ))
