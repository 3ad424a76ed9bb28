import { AppError } from '@/lib/errors'
import { inPdfThread } from '@/lib/pdf/pdf-thread'
import { maxBriefLength } from '../extract/schemas'
import { pdfWorkerSource } from './pdf-worker'

const maxPages = 200

/**
 * Reads the text of a PDF, with lines and paragraphs as on its pages, in a worker thread. Throws `invalid`, with
 * what to do, for a PDF that has a password, contains only images, is damaged or too large.
 */
export async function readPdf(bytes: Uint8Array, ms?: number): Promise<string> {
  const answer = await inPdfThread<{ text: string }>({
    script: pdfWorkerSource,
    data: { bytes: new Uint8Array(bytes), pages: maxPages, longest: 2 * maxBriefLength },
    ms,
  })
  if ('failed' in answer) throw explain(answer.failed)
  if (answer.text.trim() === '')
    throw new AppError('invalid', {
      detail: 'This PDF contains images of pages instead of text.',
      hint: 'Export it with its text, or paste the text.',
    })
  return answer.text
}

function explain(failed: string): AppError {
  if (failed === 'Busy')
    return new AppError('unavailable', {
      detail: 'We are already reading several PDFs.',
      hint: 'Try again in a moment, or paste the text.',
    })
  const detail =
    failed === 'PasswordException'
      ? 'This PDF has a password.'
      : failed === 'TooSlow' || failed === 'TooBig'
        ? 'This PDF is too large or complex to read.'
        : 'This PDF is damaged.'
  return new AppError('invalid', { detail, hint: 'Save it again without a password, or paste its text.' })
}
