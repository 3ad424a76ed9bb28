/** Ports of loopback the tests may serve buckets and receivers on; the product under test is allowed to reach them. */
export const fixturePorts = [48_151, 48_152, 48_153, 48_154, 48_155, 48_156, 48_157, 48_158]

export const fixtureHosts = fixturePorts.flatMap((port) => [`127.0.0.1:${port}`, `localhost:${port}`])
