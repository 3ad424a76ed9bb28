/**
 * What the thread that reads a PDF runs, as text: a thread started from text needs no file that a bundler would have to
 * carry along. Lines end where the reader says so; a gap wider than a line parts paragraphs.
 */
export const pdfWorker = `
const { parentPort, workerData } = require('node:worker_threads')

// Buffers lie outside of the heap that a thread's limits bound, and one stream may unpack to gigabytes between two looks at
// the process: who asks for too large a piece at once is refused and the reading ends.
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
const { getDocumentProxy } = require(workerData.reader)

async function read() {
  const pdf = await getDocumentProxy(workerData.bytes, { isEvalSupported: false, disableFontFace: true, verbosity: 0 })
  let text = ''
  for (let at = 1; at <= Math.min(pdf.numPages, workerData.pages) && text.length < workerData.longest; at++) {
    const page = await pdf.getPage(at)
    const { items } = await page.getTextContent()
    let line, height
    for (const item of items) {
      if (typeof item.str !== 'string') continue
      const y = item.transform[5]
      if (line !== undefined && text.endsWith('\\n') && item.str.trim() && line - y > 1.7 * (height || item.height || 12)) text += '\\n'
      text += item.str
      if (item.str.trim()) { line = y; height = item.height || height }
      if (item.hasEOL) text += '\\n'
      if (text.length > workerData.longest) break
    }
    page.cleanup()
    text += '\\n\\n'
  }
  return text
}

read().then(
  (text) => parentPort.postMessage({ text }),
  (error) => parentPort.postMessage({ failed: String(error && error.name) }),
)
`
