import type { ProjectVoice } from '@/lib/voice/schemas'

/** A brief and what a careful reader takes from it, letter for letter; fields it does not mention are absent. */
export type Brief = { name: string; text: string; expected: ProjectVoice }
