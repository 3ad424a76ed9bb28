import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'

/** Ghost refused a preparation step; nothing of it is visible to readers. */
export class GhostRefused extends Error {
  readonly answer: GuardedResponse
  constructor(answer: GuardedResponse) {
    super(`Ghost answered ${answer.status}.`)
    this.name = 'GhostRefused'
    this.answer = answer
  }
}
