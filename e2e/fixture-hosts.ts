import { freePorts } from './ports'

/** Servers that one worker of the run may have at the same time, and some more, so that none takes the place of the last one. */
const perWorker = 12
const shared = 2

/**
 * Chooses the ports that the fixtures of this run are served on: the product under test has to be told when it starts which
 * addresses of this machine it may reach. Gives these addresses.
 */
export async function chooseFixtureHosts(workers: number): Promise<string[]> {
  const ports = await freePorts(shared + workers * perWorker)
  process.env.TRIBUTARY_TEST_PORTS = ports.join(',')
  return ports.flatMap((port) => [`127.0.0.1:${port}`, `localhost:${port}`])
}

const ports = (): number[] => (process.env.TRIBUTARY_TEST_PORTS ?? '').split(',').map(Number)

/** Where the product under test looks for Notion's API. */
export const notionPort = (): number => ports()[0] ?? 0

/** Where the product under test hands in its emails (`ask('emailsTo')`). */
export const mailPort = (): number => ports()[1] ?? 0

let taken = 0

/** A port for a server of the present test. Workers have ports of their own, and take them by round robin. */
export function fixturePort(): number {
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
  const port = ports()[shared + worker * perWorker + (taken++ % perWorker)]
  if (!port) throw new Error('The run has not chosen its ports; run `npm run e2e`.')
  return port
}
