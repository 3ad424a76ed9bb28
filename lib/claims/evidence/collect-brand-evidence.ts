/** What a project says about itself, as stored. */
export type EvidenceBrand = {
  name: string
  voice: unknown
  settings: Record<string, unknown>
  channels: readonly { displayName: string; config: Record<string, unknown> }[]
}

/** Settings that control how posts are checked and say nothing about the brand. */
const ignoredSettings = new Set(['voice_rules', 'sensitive_kinds'])

/**
 * Returns all texts of a brand's own settings that a claim may come from: its name, voice and hub, and the names
 * and handles of its channels. Pure; for `prepareEvidence`. Serves spec/writing#3.
 */
export function collectBrandEvidence({ name, voice, settings, channels }: EvidenceBrand): string[] {
  const texts = [name]
  collectTexts(voice, texts)
  for (const [key, value] of Object.entries(settings))
    if (!ignoredSettings.has(key)) collectTexts(value, texts)
  for (const { displayName, config } of channels) {
    texts.push(displayName)
    if (typeof config.handle === 'string') texts.push(`@${config.handle.replace(/^@/, '')}`)
  }
  return texts
}

function collectTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value)
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collectTexts(inner, texts)
}
