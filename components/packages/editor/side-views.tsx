'use client'

import type { PostAccount } from '@/components/network-post/network-post-view'
import { PostPreview, type PreviewProps } from '@/components/packages/preview/post-preview'
import { PostPrice } from '@/components/packages/preview/post-price'
import type { TracePanelProps } from '@/components/packages/trace/trace-panel'
import { Callout } from '@/components/ui/callout'
import { ToggleButtons } from '@/components/ui/toggle-buttons'
import { useLoaded } from '@/components/ui/use-loaded'
import type { VariantContent } from '@/lib/platforms/schemas'

const views = {
  preview: { label: 'Preview', says: 'as it will appear' },
  sources: { label: 'Sources', says: 'what each sentence is based on' },
} as const
export type SideView = keyof typeof views

type SideViewsProps = {
  /** The post as currently typed. */
  content: VariantContent
  account: PostAccount
  documents: PreviewProps['documents']
  publishedAt: Date | null
  trace: Pick<TracePanelProps, 'view' | 'writers'>
  source: Pick<TracePanelProps, 'content' | 'contentHref'>
  unsaved: boolean
  current: SideView
  onChoose: (view: SideView) => void
}

/** The panel next to a post: a preview, or what the post is based on. */
export function SideViews(props: SideViewsProps) {
  const { content, account, documents, publishedAt, trace, source, unsaved, current, onChoose } = props
  // The sources panel is loaded when it is first opened.
  const { part, failed, tryAgain } = useLoaded(loadPanel, current === 'sources')
  return (
    <>
      <ToggleButtons
        label="View beside the post"
        className="mb-3"
        options={(Object.keys(views) as SideView[]).map((value) => ({ value, label: views[value].label }))}
        chosen={current}
        onToggle={(view) => {
          if (failed) tryAgain()
          onChoose(view)
        }}
      >
        <span className="ml-1.5 text-sm text-muted max-sm:sr-only">
          {current === 'preview' && publishedAt ? 'as it was published' : views[current].says}
        </span>
      </ToggleButtons>
      {current === 'preview' ? (
        <>
          <PostPreview content={content} account={account} documents={documents} publishedAt={publishedAt} />
          <PostPrice content={content} account={account} />
        </>
      ) : part ? (
        <part.TracePanel {...trace} {...source} language={content.language} unsaved={unsaved} />
      ) : failed ? (
        <Callout tone="danger" role="alert" title="We couldn’t load the sources">
          Check your connection, then choose “Sources” again.
        </Callout>
      ) : (
        <p className="text-sm text-muted">Loading sources…</p>
      )}
    </>
  )
}

const loadPanel = () => import('@/components/packages/trace/trace-panel')
