'use client'

import { Images } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { PageHeader } from '@/components/ui/page-header'
import { StatusBadge } from '@/components/ui/status-badge'
import { formatFileSize } from '@/lib/media-library/format-file-size'
import type { MediaFileAnswer, Storage } from '@/lib/media-library/schemas'
import { FileButton } from './file-button'
import { FileDrop } from './file-drop'
import { FilePicture } from './file-picture'
import { pagesWords } from './pages-words'
import { UploadList } from './upload-list'
import { useUploads } from './use-uploads'

type MediaLibraryProps = {
  projectId: string
  files: readonly (MediaFileAnswer & { href: string })[]
  storage: Storage
  filtered: boolean
  /** The URL of the library without filters. */
  base: string
  writes: boolean
  /** The filters, shown above the files. */
  filters: ReactNode
  pages: ReactNode
}

/** A project's images, videos and documents, and the uploads in progress. */
export function MediaLibrary(props: MediaLibraryProps) {
  const { projectId, files, storage, filtered, base, writes, filters, pages } = props
  const router = useRouter()
  const { uploads, add, cancel, retry, dismiss } = useUploads(projectId, () => router.refresh())
  return (
    <>
      <PageHeader
        title="Media library"
        description="Images, videos and PDFs for your posts. Drop files anywhere on this page, or paste them."
        actions={writes ? <FileButton label="Upload files" variant="primary" onFiles={add} /> : null}
      />
      {writes ? <FileDrop onFiles={add} label="Drop to upload" /> : null}
      <UploadList
        projectId={projectId}
        uploads={uploads}
        onCancel={cancel}
        onRetry={retry}
        onDismiss={dismiss}
      />
      {filters}
      {files.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
          {files.map((file) => (
            <li
              key={file.id}
              className="card card--default relative gap-0 overflow-hidden p-0 focus-within:border-focus hover:border-border-tertiary"
            >
              <FilePicture file={file} className="aspect-square w-full" />
              <div className="flex min-w-0 flex-col gap-1 p-3">
                <Link
                  href={file.href}
                  scroll={false}
                  className="truncate text-sm font-medium after:absolute after:inset-0"
                >
                  {file.name}
                </Link>
                <p className="text-xs text-muted tabular-nums">
                  {formatFileSize(file.bytes)}
                  {file.pages ? `, ${pagesWords(file.pages)}` : ''}
                  {file.uses > 0 ? `, in ${file.uses} ${file.uses === 1 ? 'post' : 'posts'}` : ''}
                </p>
                {file.alt === '' && file.kind !== 'document' ? (
                  <p>
                    <StatusBadge tone="warning">No alt text</StatusBadge>
                  </p>
                ) : (
                  <p className="truncate text-xs text-muted">{file.alt}</p>
                )}
              </div>
            </li>
          ))}
        </ul>
      ) : filtered ? (
        <EmptyState icon={<Images />} title="No file matches your search">
          <Link href={base} className="underline underline-offset-2">
            Show all files
          </Link>
        </EmptyState>
      ) : uploads.some(({ state }) => state !== 'failed') ? null : (
        <EmptyState
          icon={<Images />}
          title="No files yet"
          action={writes ? <FileButton label="Choose files" onFiles={add} /> : null}
        >
          Your images and videos appear here, and you can use them in any post.
        </EmptyState>
      )}
      {pages}
      <StorageMeter storage={storage} />
    </>
  )
}

function StorageMeter({ storage: { used_bytes, allowed_bytes } }: { storage: Storage }) {
  const full = used_bytes >= allowed_bytes * 0.9
  return (
    <div className="mt-6 max-w-sm">
      <p className="mb-1.5 text-sm">
        <span className="font-medium">{formatFileSize(used_bytes)}</span> of {formatFileSize(allowed_bytes)}{' '}
        used
        <span className="text-muted"> by all projects of your workspace</span>
      </p>
      <progress
        className="meter"
        aria-label="Storage used"
        value={Math.min(used_bytes, allowed_bytes)}
        max={Math.max(1, allowed_bytes)}
      />
      {full ? (
        <p className="mt-1.5 text-sm text-warning-soft-foreground">
          Your storage is almost full. Delete files you no longer need, or ask your administrator for more.
        </p>
      ) : null}
    </div>
  )
}
