'use client'

import { Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import { callRoute } from '@/components/forms/call-route'
import { Form, SubmitButton } from '@/components/forms/form'
import { useSubmit } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/button'
import type { MediaFileAnswer } from '@/lib/media-library/schemas'
import { FilePicture } from './file-picture'
import type { UploadedFile } from './upload-file'

/**
 * Asks for the alt text of a file right after its upload, while the uploader still knows what it shows; for a
 * document, asks for its title.
 */
export function AltPrompt({
  projectId,
  file,
  focused,
  onClose,
}: {
  projectId: string
  file: UploadedFile
  focused: boolean
  onClose: () => void
}) {
  const id = useId()
  const isDocument = file.kind === 'document'
  const field = isDocument ? 'title' : 'alt'
  const [words, setWords] = useState(file[field] ?? '')
  const { submit, pending, error } = useSubmit()
  const save = () =>
    void submit(() => changeFile(projectId, file.id, { [field]: words.trim() }), {
      done: isDocument ? 'Title saved.' : 'Alt text saved.',
      onDone: onClose,
    })
  return (
    <Form error={error} pending={pending} onSubmit={save} inline className="items-start!">
      <FilePicture file={file} className="size-16 shrink-0 rounded-lg" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex items-start gap-1.5 text-sm font-medium">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-soft-foreground" />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">
            {file.name}{' '}
            <span role="status" className="font-normal text-muted">
              {file.existing ? 'is in your library already' : 'uploaded'}
            </span>
          </span>
        </p>
        <label htmlFor={id} className="mt-1 block text-xs text-muted">
          {isDocument
            ? 'Title: networks show it with the document'
            : `Alt text: what does this ${file.kind} show?`}
        </label>
        <input
          id={id}
          className="input mt-1"
          // biome-ignore lint/a11y/noAutofocus: the person has just added this file, and is asked what it shows
          autoFocus={focused}
          maxLength={isDocument ? 200 : 2000}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <div className="flex gap-2 self-end">
        <SubmitButton size="sm" pending={pending}>
          {isDocument ? 'Save title' : 'Save alt text'}
        </SubmitButton>
        <Button size="sm" variant="ghost" iconOnly aria-label={`Close ${file.name}`} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
    </Form>
  )
}

/** Changes a file in the library. */
export const changeFile = (
  projectId: string,
  id: string,
  change: { name?: string; alt?: string; title?: string; focal?: { x: number; y: number } | null },
) =>
  callRoute<MediaFileAnswer>(`/api/media-files/${id}`, {
    method: 'PATCH',
    headers: { 'X-Project-ID': projectId, 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
    lost: 'We couldn’t reach the server.',
  })
