import { drawFace } from './face'
import { box } from './light'
import { ellipse, Sheet, stroke, volume } from './sheet'

/** Draws the brand's logo, 512 x 512: a figure looks over the stitched hem of the river. */
export function drawLogo(): string {
  const s = new Sheet()
  const round = s.clip('<rect width="512" height="512" rx="116"/>')
  const head = volume(s, 'M92 420C76 210 140 92 256 92C372 92 436 210 420 420Z', '#f3c969')
  const face = drawFace(
    s,
    { eyes: 'open', mouth: 'small', look: [0.1, -0.05], plain: true },
    { x: 256, y: 226, gap: 82, r: 70, skin: '#f3c969', iris: '#14646b' },
  )
  const sprout =
    stroke('M256 96Q252 70 262 44', '#4f8a3f', 13) +
    volume(s, 'M260 50C282 8 340 2 366 22C344 58 300 70 260 50Z', '#8cc152', '', 0.3) +
    volume(s, 'M260 56C238 24 192 22 172 42C190 70 228 76 260 56Z', '#6aa84f', '', 0.3)
  const wave = 'M-10 356C60 300 120 300 186 346S320 400 380 346S470 306 522 340V522H-10Z'
  const water = `<path d="${wave}" fill="${s.linear([
    [0, '#1c8791'],
    [1, '#0b3f4c'],
  ])}"/>${stroke('M-10 356C60 300 120 300 186 346S320 400 380 346S470 306 522 340', '#fff3d6', 15)}`
  const stitches = stroke(
    'M-6 420C64 364 120 364 186 410S320 464 380 410S470 370 520 402',
    '#ff8f6b',
    25,
    'stroke-dasharray="52 50"',
  )
  return s.toSvg(
    512,
    512,
    `<g clip-path="${round}">${box(
      0,
      0,
      512,
      512,
      s.linear([
        [0, '#bfe9df'],
        [1, '#5fc0bd'],
      ]),
    )}${ellipse(
      256,
      210,
      250,
      250,
      s.radial([
        [0, '#fffbe6', 0.8],
        [1, '#fffbe6', 0],
      ]),
    )}${sprout}${head}${face}${water}${stitches}</g>`,
  )
}
