import { bundledScript } from './bundled-script'

// Builds the bundle before the tests that start such processes, so that several of them do not build it at once.
await bundledScript('e2e/fixtures/process.ts')
