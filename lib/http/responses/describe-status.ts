import type { ErrorWords } from '@/lib/errors'
import { OutboundError } from '../outbound-error'
import type { GuardedResponse } from './guarded-response'
import { retryAfterSeconds } from './retry-after'
import { describeUnexpected } from './unexpected-content'

type Reply = Pick<GuardedResponse, 'status' | 'url' | 'headers' | 'bytes'>

/** Describes an unwanted response in plain words: which server, what it returned, what to do. */
export function describeStatus(response: Reply): ErrorWords {
  const { host } = new URL(response.url)
  const { status } = response
  if (status === 404) {
    return {
      message: `There is nothing at this address on ${host} (404).`,
      hint: 'Check the address for typos, and check that the file is uploaded.',
    }
  }
  if (status === 410) {
    return {
      message: `${host} says that this page or file is gone for good (410).`,
      hint: 'Ask the site’s administrator where the content is now and enter the new address, or pause the source. Until then, we check once a day.',
    }
  }
  if (status === 401 || status === 403 || status === 407) {
    return {
      message: `${host} doesn’t let us read this. It isn’t public, or an access key is missing or wrong (${status}).`,
      hint: 'Make it public, or check the access key if it needs one.',
    }
  }
  if (status === 408 || status === 504) {
    return { message: `${host} took too long (${status}).`, hint: 'Try again later.' }
  }
  if (status === 429) {
    const seconds = retryAfterSeconds(response.headers['retry-after'])
    return {
      message: `${host} asked us to slow down (429).`,
      hint:
        seconds === undefined
          ? 'Wait a few minutes and try again.'
          : `Wait ${formatWait(seconds)} and try again.`,
    }
  }
  if (status >= 500) {
    return {
      message: `${host} returned an error (${status}).`,
      hint: 'Try again later. If it keeps happening, ask the server’s administrator.',
    }
  }
  if (status >= 400) {
    return {
      message: `${host} refused the request (${status}).`,
      hint: 'Check the address and the settings.',
    }
  }
  if (status >= 300) {
    return {
      message: `${host} redirects us to another address (${status}).`,
      hint: 'Open this address in a browser and enter the one it takes you to.',
    }
  }
  const { url, headers, bytes } = response
  const unexpected = describeUnexpected({ host, url, contentType: headers['content-type'], bytes }, 'data')
  if (unexpected) return unexpected
  return {
    message: `${host} returned an unexpected status (${status}).`,
    hint: 'Check the address and the settings.',
  }
}

/** The described response as an error to throw. Only a 429 is reported as having had no effect. */
export function statusError(response: Reply): OutboundError {
  return new OutboundError(response.status === 410 ? 'gone' : 'bad-status', {
    ...describeStatus(response),
    status: response.status,
    retryAfterSeconds: retryAfterSeconds(response.headers['retry-after']),
    sent: response.status === 429 ? 'no' : 'unknown',
  })
}

/** Formats a wait in words: in seconds up to 90, then in minutes up to 90, then in hours, rounded up. */
export function formatWait(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, seconds)} seconds`
  if (seconds < 90 * 60) return `${Math.ceil(seconds / 60)} minutes`
  return `${Math.ceil(seconds / 3600)} hours`
}
