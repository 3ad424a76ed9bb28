'use client'

import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { classNames } from './class-names'
import { useHydrated } from './use-hydrated'

type DropZoneProps = {
  /** The instruction: "Drop pictures here, or choose them". */
  label: string
  /** Which files are accepted, and up to what size. */
  help: string
  /** Shown instead of the label while files are being processed. */
  busy?: string | undefined
  accept: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** An area for dropping or choosing files. By keyboard, it is the browser's own file input. */
export function DropZone({ label, help, busy, accept, multiple = false, onFiles }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const ready = useHydrated()
  const id = useId()
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])].slice(0, multiple ? undefined : 1)
    if (chosen.length > 0 && !busy) onFiles(chosen)
  }
  return (
    <label
      htmlFor={id}
      className={classNames(
        'flex cursor-pointer flex-col items-center gap-2 rounded-xl border border-dashed px-6 py-8 text-center text-sm',
        'focus-within:outline-2 focus-within:outline-focus',
        over ? 'border-accent bg-accent-soft' : 'border-border-secondary',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <Upload aria-hidden className="size-5 text-muted" />
      <span className="font-medium" aria-live="polite">
        {busy ?? label}
      </span>
      <span className="text-muted">{help}</span>
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept}
        className="sr-only"
        disabled={!ready || busy !== undefined}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </label>
  )
}
