import { bundledScript } from './bundled-script'

// Before the tests that start such processes, so that not several of them at once make the bundle.
await bundledScript('e2e/fixtures/process.ts')
