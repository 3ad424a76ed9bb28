import { OutboundError } from '@/lib/http/outbound-error'
import { outboundFailure } from '@/lib/http/outbound-failure'
import { EntrySkipped, SourceError, type SourceErrorCode } from '@/lib/sources/source-error'
import { Refusal } from './refusal'
import type { DatabaseTableConfig } from './schemas'
import { kindName, serverName } from './server'
import { statementTimeoutMs } from './session'

type Words = { code: SourceErrorCode; message: string; hint: string }
type Told = (config: DatabaseTableConfig) => Words

const mayRead = 'Let whoever runs the database give this user the right to read it (GRANT SELECT).'

const signIn: Told = (config) => ({
  code: 'database-sign-in',
  message: `The database at ${serverName(config)} does not let the user “${config.user}” in.`,
  hint: 'Check the user and the password; the user may also be let in only from certain addresses.',
})
const missing: Told = (config) => ({
  code: 'database-missing',
  message: `There is no database “${config.database}” at ${serverName(config)}, or this user may not see it.`,
  hint: 'Check its name; upper and lower case count.',
})
const forbidden: Told = (config) => ({
  code: 'database-forbidden',
  message: `The user “${config.user}” may not read this table.`,
  hint: mayRead,
})
const changed: Told = (config) => ({
  code: 'table-missing',
  message: `The table “${config.table}” or one of its columns is no longer there.`,
  hint: 'Preview the source to see what is there now, and correct the settings.',
})
const tooSlow: Told = () => ({
  code: 'database-slow',
  message: `The database took longer than ${statementTimeoutMs / 1000} seconds and stopped, as it was asked to.`,
  hint: 'Choose a column of the last change that has an index, narrow the rows down, or read a view of just those that are needed.',
})
const busy: Told = (config) => ({
  code: 'database-busy',
  message: `The database at ${serverName(config)} takes no more connections now.`,
  hint: 'It is tried again by itself; if it stays, let whoever runs the database allow more connections.',
})
const starting: Told = (config) => ({
  code: 'database-busy',
  message: `The database at ${serverName(config)} is starting or stopping.`,
  hint: 'It is tried again by itself.',
})
const writes: Told = (config) => ({
  code: 'database-read-only',
  message: `Reading “${config.table}” would change something in the database; only reading is done here.`,
  hint: 'Read the table itself, or a view that calls no function that writes.',
})
const noReadOnly: Told = (config) => ({
  code: 'database-read-only',
  message: `The database at ${serverName(config)} is too old to promise that nothing is changed.`,
  hint: 'PostgreSQL from 9.6, MySQL from 5.6.5 and MariaDB from 10.0 on can be read.',
})
const wantsTls: Told = (config) => ({
  code: 'tls-not-offered',
  message: `The database at ${serverName(config)} takes only secure connections.`,
  hint: 'Turn the secure connection on in the settings.',
})
const oddSignIn: Told = (config) => ({
  code: 'database-sign-in',
  message: `The database at ${serverName(config)} asks for a way of signing in that is not supported here.`,
  hint: 'Let whoever runs the database make a user with a password (SCRAM for PostgreSQL, caching_sha2_password or mysql_native_password for MySQL).',
})

const noTls: Told = (config) => ({
  code: 'tls-not-offered',
  message: `The database at ${serverName(config)} offers no secure connection.`,
  hint: 'Let whoever runs the database turn TLS on. A server inside your own network can be read without, if the operator of this install allows it.',
})
const noDatabase: Told = (config) => ({
  code: 'not-a-database',
  message: `What answers at ${serverName(config)} is not ${kindName[config.kind]}.`,
  hint: 'Check the server’s name and port, and the kind of database.',
})
const openPassword: Told = (config) => ({
  code: 'database-sign-in',
  message: `The database at ${serverName(config)} asks for the password in the open, over a connection that is not secure.`,
  hint: 'Turn the secure connection on, or let whoever runs the database choose a safer way of signing in.',
})
const misbehaves: Told = (config) => ({
  code: 'database-error',
  message: `What answers at ${serverName(config)} does not keep to the rules of ${kindName[config.kind]}.`,
  hint: 'Check that nothing between this install and the database changes what they say.',
})

const words: Record<string, Told> = {
  // Found out by us
  'no-tls': noTls,
  'no-database': noDatabase,
  'odd-sign-in': oddSignIn,
  'open-password': openPassword,
  misbehaves,
  // PostgreSQL
  '28P01': signIn,
  '28000': signIn,
  '3D000': missing,
  '42501': forbidden,
  '42P01': changed,
  '42703': changed,
  '3F000': changed,
  '57014': tooSlow,
  '55P03': tooSlow,
  '53300': busy,
  '53400': busy,
  '57P03': starting,
  '57P01': starting,
  '57P02': starting,
  '25006': writes,
  // MySQL and MariaDB
  '1045': signIn,
  '1698': signIn,
  '1130': signIn,
  '1129': signIn,
  '1862': signIn,
  '1820': signIn,
  '3118': signIn,
  '1044': missing,
  '1049': missing,
  '1142': forbidden,
  '1143': forbidden,
  '1370': forbidden,
  '1356': forbidden,
  '1146': changed,
  '1054': changed,
  '3024': tooSlow,
  '1969': tooSlow,
  '1205': tooSlow,
  '1040': busy,
  '1203': busy,
  '1226': busy,
  '1053': starting,
  '1792': writes,
  '1064': noReadOnly,
  '3159': wantsTls,
  '1251': oddSignIn,
  '2059': oddSignIn,
}

/** Whether the database stopped a statement because it took too long. */
export const tookTooLong = (error: unknown): boolean =>
  error instanceof Refusal && words[error.code] === tooSlow

/**
 * Any failure of a database in words: what it refused as a SourceError, what the connection met as an OutboundError that
 * speaks of a database. Serves decisions 4.
 */
export function databaseFailure(error: unknown, config: DatabaseTableConfig): Error {
  if (error instanceof SourceError || error instanceof EntrySkipped) return error
  if (error instanceof Refusal) {
    const told = words[error.code]?.(config) ?? otherRefusal(config, error)
    return new SourceError(told.code, told)
  }
  return spoken(outboundFailure(error, serverName(config), true), config)
}

const otherRefusal = (config: DatabaseTableConfig, refusal: Refusal): Words => ({
  code: 'database-error',
  message: `The database at ${serverName(config)} refused: ${oneLine(refusal.message)} (${oneLine(refusal.code)})`,
  hint: 'Show this to whoever runs the database.',
})

/** Words of a server that may say anything, as one short line. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, 200)

/** A connection's failure with the hints of web servers put into those for databases. */
function spoken(error: OutboundError, config: DatabaseTableConfig): OutboundError {
  const host = serverName(config)
  const kind = kindName[config.kind]
  const said: Partial<Record<OutboundError['code'], { message?: string; hint: string }>> = {
    'dns-failed': {
      hint: 'Check the spelling of the server’s name; if it is right, try again in a few minutes.',
    },
    'connect-refused': {
      hint: 'Check the server’s name and port, and that a firewall lets this install in.',
    },
    'timed-out': {
      message: `The database at ${host} took too long to answer.`,
      hint: `Check the server’s name and port, that ${kind} answers there, and that a firewall lets this install in.`,
    },
    'connection-lost': {
      message: `The connection to the database at ${host} broke off.`,
      hint: `It is tried again by itself; if it stays, check that ${kind} answers at this port.`,
    },
    'tls-failed': {
      message: `A secure connection to ${host} is not possible; its certificate could not be checked.`,
      hint: 'Check that the server’s name is the one its provider gives. If the provider offers a CA certificate to download, paste it in the settings.',
    },
    'too-large': {
      message: `The database at ${host} sent more than one sync reads.`,
      hint: 'Read fewer columns, or a view of just the rows that are needed.',
    },
  }
  const own = said[error.code]
  if (!own) return error
  return new OutboundError(error.code, {
    message: own.message ?? error.message,
    hint: own.hint,
    sent: error.sent,
    cause: error,
  })
}
