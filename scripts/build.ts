import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWhenNeeded } from './start/build'

/** Builds the web app as `npm start` does, unless there is a build of the current sources. */
buildWhenNeeded(join(dirname(fileURLToPath(import.meta.url)), '..'), console.log).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
