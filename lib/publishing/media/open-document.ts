import type { ChannelRow } from '@/db/schema'
import { outbound } from '@/lib/http/outbound'
import { openFile } from '@/lib/media/video/open-file'
import { formatFileSize } from '@/lib/media-library/format-file-size'
import { MediaRefused, type OpenDocument } from '@/lib/networks/publisher'
import { platformRules } from '@/lib/platforms/registry'
import type { Platform } from '@/lib/platforms/schemas'
import { defaultPartBytes, refusedFile } from './post-video'

type OpeningFor = { channel: Pick<ChannelRow, 'orgId' | 'projectId'>; signal: AbortSignal }

/**
 * Opens a post's document from our storage, on disk or by range requests, to send it as a stream with only one part
 * in memory at a time. Throws MediaRefused if it is gone, is not a PDF or is larger than the network accepts, and
 * OutboundError if it may be available later.
 */
export async function openDocument(
  { channel, signal }: OpeningFor,
  { url, platform }: { url: string; platform: Platform },
): Promise<OpenDocument> {
  const name = 'This document'
  const { label, media } = platformRules[platform]
  const maxPdfBytes = media.documents?.bytes.value ?? 0
  const owner = { orgId: channel.orgId, projectId: channel.projectId ?? '' }
  try {
    const file = await openFile(url, { fetch: outbound('networks', owner), signal })
    const head = Buffer.from(await file.read(0, Math.min(5, file.bytes))).toString('latin1')
    if (!file.isFullyReadable || head !== '%PDF-')
      throw new MediaRefused(`${name} is not a PDF that we can publish.`, 'Upload it again and choose that.')
    if (file.bytes > maxPdfBytes)
      throw new MediaRefused(
        `${name} has ${formatFileSize(file.bytes)}. ${label} takes at most ${formatFileSize(maxPdfBytes)}.`,
        'Export it smaller and use that.',
      )
    return {
      ...{ bytes: file.bytes, version: file.version, partBytes: defaultPartBytes },
      contentType: 'application/pdf',
      read: (from, until) => file.read(from, until).catch((error) => refusedFile(error, name)),
    }
  } catch (error) {
    return refusedFile(error, name)
  }
}
