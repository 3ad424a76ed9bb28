import { expect, test } from 'vitest'
import type { Credentials } from '@/lib/networks/oauth'
import { accountNetworks } from '@/testing/publishing/account-networks'
import { oauthOf } from '../apps/oauth-apps'
import { connectionDates } from './connection-life'

const day = 86_400_000
const connectedAt = new Date('2026-01-01T00:00:00Z')
const usedAt = new Date('2026-03-01T00:00:00Z')
const inDays = (days: number) => new Date(usedAt.getTime() + days * day)
const credentials = (more: Partial<Credentials> = {}): Credentials => ({
  accessToken: 'a',
  refreshToken: 'r',
  expiresAt: inDays(60).toISOString(),
  scopes: [],
  ...more,
})
type Dates = Record<(typeof accountNetworks)[number], ReturnType<typeof connectionDates>>
const datesOf = (given: Credentials) =>
  Object.fromEntries(
    accountNetworks.map((name) => [name, connectionDates(oauthOf(name), given, { connectedAt, usedAt })]),
  ) as Dates

test('a refresh token’s life counts from consent or from its last use, depending on the network', () => {
  const { x, linkedin, youtube } = datesOf(credentials())
  expect(x).toEqual({ expiresAt: null, renewsItself: true, renewAt: inDays(30) })
  // Renewing the access token does not extend the consent.
  const yearLater = new Date(connectedAt.getTime() + 365 * day)
  expect(linkedin).toEqual({ expiresAt: yearLater, renewsItself: false, renewAt: inDays(53) })
  expect(youtube).toEqual({ expiresAt: inDays(180), renewsItself: true, renewAt: inDays(30) })
})

test('an expiry reported by the network takes precedence, and only a person can renew the connection', () => {
  const told = inDays(7)
  const { youtube } = datesOf(credentials({ refreshExpiresAt: told.toISOString() }))
  expect(youtube).toMatchObject({ expiresAt: told, renewsItself: false })
})

test('without a refresh token the access token’s expiry counts, and only Instagram’s renews itself', () => {
  const { linkedin, instagram } = datesOf(credentials({ refreshToken: null }))
  expect(linkedin).toEqual({ expiresAt: inDays(60), renewsItself: false, renewAt: null })
  expect(instagram).toEqual({ expiresAt: inDays(60), renewsItself: true, renewAt: inDays(40) })
})
