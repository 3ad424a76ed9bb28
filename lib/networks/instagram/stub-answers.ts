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

export const wrong = (message: string, subcode?: number): Response => failure(400, 100, message, subcode)

export const notAllowed = (): Response =>
  failure(403, 10, 'Application does not have permission for this action')

export const many = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0

/** Formats a timestamp as the API does. */
export const momentOf = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, '+0000')
