import type { Evidence, KnownMoment } from '../evidence/evidence'
import { parseTimeValue } from '../evidence/number-context'
import { countSharedWords } from '../evidence/surroundings'
import type { FoundClaim } from '../read/read-claims'
import type { Token } from '../words/tokens'
import { collectStemsAround } from './calculated-numbers'

/**
 * Returns the day or time in the source that shares at least two words with this sentence, if the claimed one
 * shares none: "Fridays the pool has 31 degrees" for a source whose warm day is Thursday and that is open on
 * Fridays.
 */
export function findOtherMoment(
  found: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
): KnownMoment | undefined {
  const kind = readMomentKind(found)
  if (kind === undefined) return undefined
  const said = collectStemsAround(tokens, found)
  if (said.size < 2) return undefined
  const isSame = createMomentMatcher(found, kind)
  let best: KnownMoment | undefined
  let most = 1
  for (const moment of evidence.moments) {
    if ((moment.kind === 'time') !== (kind === 'time')) continue
    const score = countSharedWords(said, moment.around.said)
    if (isSame(moment)) {
      if (score > 0) return undefined
    } else if (moment.kind === kind && score > most) {
      best = moment
      most = score
    }
  }
  return best
}

function readMomentKind({ kind, dates }: FoundClaim): KnownMoment['kind'] | undefined {
  if (kind === 'time') return 'time'
  const [one] = dates ?? []
  if (one?.day !== undefined && one.month !== undefined) return 'day'
  return one?.weekday !== undefined && one.month === undefined ? 'weekday' : undefined
}

function createMomentMatcher(found: FoundClaim, kind: KnownMoment['kind']): (moment: KnownMoment) => boolean {
  if (kind === 'time') {
    const own = new Set(found.values.flatMap((value) => parseTimeValue(value)))
    return ({ values }) =>
      values.some(
        (value) => found.values.includes(value) || parseTimeValue(value).some((minutes) => own.has(minutes)),
      )
  }
  const days = found.dates ?? []
  return ({ values, weekday }) =>
    days.some((one) =>
      kind === 'weekday'
        ? one.weekday !== undefined &&
          (one.weekday === weekday || (weekday === undefined && values.length > 0))
        : values.includes(`${one.month}-${one.day}`),
    )
}
