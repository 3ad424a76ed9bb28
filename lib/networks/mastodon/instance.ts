import { pickObject, readText } from '../outcomes'
import type { ServerLimits } from '../rules'

/** The part of a server's self-description that we keep with its channels. */
export type Instance = { domain: string | null; limits: ServerLimits }

/**
 * Parses a response of `GET /api/v2/instance`, or of version 1 if the server has no other. A missing or implausible
 * limit is left out, so that the usual one applies. Source: docs.joinmastodon.org/entities/Instance, checked
 * 2026-11-23.
 */
export function parseInstance(body: unknown): Instance {
  const configuration = pickObject(body, 'configuration')
  const statuses = pickObject(configuration, 'statuses')
  const media = pickObject(configuration, 'media_attachments')
  const limits: ServerLimits = {}
  const set = (name: keyof ServerLimits, value: unknown, max: number) => {
    if (typeof value === 'number' && Number.isInteger(value) && value > 0) limits[name] = Math.min(value, max)
  }
  set('text', statuses.max_characters, 20_000)
  set('media', statuses.max_media_attachments, 20)
  set('alt', media.description_limit, 2000)
  set('pictureBytes', media.image_size_limit, 50_000_000)
  set('picturePixels', media.image_matrix_limit, 100_000_000)
  set('videoBytes', media.video_size_limit, 1_000_000_000)
  set('videoPixels', media.video_matrix_limit, 100_000_000)
  return { domain: readText(body, 'domain') ?? readText(body, 'uri') ?? null, limits }
}
