import type { Email } from '@/lib/email/send-email'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Builds an email about an account, as text and as plain HTML: some sentences, a link, some more sentences. */
export function accountText(
  to: Email['to'],
  subject: string,
  before: string[],
  link: string | undefined,
  after: string[],
): Pick<Email, 'to' | 'subject' | 'text' | 'html'> {
  // Names of people and workspaces must not break the line.
  const lines = (texts: string[]) => texts.map((one) => one.replace(/\s+/g, ' '))
  const paragraph = (one: string) => `<p>${escaped(one)}</p>`
  const [above, below] = [lines(before), lines(after)]
  return {
    to,
    subject: subject.replace(/\s+/g, ' ').slice(0, 150),
    text: `${[...above, ...(link ? [link] : []), ...below].join('\n\n')}\n`,
    html: [
      ...above.map(paragraph),
      ...(link ? [`<p><a href="${escaped(link)}">${escaped(link)}</a></p>`] : []),
      ...below.map(paragraph),
    ].join('\n'),
  }
}
