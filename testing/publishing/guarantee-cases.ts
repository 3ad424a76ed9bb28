import { accesses } from '@/lib/networks/accesses'
import type { NetworkName } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'

/**
 * What can happen to a post on its way to any network: each case is tested on every network (docs/decisions/0213,
 * 0233).
 */
export const guaranteeCases = [
  { what: 'several-workers', title: 'several workers make one post' },
  {
    what: 'trouble-before',
    title: 'an error of the network at any step before it is handed over fails nothing',
  },
  // Placed long before the next renewal: tokens issued within the same second may be identical.
  {
    what: 'access-refused',
    title: 'access that is refused is renewed, or a person is asked to connect again; then it goes out once',
  },
  {
    what: 'breaks-before',
    title:
      'a connection that breaks before the post is there leaves at most one: the network tells, or a person',
  },
  {
    what: 'error-after',
    title: 'an error after the post is there leaves at most one: the network tells, or a person',
  },
  {
    what: 'breaks-after',
    title:
      'a connection that breaks after the post is there leaves at most one: the network tells, or a person',
  },
  { what: 'silence-after', title: 'an answer that does not come in time is an unknown outcome' },
  {
    what: 'sent-again',
    title: 'a person who has it sent again makes a second post only where the network knows no repeats',
  },
  { what: 'wait', title: 'told to wait it does so, and no post is there meanwhile' },
  { what: 'wait-so-long', title: 'told how long to wait it waits for as long' },
  {
    what: 'access-renewed',
    title:
      'access that was renewed while a post was on its way is not renewed again, and the post goes out once',
  },
  {
    what: 'killed-before-mark',
    title: 'a process killed before it marks the post leaves none, and it goes out',
  },
  {
    what: 'killed-before-send',
    title: 'a process killed before the call leaves at most one, and nothing stuck',
  },
  {
    what: 'killed-while-sending',
    title: 'a process killed during the call leaves at most one, and nothing stuck',
  },
  {
    what: 'killed-after-send',
    title: 'a process killed after the call leaves at most one, and nothing stuck',
  },
] as const
export type GuaranteeCase = (typeof guaranteeCases)[number]['what']

type Without = { why: string; cases: readonly GuaranteeCase[]; is(name: NetworkName): boolean }

/** Whether a network issues expiring tokens in exchange for typed-in credentials. */
const runsOut = (name: NetworkName): boolean => {
  const server = networkServers[name]
  return server.method === 'fields' && (server.connect?.session?.whenSecondsLeft ?? 0) > 0
}

/**
 * Cases that some networks cannot have: the reason, and how to recognize these networks by their own declarations.
 */
const withouts: readonly Without[] = [
  {
    cases: ['access-renewed'],
    why: 'what is typed in is good until somebody takes it back: there is nothing to renew',
    is: (name) => accesses[name].method === 'fields' && !runsOut(name),
  },
  {
    cases: ['error-after'],
    why: 'by SMTP an error behind the end of an email says that it was not taken (RFC 5321, 4.2.5)',
    is: (name) => name === 'newsletter',
  },
  {
    cases: ['wait-so-long'],
    why: 'no answer of SMTP has a place for a time',
    is: (name) => name === 'newsletter',
  },
]

/** Returns why a network cannot have a case; undefined if the case is tested. */
export const whyWithout = (name: NetworkName, what: GuaranteeCase): string | undefined =>
  withouts.find(({ cases, is }) => cases.includes(what) && is(name))?.why
