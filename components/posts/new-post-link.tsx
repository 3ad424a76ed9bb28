import { PenLine } from 'lucide-react'
import { type ButtonVariant, LinkButton } from '@/components/ui/button'

/** Link to the page for writing a post, used wherever posts are shown. */
export function NewPostLink({ project, variant }: { project: string; variant?: ButtonVariant }) {
  return (
    <LinkButton href={`${project}/posts/new`} variant={variant ?? 'primary'}>
      <PenLine aria-hidden />
      New post
    </LinkButton>
  )
}
