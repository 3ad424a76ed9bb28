import { expect, test } from 'vitest'
import { networkNames, networks } from './registry'
import { networkServers } from './servers'

test.each(networkNames)(
  '%s supports exactly the corrections and deletions that its network data declares',
  (name) => {
    const { changes } = networks[name]
    const { publisher } = networkServers[name]
    expect({ correct: publisher.correct !== null, remove: publisher.remove !== null }).toEqual({
      correct: changes.correct !== null,
      remove: changes.remove,
    })
    // People are told what a network does not support.
    if (changes.correct !== 'everything' || !changes.remove) expect(changes.limits).toMatch(/^\p{Lu}.+\.$/u)
  },
)
