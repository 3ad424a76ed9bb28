'use client'

import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

/** Accepts files dropped anywhere on the page or pasted, and shows an overlay while files are dragged over it. */
export function FileDrop({ onFiles, label }: { onFiles: (files: File[]) => void; label: string }) {
  const [over, setOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    // A drag fires enter and leave events for each element on its way; it has ended when both counts are equal.
    let depth = 0
    const holdsFiles = (event: DragEvent) => [...(event.dataTransfer?.types ?? [])].includes('Files')
    const enter = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      depth++
      setOver(true)
    }
    const leave = () => {
      depth = Math.max(0, depth - 1)
      if (depth === 0) setOver(false)
    }
    const move = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      depth = 0
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0 || event.defaultPrevented) return
      event.preventDefault()
      take.current(files)
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take.current(files)
    }
    document.addEventListener('dragenter', enter)
    document.addEventListener('dragleave', leave)
    document.addEventListener('dragover', move)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragenter', enter)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('dragover', move)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [])
  if (!over) return null
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed inset-3 z-50 grid place-content-center rounded-2xl border-2 border-dashed border-accent bg-accent-soft/90 text-accent-soft-foreground"
    >
      <p className="flex items-center gap-2 text-lg font-semibold">
        <Upload className="size-5" />
        {label}
      </p>
    </div>
  )
}
