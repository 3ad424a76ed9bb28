import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { describe, expect, test } from 'vitest'
import { newId } from '@/lib/ids'
import { useTestDatabase } from '../testing/database/database'
import { createTestProject } from '../testing/database/factories'
import { pool } from './client'
import { inProject } from './project'
import { appRole, globalTables, installRowSecurity, projectOwnedTables, systemRole } from './row-security'
import { items, projects, sources } from './schema'
import { inSystem } from './system'

useTestDatabase()

const item = (values: Partial<typeof items.$inferInsert> = {}) => ({
  id: newId(),
  externalId: newId(),
  title: 'A title',
  contentHash: 'x',
  ...values,
})

describe('row-level security between projects', () => {
  test('every table is either secured or on the short list of global ones', async () => {
    const owned = await projectOwnedTables(pool().sql)
    const all = await pool().sql<{ name: string; secured: boolean; forced: boolean }[]>`
      select relname as name, relrowsecurity as secured, relforcerowsecurity as forced
      from pg_class where relkind in ('r','p') and relnamespace = 'public'::regnamespace`
    for (const table of all) {
      const secured = owned.includes(table.name) || table.name === 'projects'
      const global = (globalTables as readonly string[]).includes(table.name)
      expect([table.name, secured !== global]).toEqual([table.name, true])
      if (secured) expect([table.name, table.secured && table.forced]).toEqual([table.name, true])
    }
  })

  test('every foreign key between project-owned tables carries the project', async () => {
    const owned = new Set(await projectOwnedTables(pool().sql))
    const keys = await pool().sql<
      { name: string; from_table: string; to_table: string; columns: string[] }[]
    >`
      select c.conname as name, f.relname as from_table, t.relname as to_table,
        array(select a.attname::text from unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k) as columns
      from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`
    const between = keys.filter((key) => owned.has(key.from_table) && owned.has(key.to_table))
    expect(between.length).toBeGreaterThan(5)
    for (const key of between)
      expect([key.name, key.columns.includes('project_id')]).toEqual([key.name, true])
  })

  test('every unique index of a project-owned table starts with a UUID or a number that the database assigns', async () => {
    const owned = await projectOwnedTables(pool().sql)
    const indexes = await pool().sql<{ table_name: string; name: string; first: string }[]>`
      select t.relname as table_name, i.relname as name,
        a.attname || ' ' || format_type(a.atttypid, null) || ' ' || a.attidentity::text as first
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
      where x.indisunique and t.relname = any(${owned})`
    // A key that starts with a random ID, or with one that nobody can choose, reveals nothing about other tenants.
    for (const index of indexes) expect(index.first, index.name).toMatch(/^(?:\w+_)?id uuid $|^id bigint a$/)
  })

  test('neither role can sign in, is a superuser, or bypasses row-level security', async () => {
    const roles = await pool().sql`
      select rolname, rolcanlogin, rolsuper, rolbypassrls from pg_roles where rolname in (${appRole}, ${systemRole})`
    expect(roles).toHaveLength(2)
    for (const role of roles)
      expect([role.rolcanlogin, role.rolsuper, role.rolbypassrls]).toEqual([false, false, false])
  })

  test('a database user who cannot create the roles gets a hint about CREATEROLE', async () => {
    const name = `weak_${newId().replaceAll('-', '')}`
    await pool().sql.unsafe(`create role ${name} login password 'x'`)
    const address = new URL(pool().url)
    address.username = name
    address.password = 'x'
    const weak = postgres(address.href, { max: 1 })
    try {
      await expect(installRowSecurity(weak)).rejects.toMatchObject({
        code: 'unavailable',
        hint: expect.stringContaining('CREATEROLE'),
      })
    } finally {
      await weak.end()
      await pool().sql.unsafe(`drop role ${name}`)
    }
  })

  test('another project sees, changes and deletes nothing', async () => {
    const [a, b] = await Promise.all([createTestProject(), createTestProject()])
    const row = item()
    await inProject(a.ctx, (tx) => tx.insert(items).values(row))
    await inProject(b.ctx, async (tx) => {
      expect(await tx.select().from(items)).toEqual([])
      expect(await tx.update(items).set({ title: 'stolen' }).returning()).toEqual([])
      expect(await tx.delete(items).returning()).toEqual([])
    })
    const [kept] = await inProject(a.ctx, (tx) => tx.select().from(items))
    expect(kept?.title).toBe('A title')
  })

  test('a row cannot be written into another project', async () => {
    const [a, b] = await Promise.all([createTestProject(), createTestProject()])
    const smuggled = item({ orgId: b.ctx.orgId, projectId: b.ctx.projectId })
    await expect(inProject(a.ctx, (tx) => tx.insert(items).values(smuggled))).rejects.toThrow()
    const own = item()
    await inProject(a.ctx, (tx) => tx.insert(items).values(own))
    await expect(
      inProject(a.ctx, (tx) => tx.update(items).set({ projectId: b.ctx.projectId })),
    ).rejects.toThrow()
  })

  test('a row cannot refer to a row of another project', async () => {
    const [a, b] = await Promise.all([createTestProject(), createTestProject()])
    const sourceId = newId()
    await inProject(b.ctx, (tx) =>
      tx.insert(sources).values({ id: sourceId, sourceType: 'bucket_manifest', name: 's', config: {} }),
    )
    await expect(inProject(a.ctx, (tx) => tx.insert(items).values(item({ sourceId })))).rejects.toThrow()
  })

  test('a project sees only itself in the table of projects', async () => {
    const a = await createTestProject()
    await createTestProject()
    const seen = await inProject(a.ctx, (tx) => tx.select({ id: projects.id }).from(projects))
    expect(seen).toEqual([{ id: a.ctx.projectId }])
  })

  test('legacy rows without a project are visible to no project', async () => {
    const a = await createTestProject()
    await inSystem((tx) => tx.insert(items).values(item({ orgId: a.ctx.orgId, projectId: null })))
    expect(await inProject(a.ctx, (tx) => tx.select().from(items))).toEqual([])
  })

  test('nothing of the project stays on the connection after the transaction', async () => {
    const a = await createTestProject()
    await inProject(a.ctx, (tx) => tx.insert(items).values(item()))
    const seen = await Promise.all(
      Array.from({ length: 20 }, () =>
        pool().db.execute<{ role: string; project: string | null }>(
          sql`select current_setting('role') as role, current_setting('app.project_id', true) as project`,
        ),
      ),
    )
    for (const [row] of seen) expect([row?.role, row?.project || null]).toEqual(['none', null])
  })

  test('a project transaction cannot read people, tokens, audit events or the queue', async () => {
    const a = await createTestProject()
    for (const table of ['users', 'api_tokens', 'audit_events', 'pgboss.job'])
      await expect(inProject(a.ctx, (tx) => tx.execute(sql.raw(`select * from ${table}`)))).rejects.toThrow()
  })
})
