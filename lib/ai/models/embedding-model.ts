import type { FoundModel } from './find-model'

/**
 * Returns the model that turns a workspace's texts into vectors, if its settings name one; Anthropic offers none.
 * Pure. Serves spec/planning#1.
 */
export function embeddingModelOf(found: FoundModel | undefined): FoundModel | undefined {
  if (!found?.embeddingModel || found.settings.kind === 'anthropic') return undefined
  return { ...found, settings: { ...found.settings, model: found.embeddingModel, waitsFor: 'embeddings' } }
}

/** Identifies a model by its address and name: vectors of two models can't be compared. Pure. */
export const embeddingKeyOf = ({ settings: { baseUrl, model } }: FoundModel): string =>
  `${baseUrl} ${model}`.slice(0, 2000)
