import { OutboundError } from '@/lib/http/outbound-error'
import { SmtpError } from '@/lib/smtp/smtp-error'
import { ConnectionError, getRemoteAccount } from '../oauth'
import type { FieldsProtocol } from '../server'
import { problemOf } from './problem'
import { talkToMailServer } from './talk-to-mail-server'

/** Signs in to the mail server without sending anything. */
export const newsletterConnection: FieldsProtocol = {
  async identify({ connect, fields }) {
    try {
      await talkToMailServer({ connect, fields }, null)
    } catch (error) {
      throw asConnectionError(error, fields)
    }
    const list = (fields.list ?? '').toLowerCase()
    return {
      account: getRemoteAccount({ remoteId: list, handle: list, displayName: fields.from_name ?? list }),
    }
  },
}

function asConnectionError(error: unknown, fields: Readonly<Record<string, string>>): unknown {
  if (error instanceof OutboundError)
    return error.code === 'address-refused'
      ? new ConnectionError('refused', `${error.message} ${error.hint}`, error)
      : new ConnectionError('unreachable', error.message, error)
  if (!(error instanceof SmtpError)) return error
  const { kind, message, hint } = problemOf(error, fields)
  if (kind === 'later' || error.step === 'connect') return new ConnectionError('unreachable', message, error)
  return new ConnectionError(error.step === 'sign-in' ? 'ended' : 'refused', `${message} ${hint}`, error)
}
