import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { cast } from './cast'
import { drawLogo } from './draw/logo'
import { writeManifest } from './manifest'
import { renderPictures } from './render'

// Generates the sample brand's pictures, logo and manifest. The bibles themselves are written by hand. `npm run
// sample-brand` renders all pictures; `npm run sample-brand -- tobbel nubbo` only those of these characters.
const folder = join(import.meta.dirname, '../../public/sample/brand')
const only = process.argv.slice(2)

const bytes = await renderPictures(folder, only)
await writeFile(
  join(folder, 'logo.png'),
  await sharp(Buffer.from(drawLogo())).png({ palette: true, quality: 90 }).toBuffer(),
)
await writeManifest(
  folder,
  cast.map((part) => part.slug),
)
console.log(`${(bytes / 1e6).toFixed(2)} MB of pictures`)
