import { simpleParser } from 'mailparser'

/** Parses an email as a mail program does. */
export const parseEmail = async (raw) => {
  const { subject, from, to, messageId, text, html, attachments, headers } = await simpleParser(raw, {
    keepCidLinks: true,
  })
  return {
    ...{ subject, from: from?.value, to: to?.value, messageId, text, html },
    language: headers.get('content-language'),
    images: attachments.map(({ cid, contentType, content }) => ({ cid, contentType, content })),
  }
}
