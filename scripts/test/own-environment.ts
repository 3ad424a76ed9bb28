import { afterAll } from 'vitest'

// Files that share a process must not see the variables another file has set.
const before = { ...process.env }
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
