import { version } from '../../package.json'

/** The name in our User-Agent that robots.txt files can speak to. */
export const productToken = 'Tributary'

/** The name requests go by, with an address where the people behind them are found. Serves spec/security#2.8. */
export function userAgent(contactUrl: string): string {
  return `${productToken}/${version} (+${contactUrl.replace(/[^\x21-\x7e]/g, '')})`
}
