import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { licenseProblems, noticesFile, writeNotices } from './licenses/notices'

/**
 * `npm run licenses`: fails if a shipped package has a license that is not on the list, or is missing from the
 * notices file. `--write` regenerates that file.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
if (process.argv.includes('--write')) writeFileSync(join(root, noticesFile), writeNotices(root))
const problems = licenseProblems(root)
for (const problem of problems) console.error(problem)
if (problems.length === 0)
  console.log('Every shipped package has a license on the list and stands in the notices.')
process.exitCode = problems.length === 0 ? 0 : 1
