import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

/** Tables whose state only one file writes, after checking it against the tables of lib/publications/states.ts. */
const owners: Record<string, string> = {
  packages: 'lib/publications/transition-packages.ts',
  publications: 'lib/publications/transition-publications.ts',
}

const files = globSync('{app,components,db,lib,scripts}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file),
)

/**
 * Finds every place in a file that writes a state of these tables, or might: an insert, or an update that sets
 * `status` or fields that the code does not spell out.
 */
function stateWrites(file: string, text: string): { table: string; place: string }[] {
  // Everything found below contains both words; most files contain neither and need not be parsed.
  if (!/\b(?:insert|merge|update)\b/i.test(text) || !Object.keys(owners).some((name) => text.includes(name)))
    return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: { table: string; place: string }[] = []
  const add = (table: string, node: ts.Node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    found.push({ table, place: `${file}:${line + 1}` })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression: target } = node.expression
      const table = node.arguments[0]?.getText() ?? ''
      if (name.text === 'insert' && table in owners) add(table, node)
      if (name.text === 'set') {
        const updated = updatedTable(target)
        if (updated in owners && !leavesStatus(node.arguments[0])) add(updated, node)
      }
    }
    if (ts.isTemplateLiteral(node)) for (const table of writtenBySql(node.getText())) add(table, node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Returns the table of `tx.update(table)`, whatever is chained after it. */
function updatedTable(node: ts.Node): string {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return ''
  return node.expression.name.text === 'update'
    ? (node.arguments[0]?.getText() ?? '')
    : updatedTable(node.expression.expression)
}

/** True for an object literal that does not set `status`; anything spread into it must be an object literal too. */
function leavesStatus(node: ts.Node | undefined): boolean {
  if (!node) return false
  if (ts.isParenthesizedExpression(node)) return leavesStatus(node.expression)
  if (ts.isConditionalExpression(node)) return leavesStatus(node.whenTrue) && leavesStatus(node.whenFalse)
  if (!ts.isObjectLiteralExpression(node)) return false
  return node.properties.every((property) => {
    if (ts.isSpreadAssignment(property)) return leavesStatus(property.expression)
    return property.name !== undefined && /^['"]?(?!status\b)\w+['"]?$/.test(property.name.getText())
  })
}

/** Returns the tables whose state an SQL statement writes: it inserts rows, or sets a status. */
function writtenBySql(sql: string): string[] {
  return Object.keys(owners).filter((table) => {
    const name = String.raw`(?:public\.)?"?${table}"?`
    if (new RegExp(String.raw`\b(insert|merge)\s+into\s+${name}(?!\w)`, 'i').test(sql)) return true
    const updates = sql.matchAll(
      new RegExp(
        String.raw`\bupdate\s+(?:only\s+)?${name}(?!\w)[^;]*?\bset\b([^;]*?)(?=\bwhere\b|\breturning\b|;|$)`,
        'gi',
      ),
    )
    return [...updates].some(([, set]) => /(^|[\s,("])status"?\s*=/.test(set ?? ''))
  })
}

describe('the state of packages and publications', () => {
  const writes = files.flatMap((file) => stateWrites(file, readFileSync(file, 'utf8')))

  test.each(Object.entries(owners))('only one file writes the state of %s', (table, owner) => {
    const places = writes.filter((write) => write.table === table).map(({ place }) => place)
    expect(places.filter((place) => place.startsWith(owner)).length).toBeGreaterThan(1)
    expect(places.filter((place) => !place.startsWith(owner))).toEqual([])
  })

  test.each([
    "tx.update(packages).set({ status: 'approved' }).where(x)",
    "tx.update(publications).set({ error: null, 'status': to })",
    'tx.update(packages).set({ ...change, held: true })',
    "tx.update(packages).set({ held: true, ...(back ? { status: 'in_review' } : {}) })",
    'tx.update(publications).set(change)',
    'tx.with(found).update(packages).set({ [column]: value })',
    'tx.insert(publications).values(rows)',
    'sql`update packages set held = true, status = $2 where id = $1`',
    'sql`with found as (select 1) update public.packages p set status = case when true then 1 end from found`',
    'sql`insert into publications (id) values (1)`',
  ])('a write is detected in %s', (text) => {
    expect(stateWrites('a.ts', text)).toHaveLength(1)
  })

  test.each([
    'tx.update(packages).set({ held: true, ...(back ? { scheduledAt: null } : {}) })',
    "tx.update(publications).set({ error: null }).where(eq(publications.status, 'pending'))",
    "tx.update(items).set({ status: 'archived' })",
    "sql`update packages set held = false where status = 'draft'`",
    'sql`select status from packages where id = $1 for update`',
    'sql`insert into package_events (id) values (1)`',
  ])('no write is detected in %s', (text) => {
    expect(stateWrites('a.ts', text)).toEqual([])
  })
})
