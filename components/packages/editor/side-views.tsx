'use client'

import { PostPreview } from '@/components/packages/preview/post-preview'
import { TracePanel, type TracePanelProps } from '@/components/packages/trace/trace-panel'
import { classNames } from '@/components/ui/class-names'
import type { VariantContent } from '@/lib/platforms/schemas'

const views = {
  preview: { label: 'Preview', says: 'as it will appear' },
  sources: { label: 'Sources', says: 'what each sentence is based on' },
} as const
export type SideView = keyof typeof views

type SideViewsProps = {
  /** The post as it is typed. */
  content: VariantContent
  account: { name: string; handle: string | null }
  trace: Pick<TracePanelProps, 'view' | 'writers'>
  source: Pick<TracePanelProps, 'content' | 'contentHref'>
  unsaved: boolean
  current: SideView
  onChoose: (view: SideView) => void
}

/** Beside a post: what it will look like, or what it is based on. */
export function SideViews(props: SideViewsProps) {
  const { content, account, trace, source, unsaved, current, onChoose } = props
  return (
    <>
      <fieldset className="mb-3 flex flex-wrap items-center gap-1">
        <legend className="sr-only">View beside the post</legend>
        {(Object.keys(views) as SideView[]).map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={view === current}
            className={classNames(
              'cursor-pointer rounded-md border px-2.5 py-1 text-sm',
              view === current
                ? 'border-accent bg-default-soft font-medium text-foreground'
                : 'border-border text-muted hover:text-foreground',
            )}
            onClick={() => onChoose(view)}
          >
            {views[view].label}
          </button>
        ))}
        <span className="ml-1.5 text-sm text-muted">{views[current].says}</span>
      </fieldset>
      {current === 'preview' ? (
        <PostPreview content={content} account={account} />
      ) : (
        <TracePanel {...trace} {...source} language={content.language} unsaved={unsaved} />
      )}
    </>
  )
}
