import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The error shown if the encoder is not installed. */
export const noEncoder = {
  message: 'This installation can’t make videos: there is no encoder for its system.',
  hint: 'Upload a video to the media library and choose it from there.',
}

let installed: boolean | undefined

/**
 * Whether the video encoder came with the install: it is not available for every platform (docs/decisions/0205).
 * Checks only once.
 */
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
