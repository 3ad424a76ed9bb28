/** What is wrong with an archive: damaged, with a password, more than it may hold, or files under names that lead astray. */
export type ArchiveFault = 'broken' | 'locked' | 'too-much' | 'names'

/** An archive that is not read any further; whoever wanted it says so in words of their own. */
export class ArchiveError extends Error {
  readonly fault: ArchiveFault

  constructor(fault: ArchiveFault, message: string = fault) {
    super(message)
    this.name = 'ArchiveError'
    this.fault = fault
  }
}
