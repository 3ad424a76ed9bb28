import type { RevisionAnswer } from '@/lib/packages/schemas'

const words: Record<RevisionAnswer['action'], string> = {
  recorded: 'Text from before revisions were stored',
  compose: 'Created',
  remake: 'Regenerated because the content changed',
  regenerate: 'Regenerated',
  proposed: 'New text for the changed content',
  edit: 'Edited',
  restore: 'Restored',
  merge: 'Merged with the changed content',
  'add-channel': 'Channel added',
}

const writers: Record<RevisionAnswer['written_by'], string> = {
  composer: 'built-in composer',
  model: 'AI model',
  person: '',
}

/** Says why this revision exists. */
export const revisionWords = ({ action }: RevisionAnswer): string => words[action]

/** Says who wrote it: a person, or the tool that wrote on a person's behalf. */
export function writerWords({ actor_name, written_by }: RevisionAnswer): string {
  const writer = writers[written_by]
  if (writer === '') return actor_name || 'Unknown'
  return actor_name === '' || actor_name === 'Tributary'
    ? `by the ${writer}`
    : `${actor_name}, by the ${writer}`
}
