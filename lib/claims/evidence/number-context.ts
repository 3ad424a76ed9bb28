import type { FoundClaim } from '../read/read-claims'
import type { Token } from '../words/tokens'

const lowAt = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? ''

const comparisonPattern =
  /^(?:as|so|faster|quicker|bigger|larger|longer|higher|stronger|cheaper|more|mehr|schneller|grosser|langer|hoher|starker|gunstiger|the|what)$/

/** Whether a number is a factor rather than a count: "Three times as fast", "dreimal so viel". */
export const isFactor = (tokens: readonly Token[], { start, end, number }: FoundClaim): boolean =>
  number?.dimension === '' &&
  ((/^(?:times|mal|fach)$/.test(lowAt(tokens, end)) && comparisonPattern.test(lowAt(tokens, end + 1))) ||
    (/(?:mal|fach)$/.test(lowAt(tokens, end - 1)) &&
      end - start === 1 &&
      comparisonPattern.test(lowAt(tokens, end))))

/** Words for the admission before an event begins. */
export const doorPattern = /^(?:einlass|doors?|turen|tore|offnung|check)$/

/** Returns a time value as minutes since midnight; empty for any other value. */
export function parseTimeValue(value: string): number[] {
  const [, hours, minutes] = /^time:(\d+):(\d+)$/.exec(value) ?? []
  return hours === undefined ? [] : [60 * Number(hours) + Number(minutes)]
}
