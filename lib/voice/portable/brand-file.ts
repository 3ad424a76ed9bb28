import type { ProjectVoice, VoiceRuleLevels } from '../schemas'
import type { ImportPreview } from './schemas'

export type LeftOut = ImportPreview['left_out']
/** Notes what of a brand file is left out, and why. */
export type Leave = (what: string, why: string) => void

/** What a brand file holds that a project can take. */
export type BrandFile = {
  from: ImportPreview['from']
  voice: ProjectVoice
  rules: VoiceRuleLevels
  /** Cleaned as an upload is; the checksum is of the bytes in the file. */
  logo: { picture: Buffer; sha256: string } | undefined
  leftOut: LeftOut
}
