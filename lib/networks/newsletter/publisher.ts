import { SmtpError } from '@/lib/smtp/smtp-error'
import { rejected, unknownOutcome } from '../outcomes'
import type { Publisher, PublishOutcome } from '../publisher'
import { composeEmail, messageIdOf } from './compose-email'
import { problemOf } from './problem'
import { talkToMailServer } from './talk-to-mail-server'

/** A server that temporarily rejects unknown senders (greylisting) expects them back after a few minutes. */
const laterSeconds = 600

/**
 * Sends one email to the list (spec/platforms#newsletter). The server accepts it with the final dot: before that is
 * sent, it has certainly not been accepted. There is no way to ask later, so if the end was sent but not confirmed,
 * a person has to check.
 */
export const newsletterPublisher: Publisher<'fields'> = {
  evidence: { lookup: 'none', again: 'another' },

  async publish(post, io) {
    const { fields } = io.access
    const { from = '', list = '' } = fields
    const content = await composeEmail(post, io)
    const messageId = messageIdOf(post, from)
    const { connect, signal } = io
    const beforeEnd = () => io.sending({ message_id: messageId })
    try {
      await talkToMailServer({ connect, fields, signal, beforeEnd }, { from, to: list, content })
    } catch (error) {
      if (error instanceof SmtpError) return outcomeOf(error, fields)
      throw error
    }
    return { kind: 'published', remoteId: messageId, remoteUrl: null }
  },

  reconcile: null,
  correct: null,
  remove: null,
}

function outcomeOf(error: SmtpError, fields: Readonly<Record<string, string>>): PublishOutcome {
  const { kind, message, hint } = problemOf(error, fields)
  if (kind === 'unknown') return unknownOutcome(message)
  if (kind === 'never')
    return rejected(
      message,
      hint,
      error.step === 'sign-in' ? 'connection-ended' : error.step === 'size' ? 'media' : 'rejected',
    )
  const retryAfterSeconds = error.responseCode === undefined ? 60 : laterSeconds
  return { kind: 'pending', retryAfterSeconds, failure: { code: 'unreachable', message, hint } }
}
