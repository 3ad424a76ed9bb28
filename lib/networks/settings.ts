import { z } from 'zod'
import { envReader } from '@/lib/env'
import { accesses } from './accesses'
import { type NetworkName, networkNames, networks } from './registry'

const optional = z
  .string()
  .optional()
  .transform((value) => (value?.trim() ? value.trim() : undefined))

const variable = (name: NetworkName, suffix: string): string =>
  `${name.toUpperCase().replaceAll('-', '_')}_${suffix}`

function describeVariables(name: NetworkName): Record<string, z.ZodType<string | undefined>> {
  const { label, apiVersions } = networks[name]
  const connection = accesses[name]
  if (connection.method === 'fields')
    return Object.fromEntries(
      Object.entries(connection.services ?? {}).map(([suffix, { url, what }]) => [
        variable(name, suffix),
        optional.describe(`Where ${what} is, when not at ${url}.`),
      ]),
    )
  // We register the apps on the servers of such a network ourselves.
  if (connection.perServer) return {}
  const consentBy = connection.consentBy ?? label
  const described = {
    CLIENT_ID: `The OAuth app at ${connection.appAt ?? label}.`,
    CLIENT_SECRET: `See ${variable(name, 'CLIENT_ID')}.`,
    AUTHORIZE_URL: `Replaces the address of ${consentBy} where people consent.`,
    TOKEN_URL: `Replaces the address of ${consentBy} that gives tokens.`,
    API_URL: `Replaces the address of the API of ${label}.`,
  }
  return Object.fromEntries([
    ...Object.entries(described).map(([suffix, words]) => [variable(name, suffix), optional.describe(words)]),
    ...(apiVersions
      ? [
          [
            variable(name, 'API_VERSION'),
            optional
              .refine((value) => value === undefined || apiVersions.form.test(value), apiVersions.mustBe)
              .describe(
                `The version of the API of ${label}, when not the one of this release, such as ${apiVersions.example}.`,
              ),
          ],
        ]
      : []),
  ])
}

/** All networks' environment variables, derived from their names and data; `.env.example` lists them. */
export const networkVariables: Record<string, z.ZodType<string | undefined>> = Object.assign(
  {},
  ...networkNames.map(describeVariables),
)

const read = envReader<Record<string, string | undefined>>(z.object(networkVariables))

/**
 * Returns the variables set for a network. Throws a plain sentence naming the variable if a value is not usable
 * (spec/decisions#9).
 */
export function getNetworkSettings(name: NetworkName) {
  const all = read()
  return {
    clientId: all[variable(name, 'CLIENT_ID')],
    clientSecret: all[variable(name, 'CLIENT_SECRET')],
    authorizeUrl: all[variable(name, 'AUTHORIZE_URL')],
    tokenUrl: all[variable(name, 'TOKEN_URL')],
    apiUrl: all[variable(name, 'API_URL')],
  }
}

/** Returns the address of a server shared by all accounts of a network, by its suffix in the network's connection. */
export function getServiceUrl(name: NetworkName, suffix: string): string {
  const connection = accesses[name]
  const defaultService = connection.method === 'fields' ? connection.services?.[suffix] : undefined
  if (!defaultService) throw new Error(`${name} has no ${suffix}.`)
  return read()[variable(name, suffix)] ?? defaultService.url
}

export type ApiVersion = { version: string; goodUntil: Date; variable: string }

/**
 * Returns the API version that this install uses for a network: the variable, otherwise the newest known good one.
 * Undefined if the network has no versions.
 */
export function findApiVersion(name: NetworkName): ApiVersion | undefined {
  const versions = networks[name].apiVersions
  if (!versions) return undefined
  const version = read()[variable(name, 'API_VERSION')] ?? versions.newestKnownGood
  return { version, goodUntil: versions.goodUntil(version), variable: variable(name, 'API_VERSION') }
}
