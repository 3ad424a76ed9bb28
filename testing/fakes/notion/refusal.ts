/** An error response of the API (developers.notion.com/reference/status-codes). */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly headers: Record<string, string>

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }

  body(): Record<string, unknown> {
    return {
      object: 'error',
      status: this.status,
      code: this.code,
      message: this.message,
      request_id: '9f8e7d6c-0000-4000-8000-000000000000',
    }
  }
}

export const invalid = (message: string) => new Refusal(400, 'validation_error', message)

export const notFound = (what: string, id: string) =>
  new Refusal(
    404,
    'object_not_found',
    `Could not find ${what} with ID: ${id}. Make sure the relevant pages and databases are shared with your integration.`,
  )

export const rateLimited = (retryAfterSeconds: number) =>
  new Refusal(429, 'rate_limited', 'You have been rate limited. Please try again in a few minutes.', {
    'retry-after': String(retryAfterSeconds),
  })
