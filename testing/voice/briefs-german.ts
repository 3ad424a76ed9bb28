import type { Brief } from './brief'

/** Briefs in German. */
export const germanBriefs: Brief[] = [
  {
    name: 'Gärtnerei, Formular',
    text: `Kunde: Gärtnerei Moosbach
Tonalität: bodenständig, herzlich, kundig
Zielgruppe: Hobbygärtner im Allgäu, die wenig Zeit haben
Zu vermeidende Wörter: grüner Daumen, Unkraut, kinderleicht
Hauptfarbe: #2F5D3A
Akzentfarbe: #E9B44C
Bildstil: Nahaufnahmen bei bedecktem Himmel, Hände mit Erde
Inhaltsarten: Pflanzenporträts, Monatstipps, Blick ins Gewächshaus
Budget: 12.000 €`,
    expected: {
      tone: ['bodenständig', 'herzlich', 'kundig'],
      target_audience: 'Hobbygärtner im Allgäu, die wenig Zeit haben',
      words_to_avoid: ['grüner Daumen', 'Unkraut', 'kinderleicht'],
      primary_color: '#2f5d3a',
      secondary_color: '#e9b44c',
      default_image_prompt: 'Nahaufnahmen bei bedecktem Himmel, Hände mit Erde',
      enabled_content_types: ['Pflanzenporträts', 'Monatstipps', 'Blick ins Gewächshaus'],
    },
  },
  {
    name: 'Stadtwerke, Markdown',
    text: `# Kommunikationsleitfaden

## Markenstimme
Wir erklären Technik so, dass man sie am Küchentisch weitererzählen kann. Wir versprechen nichts, was wir nicht halten.

## Tonalität
* sachlich
* zugewandt
* ohne Floskeln

## Zielgruppen
- Mieterinnen und Mieter in der Stadt
- Kleine Betriebe

## Wörter, die wir vermeiden
- „Verbraucher“ (besser: „Kundinnen und Kunden“)
- „zeitnah“
- „Maßnahme“

## Farben
Primärfarbe: #004E7C
Sekundärfarbe: #8CC63F
Hintergrund: #FFFFFF

## Ansprechpartner
Frau Lang, Tel. 0123 456`,
    expected: {
      brand_voice_description:
        'Wir erklären Technik so, dass man sie am Küchentisch weitererzählen kann. Wir versprechen nichts, was wir nicht halten.',
      tone: ['sachlich', 'zugewandt', 'ohne Floskeln'],
      target_audience: 'Mieterinnen und Mieter in der Stadt\nKleine Betriebe',
      words_to_avoid: ['Verbraucher → Kundinnen und Kunden', 'zeitnah', 'Maßnahme'],
      primary_color: '#004e7c',
      secondary_color: '#8cc63f',
    },
  },
  {
    name: 'Brauerei, Brief in Sätzen',
    text: `Sehr geehrte Frau Ahrens,

unsere Stimme ist trocken, freundlich und ein wenig altmodisch. Wir schreiben für Menschen, die lieber ein gutes Bier trinken als fünf. Bitte vermeiden Sie Wörter wie „Craft“, „Hopfenbombe“ und „legendär“.

Unsere Hauptfarbe ist ein dunkles Rot (#7B1E22), als Akzent verwenden wir #D9B26F. Die Fotos sollen nach Feierabend aussehen, warmes Licht, keine Models.

Mit freundlichen Grüßen
Korbinian Huber`,
    expected: {
      tone: ['trocken', 'freundlich', 'ein wenig altmodisch'],
      target_audience: 'Menschen, die lieber ein gutes Bier trinken als fünf',
      words_to_avoid: ['Craft', 'Hopfenbombe', 'legendär'],
      primary_color: '#7b1e22',
      secondary_color: '#d9b26f',
      default_image_prompt: 'Die Fotos sollen nach Feierabend aussehen, warmes Licht, keine Models.',
    },
  },
  {
    name: 'Pflegedienst, Tabelle',
    text: `| Bereich | Vorgabe |
|:--|:--|
| Tonfall | ruhig, klar, auf Augenhöhe |
| Zielgruppe | Angehörige, die zum ersten Mal Hilfe suchen |
| Tabuwörter | Pflegefall, abschieben, Kosten sparen |
| Hauptfarbe | #356C8E |
| Zweitfarbe | #F4D9B0 |
| Bildsprache | Echte Wohnungen, Tageslicht, Menschen im Gespräch |
| Schrift | Source Sans |`,
    expected: {
      tone: ['ruhig', 'klar', 'auf Augenhöhe'],
      target_audience: 'Angehörige, die zum ersten Mal Hilfe suchen',
      words_to_avoid: ['Pflegefall', 'abschieben', 'Kosten sparen'],
      primary_color: '#356c8e',
      secondary_color: '#f4d9b0',
      default_image_prompt: 'Echte Wohnungen, Tageslicht, Menschen im Gespräch',
    },
  },
  {
    name: 'Buchhandlung, Großbuchstaben',
    text: `ÜBER UNS
Wir sind eine Buchhandlung mit elf Regalen und einem Ofen. Empfohlen wird nur, was jemand von uns gelesen hat.

TONALITÄT
belesen, knapp, ein bisschen frech

FÜR WEN
Leute, die nach Feierabend noch zwei Seiten schaffen.

NICHT SAGEN
- Pageturner
- Must-read
- Lesefutter

RUBRIKEN
1. Buch der Woche
2. Zettel aus dem Laden
3. Lesungen`,
    expected: {
      brand_voice_description:
        'Wir sind eine Buchhandlung mit elf Regalen und einem Ofen. Empfohlen wird nur, was jemand von uns gelesen hat.',
      tone: ['belesen', 'knapp', 'ein bisschen frech'],
      target_audience: 'Leute, die nach Feierabend noch zwei Seiten schaffen.',
      words_to_avoid: ['Pageturner', 'Must-read', 'Lesefutter'],
      enabled_content_types: ['Buch der Woche', 'Zettel aus dem Laden', 'Lesungen'],
    },
  },
  {
    name: 'Molkerei, statt und lieber',
    text: `Vermeiden Sie:
– „lecker“
– „Genussmoment“ → „Frühstück“
– statt „Verpackung“ lieber „Glas“

Tonalität: nahbar und ehrlich
Bilder für Rezepte: von oben, auf Holz
Bilder für Hofporträts: Menschen im Stall, kein Blitz`,
    expected: {
      words_to_avoid: ['lecker', 'Genussmoment → Frühstück', 'Verpackung → Glas'],
      tone: ['nahbar', 'ehrlich'],
      image_style_by_type: {
        Rezepte: 'von oben, auf Holz',
        Hofporträts: 'Menschen im Stall, kein Blitz',
      },
    },
  },
  {
    name: 'Verein, fast nichts',
    text: `Protokoll der Sitzung vom 3. Mai
Anwesend: Frau Kern, Herr Otto
TOP 1: Das Fest findet am 12. Juni statt.
TOP 2: Die Kasse wurde geprüft.
Tonalität: noch offen
Farben: folgt`,
    expected: {},
  },
  {
    name: 'Hotel, Zielgruppe mit Angaben',
    text: `Zielgruppe
- Alter: 40 bis 65
- Herkunft: Großstädte im Umkreis von 300 km
- Wunsch: Ruhe ohne Programm

Tonalität
gelassen, gastlich

Farbpalette
#5B4636
#C9B79C
#FFFFFF`,
    expected: {
      target_audience:
        'Alter: 40 bis 65\nHerkunft: Großstädte im Umkreis von 300 km\nWunsch: Ruhe ohne Programm',
      tone: ['gelassen', 'gastlich'],
      primary_color: '#5b4636',
      secondary_color: '#c9b79c',
    },
  },
  {
    name: 'Optiker, zwei Sprachen',
    text: `Briefing (DE/EN)

Tone of Voice: präzise, freundlich
Zielgruppe: Brillenträger über 45
Words to avoid: Sehhilfe; Billigbrille
Primary color – #1B1F3B
Sekundärfarbe – #53A2BE`,
    expected: {
      tone: ['präzise', 'freundlich'],
      target_audience: 'Brillenträger über 45',
      words_to_avoid: ['Sehhilfe', 'Billigbrille'],
      primary_color: '#1b1f3b',
      secondary_color: '#53a2be',
    },
  },
]
