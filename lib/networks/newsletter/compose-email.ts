import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { escapeHtml, textToHtml } from '@/lib/text/text-to-html'
import { type ChangeIo, MediaRefused, type Post } from '../publisher'

type Io = ChangeIo<'fields'>
type Picture = { cid: string; alt: string; content: Buffer; contentType: string; width: number | undefined }

/** No mail program shows images wider than this. */
const widest = 600

/**
 * The Message-ID of a publication's email. It stays the same however often it is sent, so that duplicates can be
 * recognized.
 */
export const messageIdOf = (post: Post, from: string): string => `<${post.id}@${domainOf(from)}>`

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/**
 * Composes a post as an email: the title as subject, text and HTML, its images embedded. It has neither list
 * headers nor a header for automated mail: the list adds the former, and many lists drop emails with the latter.
 * Throws MediaRefused.
 */
export async function composeEmail(post: Post, io: Io): Promise<Buffer> {
  const { from = '', from_name: name = '', list = '' } = io.access.fields
  const { content, post: written } = post.payload
  const pictures = await picturesOf(post, io, domainOf(from))
  const [first, ...others] = pictures
  const subject = oneLine(written.title ?? '')
  const html = [
    `<!doctype html><html lang="${escapeHtml(content.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 16px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5"><div style="max-width:${widest}px;margin:0 auto">`,
    `<h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${escapeHtml(subject)}</h1>`,
    ...(first ? [imageOf(first)] : []),
    textToHtml(written.text),
    ...others.map(imageOf),
    '</div></body></html>',
  ].join('\n')
  const composer = new MailComposer({
    from: { name: oneLine(name), address: from },
    to: { name: '', address: list },
    subject,
    text: [written.text, ...pictures.map(({ alt }) => (alt ? `[${oneLine(alt)}]` : ''))]
      .filter(Boolean)
      .join('\n\n'),
    html,
    messageId: messageIdOf(post, from),
    headers: { 'Content-Language': content.language.replace(/[^a-z0-9-]/gi, '') },
    attachments: pictures.map(({ cid, content: bytes, contentType }, at) => ({
      cid,
      content: bytes,
      contentType,
      contentDisposition: 'inline' as const,
      filename: `image-${at + 1}.${contentType.slice('image/'.length).replace('jpeg', 'jpg')}`,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

const imageOf = ({ cid, alt, width }: Picture): string =>
  `<p style="margin:16px 0"><img src="cid:${escapeHtml(cid)}" alt="${escapeHtml(alt)}"${width ? ` width="${Math.min(width, widest)}"` : ''} style="max-width:100%;height:auto"></p>`

/** Replaces line breaks and control characters, so that nothing can break out of a header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]+/gu, ' ').trim()

async function picturesOf(post: Post, io: Io, domain: string): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const [index, { alt }] of post.payload.content.media.entries()) {
    const { bytes, contentType, size } = await io.loadMedia(index)
    if (!contentType.startsWith('image/'))
      throw new MediaRefused('An email can’t hold a video.', 'Use images for this channel.')
    const cid = `${post.id}.${index + 1}@${domain}`
    pictures.push({ cid, alt, content: Buffer.from(bytes), contentType, width: size?.width })
  }
  return pictures
}
