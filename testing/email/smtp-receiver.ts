import { onTestFinished } from 'vitest'
import { openSmtpReceiver, type SmtpReceiver, type SmtpReceiverOptions } from './open-smtp-receiver'

/** Runs a real mail server on the loopback interface until the end of the test. */
export async function startSmtpReceiver(options: SmtpReceiverOptions = {}): Promise<SmtpReceiver> {
  const receiver = await openSmtpReceiver(options)
  onTestFinished(receiver.close)
  return receiver
}
