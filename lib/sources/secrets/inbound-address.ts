import { env } from '@/lib/env'
import { findConnector } from '../registry'

type Place = { id: string; sourceType: string }

/**
 * Returns where publishers send the items of a push source, including a URL secret if given; null for a source that
 * we read.
 */
export const pushAddress = (source: Place, urlSecret?: string): string | null =>
  findConnector(source.sourceType)?.kind === 'push' ? inbound(source.id, urlSecret) : null

/** Returns where the system behind a pull source reports that it has something new; null for other kinds. */
export const notifyAddress = (source: Place, urlSecret?: string): string | null =>
  findConnector(source.sourceType)?.kind === 'pull' ? `${inbound(source.id, urlSecret)}/notify` : null

// Uses the install's own address, never the one a request came to (Next.js pitfalls 10).
const inbound = (id: string, urlSecret: string | undefined): string =>
  [env().APP_URL, 'api/inbound/sources', id, ...(urlSecret === undefined ? [] : [urlSecret])].join('/')
