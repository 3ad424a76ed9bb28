import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HelpName, type HelpPage, helpNames, parseHelpPage } from './help'

let read: HelpPage[] | undefined

/** Returns all help pages, from the files that ship with the product (docs/help); read once per process. */
export function readHelp(): HelpPage[] {
  read ??= helpNames.map((name: HelpName) =>
    parseHelpPage(name, readFileSync(join(process.cwd(), 'docs', 'help', `${name}.md`), 'utf8')),
  )
  return read
}
