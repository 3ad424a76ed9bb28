import { and, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { type ChannelRow, generatedVideos } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { formatCaptions } from '@/lib/media/generated-video/format-captions'
import type { CaptionFile } from '@/lib/networks/publisher'
import { hashVideoText } from '@/lib/packages/video/video-text'
import type { PublicationPayload } from '@/lib/publications/payload'
import { loadCaptionFile } from './load-caption-file'

type Content = PublicationPayload['content']
type Wanted = { variantId: string; content: Content; channel: ChannelRow; signal: AbortSignal }

/**
 * Returns the captions of a post's video: the files that were approved with it, which are fetched only when they
 * are sent; otherwise the words of the video as SubRip, if it was generated from exactly the approved words. No
 * captions for any other video, or for one that is older than the text.
 */
export async function findCaptions(
  ctx: ProjectContext,
  wanted: Wanted,
  index: number,
): Promise<CaptionFile[]> {
  const { variantId, content, channel, signal } = wanted
  const files = content.media[index]?.captions ?? []
  if (files.length > 0)
    return files.map((file) => ({
      language: file.language,
      load: () => loadCaptionFile({ channel, signal }, file),
    }))
  const words = await wordsOfMade(ctx, variantId, content, index)
  return words === undefined ? [] : [{ language: content.language, load: async () => words }]
}

async function wordsOfMade(
  ctx: ProjectContext,
  variantId: string,
  content: Content,
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
  return made?.wordsHash === hashVideoText(content) ? formatCaptions(content) : undefined
}
