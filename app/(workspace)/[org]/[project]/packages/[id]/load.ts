import type { EditorVariant } from '@/components/packages/editor/package-editor'
import type { ProjectContext } from '@/lib/auth/context'
import { findPackageItem } from '@/lib/packages/find-package-item'
import { getPackage } from '@/lib/packages/get-package'
import { listComments } from '@/lib/packages/list-comments'
import { listPackageEvents } from '@/lib/packages/list-package-events'
import { listPackagePosts } from '@/lib/packages/list-package-posts'
import { previewRegeneration } from '@/lib/packages/preview-regeneration'
import type { VariantAnswer } from '@/lib/packages/schemas'
import { getProject } from '@/lib/projects/get-project'

/** Everything the page of a package shows. Throws `not-found`. */
export async function loadPackagePage(ctx: ProjectContext, id: string) {
  const pkg = await getPackage(ctx, { id })
  const [item, events, comments, posts, project, remake] = await Promise.all([
    findPackageItem(ctx, pkg.item_id),
    listPackageEvents(ctx, { id }),
    listComments(ctx, { id }),
    listPackagePosts(ctx, { id }),
    getProject(ctx),
    pkg.stale && pkg.item_id ? previewRegeneration(ctx, { id }) : undefined,
  ])
  return {
    pkg,
    item,
    events,
    comments,
    posts,
    project,
    remake,
    editorVariants: pkg.variants.map(editorVariant),
  }
}
export type PackagePage = Awaited<ReturnType<typeof loadPackagePage>>

const editorVariant = (one: VariantAnswer): EditorVariant => ({
  id: one.id,
  content: {
    platform: one.platform,
    language: one.language,
    title: one.title,
    text: one.text,
    hashtags: one.hashtags,
    media: one.media,
    link: one.link,
  },
  channel: one.channel && {
    name: one.channel.display_name,
    accountKey: one.channel.account_key,
    status: one.channel.status,
  },
})
