import type { Brief } from './brief'

/** Emails, chats, minutes and transcripts, as messy as real ones: what is said first is often taken back. */
export const conversationBriefs: Brief[] = [
  {
    name: 'Email thread, tone taken back',
    text: `From: Mara Lindt <mara@kiln.example>
To: Jonas
Subject: Re: Re: brand stuff

Hi Jonas,

sorry for the delay! As promised:

Tone: playful, cheeky
Audience: hobby potters between 25 and 50
Primary colour: #c8553d

Best
Mara

--
Mara Lindt · Kiln & Clay · +49 30 555 01

> PS: I talked to Petra again. Forget playful and cheeky. The tone is calm and precise.`,
    expected: {
      tone: ['calm', 'precise'],
      target_audience: 'hobby potters between 25 and 50',
      primary_color: '#c8553d',
    },
  },
  {
    name: 'Slack, colour changed twice',
    text: `[09:12] lena: hey, can you send me the brand colours again
[09:14] tom: primary is #0a9396
[09:14] tom: secondary #ee9b00
[09:20] lena: thx
[11:02] tom: wait, marketing changed it. primary is #005f73 now, not #0a9396
[11:03] lena: ok. and secondary stays?
[11:03] tom: yep
[11:10] lena: lunch?`,
    expected: { primary_color: '#005f73', secondary_color: '#ee9b00' },
  },
  {
    name: 'Protokoll, Vorschläge abgelehnt',
    text: `Protokoll Markenworkshop, 3. März
Anwesend: Kaya, Holger, Frau Ritter
Entschuldigt: Ben

TOP 1 Tonalität
Vorschlag Holger: frech, laut, jung. Wurde abgelehnt.
Beschluss: Die Tonalität ist ruhig, genau und freundlich.

TOP 2 Zielgruppe
Diskussion, ob Studierende dazugehören. Ergebnis: nein.
Beschluss: Zielgruppe sind Hausverwaltungen mit mehr als 50 Wohnungen.

TOP 3 Farben
vertagt

Nächster Termin: 17. März`,
    expected: {
      tone: ['ruhig', 'genau', 'freundlich'],
      target_audience: 'Hausverwaltungen mit mehr als 50 Wohnungen',
    },
  },
  {
    name: 'Transcript of a call',
    text: `INTERVIEWER: So how would you describe the way you talk to customers?
FOUNDER: Uh, I mean, it's not corporate. My wife says we sound like neighbours over the fence. Helpful but not nosy.
INTERVIEWER: And who are they?
FOUNDER: Mostly people who just bought their first house. Some landlords. But really the first group.
INTERVIEWER: Any words you can't stand?
FOUNDER: "Solutions". God. And "seamless". Please never.
INTERVIEWER: What about competitors?
FOUNDER: They're all bold, edgy, disruptive. Good for them.`,
    expected: {
      target_audience:
        'Mostly people who just bought their first house. Some landlords. But really the first group.',
      words_to_avoid: ['Solutions', 'seamless'],
    },
  },
  {
    name: 'WhatsApp auf Deutsch',
    text: `12.05.24, 18:03 - Aylin: Huhu, kurze Frage wg. Instagram
12.05.24, 18:03 - Aylin: was ist nochmal unsere Hauptfarbe?
12.05.24, 18:11 - Chef: #2f3e46
12.05.24, 18:11 - Chef: Akzent #84a98c
12.05.24, 18:12 - Aylin: und Ton?
12.05.24, 18:15 - Chef: wie immer. locker, aber nicht albern. Und BITTE nie wieder „Schnäppchen“ oder „Kracher“ schreiben
12.05.24, 18:16 - Aylin: 😂 ok`,
    expected: {
      primary_color: '#2f3e46',
      secondary_color: '#84a98c',
      words_to_avoid: ['Schnäppchen', 'Kracher'],
    },
  },
  {
    name: 'Forwarded mail about another brand',
    text: `Hi all,

below is what the agency wrote for NORDLICHT. Ours is different, see my notes at the end.

---------- Forwarded message ---------
From: Agency
Tone of voice: epic, dramatic, cinematic
Target audience: gamers aged 16 to 24
Primary color: #000000

----------

My notes for us (Südwind):
- Tone of voice: dry, friendly
- Target audience: sailors over 40
- Primary color: #1b4965`,
    expected: {
      tone: ['dry', 'friendly'],
      target_audience: 'sailors over 40',
      primary_color: '#1b4965',
    },
  },
  {
    name: 'Kundenmail in Prosa',
    text: `Sehr geehrter Herr Vogt,

vielen Dank für das nette Gespräch gestern. Wie besprochen hier noch einmal unsere Wünsche. Wir möchten, dass die Texte ruhig und sachlich klingen, ohne Fachchinesisch. Unsere Kundinnen sind vor allem ältere Damen, die allein leben und sich sicher fühlen möchten. Bitte schreiben Sie niemals „Senioren“ oder „Pflegefall“. Unsere Farbe ist ein dunkles Grün (#2d6a4f).

Mit freundlichen Grüßen
i. A. Sabine Kröger`,
    expected: {
      tone: ['ruhig', 'sachlich'],
      target_audience: 'vor allem ältere Damen, die allein leben und sich sicher fühlen möchten',
      words_to_avoid: ['Senioren', 'Pflegefall'],
      primary_color: '#2d6a4f',
    },
  },
  {
    name: 'Minutes with action items',
    text: `Minutes, weekly sync, 14 Feb
Present: AL, TK, RS (chair)

1. Voice
- AL read out last year's draft ("Tone: bold, rebellious"). Nobody liked it.
- Agreed: tone: plain, warm, a bit dry
- RS to check with legal

2. Words
- Words to avoid: luxury, exclusive, premium
- TK: take "premium" off the list again, product name contains it. Agreed.

3. AOB
- Audience: open, TK to propose by Friday`,
    expected: {
      tone: ['plain', 'warm', 'a bit dry'],
      words_to_avoid: ['luxury', 'exclusive'],
    },
  },
  {
    name: 'Email with a table that lost its lines',
    text: `Hi,

copy-paste from the sheet, hope it's readable:

Field          Old            New
Tone           bold, loud     quiet, kind
Audience       everyone       night-shift nurses
Main colour    #ff0000        #457b9d

Use the new column please!
Nils`,
    expected: {
      tone: ['quiet', 'kind'],
      target_audience: 'night-shift nurses',
      primary_color: '#457b9d',
    },
  },
  {
    name: 'Chat mit Korrekturen',
    text: `Uli: Zielgruppe: Camper mit Kindern
Uli: Tonfall: abenteuerlustig, wild
Rike: wild? echt jetzt
Uli: stimmt. Streich wild. Tonfall ist abenteuerlustig und herzlich
Rike: 👍
Uli: Tabuwörter: Abenteuer pur, Gänsehaut
Rike: und bitte auch nicht „unvergesslich“`,
    expected: {
      target_audience: 'Camper mit Kindern',
      tone: ['abenteuerlustig', 'herzlich'],
      words_to_avoid: ['Abenteuer pur', 'Gänsehaut', 'unvergesslich'],
    },
  },
  {
    name: 'Voice memo, transcribed',
    text: `okay so um quick memo for the brand thing. we want it to be friendly right but like not fake friendly. um the audience is teachers, mostly primary school. no wait, I said primary school, it's secondary school teachers actually. colours, I don't have the hex codes with me, some kind of orange. and don't ever call them educators, they hate that. okay bye`,
    expected: { target_audience: 'secondary school teachers', words_to_avoid: ['educators'] },
  },
  {
    name: 'Email with questions only',
    text: `Hi Priya,

before we start I still need a few things from you:

- Tone of voice? (formal, casual, funny…)
- Target audience?
- Primary colour: do you have a hex code, e.g. #336699?
- Words to avoid: any?

Thanks!
Sam`,
    expected: {},
  },
  {
    name: 'Antwort unter Fragen',
    text: `> Wie soll die Marke klingen?
Bodenständig, humorvoll, nie belehrend.

> Für wen schreiben Sie?
Für Leute, die ihr Rad selbst reparieren wollen.

> Welche Wörter sollen wir vermeiden?
„E-Mobilität“, „Lifestyle“

> Gibt es Farben?
Leider noch nicht. Vielleicht #f4a261, ist aber nicht entschieden.`,
    expected: {
      target_audience: 'Für Leute, die ihr Rad selbst reparieren wollen.',
      tone: ['bodenständig', 'humorvoll', 'nie belehrend'],
      words_to_avoid: ['E-Mobilität', 'Lifestyle'],
    },
  },
  {
    name: 'Meeting notes, draft struck out',
    text: `Notes from brand call w/ Fernhaven (Fri)

- voice: like a park ranger, knows a lot, talks little
- tone - DRAFT, not approved: heroic, grand
- tone - final: modest, curious
- audience: day hikers, families w/ small kids
- NOT hardcore climbers (they have their own channel)
- no-go words: conquer, extreme
- colors tbd`,
    expected: {
      brand_voice_description: 'like a park ranger, knows a lot, talks little',
      tone: ['modest', 'curious'],
      target_audience: 'day hikers, families w/ small kids',
      words_to_avoid: ['conquer', 'extreme'],
    },
  },
  {
    name: 'Teams-Besprechung, Mitschrift',
    text: `Mitschrift (automatisch erstellt)

00:00:12 Jana Weber
Okay, läuft die Aufnahme? Gut. Also, Zielgruppe.

00:00:20 Piotr
Ich würde sagen junge Eltern.

00:00:24 Jana Weber
Eher Großeltern, oder? Die kaufen das doch.

00:00:31 Piotr
Stimmt. Also Großeltern, die etwas verschenken wollen.

00:00:40 Jana Weber
Und Ton: warm, aber nicht kitschig.

00:00:45 Piotr
Hauptfarbe bleibt #b5838d.`,
    expected: {
      target_audience: 'Großeltern, die etwas verschenken wollen',
      tone: ['warm', 'aber nicht kitschig'],
      primary_color: '#b5838d',
    },
  },
]

/** Guides, forms, sheets and pages, with columns, drafts, other brands and examples next to what is meant. */
export const trapBriefs: Brief[] = [
  {
    name: 'Table with a column of last year',
    text: `| Field | 2023 | 2024 (current) | Comment |
|---|---|---|---|
| Tone | loud, bold | calm, exact | board decision |
| Audience | students | owners of old pianos | see research |
| Primary color | #ff006e | #3a5a40 | |`,
    expected: { tone: ['calm', 'exact'], target_audience: 'owners of old pianos', primary_color: '#3a5a40' },
  },
  {
    name: 'Sheet for three brands',
    text: `| | Fjella | Lumo | Tarn |
|---|---|---|---|
| Tone of voice | crisp, cool | bubbly | slow, deep |
| Audience | runners | teens | anglers |
| Primary colour | #0077b6 | #ff70a6 | #344e41 |`,
    expected: {},
  },
  {
    name: 'Guide with examples of other brands',
    text: `# Voice guide, Halden Bakery

Tone of voice: warm, unhurried

Brands we like
- Oatly. Tone: cheeky, rambling
- Aesop. Tone: literary, cool

Target audience: people who queue for bread on Saturdays`,
    expected: { tone: ['warm', 'unhurried'], target_audience: 'people who queue for bread on Saturdays' },
  },
  {
    name: 'Leitfaden mit Streichungen',
    text: `# Markenleitfaden (Stand Juni)

Tonalität: verspielt, bunt
Zielgruppe: Familien im Umkreis von 30 km
Bildstil: Fotos bei Regen, keine gestellten Szenen

## Änderungen im Juli

Die Tonalität „verspielt, bunt“ gilt nicht mehr. Neue Tonalität: klar, nahbar.`,
    expected: {
      tone: ['klar', 'nahbar'],
      target_audience: 'Familien im Umkreis von 30 km',
      default_image_prompt: 'Fotos bei Regen, keine gestellten Szenen',
    },
  },
  {
    name: 'Form with placeholders',
    text: `Brand name: Ostwind Coffee
Tone of voice: [please fill in, e.g. friendly, bold]
Target audience: TBD
Words to avoid: n/a
Primary color: #XXXXXX
Secondary color: #e07a5f
Image style: see attachment`,
    expected: { secondary_color: '#e07a5f' },
  },
  {
    name: 'Correction at the end',
    text: `Tone of voice: formal, restrained
Target audience: tax advisers in small towns
Words to avoid: cheap, hack, guru
Primary colour: #22223b

Correction: the primary colour is #4a4e69.
Also, please ignore the words to avoid above, we have a new list: tax hell, loophole.`,
    expected: {
      tone: ['formal', 'restrained'],
      target_audience: 'tax advisers in small towns',
      words_to_avoid: ['tax hell', 'loophole'],
      primary_color: '#4a4e69',
    },
  },
  {
    name: 'Do and do not columns',
    text: `| Instead of | We write |
|---|---|
| purchase | buy |
| commence | start |
| in order to | to |

Tone of voice: plain, brisk`,
    expected: {
      words_to_avoid: ['purchase → buy', 'commence → start', 'in order to → to'],
      tone: ['plain', 'brisk'],
    },
  },
  {
    name: 'Steckbrief, sauber',
    text: `Marke: Kräuterhof Anker

Stimme: Wir erzählen wie jemand, der gerade aus dem Garten kommt.
Tonalität: erdig, heiter, knapp
Zielgruppe: Menschen mit kleinem Balkon und großem Appetit
Tabuwörter: Superfood, Detox, Clean Eating
Hauptfarbe: #606C38
Akzentfarbe: #DDA15E`,
    expected: {
      brand_voice_description: 'Wir erzählen wie jemand, der gerade aus dem Garten kommt.',
      tone: ['erdig', 'heiter', 'knapp'],
      target_audience: 'Menschen mit kleinem Balkon und großem Appetit',
      words_to_avoid: ['Superfood', 'Detox', 'Clean Eating'],
      primary_color: '#606c38',
      secondary_color: '#dda15e',
    },
  },
  {
    name: 'Two target groups, one excluded',
    text: `Target audience: owners of electric cargo bikes
Not our target audience: racing cyclists
Tone of voice: practical, cheerful
Not our tone: sporty, aggressive`,
    expected: { target_audience: 'owners of electric cargo bikes', tone: ['practical', 'cheerful'] },
  },
  {
    name: 'If we ever launch',
    text: `Tone of voice: patient, exact
Target audience: people who repair watches

If we launch the kids' line, tone of voice: silly, colourful. Not decided yet.`,
    expected: { tone: ['patient', 'exact'], target_audience: 'people who repair watches' },
  },
  {
    name: 'Farben mit Verwendungszweck',
    text: `Farben

Hauptfarbe: #264653 (nicht #2a9d8f, das ist die alte)
Sekundärfarbe: #E9C46A
Fehlermeldungen: #E76F51

Ton: verbindlich, leise`,
    expected: { tone: ['verbindlich', 'leise'], primary_color: '#264653', secondary_color: '#e9c46a' },
  },
  {
    name: 'Wiki page with history',
    text: `## Voice (v3, current)

Tone: direct, generous
Audience: choir leaders

## Voice (v2, archived)

Tone: pompous, academic
Audience: professors of music`,
    expected: { tone: ['direct', 'generous'], target_audience: 'choir leaders' },
  },
  {
    name: 'Agency questionnaire with options',
    text: `Tone of voice (tick one): [ ] formal  [x] conversational  [ ] funny
Target audience: women who sew their own clothes
Image style: [ ] studio [ ] illustration [x] daylight photos
Primary color: #6d597a`,
    expected: {
      tone: ['conversational'],
      target_audience: 'women who sew their own clothes',
      default_image_prompt: 'daylight photos',
      primary_color: '#6d597a',
    },
  },
  {
    name: 'Fragebogen mit Erläuterung',
    text: `Tonalität (3 Adjektive): sachlich, ermutigend, knapp
Zielgruppe (wer liest uns?): Auszubildende im Handwerk
Wörter, die wir vermeiden: Azubi-Benefits, Karriereturbo
Hauptfarbe (Hex): #1D3557`,
    expected: {
      tone: ['sachlich', 'ermutigend', 'knapp'],
      target_audience: 'Auszubildende im Handwerk',
      words_to_avoid: ['Azubi-Benefits', 'Karriereturbo'],
      primary_color: '#1d3557',
    },
  },
  {
    name: 'Competitor sheet beside ours',
    text: `Competitor analysis

Rivalo
Tone of voice: snarky, fast
Target audience: traders
Primary color: #00ff88

Us
Tone of voice: steady, honest
Target audience: people with a first savings plan
Primary color: #023047`,
    expected: {
      tone: ['steady', 'honest'],
      target_audience: 'people with a first savings plan',
      primary_color: '#023047',
    },
  },
]
