/** Maps pages of the product to help pages and, where possible, to a section. The first match wins. */
const places: readonly [address: RegExp, help: string][] = [
  [/^\/account\/style/, 'voice#your-own-style'],
  [/^\/account\/(inbox|notifications)/, 'notifications#where-notifications-go'],
  [/^\/account\/sign-in/, 'sign-in'],
  [/^\/account/, 'first-steps'],
  [/^\/[^/]+\/(members|invite)/, 'first-steps#invite-your-team'],
  [/^\/[^/]+\/tokens/, 'api#get-a-token'],
  [/^\/[^/]+\/settings\/notifications/, 'notifications#where-notifications-go'],
  [/^\/[^/]+\/settings\/app-keys/, 'networks#what-you-need-at-each-network'],
  [/^\/[^/]+\/settings\/model/, 'models'],
  [/^\/[^/]+\/settings\/sign-in/, 'sign-in#sign-in-through-your-company'],
  [/^\/[^/]+\/audit$/, 'sign-in#audit-log'],
  [/^\/[^/]+\/settings/, 'first-steps#words-you-will-meet'],
  [/^\/[^/]+\/calendar$/, 'calendar'],
  [/^\/[^/]+\/review$/, 'review#review-all-brands-at-once'],
  [/^\/[^/]+\/connections$/, 'channels#when-a-connection-expires'],
  [/^\/[^/]+\/new$/, 'first-steps'],
  [/^\/[^/]+$/, 'first-steps#start-your-day'],
  [/^\/[^/]+\/[^/]+\/sources\/new/, 'sources#choose-a-type'],
  [/^\/[^/]+\/[^/]+\/sources/, 'sources'],
  [/^\/[^/]+\/[^/]+\/items/, 'sources#what-happens-with-new-content'],
  [/^\/[^/]+\/[^/]+\/packages/, 'review#look-at-a-post'],
  [/^\/[^/]+\/[^/]+\/review/, 'review'],
  [/^\/[^/]+\/[^/]+\/calendar/, 'calendar'],
  [/^\/[^/]+\/[^/]+\/approval-links/, 'approval-links'],
  [/^\/[^/]+\/[^/]+\/media/, 'media#upload-files'],
  [/^\/[^/]+\/[^/]+\/posts/, 'media'],
  [/^\/[^/]+\/[^/]+\/topics/, 'topics'],
  [/^\/[^/]+\/[^/]+\/channels/, 'channels'],
  [/^\/[^/]+\/[^/]+\/voice\/versions/, 'voice#versions'],
  [/^\/[^/]+\/[^/]+\/voice\/check/, 'voice#check-your-posts'],
  [/^\/[^/]+\/[^/]+\/voice\/brief/, 'voice#start-from-a-text-about-your-brand'],
  [/^\/[^/]+\/[^/]+\/voice/, 'voice'],
  [/^\/[^/]+\/[^/]+\/settings\/model-calls/, 'models#limits-and-costs'],
  [/^\/[^/]+\/[^/]+\/settings\/members/, 'first-steps#invite-your-team'],
  [/^\/[^/]+\/[^/]+\/settings/, 'first-steps#words-you-will-meet'],
  [/^\/[^/]+\/[^/]+\/(needs)?$/, 'notifications#where-you-find-out'],
  [/^\/[^/]+\/[^/]+$/, 'first-steps#start-your-day'],
]

/** Returns the URL of the help for a page, given the page's path. */
export function helpFor(path: string): string {
  const found = places.find(([address]) => address.test(path))
  return found ? `/help/${found[1]}` : '/help'
}

/** All help URLs that pages link to, for the test that checks that each exists. */
export const helpPlaces: readonly string[] = places.map(([, help]) => `/help/${help}`)
