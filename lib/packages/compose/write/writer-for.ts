import { findModelInUse } from '@/lib/ai/models/find-model-in-use'
import type { ProjectContext } from '@/lib/auth/context'
import type { LanguageDetector } from '@/lib/text/language/detect-language'
import { getFullStyle } from '@/lib/voice/style/get-full-style'
import type { Writer } from './write-item'

/**
 * Returns the model that writes a project's posts; undefined if none is set or granted, so that the composer
 * writes. Posts that a person asks for follow that person's writing style (spec/decisions#10).
 */
export async function writerFor(
  ctx: ProjectContext,
  {
    asked,
    detector,
    signal,
  }: { asked: boolean; detector: LanguageDetector; signal?: AbortSignal | undefined },
): Promise<Writer | undefined> {
  const found = await findModelInUse(ctx)
  if (!found) return undefined
  const style = asked ? await getFullStyle(ctx.actor.id) : {}
  const samplesOf = (style.writing_samples ?? []).length > 0 ? ctx.actor.name : null
  const pictures = found.imageModel !== undefined || found.vision
  const { model, refinesCards } = found
  return { model, detector, style, samplesOf, pictures, refinesCards, asked, ...(signal ? { signal } : {}) }
}
