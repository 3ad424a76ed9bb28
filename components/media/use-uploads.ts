'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { ActionFailure } from '@/lib/actions/run-action'
import { cancelUpload, type UploadedFile, UploadFailed, uploadFile } from './upload-file'

/** Maximum number of parallel uploads; more would only make each slower. */
const atOnce = 2

export type Upload = {
  key: number
  file: File
  sent: number
  state: 'waiting' | 'sending' | 'offline' | 'done' | 'failed'
  failure?: ActionFailure
  result?: UploadedFile
}

let nextKey = 1

/**
 * Manages a page's uploads: several at once, each with its progress and functions to cancel and retry it. Takes the
 * project and a callback for each finished file.
 */
export function useUploads(projectId: string, onDone?: (file: UploadedFile) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  const change = useCallback((key: number, part: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  }, [])

  const start = useCallback(
    async ({ key, file }: Upload) => {
      const controller = new AbortController()
      running.current.set(key, controller)
      change(key, { state: 'sending', failure: undefined })
      try {
        const result = await uploadFile(projectId, file, {
          signal: controller.signal,
          onProgress: (sent, offline) => change(key, { sent, state: offline ? 'offline' : 'sending' }),
        })
        change(key, { state: 'done', sent: file.size, result })
        done.current?.(result)
      } catch (error) {
        if (controller.signal.aborted) return
        change(key, { state: 'failed', failure: wordsOf(error) })
      } finally {
        running.current.delete(key)
      }
    },
    [projectId, change],
  )

  // Starts waiting uploads as soon as another one ends.
  useEffect(() => {
    const busy = uploads.filter(({ state }) => state === 'sending' || state === 'offline').length
    const next = uploads.filter(({ state, key }) => state === 'waiting' && !running.current.has(key))
    for (const one of next.slice(0, Math.max(0, atOnce - busy))) void start(one)
  }, [uploads, start])

  const active = uploads.some(({ state }) => state !== 'done' && state !== 'failed')
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [active])

  const add = useCallback((files: readonly File[]) => {
    const added = files.map((file): Upload => ({ key: nextKey++, file, sent: 0, state: 'waiting' }))
    setUploads((all) => [...all, ...added])
  }, [])
  const dismiss = useCallback((key: number) => {
    setUploads((all) => all.filter((one) => one.key !== key))
  }, [])
  const cancel = (key: number) => {
    running.current.get(key)?.abort()
    const one = uploads.find((upload) => upload.key === key)
    if (one) void cancelUpload(projectId, one.file)
    dismiss(key)
  }
  const retry = (key: number) => change(key, { state: 'waiting', failure: undefined })
  return { uploads, active, add, cancel, retry, dismiss }
}

const wordsOf = (error: unknown): ActionFailure =>
  error instanceof UploadFailed
    ? error.failure
    : {
        code: 'internal',
        message: 'We couldn’t upload this file.',
        hint: 'Try again.',
        errors: [],
        request_id: '',
      }
