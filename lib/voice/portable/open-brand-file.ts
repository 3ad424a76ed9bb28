import { ArchiveError, type ArchiveFault } from '@/lib/archive/archive-error'
import { unzip } from '@/lib/archive/unzip'
import { AppError } from '@/lib/errors'
import { isDeeperThan } from '@/lib/http/responses/is-deeper-than'
import { isRecord } from '@/lib/text/is-empty'
import { storableJson } from '@/lib/text/storable-json'
import { brandFileLimits, brandFormat, brandFormatVersion } from './schemas'

export type OpenedBrand = {
  /** The contents of `brand.json`, without anything that the database cannot store. */
  document: Record<string, unknown>
  /** All files under `assets/`. */
  assets: Map<string, Buffer>
  /** Names of all other files. */
  others: string[]
}

const description = 'brand.json'
const maxDescriptionLength = 4 * 1024 * 1024
/** For comparison: a voice has three levels. */
const maxDepth = 16

const words: Record<ArchiveFault, { detail: string; hint: string }> = {
  broken: {
    detail: 'This file is damaged, incomplete or not a zip archive.',
    hint: 'Export the brand again and use that file unchanged.',
  },
  locked: {
    detail: 'This archive has a password.',
    hint: 'Export the brand again and use that file unchanged.',
  },
  'too-much': {
    detail: 'This archive contains more than a brand file does.',
    hint: 'Use an unchanged file exported from Tributary.',
  },
  names: {
    detail: 'This archive contains files that don’t belong in a brand file.',
    hint: 'Use an unchanged file exported from Tributary.',
  },
}

/**
 * Opens an uploaded brand file, with limits on everything (spec/security#7.8). Takes its bytes, and returns its
 * contents without trusting any of it. Throws `invalid`, with an explanation, for a file that is not a brand file,
 * is damaged or malicious, or was made by a newer Tributary. Pure.
 */
export function openBrandFile(bytes: Buffer): OpenedBrand {
  const { files, others } = unpacked(bytes)
  const json = files.get(description)
  if (!json) throw noBrand('There is no brand.json in this archive.')
  files.delete(description)
  const document = parsed(json)
  if (!isRecord(document) || document.format !== brandFormat)
    throw noBrand('This archive isn’t a brand file.')
  const { format_version: version } = document
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw noBrand('This brand file doesn’t state its version.')
  if (version > brandFormatVersion)
    throw new AppError('invalid', {
      detail: 'A newer version of Tributary created this brand file.',
      hint: 'Update Tributary, then import the file again.',
    })
  return { document, assets: files, others }
}

function unpacked(bytes: Buffer) {
  try {
    return unzip(bytes, (name) => name === description || name.startsWith('assets/'), brandFileLimits)
  } catch (cause) {
    if (!(cause instanceof ArchiveError)) throw cause
    throw new AppError('invalid', { ...words[cause.fault], cause })
  }
}

function parsed(json: Buffer): unknown {
  if (json.length > maxDescriptionLength) throw noBrand('Its brand.json is longer than any voice.')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(json)
    if (isDeeperThan(text, maxDepth)) throw noBrand('Its brand.json is nested too deeply.')
    return storableJson(JSON.parse(text), () => undefined, json)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('invalid', {
      detail: 'Its brand.json is not valid JSON.',
      hint: words.broken.hint,
      cause,
    })
  }
}

const noBrand = (detail: string) => new AppError('invalid', { detail, hint: words['too-much'].hint })
