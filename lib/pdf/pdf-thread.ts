import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** What reading a PDF may take up. What it unpacks to lies outside of its thread's own memory, so the process is watched too. */
const bounds = {
  memoryMb: 256,
  growthBytes: 384 * 1024 * 1024,
  /** The largest piece of memory its thread may ask for at once; no page of text needs as much. */
  pieceBytes: 48 * 1024 * 1024,
  ms: 20_000,
  atOnce: 4,
}
let reading = 0

/** `Busy`: several are being read. `TooSlow`, `TooBig`: the thread was ended. Else the name of the reader's error. */
export type PdfFailure = { failed: string }

type PdfWork = {
  /** What the thread runs: a function `work` that gives a promise of the answer. Text, so that no bundler has to carry a file along. */
  script: string
  data: Record<string, unknown>
  /** Where the thread asks for bytes of a file that is not handed over whole. */
  read?: (from: number, until: number) => Promise<Uint8Array>
  /** More than the usual piece of memory that it may ask for at once. */
  morePieceBytes?: number
  ms?: number | undefined
}

/**
 * Runs work with a PDF in a thread of its own, which is ended when it takes too long or too much memory: a small PDF may be made to unpack
 * without end. Gives its answer, or why there is none. Throws what `read` throws.
 */
export async function inPdfThread<T>(work: PdfWork): Promise<T | PdfFailure> {
  if (reading >= bounds.atOnce) return { failed: 'Busy' }
  reading++
  return start<T>(work).finally(() => reading--)
}

function start<T>({
  script,
  data,
  read,
  morePieceBytes = 0,
  ms = bounds.ms,
}: PdfWork): Promise<T | PdfFailure> {
  // Resolved where the product runs: a bundler would take it for a part of this file.
  const reader = createRequire(join(process.cwd(), 'package.json')).resolve('unpdf')
  return new Promise((resolve, reject) => {
    const worker = new Worker(guarded(script), {
      eval: true,
      // Neither settings nor secrets are its business.
      env: {},
      execArgv: [],
      workerData: { ...data, reader, largest: bounds.pieceBytes + morePieceBytes },
      resourceLimits: { maxOldGenerationSizeMb: bounds.memoryMb, maxYoungGenerationSizeMb: 32 },
      stdout: true,
      stderr: true,
    })
    const end = () => {
      clearTimeout(timer)
      clearInterval(watch)
      void worker.terminate()
    }
    const finish = (answer: T | PdfFailure) => {
      end()
      resolve(answer)
    }
    const timer = setTimeout(() => finish({ failed: 'TooSlow' }), ms)
    const before = process.memoryUsage.rss()
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > bounds.growthBytes) finish({ failed: 'TooBig' })
    }, 25)
    worker.on('message', (message: { answer: T } | PdfFailure | { from: number; until: number }) => {
      if ('answer' in message) finish(message.answer)
      else if ('failed' in message) finish(message)
      else
        read?.(message.from, message.until).then(
          (bytes) => worker.postMessage({ from: message.from, bytes: new Uint8Array(bytes) }),
          (error: unknown) => {
            end()
            reject(error)
          },
        )
    })
    worker.once('error', () => finish({ failed: 'TooBig' }))
    worker.once('exit', () => finish({ failed: 'TooBig' }))
  })
}

/**
 * Buffers lie outside of the heap that a thread's limits bound, and one stream may unpack to gigabytes between two looks at the process:
 * who asks for too large a piece at once is refused and the reading ends.
 */
const guarded = (script: string): string => `
const { parentPort, workerData } = require('node:worker_threads')
for (const name of ['ArrayBuffer', 'Uint8Array', 'Uint8ClampedArray', 'Uint16Array', 'Int32Array', 'Uint32Array', 'Float32Array', 'Float64Array']) {
  globalThis[name] = new Proxy(globalThis[name], {
    construct(target, given, made) {
      const size = typeof given[0] === 'number' ? given[0] * (target.BYTES_PER_ELEMENT || 1) : 0
      if (size > workerData.largest) {
        parentPort.postMessage({ failed: 'TooBig' })
        throw new RangeError('This takes too much memory.')
      }
      return Reflect.construct(target, given, made)
    },
  })
}
${script}
work().then(
  (answer) => parentPort.postMessage({ answer }),
  (error) => parentPort.postMessage({ failed: String(error && error.name) }),
)
`
