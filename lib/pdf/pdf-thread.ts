import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/**
 * Limits for reading a PDF. Unpacked data lies outside the thread's own heap, so the memory of the process is
 * watched too.
 */
const bounds = {
  memoryMb: 256,
  growthBytes: 384 * 1024 * 1024,
  /** The largest buffer that the thread may allocate at once; no page of text needs that much. */
  pieceBytes: 48 * 1024 * 1024,
  ms: 20_000,
  atOnce: 4,
}
let reading = 0

/**
 * `Busy`: several PDFs are being read. `TooSlow`, `TooBig`: the thread was terminated. Otherwise the name of the
 * reader's error.
 */
export type PdfFailure = { failed: string }

type PdfWork = {
  /**
   * The code that the thread runs: a function `work` that returns a promise of the result. As text, so that no
   * bundler has to include a file.
   */
  script: string
  data: Record<string, unknown>
  /** How the thread requests bytes of a file that is not passed as a whole. */
  read?: (from: number, until: number) => Promise<Uint8Array>
  /** Added to the usual limit for a single buffer. */
  morePieceBytes?: number
  ms?: number | undefined
}

/**
 * Runs work on a PDF in a separate thread, which is terminated if it takes too long or too much memory: a small PDF
 * can be built to unpack without end. Returns its result, or why there is none. Throws what `read` throws.
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
  // Resolved at run time: a bundler would try to bundle it.
  const reader = createRequire(join(process.cwd(), 'package.json')).resolve('unpdf')
  return new Promise((resolve, reject) => {
    const worker = new Worker(guarded(script), {
      eval: true,
      // It needs neither our settings nor our secrets.
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
 * Buffers lie outside the heap that a thread's limits cover, and one stream may unpack to gigabytes between two
 * checks of the process. So allocating too large a buffer is refused, and the reading ends.
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
