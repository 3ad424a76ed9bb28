import { inflateSync } from 'node:zlib'

/**
 * What of a WOFF file is needed to fit a text: by code point, how far each character that it holds moves the pen, in parts of
 * the font size (its tables cmap and hmtx). For the fonts that come with the product; throws on anything else.
 */
export function readAdvances(woff: Buffer): Map<number, number> {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF font.')
  const tables = tablesOf(woff)
  const unitsPerEm = table(tables, 'head').readUInt16BE(18)
  const longMetrics = table(tables, 'hhea').readUInt16BE(34)
  const hmtx = table(tables, 'hmtx')
  // Past the last full entry all glyphs are as wide as that one.
  const advanceOf = (glyph: number) => hmtx.readUInt16BE(Math.min(glyph, longMetrics - 1) * 4) / unitsPerEm
  return new Map([...readCmap(table(tables, 'cmap'))].map(([code, glyph]) => [code, advanceOf(glyph)]))
}

function tablesOf(woff: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  for (let at = 44, left = woff.readUInt16BE(12); left > 0; at += 20, left--) {
    const from = woff.readUInt32BE(at + 4)
    const stored = woff.subarray(from, from + woff.readUInt32BE(at + 8))
    const whole = woff.readUInt32BE(at + 12)
    tables.set(woff.toString('latin1', at, at + 4), stored.length < whole ? inflateSync(stored) : stored)
  }
  return tables
}

function table(tables: Map<string, Buffer>, name: string): Buffer {
  const found = tables.get(name)
  if (!found) throw new Error(`The font has no table ${name}.`)
  return found
}

/** Glyph by code point, of the Unicode subtables of the formats 4 and 12. */
function readCmap(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let at = 4, left = cmap.readUInt16BE(2); left > 0; at += 8, left--) {
    const platform = cmap.readUInt16BE(at)
    if (platform !== 0 && platform !== 3) continue
    const sub = cmap.subarray(cmap.readUInt32BE(at + 4))
    const format = sub.readUInt16BE(0)
    if (format === 4) readSegments(sub, glyphs)
    else if (format === 12) readGroups(sub, glyphs)
  }
  return glyphs
}

function readSegments(sub: Buffer, glyphs: Map<number, number>): void {
  const twice = sub.readUInt16BE(6)
  for (let at = 0; at < twice; at += 2) {
    const end = sub.readUInt16BE(14 + at)
    const start = sub.readUInt16BE(16 + twice + at)
    const delta = sub.readUInt16BE(16 + 2 * twice + at)
    const offsetAt = 16 + 3 * twice + at
    const offset = sub.readUInt16BE(offsetAt)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const listed = offset === 0 ? code : sub.readUInt16BE(offsetAt + offset + 2 * (code - start))
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
}

function readGroups(sub: Buffer, glyphs: Map<number, number>): void {
  for (let at = 16, left = sub.readUInt32BE(12); left > 0; at += 12, left--) {
    const [start, end, first] = [sub.readUInt32BE(at), sub.readUInt32BE(at + 4), sub.readUInt32BE(at + 8)]
    for (let code = start; code <= end; code++) glyphs.set(code, first + code - start)
  }
}
