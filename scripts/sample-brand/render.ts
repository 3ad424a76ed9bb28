import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { cast } from './cast'
import { drawPortrait, drawScene } from './draw/picture'

const jpeg = (svg: string) =>
  sharp(Buffer.from(svg)).flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()

/**
 * Renders portrait.jpg and scene.jpg of the named characters (all by default) below `folder`; returns the number of
 * bytes written.
 */
export async function renderPictures(folder: string, only: string[]): Promise<number> {
  let bytes = 0
  for (const part of cast.filter((one) => !only.length || only.includes(one.slug))) {
    const home = join(folder, part.slug)
    await mkdir(home, { recursive: true })
    for (const [name, svg] of [
      ['portrait.jpg', drawPortrait(part)],
      ['scene.jpg', drawScene(part)],
    ] as const) {
      const picture = await jpeg(svg)
      await writeFile(join(home, name), picture)
      bytes += picture.length
    }
    console.log(part.slug)
  }
  return bytes
}
