import { env } from '@/lib/env'
import { isEmailAddress } from './email-address'

/** Whether this install can send email, i.e. SMTP_URL is set. Otherwise pages do not offer what needs email. */
export const isEmailConfigured = (): boolean => env().SMTP_URL !== undefined

/** Returns the sender of our emails: MAIL_FROM, otherwise `notifications@` the host of APP_URL. */
export function emailSender(): { name: string; address: string } {
  const given = env().MAIL_FROM
  if (given === undefined) return { name: 'Tributary', address: `notifications@${emailHost()}` }
  const bracket = given.lastIndexOf('<')
  const name = given.slice(0, Math.max(0, bracket)).trim()
  const address = given
    .slice(bracket + 1)
    .replace('>', '')
    .trim()
  if (!isEmailAddress(address))
    throw new Error(
      'MAIL_FROM must be an address, or a name and an address such as Acme <posts@example.com>.',
    )
  return { name: name.replace(/^"|"$/g, '') || 'Tributary', address }
}

/** The host used in our emails' Message-IDs. */
export const emailHost = (): string => new URL(env().APP_URL).hostname.replace(/^\[|\]$/g, '')
