import { AppError } from '@/lib/errors'
import { maxBriefLength } from '../extract/schemas'
import { decodeText } from './decode-text'
import { readDocx } from './read-docx'
import { readPdf } from './read-pdf'

/**
 * Reads the text of a brief from a file: plain text or Markdown, a Word document or a PDF, told apart by their
 * bytes and never by name. Returns at most 200,000 UTF-16 units; `truncated` if there was more. Throws
 * `unsupported-media-type` for other files and `invalid` for files that cannot be read, each with what to do
 * instead. Serves spec/security#7.
 */
export async function readBrief(bytes: Buffer): Promise<{ text: string; truncated: boolean }> {
  const text = (await readTextOfFile(bytes)).replaceAll('\0', '').toWellFormed()
  if (text.trim() === '')
    throw new AppError('invalid', {
      detail: 'This file contains no text.',
      hint: 'Choose a file with text.',
    })
  return { text: text.slice(0, maxBriefLength).toWellFormed(), truncated: text.length > maxBriefLength }
}

function readTextOfFile(bytes: Buffer): string | Promise<string> {
  const starts = (signature: string) =>
    bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'))
  // Some programs write a few bytes before the header.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return readPdf(bytes)
  if (starts('PK\x03\x04')) return readDocx(bytes)
  if (starts('\xd0\xcf\x11\xe0'))
    throw new AppError('unsupported-media-type', {
      detail: 'This Word document is in an old format or has a password.',
      hint: 'Save it as .docx without a password, or paste its text.',
    })
  if (starts('{\\rtf'))
    throw new AppError('unsupported-media-type', {
      detail: 'This is an RTF document.',
      hint: 'Save it as .docx, or paste its text.',
    })
  const text = decodeText(bytes)
  if (text === undefined)
    throw new AppError('unsupported-media-type', {
      detail: 'This file isn’t a text file, Word document or PDF.',
      hint: 'Choose a .txt, .md, .docx or .pdf file, or paste the text.',
    })
  return text
}
