import { describe, expect, test } from 'vitest'
import { findSentenceExclusion } from '../find-exclusions'
import { isInternalNote } from './not-public'

describe('may appear in posts', () => {
  test.each([
    'Contains wheat, milk, egg.',
    'Do not use the tap water for drinking until we tell you that it is safe.',
    'Please do not use the footbridge until further notice.',
    'Zur Ursache des Brandes kann die Polizei noch keine Aussagen machen.',
    'Der Hersteller darf nicht mehr mit dem Begriff „klimaneutral“ werben.',
    'This is only a draft, and we want your comments by 3 May.',
    'Residents want the section of the bypass that crosses the meadow out of the plan.',
    'Schick uns bis zum 30. November 2026 ein paar Zeilen und drei Fotos von Arbeiten an werkstatt@holz.example.',
    'The women’s quad (Parveen Sadiq, Marge Heaney, Fi Collier) won their division in 18:42.3.',
    'Contiene sedano e, con il pane, glutine.',
    'Empfohlen ab 12 Jahren, der Raum kann umgangen werden.',
    'Honig ist für Kinder unter 12 Monaten nicht geeignet.',
    'Not for children under 36 months: choking hazard.',
    'Ask your doctor first if you have asthma.',
    'Teilnahme auf eigene Gefahr.',
    'If stairs are a problem, tell us by the Tuesday before and we will run a screen downstairs.',
    'Wer Hilfe beim Einsteigen braucht, sagt uns bitte bis Montag Bescheid.',
    'The clock will be replaced by an advertisement board next year.',
    'Die Uhr wird durch eine digitale Anzeige ersetzt.',
    'You can now subscribe to a calendar of your team.',
    'Whoever is logged in sees the new page first.',
    '180 g yoghurt (full fat, please)',
    'Until then there will be no ringing for services, weddings or funerals.',
    'Bis dahin muss jede Leitung auf den Parzellen entleert sein.',
    'If yours has not come, ring the engineer on duty on 01632 960 417.',
    'Forms from the noticeboard at the gate or from Marjorie, plots@cuckoo.example.',
    'Nicht bewerben können sich Promovierende der Medizin; für sie gibt es ein eigenes Programm.',
    'On the last day set the account to suspended.',
  ])('%s', (sentence) => {
    expect(findSentenceExclusion(sentence)).toBeUndefined()
  })
})

describe('stays out of posts', () => {
  test.each([
    'Subscribe to our newsletter.',
    'Until then!',
    'Bis dahin.',
    'Per Aldous, press@norrmark.example',
    'Jane Doe, +44 1632 960 417',
    'Abonnieren Sie unseren Newsletter.',
    'Log in to comment.',
    'If you enjoyed this, share it with a friend who bakes.',
    'This post contains affiliate links.',
    'Dieser Beitrag enthält unbezahlte Werbung.',
    'Anzeige',
  ])('%s', (sentence) => {
    expect(findSentenceExclusion(sentence)).toBeDefined()
  })
})

test('a note for one team is internal, but a request not to mail something is not', () => {
  expect(isInternalNote('INTERNAL / social team: pinned until Monday.')).toBe(true)
  expect(isInternalNote('Take it to a recycling point. Please do not post it to us.')).toBe(false)
})
