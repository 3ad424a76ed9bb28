import { type Bearer, reply } from '../stub'
import { noAccess } from './stub-answers'

// learn.microsoft.com/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2 (openid for the id, profile for the names) and
// shared/integrations/people/profile-api (r_basicprofile; r_liteprofile of older apps), read on 2026-11-23.
const nameOf = ({ account }: Bearer): { given: string; family: string } => {
  const [given = '', ...family] = account.displayName.split(' ')
  return { given, family: family.join(' ') }
}

/** Returns the member's identity to apps with OpenID. */
export function userinfo(bearer: Bearer): Response {
  const { account, scopes } = bearer
  if (!scopes.includes('openid')) return noAccess('userinfo.GET.NO_VERSION')
  const sub = { sub: account.remoteId }
  if (!scopes.includes('profile')) return reply(200, sub)
  const { given, family } = nameOf(bearer)
  return reply(200, {
    ...sub,
    name: account.displayName,
    given_name: given,
    family_name: family,
    locale: { country: 'US', language: 'en' },
  })
}

/** Returns the member's identity to apps that cannot have OpenID. */
export function me(bearer: Bearer): Response {
  if (!['r_basicprofile', 'r_liteprofile'].some((scope) => bearer.scopes.includes(scope)))
    return noAccess('me.GET.NO_VERSION')
  const { given, family } = nameOf(bearer)
  const localized = (text: string) => ({
    localized: { en_US: text },
    preferredLocale: { country: 'US', language: 'en' },
  })
  return reply(200, {
    id: bearer.account.remoteId,
    localizedFirstName: given,
    localizedLastName: family,
    firstName: localized(given),
    lastName: localized(family),
    ...(bearer.scopes.includes('r_basicprofile') ? { vanityName: bearer.account.handle } : {}),
  })
}
