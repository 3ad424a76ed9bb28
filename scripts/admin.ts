import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { AppError } from '@/lib/errors'
import { type Command, commands } from './admin/commands'
import { withDatabase } from './admin/with-database'

const usage = `Commands for whoever runs this install. They work beside a running server and without one.

Usage:
  npm run admin -- migrate
  npm run admin -- create-user --email E --name N --password-stdin
  npm run admin -- password-link --email E
  npm run admin -- remove-second-factors --email E
  npm run admin -- create-token --email E --name N [--project SLUG] [--role R]
  npm run admin -- sync --source ID
  npm run admin -- topics list --project SLUG [--workspace SLUG]
  npm run admin -- topics run --topic ID
  npm run admin -- export --project SLUG [--workspace SLUG] [--out PATH]`

const options = {
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    email: { type: 'string' },
    name: { type: 'string' },
    project: { type: 'string' },
    role: { type: 'string' },
    source: { type: 'string' },
    topic: { type: 'string' },
    workspace: { type: 'string' },
    out: { type: 'string' },
    'password-stdin': { type: 'boolean' },
  },
} as const

function readArguments() {
  try {
    return parseArgs(options)
  } catch (error) {
    // Node's message names the option and what it accepts; its hint about "--" is of no use here.
    console.error((error instanceof Error ? error.message : String(error)).split('. To specify')[0])
    console.error(`\n${usage}`)
    process.exit(2)
  }
}

const { values, positionals } = readArguments()

const isCommand = (name: string | undefined): name is Command => name !== undefined && name in commands

// Commands about topics have two words.
const name = positionals[0] === 'topics' ? positionals.slice(0, 2).join(' ') : positionals[0]
if (values.help || name === 'help') {
  console.log(usage)
  process.exit(0)
}
if (!isCommand(name)) {
  console.error(name === undefined ? usage : `There is no command "${name}".\n\n${usage}`)
  process.exit(2)
}
// Relative to where the person runs the command; npm and the commands themselves run in the project's folder.
const out = resolve(process.env.INIT_CWD ?? '.', values.out ?? '.')
try {
  // Only the result goes to standard output, so that scripts can use it as it is.
  console.log(await withDatabase(() => commands[name]({ ...values, out })))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  if (error instanceof AppError) {
    for (const { pointer, detail } of error.errors ?? []) console.error(`  ${pointer.slice(1)}: ${detail}`)
    console.error(error.hint)
  }
  process.exit(1)
}
process.exit(0)
