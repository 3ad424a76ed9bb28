import { and, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { generatedVideos } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { captionsOfVideo } from '@/lib/media/generated-video/captions-of-video'
import { hashFilmWords } from '@/lib/packages/video/film-words'
import type { PublicationPayload } from '@/lib/publications/payload'

/**
 * The captions of a post's video as SubRip, where it was made of exactly the words that were approved; undefined for any other video, and for
 * one that is older than the text.
 */
export async function findCaptions(
  ctx: ProjectContext,
  variantId: string,
  content: PublicationPayload['content'],
  index: number,
): Promise<string | undefined> {
  const [made] = await inProject(ctx, (tx) =>
    tx
      .select({ wordsHash: generatedVideos.wordsHash })
      .from(generatedVideos)
      .where(
        and(
          eq(generatedVideos.variantId, variantId),
          eq(generatedVideos.address, content.media[index]?.url ?? ''),
        ),
      ),
  )
  return made?.wordsHash === hashFilmWords(content) ? captionsOfVideo(content) : undefined
}
