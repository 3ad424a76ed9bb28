/**
 * A field or file of a form, in the order sent. Read its body before requesting the next part; the rest is skipped.
 */
export type FormPart = {
  name: string
  /** Undefined for a field that is not a file. */
  filename: string | undefined
  contentType: string | undefined
  body: AsyncIterable<Uint8Array>
}

/** The body is not a form, or is cut off. */
export class BrokenForm extends Error {}

const maxHeaderBytes = 16 * 1024
const closing = Buffer.from('--')
const lineEnd = Buffer.from('\r\n')
const blankLine = Buffer.from('\r\n\r\n')

/**
 * Parses `multipart/form-data` (RFC 7578) as it arrives, holding only one chunk at a time, so that a simulated
 * network accepts a video of any size. Takes the body and its content type, and yields the parts. Throws
 * BrokenForm.
 */
export async function* readMultipart(
  body: AsyncIterable<Uint8Array>,
  contentType: string | null,
): AsyncGenerator<FormPart> {
  const boundary = parameterOf(contentType ?? '', 'boundary')
  if (!contentType?.toLowerCase().startsWith('multipart/form-data') || !boundary)
    throw new BrokenForm('The body is not multipart/form-data.')
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const pieces = body[Symbol.asyncIterator]()
  // The first boundary is at the start of the body, without a preceding line break.
  let buffered = Buffer.from(lineEnd)

  const more = async () => {
    const { done, value } = await pieces.next()
    if (done) throw new BrokenForm('The form ends too early.')
    buffered = Buffer.concat([buffered, value])
  }
  const upTo = async (mark: Buffer) => {
    let at = buffered.indexOf(mark)
    while (at < 0) {
      if (buffered.length > maxHeaderBytes) throw new BrokenForm('The headers of a part are too long.')
      await more()
      at = buffered.indexOf(mark)
    }
    const before = buffered.subarray(0, at)
    buffered = buffered.subarray(at + mark.length)
    return before
  }
  async function* content(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = buffered.indexOf(delimiter)
      if (at >= 0) {
        const last = buffered.subarray(0, at)
        buffered = buffered.subarray(at + delimiter.length)
        if (last.length > 0) yield last
        return
      }
      const sure = buffered.length - delimiter.length
      if (sure > 0) {
        const piece = buffered.subarray(0, sure)
        buffered = buffered.subarray(sure)
        yield piece
      }
      await more()
    }
  }

  await upTo(delimiter)
  for (;;) {
    while (buffered.length < 2) await more()
    if (buffered.subarray(0, 2).equals(closing)) return
    await upTo(lineEnd)
    const headers = (await upTo(blankLine)).toString('utf8').split('\r\n')
    const headerOf = (name: string) =>
      headers
        .find((line) => line.toLowerCase().startsWith(`${name}:`))
        ?.slice(name.length + 1)
        .trim()
    const disposition = headerOf('content-disposition') ?? ''
    const name = parameterOf(disposition, 'name')
    if (name === undefined) throw new BrokenForm('A part has no name.')
    const part = content()
    yield {
      name,
      filename: parameterOf(disposition, 'filename'),
      contentType: headerOf('content-type'),
      body: part,
    }
    // Skips what the caller did not read.
    for await (const _ of part);
  }
}

const parameterOf = (header: string, name: string): string | undefined =>
  header
    .split(';')
    .map((piece) => piece.trim())
    .find((piece) => piece.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .replace(/^"|"$/g, '')
    .replaceAll('%22', '"')
