'use client'

import { Upload } from 'lucide-react'
import { useId } from 'react'
import { type ButtonVariant, buttonClass } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { acceptedFiles } from '@/lib/media-library/limits'

/** A button that opens the file picker. For keyboards, it is the browser's own file input. */
export function FileButton({
  label,
  variant = 'secondary',
  size = 'md',
  accept = acceptedFiles,
  onFiles,
}: {
  label: string
  variant?: ButtonVariant
  size?: 'sm' | 'md'
  accept?: string
  onFiles: (files: File[]) => void
}) {
  const id = useId()
  const ready = useHydrated()
  return (
    <label htmlFor={id} className={buttonClass({ variant, size }, 'cursor-pointer')}>
      <Upload aria-hidden />
      {label}
      <input
        id={id}
        type="file"
        multiple
        accept={accept}
        disabled={!ready}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
