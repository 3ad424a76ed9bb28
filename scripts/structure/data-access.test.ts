import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const files = read('{app,components,db,lib}/**/*.{ts,tsx}')

const where = (pattern: RegExp, searched = files) =>
  searched
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .sort()

describe('nothing bypasses the two entry points to the data', () => {
  test('only inProject and inSystem open transactions', () => {
    // An import may span lines; no quote stands between a name and the end of its import.
    const imports = /\btransact(?:Reading)?\b[^']*from '[^']*\/transaction'/
    expect(where(imports, [...files, ...read('{scripts,proxy}{/**/*,}.{ts,tsx,mjs}')])).toEqual([
      'db/project.ts',
      'db/system.ts',
    ])
  })

  test('only the entry points say which rows a transaction sees', () => {
    expect(where(/\bas (?:unknown as )?(?:Project|System)Tx\b/)).toEqual(['db/project.ts', 'db/system.ts'])
  })

  test('no statement in a project’s transaction compares project_id with the project: the policy does', () => {
    const ofProjects = files.filter(
      ({ text }) => /\b(?:inProject|ProjectTx)\b/.test(text) && !/\b(?:inSystem|SystemTx)\b/.test(text),
    )
    expect(
      where(/project_id\s*=\s*\$\{\w+\.projectId\}|\beq\(\s*\w+\.projectId,\s*\w+\.projectId/, ofProjects),
    ).toEqual([])
  })

  test('only the sign-in library gets the bare database', () => {
    expect(where(/\bauthDatabase\b/)).toEqual(['db/system.ts', 'lib/auth/sign-in/people-adapter.ts'])
  })

  test('only the pool, the job queue and its listener open connections of their own', () => {
    expect(where(/requireEnv\('DATABASE_URL'\)/)).toEqual([
      'db/client.ts',
      'lib/jobs/boss.ts',
      'lib/worker/worker.ts',
    ])
  })

  test('no code casts a value to a context, except where contexts are granted', () => {
    expect(where(/\bas (?:unknown as )?(?:ProjectContext|OrgContext|ProjectScope)\b/)).toEqual([
      'lib/auth/authorization/grant-context.ts',
    ])
  })

  test('the system acts in a project only where no person does: jobs, the sweep, automatic approval, the sample brand', () => {
    expect(
      where(/\bsystemContext\(/).filter((file) => !/^lib\/(worker|publishing|sync)\//.test(file)),
    ).toEqual([
      'lib/auth/authorization/system-context.ts',
      'lib/channels/credentials/maintain-connections.ts',
      'lib/packages/compose/compose-packages.ts',
      'lib/sample-brand/seed-sample-brand.ts',
    ])
  })

  test('no code tells errors apart by their messages', () => {
    expect(where(/\.message\s*(?:===|!==|\.includes\(|\.startsWith\(|\.match\()/)).toEqual([])
  })
})
