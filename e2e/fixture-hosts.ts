import { freePorts } from './ports'

/**
 * Number of ports per worker: the servers that may run at the same time and some spare ones, so that a port is not
 * reused immediately.
 */
const perWorker = 12
const shared = 2

/**
 * Chooses the ports for this run's fixture servers. The product under test must be told at startup which addresses
 * of this machine it may reach; returns these addresses.
 */
export async function chooseFixtureHosts(workers: number): Promise<string[]> {
  const ports = await freePorts(shared + workers * perWorker)
  process.env.TRIBUTARY_TEST_PORTS = ports.join(',')
  return ports.flatMap((port) => [`127.0.0.1:${port}`, `localhost:${port}`])
}

const ports = (): number[] => (process.env.TRIBUTARY_TEST_PORTS ?? '').split(',').map(Number)

/** The port where the product under test expects Notion's API. */
export const notionPort = (): number => ports()[0] ?? 0

/** The port where the product under test delivers its emails (`ask('emailsTo')`). */
export const mailPort = (): number => ports()[1] ?? 0

let taken = 0

/** Returns a port for a server of the current test. Each worker has its own ports and uses them round robin. */
export function fixturePort(): number {
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
  const port = ports()[shared + worker * perWorker + (taken++ % perWorker)]
  if (!port) throw new Error('The run has not chosen its ports; run `npm run e2e`.')
  return port
}
