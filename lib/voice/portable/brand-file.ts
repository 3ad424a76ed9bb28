import type { ProjectVoice, VoiceRuleLevels } from '../schemas'
import type { ImportPreview } from './schemas'

export type LeftOut = ImportPreview['left_out']
/** Records what is left out of a brand file, and why. */
export type RecordLeftOut = (what: string, why: string) => void

/** The parts of a brand file that a project can import. */
export type BrandFile = {
  from: ImportPreview['from']
  voice: ProjectVoice
  rules: VoiceRuleLevels
  /** Re-encoded like an upload; the checksum is that of the bytes in the file. */
  logo: { picture: Buffer; sha256: string } | undefined
  leftOut: LeftOut
}
