'use client'

import { Images, Trash2 } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { callRoute } from '@/components/forms/call-route'
import { Checkbox, Input, Textarea } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Form, SubmitButton } from '@/components/forms/form'
import { useSubmit } from '@/components/forms/use-submit'
import { ChooseMedia } from '@/components/media/choose-media'
import { FileButton } from '@/components/media/file-button'
import { FileDrop } from '@/components/media/file-drop'
import { FilePicture } from '@/components/media/file-picture'
import { UploadRows } from '@/components/media/upload-list'
import { useUploads } from '@/components/media/use-uploads'
import { ChannelName } from '@/components/packages/channel-name'
import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { useReportUnsaved } from '@/components/ui/unsaved'
import type { MediaFileAnswer } from '@/lib/media-library/schemas'
import { networkNames, networks } from '@/lib/networks/registry'
import type { VoiceCheck } from '@/lib/voice/schemas'
import { ChannelVersion } from './channel-version'
import type { PostChannel } from './post-channel'

/** `words` is the title of a document, and the alt text of anything else. */
type Chosen = { file: MediaFileAnswer; words: string }

const wordsAs = ({ file, words }: Chosen) =>
  file.kind === 'document' ? { alt: '', title: words.trim() } : { alt: words }

type NewPostFormProps = {
  projectId: string
  /** The project's URL. */
  project: string
  channels: readonly PostChannel[]
  brand: VoiceCheck
  /** Whether the person may connect and resume channels. */
  manages: boolean
}

/** Networks for human readers whose posts have titles. */
const titled = networkNames.filter(
  (name) => networks[name].rules.title !== null && !networks[name].isForMachines,
)

/** Explains what the title is for, depending on the project's channels. */
function titleHelp(channels: readonly PostChannel[]): string {
  const names = titled.filter((name) => channels.some(({ platform }) => platform === name))
  if (names.length === 0) return 'For your lists here.'
  return `For ${names.map((name) => networks[name].label).join(', ')} and your lists here.`
}

/**
 * The form for a post that a person writes: one text for all channels, with a different text for single ones if
 * they like. Without any usable channel it can still be saved as a draft, which is for the first channel that joins.
 */
export function NewPostForm({ projectId, project, channels, brand, manages }: NewPostFormProps) {
  const usable = channels.filter(({ paused }) => !paused)
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [link, setLink] = useState('')
  const [media, setMedia] = useState<Chosen[]>([])
  const [keys, setKeys] = useState<string[]>(usable.map(({ key }) => key))
  const [versions, setVersions] = useState<Record<string, string>>({})
  const [choosing, setChoosing] = useState(false)
  const [sent, setSent] = useState(false)
  const { submit, pending, error } = useSubmit()
  const take = (file: MediaFileAnswer) =>
    setMedia((all) =>
      all.some((one) => one.file.id === file.id)
        ? all
        : [...all, { file, words: (file.kind === 'document' ? file.title : file.alt) ?? '' }],
    )
  const { uploads, active, add, cancel, retry, dismiss } = useUploads(projectId, take)
  const dirty = text !== '' || title !== '' || link !== '' || media.length > 0
  useReportUnsaved(dirty && !sent)
  const words = useMemo(
    () => ({
      title: title.trim() || null,
      link: link.trim() || null,
      media: media.map((one) => ({
        url: one.file.url,
        ...wordsAs(one),
        ...(one.file.focal ? { focal: one.file.focal } : {}),
      })),
    }),
    [title, link, media],
  )

  const send = (status: string) => {
    const chosen = keys.filter((key) => channels.some((one) => one.key === key))
    const body = {
      title: title.trim() || null,
      text: text.trim(),
      link: link.trim() || null,
      media: media.map(({ file, words }) => ({
        file_id: file.id,
        [file.kind === 'document' ? 'title' : 'alt']: words.trim(),
      })),
      // Without any, the draft is for whichever channel is connected or resumed first.
      ...(usable.length > 0 ? { channels: chosen } : {}),
      versions: Object.fromEntries(
        Object.entries(versions).flatMap(([key, own]) =>
          chosen.includes(key) && own.trim() !== '' && own.trim() !== text.trim()
            ? [[key, { text: own }]]
            : [],
        ),
      ),
      status,
    }
    void submit(
      () =>
        callRoute<{ package: { id: string } }>('/api/items', {
          method: 'POST',
          headers: { 'X-Project-ID': projectId, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
          lost: 'We couldn’t reach the server.',
        }),
      {
        done: status === 'draft' ? 'Draft saved.' : 'Post sent for review.',
        onDone: () => setSent(true),
        href: (made) => `${project}/packages/${made.package.id}`,
      },
    )
  }

  return (
    <Form
      error={error}
      pending={pending}
      onSubmit={(_, button) => send(button?.getAttribute('value') === 'draft' ? 'draft' : 'in_review')}
      actions={
        <>
          <SubmitButton pending={pending} disabled={active || keys.length === 0}>
            Send for review
          </SubmitButton>
          <SubmitButton
            pending={pending}
            disabled={active || (keys.length === 0 && usable.length > 0)}
            variant="secondary"
            value="draft"
          >
            Save draft
          </SubmitButton>
          {active ? (
            <span className="text-sm text-muted">You can send it when the uploads are done.</span>
          ) : keys.length === 0 ? (
            <span className="text-sm text-muted">
              {usable.length > 0 ? 'Choose at least one channel.' : 'Without a channel you can save a draft.'}
            </span>
          ) : null}
        </>
      }
    >
      <FileDrop onFiles={add} label="Drop to add to this post" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <Card title="Your post">
          <div className="flex flex-col gap-5">
            <Field name="text" label="Text">
              <Textarea autoFocus rows={7} value={text} onChange={(event) => setText(event.target.value)} />
            </Field>
            <div>
              <h3 className="mb-1.5 text-sm font-medium">Images, videos and documents</h3>
              <UploadRows uploads={uploads} onCancel={cancel} onRetry={retry} onDismiss={dismiss} />
              <ol className="flex flex-col gap-3">
                {media.map(({ file, words }, at) => (
                  <MediaRow
                    key={file.id}
                    file={file}
                    words={words}
                    focused={at === media.length - 1 && words === ''}
                    onWords={(value) =>
                      setMedia((all) => all.map((one, i) => (i === at ? { ...one, words: value } : one)))
                    }
                    onRemove={() => setMedia((all) => all.filter((_, i) => i !== at))}
                  />
                ))}
              </ol>
              <div className="mt-3 flex flex-wrap gap-2">
                <FileButton label="Upload files" size="sm" onFiles={add} />
                <Button size="sm" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
                  <Images aria-hidden />
                  Choose from library
                </Button>
              </div>
            </div>
            <Field
              name="title"
              label="Title"
              optional
              help={titleHelp(usable.filter(({ key }) => keys.includes(key)))}
            >
              <Input value={title} onChange={(event) => setTitle(event.target.value)} />
            </Field>
            <Field name="link" label="Link" optional>
              <Input
                type="url"
                inputMode="url"
                placeholder="https://"
                value={link}
                onChange={(event) => setLink(event.target.value)}
              />
            </Field>
          </div>
        </Card>
        <Card title="Channels">
          {usable.length === 0 ? (
            <NoUsableChannel
              paused={channels.length > 0}
              channelsHref={manages ? `${project}/channels` : undefined}
            />
          ) : null}
          {channels.length > 0 ? (
            <ul className="flex flex-col divide-y divide-separator">
              {channels.map((channel) => {
                const chosen = keys.includes(channel.key)
                return (
                  <li key={channel.id} className="py-3 first:pt-0 last:pb-0">
                    <Checkbox
                      label={<ChannelLabel channel={channel} />}
                      checked={chosen}
                      disabled={channel.paused}
                      onChange={(event) =>
                        setKeys((all) =>
                          event.target.checked
                            ? [...all, channel.key]
                            : all.filter((key) => key !== channel.key),
                        )
                      }
                    />
                    {chosen ? (
                      <ChannelVersion
                        channel={channel}
                        brand={brand}
                        words={{ ...words, text: versions[channel.key] ?? text }}
                        files={media.map(({ file }) => file)}
                        own={versions[channel.key]}
                        onOwn={(own) =>
                          setVersions(({ [channel.key]: _, ...others }) =>
                            own === undefined ? others : { ...others, [channel.key]: own },
                          )
                        }
                        text={text}
                        started={dirty}
                      />
                    ) : null}
                  </li>
                )
              })}
            </ul>
          ) : null}
        </Card>
      </div>
      <Dialog open={choosing} onClose={() => setChoosing(false)} title="Choose from library" wide>
        <ChooseMedia
          projectId={projectId}
          onChoose={(file) => {
            setChoosing(false)
            take(file)
          }}
        />
      </Dialog>
    </Form>
  )
}

function NoUsableChannel({ paused, channelsHref }: { paused: boolean; channelsHref: string | undefined }) {
  return (
    <Callout tone="warning" title={paused ? 'All channels are paused' : 'No channels yet'}>
      Save your post as a draft. As soon as a channel is {paused ? 'resumed' : 'connected'}, the draft gets a
      version with your words. Then you can send it for review.{' '}
      {channelsHref ? (
        <Link href={channelsHref} className="text-link">
          {paused ? 'Open channels' : 'Connect a channel'}
        </Link>
      ) : paused ? (
        'Ask a workspace admin to resume one.'
      ) : (
        'Ask a workspace admin to connect one.'
      )}
    </Callout>
  )
}

function ChannelLabel({ channel }: { channel: PostChannel }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <ChannelName platform={channel.platform} name={channel.name} handle={channel.handle} />
      {channel.paused ? <span className="text-muted">Paused</span> : null}
    </span>
  )
}

function MediaRow({
  file,
  words,
  focused,
  onWords,
  onRemove,
}: {
  file: MediaFileAnswer
  words: string
  focused: boolean
  onWords: (words: string) => void
  onRemove: () => void
}) {
  const id = useId()
  const isDocument = file.kind === 'document'
  return (
    <li className="flex gap-3">
      <FilePicture file={file} className="size-20 shrink-0 rounded-lg" />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="mb-1 block truncate text-xs text-muted">
          {isDocument ? 'Title of' : 'Alt text for'} {file.name}
        </label>
        <textarea
          id={id}
          className="textarea min-h-14!"
          rows={2}
          maxLength={isDocument ? 200 : 2000}
          placeholder={isDocument ? 'What is it called?' : 'What does it show?'}
          // biome-ignore lint/a11y/noAutofocus: the person has just added this file, and is asked what it shows
          autoFocus={focused}
          value={words}
          onChange={(event) => onWords(event.target.value)}
        />
      </div>
      <Button variant="ghost" size="sm" iconOnly aria-label={`Remove ${file.name}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </Button>
    </li>
  )
}
