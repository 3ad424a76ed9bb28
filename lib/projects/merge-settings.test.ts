import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withLogos } from '@/lib/media/brand-assets'
import { mergeSettings } from './merge-settings'

test('changing settings leaves all other keys unchanged', () => {
  const key = fc.constantFrom('theme', 'voice_rules', 'sample_brand', 'note')
  const settings = fc.dictionary(key, fc.oneof(fc.string(), fc.integer(), fc.constant({ deep: 1 })))
  fc.assert(
    fc.property(settings, fc.dictionary(key, fc.option(fc.string())), (stored, patch) => {
      const merged = mergeSettings(stored, patch)
      for (const [name, value] of Object.entries(stored))
        if (!(name in patch)) expect(merged[name]).toEqual(value)
      for (const [name, value] of Object.entries(patch))
        if (value === null) expect(merged).not.toHaveProperty(name)
        else expect(merged[name]).toBe(value)
    }),
  )
})

test('keys that the service stores in brand_assets survive when a client changes another key', () => {
  const stored = {
    brand_assets: { hub_logo_url: 'https://hub.example/a.png', logo_url: 'https://hub.example/a.png' },
  }
  expect(mergeSettings(stored, { brand_assets: { font: 'Figtree' } }).brand_assets).toEqual({
    ...stored.brand_assets,
    font: 'Figtree',
  })
})

test('a connected hub’s logo takes precedence over the brand’s own, and both are kept', () => {
  const own = withLogos({}, { uploaded: 'https://own.example/a.png' })
  expect(own.logo_url).toBe('https://own.example/a.png')
  const both = withLogos(own, { hub: 'https://hub.example/a.png' })
  expect(both).toEqual({
    logo_url: 'https://hub.example/a.png',
    hub_logo_url: 'https://hub.example/a.png',
    uploaded_logo_url: 'https://own.example/a.png',
  })
  expect(withLogos(both, { hub: null }).logo_url).toBe('https://own.example/a.png')
  expect(withLogos(both, { uploaded: null }).logo_url).toBe('https://hub.example/a.png')
})

test('a logo from before both were kept counts as the brand’s own, unless it is the hub’s', () => {
  const before = { logo_url: 'https://own.example/a.png' }
  expect(withLogos(before, { hub: 'https://hub.example/a.png' }).uploaded_logo_url).toBe(before.logo_url)
  const hub = { logo_url: 'https://hub.example/a.png', hub_logo_url: 'https://hub.example/a.png' }
  expect(withLogos(hub, { hub: null })).toEqual({})
})
