import type { GuardedResponse } from '@/lib/http/guarded-fetch'

/** Ghost did not take a step of the preparation; readers see nothing of it. */
export class Refused extends Error {
  readonly answer: GuardedResponse
  constructor(answer: GuardedResponse) {
    super(`Ghost answered ${answer.status}.`)
    this.name = 'Refused'
    this.answer = answer
  }
}
