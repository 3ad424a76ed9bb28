import type { Socket } from 'node:net'
import { OutboundError } from '../outbound-error'
import type { OpenSocket, SocketTarget } from './open-socket'

const connectTimeoutMs = 5_000

/**
 * Connects to one of the addresses once they are checked. The socket it returns is ready for use; for `https:`, the
 * certificate is already verified. Checking and connecting together take at most 5 seconds. Throws OutboundError
 * 'timed-out' or 'connection-lost', whatever the check throws, and the socket's own error. Serves
 * spec/security#2.5.
 */
export function connectChecked(
  target: SocketTarget,
  checked: Promise<readonly string[]>,
  open: OpenSocket,
): Promise<Socket> {
  const { protocol, hostname: host } = target
  return new Promise((resolve, reject) => {
    let socket: Socket | undefined
    let finished = false
    const finish = (error: unknown, ready?: Socket) => {
      if (finished) return
      finished = true
      clearTimeout(timer)
      if (ready !== undefined) return resolve(ready)
      socket?.destroy()
      reject(error instanceof Error ? error : new Error('connection failed', { cause: error }))
    }
    const timer = setTimeout(
      () => finish(new OutboundError('timed-out', { host, sent: 'no' })),
      connectTimeoutMs,
    )
    checked.then((addresses) => {
      if (finished) return
      const opened = open(target, addresses)
      socket = opened
      opened.setNoDelay(true).setKeepAlive(true, 60_000)
      opened.once(protocol === 'https:' ? 'secureConnect' : 'connect', () => finish(undefined, opened))
      opened.on('error', finish)
      opened.once('close', () => finish(new OutboundError('connection-lost', { host, sent: 'no' })))
    }, finish)
  })
}
