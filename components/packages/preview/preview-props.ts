import type { VariantContent } from '@/lib/platforms/schemas'

export type PreviewProps = {
  content: VariantContent
  /** Exactly what is posted (`renderPost`). */
  post: { title: string | null; text: string }
  /** The channel's name, as it stands over the post. */
  name: string
}
