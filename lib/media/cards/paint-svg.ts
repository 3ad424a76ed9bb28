import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

// The engine may be started only once per process, even if a bundler includes this file several times.
const place = globalThis as typeof globalThis & { tributaryResvg?: Promise<void> }

/**
 * Paints one of our SVGs as pixels, `width` wide. This is done here and not by sharp, so that no decoder of uploads
 * ever reads SVG (spec/security#7.2). The SVG contains only outlines, so no system fonts are needed.
 */
export async function paintSvg(
  svg: string,
  width: number,
): Promise<{ pixels: Uint8Array; width: number; height: number }> {
  place.tributaryResvg ??= start()
  await place.tributaryResvg
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
  try {
    const image = drawing.render()
    try {
      return { pixels: image.pixels, width: image.width, height: image.height }
    } finally {
      image.free()
    }
  } finally {
    drawing.free()
  }
}

async function start(): Promise<void> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')))
}
