'use client'

import { RotateCcw, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { ErrorCode } from '@/lib/errors'
import { formatFileSize } from '@/lib/media-library/format-file-size'
import { AltPrompt } from './alt-prompt'
import type { Upload } from './use-uploads'

type UploadListProps = {
  projectId: string
  uploads: readonly Upload[]
  onCancel: (key: number) => void
  onRetry: (key: number) => void
  onDismiss: (key: number) => void
}

/** Lists uploads with their progress, and asks for the alt text (or title) of those that are done. */
export function UploadList({ projectId, uploads, onCancel, onRetry, onDismiss }: UploadListProps) {
  if (uploads.length === 0) return null
  const first = uploads.find(
    ({ state, result }) => state === 'done' && result?.kind === 'image' && !result.alt,
  )
  return (
    <section aria-label="Uploads" className="mb-6">
      <ul className="flex flex-col gap-3">
        {uploads.map((one) => (
          <li key={one.key} className="card card--default gap-2 p-3">
            {one.state === 'done' && one.result ? (
              <AltPrompt
                projectId={projectId}
                file={one.result}
                focused={one === first}
                onClose={() => onDismiss(one.key)}
              />
            ) : (
              <UploadRow
                upload={one}
                onCancel={() => onCancel(one.key)}
                onRetry={() => onRetry(one.key)}
                onDismiss={() => onDismiss(one.key)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Lists only the uploads that are not done, for places that show finished ones themselves. */
export function UploadRows({ uploads, onCancel, onRetry, onDismiss }: Omit<UploadListProps, 'projectId'>) {
  const open = uploads.filter(({ state }) => state !== 'done')
  if (open.length === 0) return null
  return (
    <ul aria-label="Uploads" className="mb-3 flex flex-col gap-3">
      {open.map((one) => (
        <li key={one.key}>
          <UploadRow
            upload={one}
            onCancel={() => onCancel(one.key)}
            onRetry={() => onRetry(one.key)}
            onDismiss={() => onDismiss(one.key)}
          />
        </li>
      ))}
    </ul>
  )
}

function UploadRow({
  upload,
  onCancel,
  onRetry,
  onDismiss,
}: {
  upload: Upload
  onCancel: () => void
  onRetry: () => void
  onDismiss: () => void
}) {
  const { file, sent, state, failure } = upload
  const failed = state === 'failed'
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{file.name}</p>
        {failed ? (
          <p role="alert" className="text-sm text-danger-soft-foreground">
            {failure?.message} {failure?.hint}
          </p>
        ) : (
          <>
            <progress
              className="meter my-1"
              aria-label={`Uploading ${file.name}`}
              value={sent}
              max={file.size}
            />
            <p className="text-xs text-muted tabular-nums">{progressWords(upload)}</p>
          </>
        )}
      </div>
      {failed ? (
        <>
          {failure && neverAccepted.has(failure.code) ? null : (
            <Button size="sm" onClick={onRetry}>
              <RotateCcw aria-hidden />
              Try again
            </Button>
          )}
          <Button size="sm" variant="ghost" iconOnly aria-label={`Dismiss ${file.name}`} onClick={onDismiss}>
            <X aria-hidden />
          </Button>
        </>
      ) : (
        <Button size="sm" onClick={onCancel}>
          Cancel<span className="sr-only"> the upload of {file.name}</span>
        </Button>
      )}
    </div>
  )
}

/** Failures that the same file has every time. */
const neverAccepted: ReadonlySet<ErrorCode> = new Set(['unsupported-media-type', 'too-large'])

function progressWords({ file, sent, state }: Upload): string {
  if (state === 'waiting') return `Waiting. ${formatFileSize(file.size)}`
  if (state === 'offline') return 'The connection was lost. We continue as soon as it is back.'
  if (sent === file.size) return 'Checking the file…'
  return `${formatFileSize(sent)} of ${formatFileSize(file.size)}`
}
