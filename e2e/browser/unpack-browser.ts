import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const require = createRequire(import.meta.url)
const packageFolder = join(dirname(require.resolve('@sparticuz/chromium')), '..')
const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
  version: string
}

/** Where the browser that comes with the install is unpacked. */
export const browserFolder = join(root, 'node_modules/.cache/tributary-browser', version)

/** Font configuration for the tests: the same on every machine, even on one without fonts. */
export const fontSettings = join(browserFolder, 'fonts.conf')

/**
 * Unpacks browser and fonts once per install: into a temporary folder that is then moved, so that they are never
 * incomplete.
 */
export async function unpackBrowser(): Promise<void> {
  if (existsSync(fontSettings)) return
  const draft = `${browserFolder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  const before = process.env.TMPDIR
  // The package unpacks into the system's temporary folder, wherever that is.
  process.env.TMPDIR = draft
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    await inflate(join(packageFolder, 'bin/al2023.tar.br'))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  writeFileSync(join(draft, 'fonts.conf'), fontsConf())
  try {
    renameSync(draft, browserFolder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(fontSettings)) throw error
  }
}

function fontsConf(): string {
  const signs = dirname(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))
  const emoji = join(
    dirname(require.resolve('@expo-google-fonts/noto-color-emoji/package.json')),
    '400Regular',
  )
  const prefer = (family: string, ...fonts: string[]) =>
    `<alias><family>${family}</family><prefer>${fonts.map((font) => `<family>${font}</family>`).join('')}</prefer></alias>`
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${join(browserFolder, 'fonts')}</dir>
<dir>${signs}</dir>
<dir>${emoji}</dir>
<cachedir>${join(browserFolder, 'font-cache')}</cachedir>
${prefer('sans-serif', 'Open Sans', 'DejaVu Sans', 'Noto Color Emoji')}
${prefer('system-ui', 'Open Sans', 'DejaVu Sans', 'Noto Color Emoji')}
${prefer('serif', 'DejaVu Serif')}
${prefer('monospace', 'DejaVu Sans Mono')}
</fontconfig>
`
}
