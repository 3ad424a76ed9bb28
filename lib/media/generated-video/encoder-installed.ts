import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What is said where it did not. */
export const noEncoder = {
  message: 'This installation can’t make videos: there is no encoder for its system.',
  hint: 'Upload a video to the media library and choose it from there.',
}

let installed: boolean | undefined

/** Whether the encoder of videos came with the install: there is none for every machine (docs/decisions/0205). Looks once. */
export function isEncoderInstalled(): boolean {
  installed ??= lookForEncoder()
  return installed
}

function lookForEncoder(): boolean {
  try {
    const names = readdirSync(join(process.cwd(), 'node_modules/@napi-rs'))
    return names.includes('webcodecs') && names.some((name) => name.startsWith('webcodecs-'))
  } catch {
    return false
  }
}
