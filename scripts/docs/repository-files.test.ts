import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { sourceFiles } from './files'

const notice = readFileSync('NOTICE', 'utf8')

test('NOTICE names every source file that says it follows licensed third-party work', () => {
  // "(Apache-2.0)" and the like in a comment. Tests and lists of licenses mention them for other reasons.
  const derived = sourceFiles()
    .filter(({ path }) => /^(?:app|components|db|lib|proxy)/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter(({ text }) =>
      /\((?:Apache-2\.0|MIT|ISC|BSD-\d-Clause|MPL-2\.0|OFL-1\.1|CC[- ]BY[^)]*)\)/.test(text),
    )
    .map(({ path }) => path)
  expect(derived.filter((path) => !notice.includes(path))).toEqual([])
})

test('every file that NOTICE names exists', () => {
  const named = [...notice.matchAll(/\b(?:app|components|db|lib|public)\/[\w./-]*\w/g)].map(([path]) => path)
  expect(named).not.toEqual([])
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('.nvmrc names the Node version that the product ships', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(dependencies.node)
})

test('the workflow runs .ci/run with that Node version', () => {
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8'))
  const { steps } = jobs.test
  expect(steps.map(({ run }: { run?: string }) => run)).toContain('.ci/run')
  expect(JSON.stringify(steps)).toContain('"node-version-file":".nvmrc"')
  accessSync('.ci/run', constants.X_OK)
})
