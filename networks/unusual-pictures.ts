import sharp from 'sharp'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 43, g: 108, b: 176, alpha: 0.6 } } })

/** A dozen pictures that break what was made for a JPEG of a camera, by their names. */
export async function unusualPictures(): Promise<Map<string, Buffer>> {
  const pictures = {
    'cmyk.jpg': plain(300, 200).flatten().toColourspace('cmyk').jpeg(),
    'grey.png': plain(300, 200).greyscale().png(),
    '16-bit.png': plain(200, 200).toColourspace('rgb16').png(),
    'palette.png': plain(200, 200).png({ palette: true, colours: 4 }),
    'interlaced.png': plain(200, 200).png({ progressive: true }),
    'clear.webp': plain(300, 200).webp({ lossless: true }),
    'still.gif': plain(120, 80).gif(),
    'turned.jpg': plain(300, 150).flatten().withMetadata({ orientation: 6 }).jpeg(),
    '1x1.png': plain(1, 1).png(),
    'line.png': plain(3000, 1).png(),
    // WordPress makes smaller ones of what is wider than 2,560.
    'large.jpg': plain(2800, 2100).flatten().jpeg(),
    'p3.jpg': plain(200, 100).flatten().withIccProfile('p3').jpeg(),
  }
  const made = new Map<string, Buffer>()
  for (const [name, picture] of Object.entries(pictures)) made.set(name, await picture.toBuffer())
  return made
}
