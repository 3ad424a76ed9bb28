/**
 * Source of the worker thread that reads a PDF's text. Lines end where the PDF reader reports it; a gap of more
 * than a line separates paragraphs.
 */
export const pdfWorkerSource = `
const { getDocumentProxy } = require(workerData.reader)

async function work() {
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
  return { text }
}
`
