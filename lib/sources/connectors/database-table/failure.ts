import { OutboundError } from '@/lib/http/outbound-error'
import { outboundFailure } from '@/lib/http/outbound-failure'
import { EntrySkipped, SourceError, type SourceErrorCode } from '@/lib/sources/source-error'
import { StatementError } from './refusal'
import type { DatabaseTableConfig } from './schemas'
import { kindName, serverName } from './server'
import { statementTimeoutMs } from './session'

type Words = { code: SourceErrorCode; message: string; hint: string }
type FailureDescriber = (config: DatabaseTableConfig) => Words

const grantHint = 'Ask your database administrator to give this user read access (GRANT SELECT).'

const signIn: FailureDescriber = (config) => ({
  code: 'database-sign-in',
  message: `The database at ${serverName(config)} rejected the user “${config.user}”.`,
  hint: 'Check the user name and password. The database may also accept this user only from certain addresses.',
})
const missing: FailureDescriber = (config) => ({
  code: 'database-missing',
  message: `There is no database “${config.database}” at ${serverName(config)}, or this user has no access to it.`,
  hint: 'Check its name, including upper and lower case.',
})
const forbidden: FailureDescriber = (config) => ({
  code: 'database-forbidden',
  message: `The user “${config.user}” is not allowed to read this table.`,
  hint: grantHint,
})
const changed: FailureDescriber = (config) => ({
  code: 'table-missing',
  message: `The table “${config.table}” or one of its columns no longer exists.`,
  hint: 'Preview the source to see what is available, then correct the settings.',
})
const tooSlow: FailureDescriber = () => ({
  code: 'database-slow',
  message: `The database query took longer than ${statementTimeoutMs / 1000} seconds, so we stopped it.`,
  hint: 'Choose an indexed “last changed” column, filter the rows, or use a view with only the rows you need.',
})
const busy: FailureDescriber = (config) => ({
  code: 'database-busy',
  message: `The database at ${serverName(config)} has no free connections right now.`,
  hint: 'We retry automatically. If it keeps happening, ask your database administrator to allow more connections.',
})
const starting: FailureDescriber = (config) => ({
  code: 'database-busy',
  message: `The database at ${serverName(config)} is starting or stopping.`,
  hint: 'We retry automatically.',
})
const writes: FailureDescriber = (config) => ({
  code: 'database-read-only',
  message: `Reading “${config.table}” would change data in the database, so we stopped.`,
  hint: 'Use the table itself, or a view that doesn’t write data.',
})
const noReadOnly: FailureDescriber = (config) => ({
  code: 'database-read-only',
  message: `The database at ${serverName(config)} is too old to guarantee read-only access.`,
  hint: 'We support PostgreSQL 9.6, MySQL 5.6.5, MariaDB 10.0 and later.',
})
const tlsRequired: FailureDescriber = (config) => ({
  code: 'tls-not-offered',
  message: `The database at ${serverName(config)} only accepts secure connections.`,
  hint: 'Turn on the secure connection in the settings.',
})
const unsupportedSignIn: FailureDescriber = (config) => ({
  code: 'database-sign-in',
  message: `The database at ${serverName(config)} uses a sign-in method that we don’t support.`,
  hint: 'Ask your database administrator to create a user with a password (SCRAM for PostgreSQL, caching_sha2_password or mysql_native_password for MySQL).',
})

const noTls: FailureDescriber = (config) => ({
  code: 'tls-not-offered',
  message: `The database at ${serverName(config)} doesn’t offer a secure connection.`,
  hint: 'Ask your database administrator to turn on TLS. Your Tributary administrator can allow servers in your own network without TLS.',
})
const noDatabase: FailureDescriber = (config) => ({
  code: 'not-a-database',
  message: `The server at ${serverName(config)} is not ${kindName[config.kind]}.`,
  hint: 'Check the server name, the port and the database type.',
})
const plaintextPassword: FailureDescriber = (config) => ({
  code: 'database-sign-in',
  message: `The database at ${serverName(config)} asks for the password unencrypted, over a connection that is not secure.`,
  hint: 'Turn on the secure connection, or ask your database administrator for a safer sign-in method.',
})
const protocolViolation: FailureDescriber = (config) => ({
  code: 'database-error',
  message: `The server at ${serverName(config)} doesn’t follow the ${kindName[config.kind]} protocol.`,
  hint: 'Check that no proxy between us and the database changes the connection.',
})

const describersByCode: Record<string, FailureDescriber> = {
  // Our own checks
  'no-tls': noTls,
  'no-database': noDatabase,
  'odd-sign-in': unsupportedSignIn,
  'open-password': plaintextPassword,
  misbehaves: protocolViolation,
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
  '3159': tlsRequired,
  '1251': unsupportedSignIn,
  '2059': unsupportedSignIn,
}

/** Whether the database stopped a statement because it took too long. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof StatementError && describersByCode[error.code] === tooSlow

/**
 * Turns any database failure into a readable error: a refusal by the database into a SourceError, a connection
 * failure into an OutboundError with wording for databases. Serves spec/decisions#4.
 */
export function toDatabaseError(error: unknown, config: DatabaseTableConfig): Error {
  if (error instanceof SourceError || error instanceof EntrySkipped) return error
  if (error instanceof StatementError) {
    const described = describersByCode[error.code]?.(config) ?? describeOtherRefusal(config, error)
    return new SourceError(described.code, described)
  }
  return describeOutboundError(outboundFailure(error, serverName(config), true), config)
}

const describeOtherRefusal = (config: DatabaseTableConfig, refusal: StatementError): Words => ({
  code: 'database-error',
  message: `The database at ${serverName(config)} returned an error: ${toOneLine(refusal.message)} (${toOneLine(refusal.code)})`,
  hint: 'Show this to your database administrator.',
})

/** Returns a server's text, which may contain anything, as one short line. */
export const toOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, 200)

/** Replaces the hints of a connection failure, written for web servers, with ones for databases. */
function describeOutboundError(error: OutboundError, config: DatabaseTableConfig): OutboundError {
  const host = serverName(config)
  const kind = kindName[config.kind]
  const explanations: Partial<Record<OutboundError['code'], { message?: string; hint: string }>> = {
    'dns-failed': {
      hint: 'Check the spelling of the server name. If it is right, try again in a few minutes.',
    },
    'connect-refused': {
      hint: 'Check the server name and port, and that its firewall lets us in.',
    },
    'timed-out': {
      message: `The database at ${host} took too long to answer.`,
      hint: `Check the server name and port, that ${kind} answers there, and that its firewall lets us in.`,
    },
    'connection-lost': {
      message: `We lost the connection to the database at ${host}.`,
      hint: `We retry automatically. If it keeps happening, check that ${kind} answers at this port.`,
    },
    'tls-failed': {
      message: `We couldn’t connect securely to ${host}, because we can’t verify its certificate.`,
      hint: 'Check that you entered the server name your provider gave you. If the provider offers a CA certificate to download, paste it into the settings.',
    },
    'too-large': {
      message: `The database at ${host} sent more data than one sync can read.`,
      hint: 'Read fewer columns, or use a view with only the rows you need.',
    },
  }
  const explanation = explanations[error.code]
  if (!explanation) return error
  return new OutboundError(error.code, {
    message: explanation.message ?? error.message,
    hint: explanation.hint,
    sent: error.sent,
    cause: error,
  })
}
