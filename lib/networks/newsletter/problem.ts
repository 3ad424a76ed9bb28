import type { SmtpError } from '@/lib/smtp/smtp-error'

/**
 * Why an email was not accepted. `later`: the server asked us to try again, or cannot be reached; `never`: not as
 * it is; `unknown`: it may have been accepted.
 */
export type NewsletterProblem = { kind: 'later' | 'never' | 'unknown'; message: string; hint: string }

const again = 'We try again automatically.'

/**
 * Describes a failure, based on the step and the mail server's response code: 4xx means later, 5xx never (RFC 5321,
 * 4.2.1).
 */
export function problemOf(
  { step, isUnsent, responseCode, said }: SmtpError,
  { host = 'The mail server', from = '', list = '' }: Readonly<Record<string, string>>,
): NewsletterProblem {
  const words = said ? `: ${said}` : '.'
  const never = (message: string, hint: string): NewsletterProblem => ({ kind: 'never', message, hint })
  if (!isUnsent && responseCode === undefined)
    return {
      kind: 'unknown',
      message: `We lost the connection to ${host} before it confirmed the email.`,
      hint: 'Look whether the list has it.',
    }
  if (responseCode !== undefined && responseCode < 500)
    return {
      kind: 'later',
      message: `${host} asked us to try again later (${responseCode})${words}`,
      hint: again,
    }
  if (step === 'tls')
    return never(
      `We couldn’t connect securely to ${host}. It offers no encryption, or its certificate isn’t valid for this name.`,
      'Check the name and the port of the mail server.',
    )
  if (step === 'sign-in')
    return never(
      `${host} refused our sign-in${words}`,
      'Enter the user and the password again. Some providers want an app password.',
    )
  if (step === 'size') return never(`The email is larger than ${host} takes.`, 'Use fewer or smaller images.')
  if (step === 'sender')
    return never(
      `${host} doesn’t let us send as ${from}${words}`,
      'Check the From address, and at your email provider which addresses you may send as.',
    )
  if (step === 'receiver')
    return never(
      `${host} doesn’t take emails for ${list}${words}`,
      'Check the list address, and that the list lets the From address post.',
    )
  if (step === 'content' && responseCode !== undefined)
    return never(`${host} refused the email${words}`, 'Change the post, or ask your email provider.')
  return { kind: 'later', message: `${host} ended the connection.`, hint: again }
}
