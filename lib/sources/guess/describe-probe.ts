import type { ErrorWords } from '@/lib/errors'
import { describeStatus } from '@/lib/http/responses/describe-status'
import { describeUnexpected, looksLikeHtml } from '@/lib/http/responses/unexpected-content'
import type { Probe } from '../connector'

/**
 * Explains what is at an address that cannot become a source: a server's refusal, a sign-in page, an empty page, a
 * PDF, an image, an archive. Undefined if it is none of these, or was not fetched. Pure.
 */
export function describeProbe(probe: Probe): ErrorWords | undefined {
  const { status, url, contentType, text, start } = probe
  const { host } = url
  if (status === 0) return undefined
  if (status === 401 || status === 403 || status === 407)
    return {
      message: `${host} doesn’t let us read this address (${status}).`,
      hint: 'It may require signing in or block bots. Use a public address, or ask the site’s administrator to let us read it.',
    }
  if (status >= 400) return describeStatus({ status, url: url.href, headers: {}, bytes: new Uint8Array() })
  if (start !== undefined && start.byteLength === 0)
    return {
      message: `The page at this address of ${host} is empty.`,
      hint: 'Open the address in your browser and check that it shows something.',
    }
  if (isSignInPage(probe))
    return {
      message: `This is a sign-in page of ${host}. We can only read public pages.`,
      hint: 'Use an address that anyone can open without signing in.',
    }
  if (isHtml(probe) && extractVisibleText(text) === '')
    return {
      message: `The page at this address of ${host} is empty: it contains no text.`,
      hint: 'If you see text in your browser, the page builds it with JavaScript. Perhaps the site has a feed.',
    }
  if (start === undefined || isHtml(probe)) return undefined
  return describeUnexpected(
    { host, url: url.href, contentType, bytes: start },
    'a page, a feed or a manifest',
  )
}

const isHtml = ({ contentType, text }: Probe): boolean => /html/.test(contentType) || looksLikeHtml(text)

/** Longer pages are worth reading even if they also contain a sign-in form. */
const maxSignInLength = 1_500

/** Whether a page is only there for signing in: a password field, and little else. */
function isSignInPage(probe: Probe): boolean {
  if (!isHtml(probe)) return false
  const text = probe.text.slice(0, 200_000)
  const words = extractVisibleText(text)
  const isNamed =
    /(?:^|[/._-])(?:sign-?in|log-?in|sso|oauth2?|auth)(?:[/._-]|$)/i.test(probe.url.pathname) ||
    /<title[^>]{0,200}>[^<]{0,200}\b(?:sign[ -]?in|log[ -]?in|anmelden|anmeldung|connexion)\b/i.test(text)
  const hasPasswordField = /<input\b[^<>]{0,1000}\btype\s{0,9}=\s{0,9}["']?password/i.test(text)
  return (
    words.length < maxSignInLength &&
    (hasPasswordField || (isNamed && /<(?:form|input|button)\b/i.test(text)))
  )
}

const invisibleElementPattern =
  /<(script|style|template|noscript|head|svg)\b(?:(?!<\1\b)[\s\S])*?<\/\1\s{0,9}>/gi

/** Returns the visible text of a page, on one line. */
function extractVisibleText(html: string): string {
  return html
    .slice(0, 200_000)
    .replace(/<!--(?:(?!<!--)[\s\S])*?-->/g, ' ')
    .replace(invisibleElementPattern, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
