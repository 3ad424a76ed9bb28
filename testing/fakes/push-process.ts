import { pushTo } from './publisher'

/**
 * Pushes the given number of requests concurrently, with the given number of items each, from a process of its own,
 * so that a test can kill it.
 */
const [id = '', secret = '', requests = '0', items = '0'] = process.argv.slice(2)

await Promise.all(
  Array.from({ length: Number(requests) }, (_, request) =>
    pushTo(id, secret, {
      items: Array.from({ length: Number(items) }, (_, at) => ({
        external_id: `${request}-${at}`,
        title: `Item ${at} of request ${request}`,
      })),
    }),
  ),
)
process.exit(0)
