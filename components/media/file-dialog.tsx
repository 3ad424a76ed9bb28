'use client'

import { Download, ExternalLink, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callRoute } from '@/components/forms/call-route'
import { Input, Textarea } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Form, SubmitButton } from '@/components/forms/form'
import { useSubmit } from '@/components/forms/use-submit'
import { PackageBadge } from '@/components/packages/package-badge'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { useToast } from '@/components/ui/toast'
import { formatFileSize } from '@/lib/media-library/format-file-size'
import type { MediaFileAnswer, MediaUses } from '@/lib/media-library/schemas'
import { changeFile } from './alt-prompt'
import { FilePicture } from './file-picture'
import { FocalEditor } from './focal-editor'
import { lengthWords } from './length-words'
import { pagesWords } from './pages-words'

type FileDialogProps = {
  projectId: string
  file: MediaFileAnswer
  uses: MediaUses
  /** The project's base path, for links to posts and content. */
  project: string
  /** The URL of the page without the dialog. */
  closeHref: string
  writes: boolean
}

/** Everything about one file: what it shows, where it is used, and what can be done with it. */
export function FileDialog({ projectId, file, uses, project, closeHref, writes }: FileDialogProps) {
  const router = useRouter()
  const toast = useToast()
  const [name, setName] = useState(file.name)
  const [alt, setAlt] = useState(file.alt)
  const [title, setTitle] = useState(file.title ?? '')
  const [focal, setFocal] = useState(file.focal)
  const { submit, pending, error } = useSubmit()
  const removal = useSubmit()
  const headers = { 'X-Project-ID': projectId }
  const close = () => router.replace(closeHref, { scroll: false })
  const restore = () =>
    callRoute(`/api/media-files/${file.id}/restore`, {
      method: 'POST',
      headers,
      lost: 'We couldn’t reach the server.',
    })
  const remove = () =>
    void removal.submit(
      () =>
        callRoute(`/api/media-files/${file.id}`, {
          method: 'DELETE',
          headers,
          lost: 'We couldn’t reach the server.',
        }),
      {
        onDone: () =>
          toast({
            message: `${file.name} deleted.`,
            action: {
              label: 'Undo',
              onPress: () =>
                void restore().then((answer) => {
                  toast(
                    answer.ok
                      ? { message: `${file.name} restored.` }
                      : { tone: 'danger', message: answer.error.message },
                  )
                  router.refresh()
                }),
            },
          }),
        href: closeHref,
      },
    )
  const isDocument = file.kind === 'document'
  const facts = [
    file.pages ? pagesWords(file.pages) : '',
    file.width && file.height && !isDocument ? `${file.width} × ${file.height}` : '',
    file.seconds ? lengthWords(file.seconds) : '',
    formatFileSize(file.bytes),
    `uploaded by ${file.uploaded_by_name}`,
  ]
  return (
    <Dialog open onClose={close} title={file.name} description={facts.filter(Boolean).join(', ')} wide>
      <Form
        error={error}
        pending={pending}
        onSubmit={() =>
          void submit(
            () =>
              changeFile(projectId, file.id, {
                // Sends changed fields only: someone else may have changed the others in the meantime.
                ...(name.trim() === file.name ? {} : { name: name.trim() }),
                ...(alt.trim() === file.alt ? {} : { alt: alt.trim() }),
                ...(focal === file.focal ? {} : { focal }),
                ...(title.trim() === (file.title ?? '') ? {} : { title: title.trim() }),
              }),
            { done: 'File saved.', href: closeHref },
          )
        }
        actions={writes ? <SubmitButton pending={pending}>Save file</SubmitButton> : null}
        secondary={
          <>
            {isDocument ? (
              <a
                href={file.url}
                download={`${file.name.replace(/\.pdf$/i, '')}.pdf`}
                className={buttonClass({})}
              >
                <Download aria-hidden />
                Download
              </a>
            ) : (
              <a href={file.url} target="_blank" rel="noopener" className={buttonClass({})}>
                <ExternalLink aria-hidden />
                Open original<span className="sr-only"> (opens in a new tab)</span>
              </a>
            )}
            {writes ? (
              <Button variant="danger-outline" pending={removal.pending} onClick={remove}>
                <Trash2 aria-hidden />
                Delete file
              </Button>
            ) : null}
          </>
        }
      >
        {file.kind === 'image' ? (
          <FocalEditor
            src={file.preview_url ?? file.url}
            value={focal}
            onChange={(point) => writes && setFocal(point)}
          />
        ) : isDocument ? (
          <FilePicture file={file} className="h-48 w-full rounded-lg" />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: what people upload has no captions of its own
          <video
            src={file.url}
            controls
            preload="metadata"
            aria-label={file.alt || file.name}
            className="max-h-72 w-full rounded-lg bg-black"
          />
        )}
        {isDocument ? (
          <Field
            name="title"
            label="Title"
            required
            help="Networks show it with the document. Posts start with it when you choose this file."
          >
            <Input readOnly={!writes} value={title} onChange={(event) => setTitle(event.target.value)} />
          </Field>
        ) : (
          <Field
            name="alt"
            label="Alt text"
            help="For people who can’t see it. Posts start with it when you choose this file."
          >
            <Textarea
              rows={2}
              readOnly={!writes}
              value={alt}
              onChange={(event) => setAlt(event.target.value)}
            />
          </Field>
        )}
        <Field name="name" label="Name" required>
          <Input readOnly={!writes} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Uses uses={uses} project={project} />
        {removal.error ? (
          <p role="alert" className="text-sm text-danger-soft-foreground">
            {removal.error.message} {removal.error.hint}
          </p>
        ) : null}
      </Form>
    </Dialog>
  )
}

function Uses({ uses, project }: { uses: MediaUses; project: string }) {
  const link = 'font-medium underline-offset-2 hover:underline'
  return (
    <div>
      <h3 className="mb-1 text-sm font-medium">Where it is used</h3>
      {uses.posts.length + uses.content.length === 0 ? (
        <p className="text-sm text-muted">No post uses this file yet.</p>
      ) : (
        <ul className="flex flex-col gap-1 text-sm">
          {uses.posts.map((post) => (
            <li key={post.package_id}>
              <Link href={`${project}/packages/${post.package_id}`} className={link}>
                {post.title || 'A post'}
              </Link>{' '}
              <PackageBadge status={post.status} publicAt={post.public_at} />
            </li>
          ))}
          {uses.content.map((item) => (
            <li key={item.item_id}>
              <Link href={`${project}/items/${item.item_id}`} className={link}>
                {item.title || 'Content'}
              </Link>{' '}
              <span className="text-muted">Content</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
