import { createHash } from 'node:crypto'
import { AppError } from '@/lib/errors'
import { cleanPicture } from '@/lib/media/clean-picture'
import { isRecord } from '@/lib/text/is-empty'
import type { BrandFile, RecordLeftOut } from './brand-file'
import { maxLogoSide } from './schemas'

/** Further assets are ignored. */
const maxAssets = 64

/**
 * Reads the logo of a brand file: the first asset with that role, if its bytes match the checksum in the file and
 * can be decoded as PNG, JPEG or WebP. Records why any other one is left out. Never follows a URL.
 */
export async function readLogo(
  listed: unknown,
  files: Map<string, Buffer>,
  leave: RecordLeftOut,
): Promise<{ logo: BrandFile['logo']; used: string | undefined }> {
  if (listed !== undefined && !Array.isArray(listed)) leave('assets', 'It has the wrong format.')
  const assets = (Array.isArray(listed) ? listed : []).slice(0, maxAssets)
  let logo: BrandFile['logo']
  let used: string | undefined
  for (const asset of assets) {
    if (!isRecord(asset) || typeof asset.name !== 'string') {
      leave('assets', 'One of them has the wrong format.')
      continue
    }
    if (asset.role !== 'logo' || used !== undefined) continue
    const bytes = files.get(asset.name)
    if (!bytes) {
      leave(asset.name, 'The brand file names it as the logo but doesn’t contain it.')
      continue
    }
    used = asset.name
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    if (asset.sha256 !== sha256) leave(asset.name, 'It was damaged or changed after the export.')
    else logo = await decoded(asset.name, bytes, sha256, leave)
  }
  return { logo, used }
}

async function decoded(
  name: string,
  bytes: Buffer,
  sha256: string,
  leave: RecordLeftOut,
): Promise<BrandFile['logo']> {
  try {
    return { picture: await cleanPicture(bytes, maxLogoSide), sha256 }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    leave(name, error.message)
    return undefined
  }
}
