import { Link } from '@/components/ui/link'

/** Says how a model would help to read a brief, and who can set one up. Takes the page for it, null without access. */
export function SetUpModel({ href }: { href: string | null }) {
  return (
    <>
      A language model reads a brief in prose.{' '}
      {href ? (
        <Link href={href} className="text-link">
          Set up a model
        </Link>
      ) : (
        'A workspace admin can set one up.'
      )}
    </>
  )
}
