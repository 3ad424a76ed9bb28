import { readFileSync } from 'node:fs'

/** Milliseconds of wall-clock time, and of CPU time: this process and PostgreSQL together. */
export type Sample = { ms: number; cpuMs: number }
export type Spread = { median: number; min: number; max: number }
export type Comparison = {
  rounds: number
  floor: Spread
  ours: Spread
  /** Our time divided by the floor's, within the same round. */
  ratio: Spread
  /** The same ratio for CPU time; undefined if the system does not report it. */
  cpuRatio: Spread | undefined
}

export type ComparisonSetup = {
  rounds: number
  /** Rounds before the ones that count; one by default. */
  warmUps?: number
  /** Unmeasured work before each single measurement. */
  prepare?: () => Promise<void>
  floor: () => Promise<void>
  ours: () => Promise<void>
  /** Throws if the product did not do what is being measured; not measured itself. */
  check?: () => Promise<void>
}

/**
 * Measures the product and the minimum that has to be done (the floor), alternating: both see the same load on the
 * machine, and only ratios within a round are compared. The order changes from round to round.
 */
export async function compare(contest: ComparisonSetup): Promise<Comparison> {
  const floor: Sample[] = []
  const ours: Sample[] = []
  const measureOne = async (into: Sample[], work: () => Promise<void>, counts: boolean) => {
    await contest.prepare?.()
    const sample = await measure(work)
    if (into === ours) await contest.check?.()
    if (counts) into.push(sample)
  }
  const warmUps = contest.warmUps ?? 1
  for (let round = -warmUps; round < contest.rounds; round++) {
    const order: [Sample[], () => Promise<void>][] = [
      [floor, contest.floor],
      [ours, contest.ours],
    ]
    if (round % 2 !== 0) order.reverse()
    for (const [into, work] of order) await measureOne(into, work, round >= 0)
  }
  const wall = (sample: Sample) => sample.ms
  const cpu = (sample: Sample) => sample.cpuMs
  return {
    rounds: contest.rounds,
    floor: spread(floor.map(wall)),
    ours: spread(ours.map(wall)),
    ratio: spread(quotients(ours.map(wall), floor.map(wall))),
    cpuRatio: floor.every((sample) => sample.cpuMs > 0)
      ? spread(quotients(ours.map(cpu), floor.map(cpu)))
      : undefined,
  }
}

/** Measures what one piece of work costs. */
export async function measure(work: () => Promise<void>): Promise<Sample> {
  const cpu = cpuMs()
  const start = performance.now()
  await work()
  return { ms: performance.now() - start, cpuMs: cpuMs() - cpu }
}

export function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: quantile(sorted, 0.5), min: quantile(sorted, 0), max: quantile(sorted, 1) }
}

function quantile(sorted: number[], share: number): number {
  const at = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN]
  return low + (high - low) * (at - Math.floor(at))
}

const quotients = (above: number[], below: number[]): number[] =>
  above.map((value, round) => value / (below[round] ?? Number.NaN))

let postmaster: number | undefined

/** Counts the CPU time of this PostgreSQL too, from here on. */
export function countPostgres(pid: number): void {
  postmaster = pid
}

let server: number | undefined

/** Counts the CPU time of this process too, from here on; undefined stops counting it. */
export function countServer(pid: number | undefined): void {
  server = pid
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  const own = (user + system) / 1000
  return own + (postmaster === undefined ? 0 : postgresCpuMs(postmaster)) + serverCpuMs()
}

/** Resolution is hundredths of a second, so only for work that takes far longer. Linux only; 0 elsewhere. */
function serverCpuMs(): number {
  if (server === undefined) return 0
  try {
    const fields = readFileSync(`/proc/${server}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return 0
  }
}

/** CPU time of all processes of a PostgreSQL, including those that have exited. Linux only; 0 elsewhere. */
function postgresCpuMs(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/)
    const living = [String(pid), ...children].map((each) => {
      const [nanoseconds] = readFileSync(`/proc/${each}/schedstat`, 'utf8').split(' ')
      return Number(nanoseconds) / 1e6
    })
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // CPU times of exited children, in hundredths of a second.
    const ended = (Number(fields[13]) + Number(fields[14])) * 10
    return living.reduce((sum, ms) => sum + ms, ended)
  } catch {
    return 0
  }
}
