import { AppError } from '@/lib/errors'
import { inPdfThread } from './pdf-thread'

/**
 * What we know about a PDF: its number of pages, the size of the first one in points, and the title that its
 * program stored, if any.
 */
export type PdfFacts = { pages: number; width: number; height: number; title: string }

/**
 * Reads a PDF's number of pages, the size of the first one and the title without loading the whole file into
 * memory: the reader requests the pieces it needs. Throws `invalid`, with what to do, for a PDF that has a password
 * or is damaged or too complex, and `unavailable` while several are being read. Serves spec/security#7.2.
 */
export async function describePdf(file: {
  bytes: number
  read: (from: number, until: number) => Promise<Uint8Array>
}): Promise<PdfFacts> {
  const answer = await inPdfThread<PdfFacts>({
    script,
    data: { bytes: file.bytes },
    read: file.read,
    // The reader allocates memory for the whole file, and fills in what it reads.
    morePieceBytes: file.bytes,
  })
  if ('failed' in answer) throw explain(answer.failed)
  if (!(answer.pages > 0)) throw explain('')
  return { ...answer, title: titleIn(answer.title) }
}

function explain(failed: string): AppError {
  if (failed === 'Busy')
    return new AppError('unavailable', {
      detail: 'We are already reading several PDFs.',
      hint: 'Try again in a moment.',
    })
  if (failed === 'PasswordException')
    return new AppError('invalid', {
      detail: 'This PDF has a password, so networks can’t show it.',
      hint: 'Save it without a password and upload that.',
    })
  return failed === 'TooSlow' || failed === 'TooBig'
    ? new AppError('invalid', {
        detail: 'This PDF is too complex to read.',
        hint: 'Export it again, for example by printing it to a PDF, and upload that.',
      })
    : new AppError('invalid', {
        detail: 'This PDF is damaged, so we can’t read its pages.',
        hint: 'Export it again and upload that.',
      })
}

/** Cleans up a title: programs store file names there, or their own name. */
function titleIn(title: string): string {
  const plain = title
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/^\s*Microsoft (?:Word|PowerPoint) - /u, '')
    .trim()
    .slice(0, 200)
    .toWellFormed()
  return /^untitled\b|\.(?:docx?|pptx?|indd|odt|odp|pages|key|pdf|tex|dvi)$|^\W*$/iu.test(plain) ? '' : plain
}

const script = `
// Node 20 has none of the methods of iterators that the reader uses.
const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
for (const name of ['find', 'some', 'every', 'filter', 'map', 'reduce', 'forEach'])
  iterators[name] ??= function (...given) { return [...this][name](...given) }
const { getResolvedPDFJS } = require(workerData.reader)

async function work() {
  const { getDocument, PDFDataRangeTransport } = await getResolvedPDFJS()
  class Pieces extends PDFDataRangeTransport {
    requestDataRange(from, until) { parentPort.postMessage({ from, until }) }
  }
  const range = new Pieces(workerData.bytes, null)
  parentPort.on('message', ({ from, bytes }) => range.onDataRange(from, bytes))
  const pdf = await getDocument({ range, disableAutoFetch: true, disableStream: true, isEvalSupported: false, disableFontFace: true, verbosity: 0 }).promise
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  const title = typeof info.Title === 'string' ? info.Title.slice(0, 1000) : ''
  return { pages: pdf.numPages, width: Math.round(width), height: Math.round(height), title }
}
`
