import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { unzip } from '@/lib/archive/unzip'
import { AppError } from '@/lib/errors'
import { findOwnBlob } from '@/lib/media/blobs'
import { layoutChoices } from '@/lib/media/cards/card-formats'
import { getProject } from '@/lib/projects/get-project'
import { setLogo } from '@/lib/projects/set-logo'
import { updateProject } from '@/lib/projects/update-project'
import { uploadLogo } from '@/lib/projects/upload-logo'
import { anyCharacter } from '@/testing/any-character'
import { type MadeFile, makeZip } from '@/testing/archive/make-zip'
import { createTestChannel } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject, type TestProject } from '@/testing/database/factories'
import { loopbackServer } from '@/testing/http/loopback-server'
import { voiceRules } from '../check/rule-names'
import { getVoice } from '../editor/get-voice'
import { saveVoice } from '../editor/save-voice'
import { saveVoiceRules } from '../editor/save-voice-rules'
import { type VoicePatch, voiceFields } from '../schemas'
import { restoreVoice } from '../versions/restore-voice'
import { exportBrand } from './export-brand'
import { importBrand } from './import-brand'
import { previewImport } from './preview-import'
import { removeHiddenCharacters } from './remove-hidden-characters'
import { fillRuleLevels } from './rule-levels'
import { brandFileLimits } from './schemas'

useTestDatabase()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portable-'))
  process.env.DATA_DIR = folder
})
afterAll(() => rm(folder, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())

const png = (side: number, background = '#3b5bdb') =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer()
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const pictures = async () => (await readdir(join(folder, 'media')).catch(() => [])).sort()

/** Builds a file like an export, with other contents. */
function brandFile(document: Record<string, unknown> | string, more: MadeFile[] = []): Buffer {
  const data =
    typeof document === 'string'
      ? document
      : JSON.stringify({ format: 'tributary-brand', format_version: 1, voice: {}, ...document })
  return makeZip([{ name: 'brand.json', data }, ...more])
}
const withLogo = (data: Buffer, asset: Record<string, unknown> = {}) =>
  brandFile({ assets: [{ name: 'assets/logo.webp', role: 'logo', sha256: sha256(data), ...asset }] }, [
    { name: 'assets/logo.webp', data },
  ])
const brandJson = (bytes: Buffer) =>
  JSON.parse(String(unzip(bytes, () => true, brandFileLimits).files.get('brand.json')))

const voice = {
  brand_voice_description: 'We speak like a good neighbour.\nIn German we say “du”.',
  tone: ['warm', 'dry'],
  words_to_avoid: ['synergy → teamwork'],
  image_style_by_type: { world: 'wide', story: 'close' },
  primary_color: '#14646b',
}

async function state({ ctx }: TestProject) {
  const { settings } = await getProject(ctx)
  return { voice: await getVoice(ctx), settings, pictures: await pictures() }
}

describe('an exported brand', () => {
  test('is restored in a project of another workspace with its voice, rules and logo', async () => {
    const [one, other] = await Promise.all([createTestProject(), createTestProject()])
    await saveVoice(one.ctx, { voice })
    await saveVoiceRules(one.ctx, { emoji: 'block', shouting: 'off' })
    const { logo_url } = await uploadLogo(one.ctx, await png(300))
    const { name, bytes } = await exportBrand(one.ctx)
    expect(name).toBe(`${one.projectSlug}.tributary-brand.zip`)

    const seen = await previewImport(other.ctx, bytes)
    expect(seen).toMatchObject({ version: 0, before: {}, voice, left_out: [], may_manage: true })
    expect(seen.changes).toEqual(voiceFields.filter((field) => field in voice))
    expect(seen.rules.changes).toEqual(['emoji', 'shouting'])
    expect(seen.logo.after).toMatch(/^data:image\/webp;base64,/)
    expect((await getVoice(other.ctx)).version).toBe(0)

    const stored = await importBrand(other.ctx, { bytes, version: seen.version })
    expect(stored).toMatchObject({
      voice,
      version: 1,
      provenance: { tone: { from: 'import', by: other.ctx.actor.name } },
      taken: { rules: true, logo: true },
      left_out: [],
    })
    const { settings, logo_url: theirs } = await getProject(other.ctx)
    expect(settings.voice_rules).toMatchObject({ emoji: 'block', shouting: 'off', address: 'warn' })
    expect(theirs).not.toBe(logo_url)
    const logo = await sharp(await findOwnBlob(theirs ?? '')).metadata()
    expect(logo).toMatchObject({ format: 'webp', width: 300, height: 300 })

    const again = await previewImport(other.ctx, bytes)
    expect([again.changes, again.rules.changes, again.logo.changes]).toEqual([[], [], false])
  })

  test('contains no people, ids, addresses, channels or other settings', async () => {
    const one = await createTestProject({ settings: { integration: { key: 'canary-of-a-client' } } })
    await saveVoice(one.ctx, { voice })
    await updateProject(one.ctx, { brand_hub_slug: 'canary-at-the-hub' })
    await createTestChannel(one.ctx, { accountKey: 'canary-account', displayName: 'A canary’s channel' })
    await setLogo(one.ctx, { logo_url: 'https://127.0.0.1/logo.png?token=canary-of-the-logo' })
    const { bytes } = await exportBrand(one.ctx)
    const document = brandJson(bytes)
    expect(Object.keys(document)).toEqual([
      'format',
      'format_version',
      'exported_at',
      'project',
      'voice',
      'provenance',
      'voice_rules',
      'assets',
      'notes',
    ])
    expect(document.provenance.tone).toBe('person')
    expect(document.notes).toHaveLength(1)
    const text = JSON.stringify(document)
    for (const secret of [
      'canary',
      one.ctx.projectId,
      one.ctx.orgId,
      one.userId,
      one.ctx.actor.name,
      '127.0.0.1',
    ])
      expect(text).not.toContain(secret)
  })

  test('is the same file each time, apart from the date', async () => {
    const one = await createTestProject()
    await saveVoice(one.ctx, { voice })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
    try {
      const first = await exportBrand(one.ctx)
      expect(first.bytes.equals((await exportBrand(one.ctx)).bytes)).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })

  test('includes a logo hosted on another server, and says when it cannot', async () => {
    const one = await createTestProject()
    const picture = await png(40)
    const server = await loopbackServer((request, response) => {
      response.writeHead(request.url === '/logo.png' ? 200 : 404)
      response.end(picture)
    })
    vi.stubEnv('PRIVATE_HOSTS_ALLOWED', server.host)
    await setLogo(one.ctx, { logo_url: `${server.origin}/logo.png` })
    expect(brandJson((await exportBrand(one.ctx)).bytes)).toMatchObject({
      assets: [{ name: 'assets/logo.webp', role: 'logo', type: 'image/webp' }],
      notes: [],
    })
    await setLogo(one.ctx, { logo_url: `${server.origin}/gone.png` })
    expect(brandJson((await exportBrand(one.ctx)).bytes)).toMatchObject({
      assets: [],
      notes: [expect.stringMatching(/doesn’t include the logo/)],
    })
  })

  test('restores any voice in an empty project, without invisible characters', async () => {
    const text = fc
      .string({ unit: anyCharacter, maxLength: 40 })
      .map((words) => words.replaceAll('\0', '').toWellFormed())
    const word = text.map((words) => words.trim()).filter((words) => words !== '')
    const anyVoice = fc.record(
      {
        brand_voice_description: text,
        tone: fc.array(word, { maxLength: 4 }),
        target_audience: text,
        words_to_avoid: fc.array(word, { maxLength: 4 }),
        image_style_by_type: fc.dictionary(fc.stringMatching(/^[a-zäöü-]{1,8}$/), text, { maxKeys: 3 }),
        primary_color: fc.stringMatching(/^#[0-9a-f]{6}$/),
        card_layout: fc.constantFrom(...layoutChoices),
      },
      { requiredKeys: [] },
    )
    const anyRules = fc.dictionary(fc.constantFrom(...voiceRules), fc.constantFrom('off', 'warn', 'block'))
    await fc.assert(
      fc.asyncProperty(anyVoice, anyRules, async (given, rules) => {
        const [one, other] = await Promise.all([createTestProject(), createTestProject()])
        await saveVoice(one.ctx, { voice: given as VoicePatch })
        await saveVoiceRules(one.ctx, rules)
        await importBrand(other.ctx, { bytes: (await exportBrand(one.ctx)).bytes })
        const [before, after] = [await getVoice(one.ctx), await getVoice(other.ctx)]
        const bare = removeHiddenCharacters(before.voice)
        const filled = Object.entries(bare as object).filter(([, value]) => String(value).trim() !== '')
        expect(after.voice).toEqual(trimmed(Object.fromEntries(filled)))
        expect(fillRuleLevels((await getProject(other.ctx)).settings.voice_rules)).toEqual(
          fillRuleLevels(rules),
        )
      }),
      { numRuns: 15 },
    )
  })
})

/** Words are stored trimmed; there may have been invisible characters between a word and its spaces. */
const trimmed = (voice: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(voice).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.map((word: string) => word.trim()).filter(Boolean) : value,
    ]),
  )

describe('an import', () => {
  test('takes only what the person chose, in one version that can be undone', async () => {
    const one = await createTestProject()
    await saveVoice(one.ctx, { voice: { tone: ['ours'], target_audience: 'Anglers' } })
    const bytes = brandFile({ voice, voice_rules: { emoji: 'block' } })
    const stored = await importBrand(one.ctx, { bytes, fields: ['tone', 'primary_color'], rules: false })
    expect(stored.voice).toEqual({ tone: voice.tone, target_audience: 'Anglers', primary_color: '#14646b' })
    expect(stored.taken).toEqual({ fields: ['tone', 'primary_color'], rules: false, logo: false })
    expect(stored.provenance.target_audience?.from).toBe('person')
    expect((await getProject(one.ctx)).settings.voice_rules).toBeUndefined()
    const back = await restoreVoice(one.ctx, { version: 1, seen: 2 })
    expect(back.voice).toEqual({ tone: ['ours'], target_audience: 'Anglers' })
  })

  test('over an outdated version stores nothing and keeps no image', async () => {
    const one = await createTestProject()
    const bytes = withLogo(await png(20))
    const { version } = await previewImport(one.ctx, bytes)
    await saveVoice(one.ctx, { voice: { tone: ['newer'] } })
    const before = await state(one)
    await expect(importBrand(one.ctx, { bytes, version })).rejects.toMatchObject({ code: 'stale-revision' })
    expect(await state(one)).toEqual(before)
  })

  test('by an editor takes the voice, but leaves rules and logo to those who manage the project', async () => {
    const one = await createTestProject()
    const editor = await createTestMember(one, 'editor')
    const logo = await png(20)
    const bytes = brandFile(
      {
        voice,
        voice_rules: { emoji: 'block' },
        assets: [{ name: 'assets/logo.webp', role: 'logo', sha256: sha256(logo) }],
      },
      [{ name: 'assets/logo.webp', data: logo }],
    )
    expect((await previewImport(editor, bytes)).may_manage).toBe(false)
    const stored = await importBrand(editor, { bytes, rules: true, logo: true })
    expect(stored).toMatchObject({ voice, taken: { rules: false, logo: false } })
    expect(stored.left_out.map(({ what }) => what)).toEqual(['Voice check rules', 'Logo'])
    expect(await getProject(one.ctx)).toMatchObject({ logo_url: null, settings: {} })
  })

  test('deletes the previous logo, and the one from the hub stays in use', async () => {
    const one = await createTestProject({
      settings: { brand_assets: { hub_logo_url: 'https://hub.example/logo.png' }, mine: 1 },
    })
    const { logo_url: former } = await uploadLogo(one.ctx, await png(30))
    await importBrand(one.ctx, { bytes: withLogo(await png(20, '#ff0000')) })
    const { logo_url, settings } = await getProject(one.ctx)
    expect(logo_url).toBe('https://hub.example/logo.png')
    expect(await findOwnBlob(former)).toBeUndefined()
    expect(settings).toMatchObject({
      brand_assets: {
        hub_logo_url: 'https://hub.example/logo.png',
        uploaded_logo_url: expect.stringMatching(/^\/api\/media\//),
      },
      mine: 1,
    })
  })
})

describe('a file from elsewhere', () => {
  test('is taken field by field: what is unknown or unusable is named and left out', async () => {
    const one = await createTestProject()
    const bytes = brandFile(
      {
        voice: { ...voice, primary_color: 'teal', typeface: 'Round' },
        voice_rules: { emoji: 'block', rhyme: 'warn', shouting: 'never' },
        assets: [{ name: 'assets/font.woff', role: 'font' }, 7],
        logo_url: 'http://127.0.0.1:1/logo.png',
        brand_hub_slug: 'theirs',
      },
      [{ name: 'notes.txt', data: 'x' }],
    )
    const seen = await previewImport(one.ctx, bytes)
    expect(seen.rules.changes).toEqual(['emoji'])
    expect(seen.voice).not.toHaveProperty('primary_color')
    expect(seen.left_out.map(({ what }) => what)).toEqual([
      'typeface',
      'primary_color',
      'voice_rules: rhyme',
      'voice_rules: shouting',
      'assets',
      'logo_url',
      'brand_hub_slug',
      'notes.txt',
    ])
    await importBrand(one.ctx, { bytes })
    expect((await getProject(one.ctx)).logo_url).toBeNull()
  })

  test('causes no request to an address in it', async () => {
    const server = await loopbackServer((_request, response) => void response.end('x'))
    vi.stubEnv('PRIVATE_HOSTS_ALLOWED', server.host)
    const one = await createTestProject()
    const address = `${server.origin}/logo.png`
    const asset = { name: address, role: 'logo', url: address, sha256: sha256(Buffer.from('x')) }
    await importBrand(one.ctx, {
      bytes: brandFile({ logo_url: address, voice: { logo_url: address }, assets: [asset] }),
    })
    expect(server.requests).toEqual([])
    expect((await getProject(one.ctx)).logo_url).toBeNull()
  })

  test('loses its invisible characters, and says so', async () => {
    const one = await createTestProject()
    const bytes = brandFile(
      '{"format":"tributary-brand","format_version":1,"voice":{"tone":["wa\\u200brm","\\u202e"],"target_audience":"A\\u0000\\ud800\\u{E0041}B"}}'.replace(
        '\\u{E0041}',
        '\u{E0041}',
      ),
    )
    const seen = await previewImport(one.ctx, bytes)
    expect(seen.voice).toEqual({ tone: ['warm'], target_audience: 'A\ufffdB' })
    expect(seen.left_out.map(({ what }) => what)).toEqual(['tone', 'target_audience'])
  })

  test('cannot change prototypes through the names of its fields', async () => {
    const one = await createTestProject()
    const bytes = brandFile(
      '{"format":"tributary-brand","format_version":1,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"voice":{"__proto__":{"polluted":1},"image_style_by_type":{"__proto__":"x","constructor":"y"}},"voice_rules":{"__proto__":"block","toString":"off"},"assets":[{"__proto__":{"role":"logo"}}]}',
    )
    await importBrand(one.ctx, { bytes })
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect((await getVoice(one.ctx)).voice.image_style_by_type).toEqual({ constructor: 'y' })
  })

  test.each([
    ['no archive', Buffer.from('{}'), /damaged, incomplete/],
    ['nothing', Buffer.alloc(0), /damaged, incomplete/],
    ['an archive of something else', makeZip([{ name: 'word/document.xml', data: 'x' }]), /no brand\.json/],
    ['another JSON', brandFile('{"voice":{}}'), /isn’t a brand file/],
    ['a list', brandFile('[]'), /isn’t a brand file/],
    ['no JSON', brandFile('{"format"'), /not valid JSON/],
    ['no UTF-8', makeZip([{ name: 'brand.json', data: Buffer.from([0x22, 0xff, 0x22]) }]), /not valid JSON/],
    ['JSON without floor', brandFile(`${'['.repeat(9_000)}${']'.repeat(9_000)}`), /nested too deeply/],
    ['JSON without end', brandFile(`"${'ab'.repeat(2_500_000)}"`), /more than|longer than/],
    ['a later version', brandFile({ format_version: 2 }), /newer version of Tributary/],
    ['no version', brandFile({ format_version: '1' }), /doesn’t state its version/],
    ['a password', makeZip([{ name: 'brand.json', data: '{}', flags: 1 }]), /password/],
    ['a path', brandFile({}, [{ name: '../../brand.json', data: '' }]), /don’t belong/],
    ['a bomb', brandFile({}, [{ name: 'assets/a', data: Buffer.alloc(11 * 1024 * 1024) }]), /more than/],
  ])('%s is refused with an explanation, and nothing is stored', async (_, bytes, words) => {
    const one = await createTestProject()
    const before = await state(one)
    for (const attempt of [previewImport(one.ctx, bytes), importBrand(one.ctx, { bytes })])
      await expect(attempt).rejects.toMatchObject({ code: 'invalid', message: expect.stringMatching(words) })
    expect(await state(one)).toEqual(before)
  })

  test('brings in only a PNG, JPEG or WebP of limited size with the checksum it names', async () => {
    const one = await createTestProject()
    const canvas = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const whole = await png(30)
    for (const bytes of [
      withLogo(svg),
      withLogo(await canvas(8).gif().toBuffer()),
      withLogo(await canvas(8).avif().toBuffer()),
      withLogo(await canvas(6_000).png().toBuffer()),
      withLogo(whole.subarray(0, 60)),
      withLogo(whole, { sha256: sha256(svg) }),
      withLogo(whole, { sha256: undefined }),
      withLogo(whole, { name: 'assets/other.webp' }),
      withLogo(whole, { name: '../../brand.json' }),
    ]) {
      const stored = await importBrand(one.ctx, { bytes })
      expect(stored.taken.logo).toBe(false)
      expect(stored.left_out.length).toBeGreaterThan(0)
    }
    expect((await getProject(one.ctx)).logo_url).toBeNull()
    expect(await importBrand(one.ctx, { bytes: withLogo(whole) })).toMatchObject({ taken: { logo: true } })
  })

  test('with damaged bytes causes no error other than AppError, and stores nothing when refused', async () => {
    const [one, other] = await Promise.all([createTestProject(), createTestProject()])
    await saveVoice(one.ctx, { voice })
    await uploadLogo(one.ctx, await png(16))
    const { bytes } = await exportBrand(one.ctx)
    let before = await state(other)
    let refused = 0
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 4 }),
        fc.option(fc.nat(bytes.length)),
        async (changes, end) => {
          const changed = Buffer.from(end === null ? bytes : bytes.subarray(0, end))
          for (const [at, value] of changes) if (at < changed.length) changed[at] = value
          try {
            await importBrand(other.ctx, { bytes: changed })
            before = await state(other)
          } catch (error) {
            expect(error).toBeInstanceOf(AppError)
            refused++
            expect(await state(other)).toEqual(before)
          }
        },
      ),
      { numRuns: 100 },
    )
    expect(refused).toBeGreaterThan(20)
  })
})
