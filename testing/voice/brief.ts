import type { ProjectVoice } from '@/lib/voice/schemas'

/** A brief and what a careful reader takes from it, letter for letter; a field it does not speak of is absent. */
export type Brief = { name: string; text: string; expected: ProjectVoice }
