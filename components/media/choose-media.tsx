'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { callRoute } from '@/components/forms/call-route'
import { FailureNotice } from '@/components/forms/failure-notice'
import { Button } from '@/components/ui/button'
import type { ActionFailure } from '@/lib/actions/run-action'
import { acceptedFiles } from '@/lib/media-library/limits'
import type { MediaFileAnswer } from '@/lib/media-library/schemas'
import { FileButton } from './file-button'
import { FilePicture } from './file-picture'
import { UploadList } from './upload-list'
import { useUploads } from './use-uploads'

type Page = { data: MediaFileAnswer[]; next_cursor: string | null }

export type ChooseMediaProps = {
  projectId: string
  /** Restricts the choice to documents, or to everything else; all files if absent. */
  only?: 'documents' | 'pictures'
  onChoose: (file: MediaFileAnswer) => void
}

/** Lets the user choose a file from the library or upload one, for any place that accepts media. */
export function ChooseMedia({ projectId, only, onChoose }: ChooseMediaProps) {
  const documents = only === 'documents'
  const [q, setQ] = useState('')
  const [files, setFiles] = useState<MediaFileAnswer[]>()
  const [next, setNext] = useState<string | null>(null)
  const [error, setError] = useState<ActionFailure>()
  const searching = useRef<AbortController>(undefined)
  const { uploads, add, cancel, retry, dismiss } = useUploads(projectId, onChoose)

  const load = useCallback(
    async (words: string, cursor: string | null, signal?: AbortSignal) => {
      const query = new URLSearchParams({
        limit: '24',
        ...(words ? { q: words } : {}),
        ...(documents ? { kind: 'document' } : {}),
        ...(cursor ? { cursor } : {}),
      })
      // Rejects only when aborted, by a newer search or by unmounting.
      const answer = await callRoute<Page>(`/api/media-files?${query}`, {
        headers: { 'X-Project-ID': projectId },
        ...(signal ? { signal } : {}),
        lost: 'We couldn’t load the media library.',
      }).catch(() => undefined)
      if (!answer) return
      if (!answer.ok) return setError(answer.error)
      setError(undefined)
      setFiles((old) => (cursor ? [...(old ?? []), ...answer.data.data] : answer.data.data))
      setNext(answer.data.next_cursor)
    },
    [projectId, documents],
  )
  const shown = only === 'pictures' ? files?.filter(({ kind }) => kind !== 'document') : files
  useEffect(() => {
    const controller = new AbortController()
    searching.current = controller
    const timer = setTimeout(() => void load(q.trim(), null, controller.signal), q ? 250 : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [q, load])

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <input
          type="search"
          // biome-ignore lint/a11y/noAutofocus: a dialog begins in its first field, also when its script comes later than it opens
          autoFocus
          aria-label="Search files"
          placeholder="Search names and alt texts"
          className="input min-w-56 flex-1"
          value={q}
          onChange={(event) => {
            setQ(event.target.value)
            // The page to show more of belongs to the search before.
            setNext(null)
          }}
        />
        <FileButton
          label={documents ? 'Upload PDFs' : 'Upload files'}
          accept={documents ? 'application/pdf' : acceptedFiles}
          onFiles={add}
        />
      </div>
      <UploadList
        projectId={projectId}
        uploads={uploads}
        onCancel={cancel}
        onRetry={retry}
        onDismiss={dismiss}
      />
      {error ? <FailureNotice error={error} /> : null}
      {shown?.length === 0 && !next ? (
        <p className="text-sm text-muted">
          {q
            ? 'No file matches your search.'
            : `No ${documents ? 'PDFs' : 'files'} yet. Upload one, and it appears here.`}
        </p>
      ) : null}
      <ul className="grid max-h-96 grid-cols-3 gap-2 overflow-y-auto p-0.5 sm:grid-cols-4">
        {shown?.map((file) => (
          <li key={file.id}>
            <button
              type="button"
              aria-label={file.title || file.alt || file.name}
              title={file.name}
              className="block w-full cursor-pointer rounded-lg"
              onClick={() => onChoose(file)}
            >
              <FilePicture file={file} className="aspect-square w-full rounded-lg" />
              {file.kind === 'document' ? (
                <span aria-hidden className="mt-1 block truncate text-start text-xs">
                  {file.title || file.name}
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      {next ? (
        <div>
          <Button size="sm" onClick={() => void load(q.trim(), next, searching.current?.signal)}>
            Show more
          </Button>
        </div>
      ) : null}
    </div>
  )
}
