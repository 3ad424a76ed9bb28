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

function variablesOf(name: NetworkName): Record<string, z.ZodType<string | undefined>> {
  const { label, apiVersions } = networks[name]
  const connection = accesses[name]
  if (connection.method === 'fields')
    return Object.fromEntries(
      Object.entries(connection.services ?? {}).map(([suffix, { url, what }]) => [
        variable(name, suffix),
        optional.describe(`Where ${what} is, when not at ${url}.`),
      ]),
    )
  // Apps at the servers of such a network are registered by us.
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

/** Every variable of a network, made from its name and its data; `.env.example` shows them. */
export const networkVariables: Record<string, z.ZodType<string | undefined>> = Object.assign(
  {},
  ...networkNames.map(variablesOf),
)

const read = envReader<Record<string, string | undefined>>(z.object(networkVariables))

/** What people set for a network. Throws a plain sentence naming the variable when a value is not usable (spec/decisions#9). */
export function settingsOf(name: NetworkName) {
  const all = read()
  return {
    clientId: all[variable(name, 'CLIENT_ID')],
    clientSecret: all[variable(name, 'CLIENT_SECRET')],
    authorizeUrl: all[variable(name, 'AUTHORIZE_URL')],
    tokenUrl: all[variable(name, 'TOKEN_URL')],
    apiUrl: all[variable(name, 'API_URL')],
  }
}

/** The address of a server that all accounts of a network share, as its connection names it. */
export function serviceOf(name: NetworkName, suffix: string): string {
  const connection = accesses[name]
  const usual = connection.method === 'fields' ? connection.services?.[suffix] : undefined
  if (!usual) throw new Error(`${name} has no ${suffix}.`)
  return read()[variable(name, suffix)] ?? usual.url
}

export type ApiVersion = { version: string; goodUntil: Date; variable: string }

/** The version of its API that this install asks a network for: the variable, else the newest known good one. Undefined where it has none. */
export function apiVersionOf(name: NetworkName): ApiVersion | undefined {
  const versions = networks[name].apiVersions
  if (!versions) return undefined
  const version = read()[variable(name, 'API_VERSION')] ?? versions.newestKnownGood
  return { version, goodUntil: versions.goodUntil(version), variable: variable(name, 'API_VERSION') }
}
