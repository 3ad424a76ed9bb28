import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError } from '@/lib/errors'
import { maxBriefLength } from '../extract/schemas'
import { pdfWorker } from './pdf-worker'

/** What a PDF may take up. What it unpacks to lies outside of its thread's own memory, so the process is watched too. */
const bounds = {
  memoryMb: 256,
  growthBytes: 384 * 1024 * 1024,
  /** The largest piece of memory its thread may ask for at once; no page of text needs as much. */
  pieceBytes: 48 * 1024 * 1024,
  ms: 20_000,
  pages: 200,
  atOnce: 4,
}
let reading = 0

type Answer = { text: string } | { failed: string }

/**
 * The text of a PDF, lines and paragraphs as they stand on its pages. It is read in a thread of its own, which is ended
 * when it takes too long or too much memory: a small PDF may be made to unpack without end. Throws `invalid` with what to
 * do for a PDF that has a password, holds only pictures, is broken or too big.
 */
export async function readPdf(bytes: Uint8Array, ms = bounds.ms): Promise<string> {
  if (reading >= bounds.atOnce)
    throw new AppError('unavailable', {
      detail: 'We are already reading several PDFs.',
      hint: 'Try again in a moment, or paste the text.',
    })
  reading++
  const answer = await inThread(bytes, ms).finally(() => reading--)
  if ('failed' in answer) throw explain(answer.failed)
  if (answer.text.trim() === '')
    throw new AppError('invalid', {
      detail: 'This PDF contains images of pages instead of text.',
      hint: 'Export it with its text, or paste the text.',
    })
  return answer.text
}

async function inThread(bytes: Uint8Array, ms: number): Promise<Answer> {
  // Resolved where the product runs: a bundler would take it for a part of this file.
  const reader = createRequire(join(process.cwd(), 'package.json')).resolve('unpdf')
  return new Promise((resolve) => {
    const worker = new Worker(pdfWorker, {
      eval: true,
      // Neither settings nor secrets are its business.
      env: {},
      execArgv: [],
      workerData: {
        bytes: new Uint8Array(bytes),
        reader,
        pages: bounds.pages,
        longest: 2 * maxBriefLength,
        largest: bounds.pieceBytes,
      },
      resourceLimits: { maxOldGenerationSizeMb: bounds.memoryMb, maxYoungGenerationSizeMb: 32 },
      stdout: true,
      stderr: true,
    })
    const finish = (answer: Answer) => {
      clearTimeout(timer)
      clearInterval(watch)
      resolve(answer)
      void worker.terminate()
    }
    const timer = setTimeout(() => finish({ failed: 'TooSlow' }), ms)
    const before = process.memoryUsage.rss()
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > bounds.growthBytes) finish({ failed: 'TooBig' })
    }, 25)
    worker.once('message', finish)
    worker.once('error', () => finish({ failed: 'TooBig' }))
    worker.once('exit', () => finish({ failed: 'TooBig' }))
  })
}

function explain(failed: string): AppError {
  const detail =
    failed === 'PasswordException'
      ? 'This PDF has a password.'
      : failed === 'TooSlow' || failed === 'TooBig'
        ? 'This PDF is too large or complex to read.'
        : 'This PDF is damaged.'
  return new AppError('invalid', { detail, hint: 'Save it again without a password, or paste its text.' })
}
