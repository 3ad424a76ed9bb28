'use client'

import { X } from 'lucide-react'
import { useState } from 'react'
import { TextLink } from '@/components/ui/button'
import { languageName } from '@/lib/platforms/language'
import type { VariantMedia } from '@/lib/platforms/schemas'

type Captions = NonNullable<VariantMedia['captions']>

type CaptionFilesProps = {
  captions: Captions | undefined
  /** Whether the video was made from the post, so that it shows the post's text. */
  made: boolean
  editable: boolean
  onChange: (captions: Captions | undefined) => void
}

/**
 * A video's caption files by language, each of which can be removed. If there are none, says where captions come
 * from.
 */
export function CaptionFiles({ captions = [], made, editable, onChange }: CaptionFilesProps) {
  const [removed, setRemoved] = useState<{ file: Captions[number]; at: number }>()
  const remove = (at: number) => {
    const file = captions[at]
    const left = captions.filter((_, place) => place !== at)
    if (file) setRemoved({ file, at })
    onChange(left.length > 0 ? left : undefined)
  }
  const putBack = ({ file, at }: { file: Captions[number]; at: number }) => {
    setRemoved(undefined)
    onChange(captions.toSpliced(at, 0, file))
  }
  // The file may be back in the meantime, through a save or a regeneration.
  const lost = removed && !captions.some(({ url }) => url === removed.file.url) ? removed : undefined
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-xs text-muted">
      {captions.length > 0 ? (
        <>
          <span>Captions:</span>
          <ul className="contents">
            {captions.map(({ url, language }, at) => (
              <li
                key={url}
                className="inline-flex items-center rounded-md bg-default-soft pl-2 text-foreground last:pr-0"
              >
                <span className={editable ? 'py-0.5' : 'py-0.5 pr-2'}>{languageName(language)}</span>
                {editable ? (
                  <button
                    type="button"
                    aria-label={`Remove captions in ${languageName(language)}`}
                    className="grid size-6 place-content-center rounded-md text-muted hover:text-foreground pointer-coarse:size-9"
                    onClick={() => remove(at)}
                  >
                    <X aria-hidden className="size-3.5" />
                  </button>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      ) : made ? (
        <span>Captions: the words of the video.</span>
      ) : (
        <span>
          No captions. Caption files come with the content.{' '}
          <TextLink href="/help/sources#captions-of-videos">How to add them</TextLink>
        </span>
      )}
      {editable && lost ? (
        <button type="button" className="underline" onClick={() => putBack(lost)}>
          Put captions in {languageName(lost.file.language)} back
        </button>
      ) : null}
    </div>
  )
}
