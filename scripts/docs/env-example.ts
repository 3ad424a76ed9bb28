import { envSections } from '@/lib/env'
import { networkVariables } from '@/lib/networks/settings'

/**
 * Returns the text of `.env.example`: every variable that people may set, with its meaning and default, commented
 * out. Generated from the schema in lib/env.ts and the networks' data. Throws for a variable without a description.
 */
export function envExample(): string {
  const sections = Object.entries(sectionsOfAll()).map(([title, variables]) =>
    [`# ${title}`, ...Object.entries(variables).map(([name, schema]) => entryOf(name, schema))].join('\n\n'),
  )
  return [
    [
      '# Copy this file to .env and set what you need. Nothing is needed for a first run: see docs/running.md.',
      '# Generated from lib/env.ts by `npm run env-example -- --write`.',
    ].join('\n'),
    ...sections,
    '',
  ].join('\n\n')
}

/** Inserts the networks' variables before those of the first run. */
function sectionsOfAll(): typeof envSections {
  const { 'First run': firstRun = {}, ...others } = envSections
  return {
    ...others,
    'Networks. The addresses are for tests and proxies': networkVariables,
    'First run': firstRun,
  }
}

type Described = (typeof envSections)[string][string]

function entryOf(name: string, schema: Described): string {
  if (!schema.description) throw new Error(`${name} has no description in lib/env.ts.`)
  const usual = schema.safeParse(undefined).data
  const shown = typeof usual === 'number' || typeof usual === 'string' ? String(usual) : ''
  return [...wrapped(schema.description), `#${name}=${shown}`].join('\n')
}

const width = 100

function wrapped(text: string): string[] {
  const lines: string[] = []
  let line = '#'
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > width) {
      lines.push(line)
      line = '#'
    }
    line += ` ${word}`
  }
  return [...lines, line]
}
