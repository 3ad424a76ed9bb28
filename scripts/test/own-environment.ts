import { afterAll } from 'vitest'

// Files that share a process must not see the variables another file has set. The object stays the same one: vitest holds it.
const own = process.env
const before = { ...own }
afterAll(() => {
  process.env = own
  for (const name of Object.keys(own)) if (!(name in before)) delete own[name]
  Object.assign(own, before)
})
