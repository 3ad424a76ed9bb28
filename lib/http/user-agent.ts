import { version } from '../../package.json'

/** The name in our User-Agent that robots.txt files can refer to. */
export const productToken = 'Tributary'

/** The User-Agent of our requests, with a URL where the operator can be reached. Serves spec/security#2.8. */
export function userAgent(contactUrl: string): string {
  return `${productToken}/${version} (+${contactUrl.replace(/[^\x21-\x7e]/g, '')})`
}
