import { expect, test } from 'vitest'
import { cleanTitle } from './clean-title'

const said = (title: string, text = '', url: string | null = null): string =>
  cleanTitle(title, { url, text: () => text, language: /[äöüß]|\bder\b/iu.test(text) ? 'de' : 'en' })

test.each([
  // The name of the site, and what pages put before and after a title.
  ['New ferry timetable from 1 June | Harbour Gazette', 'New ferry timetable from 1 June'],
  ['Open Day 2027 | Events | Marlow College', 'Open Day 2027'],
  ['Recipes | Plum cake on a tray', 'Plum cake on a tray'],
  ['Lesung | Nadja Brückner', 'Lesung | Nadja Brückner'],
  ['Winterreise | Nadja Brückner', 'Winterreise | Nadja Brückner'],
  [
    'U15 Girls – Match report: Ashby Rovers 3-2 Kelham Town',
    'U15 Girls – Match report: Ashby Rovers 3-2 Kelham Town',
  ],
  // Codes, dates, mail prefixes and versions.
  ['PR-2291: Harlow Timber opens a sawmill', 'Harlow Timber opens a sawmill'],
  ['PM 14/2026: Stadtwerke senken den Preis', 'Stadtwerke senken den Preis'],
  ['COVID-19: what now?', 'COVID-19: what now?'],
  ['FW: RE: Road closure in Mill Lane', 'Road closure in Mill Lane'],
  ['2026-11-03 Storm damage at the boathouse - update 2', 'Storm damage at the boathouse'],
  ['Winter Lights Trail FINAL v7', 'Winter Lights Trail'],
  ['Seed library opens (newsletter + website + poster text)', 'Seed library opens'],
  ['A talk on print (and text)', 'A talk on print (and text)'],
  ['Cup Final', 'Cup Final'],
  ['Assistant Gardener (0.6 FTE) - Ref HG/114', 'Assistant Gardener (0.6 FTE)'],
  ['【お知らせ】秋の古本市を開催します', '秋の古本市を開催します'],
  ['++ SOLD OUT ++ Concert of the choir', 'Sold out: Concert of the choir'],
  // File names are not titles.
  ['price-list-2027_final.pdf', ''],
  ['20261128_Adventsmarkt_Flyertext', ''],
])('turns %s into %s', (title, expected) => expect(said(title)).toBe(expected))

test('writes an all-caps title in normal case, with names as in its text', () => {
  const text = 'The board of Harlow Timber has appointed Dana Okafor, who ran NASA mills, as chief executive.'
  expect(said('HARLOW TIMBER APPOINTS NEW CHIEF EXECUTIVE', text)).toBe(
    'Harlow Timber Appoints New Chief Executive',
  )
  expect(said('NASA MILLS AT HARLOW TIMBER', text)).toBe('NASA mills at Harlow Timber')
  expect(said('CALL FOR PAPERS: Coastal soils', text)).toBe('Call for Papers: Coastal soils')
  expect(said('TRAILHEAD Backpack', text)).toBe('TRAILHEAD Backpack')
  expect(said('FLOHMARKT IN DER SÜDSTADT', 'In der Südstadt wird getrödelt.')).toBe(
    'Flohmarkt in der Südstadt',
  )
})

test('recognizes a site’s name by its address and removes it', () => {
  expect(said('Ferry news – Harbour Gazette', '', 'https://www.harbourgazette.example/x')).toBe('Ferry news')
})
