/** Ports of loopback the tests may serve buckets and receivers on; the product under test is allowed to reach them. */
export const fixturePorts = Array.from({ length: 24 }, (_, at) => 48_151 + at)

export const fixtureHosts = fixturePorts.flatMap((port) => [`127.0.0.1:${port}`, `localhost:${port}`])

/** Where the product under test looks for Notion's API. */
export const notionPort = fixturePorts[14] ?? 0

/** Where the product under test looks for its language model. Nobody is there but in the tests that start one. */
export const modelPort = fixturePorts[23] ?? 0
