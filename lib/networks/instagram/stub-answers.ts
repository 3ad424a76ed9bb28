import { randomLetters, reply } from '../stub'

/** Builds an error response in Instagram's format. */
export const failure = (status: number, code: number, message: string, subcode?: number): Response =>
  reply(status, {
    error: {
      message,
      type: code === 190 ? 'OAuthException' : 'IGApiException',
      code,
      ...(subcode ? { error_subcode: subcode } : {}),
      fbtrace_id: randomLetters(23),
    },
  })

/** Builds the response to an invalid request: status 400, code 100. */
export const wrong = (message: string, subcode?: number): Response => failure(400, 100, message, subcode)

/** Builds the response to a token that lacks the scope: status 403, code 10. */
export const notAllowed = (): Response =>
  failure(403, 10, 'Application does not have permission for this action')

/** Counts the matches of a global pattern in a text. */
export const many = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0

/** Formats a timestamp as the API does. */
export const momentOf = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, '+0000')
