/** What is wrong with an archive: damaged, password-protected, over its limits, or with dangerous file names. */
export type ArchiveFault = 'broken' | 'locked' | 'too-much' | 'names'

/** Thrown for an archive that is not read any further; the caller reports it in its own words. */
export class ArchiveError extends Error {
  readonly fault: ArchiveFault

  constructor(fault: ArchiveFault, message: string = fault) {
    super(message)
    this.name = 'ArchiveError'
    this.fault = fault
  }
}
