import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { exportProject } from '@/lib/export/export-project'

/**
 * Writes a project's export to a file that only its owner can read, and gives it its final name once it is
 * complete. Takes a file path, or a folder to write to. Returns the file's path; throws `conflict` if the file
 * already exists and `not-found` if the folder does not.
 */
export async function writeExport(ctx: ProjectContext<'manage'>, out: string): Promise<string> {
  const place = resolve(out)
  if (!existsSync(dirname(place)))
    throw new AppError('not-found', {
      detail: `There is no folder ${dirname(place)}.`,
      hint: 'Make it first, or give another path with --out.',
    })
  const { name, archive } = await exportProject(ctx)
  const path = existsSync(place) && statSync(place).isDirectory() ? join(place, name) : place
  if (existsSync(path)) {
    archive.destroy()
    throw new AppError('conflict', {
      detail: `There is a file ${path} already.`,
      hint: 'Move it away, or give another path with --out.',
    })
  }
  // A name that no one can have prepared in advance, in case others can write to the folder as well.
  const part = `${path}.${randomUUID()}.part`
  try {
    await pipeline(archive, createWriteStream(part, { flags: 'wx', mode: 0o600 }))
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return path
}
