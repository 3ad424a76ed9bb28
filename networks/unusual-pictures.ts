import sharp, { type Sharp } from 'sharp'

type Kind = { name: string; make: () => Promise<Buffer> }

const plain = (width: number, height: number, background = '#2b6cb0') =>
  sharp({ create: { width, height, channels: 3, background } })
const clear = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 40, alpha: 0.3 } } })
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
const kind = (name: string, picture: Sharp): Kind => ({ name, make: () => picture.toBuffer() })
const moving = async (width: number, height: number) => {
  const frames = ['#c00', '#0c0', '#00c'].map((color) => plain(width, height, color).png().toBuffer())
  return sharp(await Promise.all(frames), { join: { animated: true } })
}

/**
 * Fifty pictures that break code made for a camera's JPEGs. They are small where only the format matters, so that
 * creating all of them takes only a few seconds.
 */
const kinds: Kind[] = [
  kind('cmyk.jpg', noise(400, 300).toColourspace('cmyk').jpeg()),
  kind('cmyk-large.jpg', noise(1000, 800).toColourspace('cmyk').jpeg({ quality: 95 })),
  kind('cmyk-tiny.jpg', plain(2, 2).toColourspace('cmyk').jpeg()),
  kind('grey.jpg', noise(640, 480).greyscale().jpeg()),
  kind('grey.png', noise(640, 480).greyscale().png()),
  kind('progressive.jpg', noise(450, 350).jpeg({ progressive: true })),
  kind('mozjpeg.jpg', noise(450, 350).jpeg({ mozjpeg: true })),
  kind('444.jpg', noise(450, 350).jpeg({ chromaSubsampling: '4:4:4', quality: 95 })),
  kind('16-bit.png', noise(500, 400).toColourspace('rgb16').png()),
  kind('16-bit-large.png', noise(900, 700).toColourspace('rgb16').png()),
  kind('16-bit-clear.png', clear(500, 400).toColourspace('rgb16').png()),
  kind('16-bit-grey.png', noise(400, 300).greyscale().toColourspace('grey16').png()),
  kind('palette.png', noise(250, 200).png({ palette: true, colours: 16 })),
  kind('one-bit.png', noise(500, 400).threshold(128).png({ palette: true, colours: 2 })),
  kind('interlaced.png', noise(500, 400).png({ progressive: true })),
  kind('clear.png', clear(800, 600).png()),
  kind('clear.webp', clear(800, 600).webp()),
  kind('clear-lossless.webp', clear(800, 600).webp({ lossless: true })),
  kind('clear-near.webp', clear(700, 500).webp({ nearLossless: true })),
  kind(
    'nothing.png',
    sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    }).png(),
  ),
  { name: 'clear-large.png', make: () => noise(1000, 800).ensureAlpha(0.5).png().toBuffer() },
  {
    name: 'moving.gif',
    make: async () => (await moving(200, 150)).gif({ loop: 0, delay: [100, 100, 100] }).toBuffer(),
  },
  { name: 'moving-once.gif', make: async () => (await moving(90, 90)).gif({ loop: 1 }).toBuffer() },
  { name: 'moving.webp', make: async () => (await moving(200, 150)).webp({ loop: 0 }).toBuffer() },
  {
    name: 'moving-lossless.webp',
    make: async () => (await moving(64, 200)).webp({ lossless: true }).toBuffer(),
  },
  kind('still.gif', noise(100, 75).gif()),
  kind('clear.gif', clear(200, 150).gif()),
  ...[2, 3, 4, 5, 6, 7, 8].map((orientation) =>
    kind(`turned-${orientation}.jpg`, noise(600, 300).withMetadata({ orientation }).jpeg()),
  ),
  kind('turned-large.jpg', noise(1700, 1100).withMetadata({ orientation: 6 }).jpeg({ quality: 100 })),
  kind('turned.webp', noise(500, 250).withMetadata({ orientation: 8 }).webp()),
  kind('1x1.jpg', plain(1, 1).jpeg()),
  kind('1x1.png', plain(1, 1).png()),
  kind('1x1.webp', clear(1, 1).webp()),
  kind('1x1.gif', plain(1, 1).gif()),
  kind('line.png', plain(4000, 1).png()),
  kind('column.png', plain(1, 4000).png()),
  kind('thin.jpg', plain(3000, 3).jpeg()),
  kind('huge-plain.png', plain(7000, 3500).png({ compressionLevel: 9 })),
  kind('huge-plain.jpg', plain(4500, 4500).jpeg({ quality: 40 })),
  kind('large.jpg', noise(2700, 1300).jpeg({ quality: 90 })),
  kind('large.png', noise(1200, 1000).png()),
  kind('large.webp', noise(1400, 1400).webp({ quality: 100, effort: 0 })),
  kind('p3.jpg', noise(600, 400).withIccProfile('p3').jpeg()),
  kind('density.jpg', noise(600, 400).withMetadata({ density: 2400 }).jpeg()),
]

/** Returns the pictures by name, always in the same order. */
export async function unusualPictures(): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>()
  for (const { name, make } of kinds) made.set(name, await make())
  return made
}
