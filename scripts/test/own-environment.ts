import { afterAll } from 'vitest'

// Test files that share a process must not see variables that another file has set. The object must stay the same,
// because vitest holds a reference to it.
const own = process.env
const before = { ...own }
afterAll(() => {
  process.env = own
  for (const name of Object.keys(own)) if (!(name in before)) delete own[name]
  Object.assign(own, before)
})
