import type { Brief } from './brief'

/**
 * Held out: written by an author who knew neither the extractor nor the other briefs, after the extractor was
 * finished. Nothing was fixed for them and no one tunes to them; their figures show what to expect for unknown
 * briefs (docs/benchmarks.md).
 */
export const unseenBriefs: Brief[] = [
  {
    name: 'WhatsApp Hofladen Brömmelkamp (Chat)',
    text: `[11.03., 19:02] Anke: wer hat die farben für den hofladen, die druckerei nervt
[11.03., 19:04] Gerd: hauptfarbe is #6D8B3C
[11.03., 19:04] Gerd: und die zweite #F3E3C3
[11.03., 19:05] Anke: und wie wollen wir klingen, steht hier auch als frage
[11.03., 19:07] Gerd: na so wie oma am telefon
[11.03., 19:08] Anke: oma brüllt am telefon 😂
[11.03., 19:10] Gerd: stimmt. dann nich. schreib: bodenständig, gastfreundlich, verschmitzt
[11.03., 19:11] Anke: "verschmizt" mit tz oder z
[11.03., 19:11] Gerd: tz
[11.03., 19:12] Anke: ok hab ich. wörter die wir nich wollen?
[11.03., 19:15] Gerd: "Landlust" geht nich das is ne zeitschrift. und "urig" kann ich nich mehr hören
[11.03., 19:16] Anke: beide notiert. bilder?
[11.03., 19:18] Gerd: blos nich wieder der trecker im sonnenuntergang
[11.03., 19:19] Anke: also weiß man was man nich will. schick ich so ab`,
    expected: {
      primary_color: '#6d8b3c',
      secondary_color: '#f3e3c3',
      tone: ['bodenständig', 'gastfreundlich', 'verschmitzt'],
      words_to_avoid: ['Landlust', 'urig'],
    },
  },
  {
    name: 'Compliance mail, Peverell Savings (email)',
    text: `From: Nkechi Obi (Compliance)
To: Marketing
Subject: Language in customer texts – binding from 1 May

Colleagues,

after the review of the spring campaign, the following words must not appear in any Peverell text: guaranteed, risk-free, instant, best rate.

Please don't overdo it. "Secure" was on my draft list; Legal has cleared it, so it may be used. The same goes for "flexible".

You asked what to write instead. For "guaranteed" write "agreed". For "instant" write "within one working day". For "best rate" there is no substitute, because there is no such thing.

Somebody asked whether we also have to be less warm now. No. How warm, bold or funny you are is not our business in Compliance, and I'm not setting a tone here.

Best wishes
Nkechi`,
    expected: { words_to_avoid: ['guaranteed', 'risk-free', 'instant', 'best rate'] },
  },
  {
    name: 'Call with Ibbotson Bridge Engineers (call transcript)',
    text: `00:00:07 FAYE: Recording's on. OK. Ibbotson Bridge Engineers, brand call.
00:00:15 LEON: Hi. So I've got the sheet in front of me. Some of it's crossed out.
00:00:21 FAYE: Just read what isn't.
00:00:24 LEON: Right. Primary colour, RGB 24, 61, 89.
00:00:33 FAYE: Twenty-four, sixty-one, eighty-nine. Yes.
00:00:37 LEON: Secondary, RGB 240... no wait, that line's crossed out. Next to it somebody's written RGB 232, 226, 214. That's the valid one.
00:00:52 FAYE: Fine. Tone?
00:00:54 LEON: "Innovative, visionary", crossed out. "Sober, exact, modest", not crossed out.
00:01:03 FAYE: Good, I like those better. Audience?
00:01:07 LEON: It says: county surveyors and the councillors who have to sign for them.
00:01:15 FAYE: Nice. Words you avoid?
00:01:18 LEON: There's a heading and then nothing. A coffee ring.
00:01:22 FAYE: Then we leave that blank. Thanks, Leon.`,
    expected: {
      primary_color: '#183d59',
      secondary_color: '#e8e2d6',
      tone: ['sober', 'exact', 'modest'],
      target_audience: 'county surveyors and the councillors who have to sign for them',
    },
  },
  {
    name: 'Markenübersicht Verlagshaus Pirol (Tabelle)',
    text: `VERLAGSHAUS PIROL – Übersicht der Zeitschriften
Gesucht wird das Profil für GARTENBANK. Die Nachbarspalten dienen nur der Abgrenzung.

| | Werkbank | Gartenbank | Schulbank |
|---|---|---|---|
| Worum es geht | Holz und Metall | Nichtstun im Freien | Lehrerzimmer |
| Ton | technisch, trocken | träge, geistreich, versöhnlich | engagiert, spitz |
| Leserschaft | Hobbyschreiner | Gartenbesitzer, die nicht gern jäten | Lehrkräfte |
| Primär | #455A64 | #8FA876 | #C62828 |
| Sekundär | #FFAB40 | #FBF5E6 | #FFF9C4 |
| Meiden | „Projekt“ | „Gartenarbeit“, „pflegeleicht“ | „Pauker“ |

Stimme der Gartenbank, verabschiedet im Februar: Die Gartenbank schreibt so, dass man beim Lesen einschlafen darf und es nicht muss.

Die Dachmarke Pirol hat kein eigenes Profil.`,
    expected: {
      tone: ['träge', 'geistreich', 'versöhnlich'],
      target_audience: 'Gartenbesitzer, die nicht gern jäten',
      primary_color: '#8fa876',
      secondary_color: '#fbf5e6',
      words_to_avoid: ['Gartenarbeit', 'pflegeleicht'],
      brand_voice_description:
        'Die Gartenbank schreibt so, dass man beim Lesen einschlafen darf und es nicht muss',
    },
  },
  {
    name: 'Bike cafe group chat (chat)',
    text: `[04/05, 18:12] Nuno: soo the lady from the print shop wants our "brand tone". what do i tell her
[04/05, 18:13] Esme: cheerful, straigthforward, a bit oily 😂
[04/05, 18:13] Nuno: serious pls
[04/05, 18:15] Esme: ok serious. tone = cheerful, straightforward, generous. no oil
[04/05, 18:15] Nuno: 👌 taking those
[04/05, 18:17] Jaz: and tell her NOT that turquoise from the flyer!! #40E0D0 was a mistake by the printer
[04/05, 18:18] Nuno: so which
[04/05, 18:21] Jaz: main is #F25C05. second one is the dark, #1F2421
[04/05, 18:22] Nuno: who do we write for she asks
[04/05, 18:24] Esme: people who ride to work and are always five minutes late
[04/05, 18:24] Nuno: haha thats actually good
[04/05, 18:25] Jaz: it's perfect, put that
[04/05, 18:25] Nuno: put it. anything else
[04/05, 18:29] Esme: never say "lycra". never say "pit stop" either, the garage on Dock Rd uses that
[04/05, 18:30] Nuno: ok sent. beer?`,
    expected: {
      tone: ['cheerful', 'straightforward', 'generous'],
      primary_color: '#f25c05',
      secondary_color: '#1f2421',
      target_audience: 'people who ride to work and are always five minutes late',
      words_to_avoid: ['lycra', 'pit stop'],
    },
  },
  {
    name: 'Finding a date for Brackwater (email)',
    text: `Subject: date for the brand session

Dear Philippa,

lovely to meet you on Thursday. As promised I'm writing about the brand session for Brackwater Sailing School. We should get through everything in one afternoon: how you speak, who you speak to, the colours, and which words make you wince. I'll bring a template, so there is nothing to prepare.

Could you offer me two afternoons in the week of the 9th? Tuesdays are bad for me, and Owen only has Wednesday and Friday. If the boathouse is free that would be lovely, otherwise our meeting room on Salter Street has a screen and decent coffee.

If you have an older guide lying around, bring it along. It doesn't matter if it is out of date.

Warm regards
Tobias Renn`,
    expected: {},
  },
  {
    name: 'Questionnaire Umberley Vets (questionnaire)',
    text: `Brand questionnaire – Umberley Veterinary Group
Completed by: Dr Saoirse Keane, partner

1. In one or two sentences: how does your brand speak?
> Umberley talks about the animal first and the bill openly. We sound like the vet in the room, not like a clinic.

2. Name up to five adjectives for your tone.
> honest, gentle, competent, unsentimental

3. Who is your target audience?
> Owners of older dogs and cats in the three villages

4. Which words should never be used?
> fur baby, pet parent, forever home

5. Primary colour as hex value?
> #4C6A4F

6. Secondary colour as hex value?
> #F4EBDD

7. Which kinds of content do you publish?
> seasonal advice, staff introductions, obituaries for patients

8. What style should the pictures have for each of them?
> seasonal advice: animals outdoors in the weather of the month
> staff introductions: black and white portrait with an animal
> obituaries for patients: empty landscape at dusk, no animal`,
    expected: {
      brand_voice_description:
        'Umberley talks about the animal first and the bill openly. We sound like the vet in the room, not like a clinic',
      tone: ['honest', 'gentle', 'competent', 'unsentimental'],
      target_audience: 'Owners of older dogs and cats in the three villages',
      words_to_avoid: ['fur baby', 'pet parent', 'forever home'],
      primary_color: '#4c6a4f',
      secondary_color: '#f4ebdd',
      enabled_content_types: ['seasonal advice', 'staff introductions', 'obituaries for patients'],
      image_style_by_type: {
        'seasonal advice': 'animals outdoors in the weather of the month',
        'staff introductions': 'black and white portrait with an animal',
        'obituaries for patients': 'empty landscape at dusk, no animal',
      },
    },
  },
  {
    name: 'Onboarding form, Copperline Coffee (form)',
    text: `BRAND ONBOARDING FORM
Please complete every field. Fields marked * are required.

Company name*: Copperline Coffee Roasters
Contact person*: Delphine Auger
Website: copperline.example

How does your brand speak?*
Copperline speaks like the barista who remembers your order and tells you honestly which bean you won't like.

Tone (adjectives, comma-separated)*
attentive, frank, warm, curious

Who do you speak to?*
Home brewers who own a grinder and want to get better with it

Words you do not want to read
gourmet; liquid gold; wake up and smell

Primary colour (hex)*
#8A4B2A

Secondary colour (hex)
#EFE6DA

Standard description for generated images
Close view of coffee in glass and steel, side light, steam visible, brown and copper tones

Signed: D. Auger, 2 June`,
    expected: {
      brand_voice_description:
        "Copperline speaks like the barista who remembers your order and tells you honestly which bean you won't like",
      tone: ['attentive', 'frank', 'warm', 'curious'],
      target_audience: 'Home brewers who own a grinder and want to get better with it',
      words_to_avoid: ['gourmet', 'liquid gold', 'wake up and smell'],
      primary_color: '#8a4b2a',
      secondary_color: '#efe6da',
      default_image_prompt:
        'Close view of coffee in glass and steel, side light, steam visible, brown and copper tones',
    },
  },
  {
    name: 'Steckbrief Verkehrsbetrieb Saaletal (Steckbrief (Schlüssel/Wert))',
    text: `Steckbrief der Marke: Verkehrsbetrieb Saaletal
Freigegeben durch: Stabsstelle Kommunikation

Stimme: Der Verkehrsbetrieb Saaletal nennt zuerst die Abfahrt und dann den Grund. Er entschuldigt sich ohne Floskeln.
Ton: höflich, genau, zügig
Zielgruppe: Fahrgäste, die täglich umsteigen müssen
Tabuwörter: Betriebsablauf, Beförderungsfall, Schienenersatzverkehr
Primärfarbe: #00695C
Sekundärfarbe: #FFD54F
Inhaltstypen: Störungsmeldung, Fahrplanwechsel, Fundsachen
Bildstil Störungsmeldung: Piktogramm auf gelbem Grund, ohne Foto
Bildstil Fahrplanwechsel: Ausschnitt aus dem Liniennetz, zwei Farben
Bildstil Fundsachen: Gegenstand von oben auf grauem Filz

Änderungen bitte nur über die Stabsstelle. Dieser Steckbrief wird jährlich im Dezember geprüft.`,
    expected: {
      brand_voice_description:
        'Der Verkehrsbetrieb Saaletal nennt zuerst die Abfahrt und dann den Grund. Er entschuldigt sich ohne Floskeln',
      tone: ['höflich', 'genau', 'zügig'],
      target_audience: 'Fahrgäste, die täglich umsteigen müssen',
      words_to_avoid: ['Betriebsablauf', 'Beförderungsfall', 'Schienenersatzverkehr'],
      primary_color: '#00695c',
      secondary_color: '#ffd54f',
      enabled_content_types: ['Störungsmeldung', 'Fahrplanwechsel', 'Fundsachen'],
      image_style_by_type: {
        Störungsmeldung: 'Piktogramm auf gelbem Grund, ohne Foto',
        Fahrplanwechsel: 'Ausschnitt aus dem Liniennetz, zwei Farben',
        Fundsachen: 'Gegenstand von oben auf grauem Filz',
      },
    },
  },
  {
    name: 'Gedankenspiele bei der Sternwarte Hohenrode (Protokoll)',
    text: `Sternwarte Hohenrode e. V., Klausur, Gedächtnisprotokoll

Wir haben heute bewusst nichts beschlossen, sondern gesponnen.

Würden wir uns an Schulklassen wenden, müsste der Ton lebhafter werden. Würden wir beim Fachpublikum bleiben, könnte er sachlich sein wie bisher. Falls die Kuppel saniert wird, wäre ein Nachtblau wie #14213D als Hauptfarbe denkbar; falls nicht, reicht der Kopierer.

Heidrun stellte sich einen Podcast vor. Manfred meinte, man könnte das Wort „Sternenhimmel“ verbieten, dann wären die Texte um ein Drittel kürzer. Das war, wie er auf Nachfrage sagte, ein Scherz.

Angenommen, es gäbe Geld: Man würde Fotos machen lassen, langzeitbelichtet, mit Menschen als Silhouetten. Es gibt aber keins.

Nächstes Treffen bei klarem Wetter.`,
    expected: {},
  },
  {
    name: 'Interview Gruppe Ahrendt über die Marke Feldkamp (Interview)',
    text: `Gesprächsmitschrift, Auftrag: Markenprofil für FELDKAMP (Arbeitsschuhe)
I = Interviewer, A = Sören Ahrendt, Geschäftsführer der Ahrendt-Gruppe

I: Zur Gruppe gehören ja mehrere Marken.

A: Drei, wenn man die ruhenden nicht mitzählt. Ahrendt selbst tritt nach außen kaum auf. Dann haben wir Liv & Lotta, Kinderschuhe, die sind quietschbunt und verspielt, Hauptfarbe irgendein Pink, #EC407A glaube ich. Und Feldkamp.

I: Wie klingt Feldkamp?

A: Rau, ehrlich, kollegial. Rau im Sinne von: Da liest keiner drüber, der eine Krawatte trägt.

I: War das immer so?

A: Nein, um Gottes willen. Unter meinem Onkel hieß es „solide, preiswert, deutsch“, das stand sogar auf der Sohle. Danach hatten wir eine Beratung im Haus, die wollte uns „urban und kompromisslos“ haben, mit einem Giftgrün, #76FF03, das weiß ich noch, weil die Muster bei mir im Keller stehen. Beides ist vom Tisch. Wir haben dann einfach mal zugehört, wie in der Frühschicht geredet wird, drei Wochen lang, mit Genehmigung vom Betriebsrat.

I: Und daraus wurden die drei Wörter.

A: Daraus wurden die drei Wörter.

I: Für wen?

A: Bei Feldkamp für Leute, die zehn Stunden am Tag auf Beton stehen. Bei Liv & Lotta natürlich für Eltern.

I: Und die Farben?

A: Feldkamp hat als Hauptfarbe #F57C00 und als Zweitfarbe #263238. Steht so auf jedem Karton.

I: Verbotene Wörter?

A: „Helden“. Helden der Arbeit, Helden des Alltags, das kommt mir nicht ins Haus. Bei Liv & Lotta verbieten sie „niedlich“, aber das ist deren Sache.

I: Zu den Bildern?

A: Da sind wir nicht so weit. Meine Tochter möchte Schwarzweiß, der Vertrieb möchte Funkenflug. Ich möchte, dass man den Schuh sieht. Das klären wir im Herbst, lassen Sie es bis dahin offen.

I: Und einen Satz zur Markenstimme?

A: Den hätten Sie gern, ich auch. Gibt es nicht.`,
    expected: {
      tone: ['rau', 'ehrlich', 'kollegial'],
      target_audience: 'Leute, die zehn Stunden am Tag auf Beton stehen',
      primary_color: '#f57c00',
      secondary_color: '#263238',
      words_to_avoid: ['Helden'],
    },
  },
  {
    name: 'Seilerei Harmsen, Kommando zurück (E-Mail)',
    text: `Von: Wiebke Harmsen
An: Agentur Lotse
Betreff: AW: Profil Seilerei

Moin Herr Claasen,

ich muss leider zurückrudern. Im Fragebogen steht bei Tonalität noch „frech, jung, maritim“. Mein Vater hat beim Lesen nur den Kopf geschüttelt, und er hat recht. Bitte streichen. Unsere Tonalität ist wortkarg, verlässlich und trocken.

Was bleibt: Zielgruppe sind Bootseigner, die ihr Tauwerk selbst spleißen.

Die Hauptfarbe hatte ich mit #1F4E79 angegeben. Das ist das Blau der Werft nebenan, da bin ich in der Zeile verrutscht. Richtig ist #A63D2F. Eine Zweitfarbe haben wir nicht und brauchen wir auch nicht.

Und bitte schreiben Sie nirgends „Leinen los“. Auch nicht „Ahoi“. Das ist mir ernst.

Viele Grüße von der Schlei
Wiebke Harmsen`,
    expected: {
      tone: ['wortkarg', 'verlässlich', 'trocken'],
      target_audience: 'Bootseigner, die ihr Tauwerk selbst spleißen',
      primary_color: '#a63d2f',
      words_to_avoid: ['Leinen los', 'Ahoi'],
    },
  },
  {
    name: 'Lauter Fragen zu Lakritzkontor (Chat)',
    text: `Signal-Gruppe „Lakritzkontor Marke“

Thies: Moin, füllt jemand das Profil aus? Ich hätte da ein paar Fragen.
Thies: Duzen wir? Siezen wir?
Frauke: kommt drauf an, Laden oder Netz
Thies: Ton dann „herb“? Oder ist das albern bei Lakritz?
Frauke: 😅 weiß nicht. Was meint Jette?
Jette: ich fand „kernig“ auch nicht schlecht, aber will mich da nicht festlegen
Thies: Hauptfarbe Schwarz, also #000000? Oder dieses Braunschwarz #1C1410?
Frauke: hatten wir das nicht offen gelassen?
Jette: ja, bis die neuen Tüten da sind
Thies: Und wen wollen wir ansprechen, Skandinavienfans? Touristen?
Frauke: frag mich nach der Saison
Thies: Also schick ich es leer zurück?
Jette: ja, erstmal leer`,
    expected: {},
  },
  {
    name: 'Auftakt Spielzeugmuseum Altenmark (Protokoll)',
    text: `Auftaktgespräch Spielzeugmuseum Altenmark, 6. November
Teilnehmende: Leitung, Museumspädagogik, Büro Falke

Inhaltstypen
Zum Start werden freigeschaltet: Objektgeschichten, Ferienprogramm, Leihgesuche. Nicht freigeschaltet: Pressemitteilungen; die macht weiterhin die Stadt.

Bildsprache
Standardprompt für Bilder: Spielzeug auf Augenhöhe eines Kindes, weiches Seitenlicht, Hintergrund unscharf.
Abweichend davon je Typ:
– Objektgeschichten: einzelnes Stück vor dunkelgrauem Papier
– Ferienprogramm: bunte Collage aus Buntpapier, keine Fotos
– Leihgesuche: Bleistiftzeichnung des gesuchten Stücks

Das Büro Falke zeigte zum Vergleich Bilder des Technikmuseums (Untersicht, Stahl, kaltes Blau). Fand niemand passend.

Ton
Erste Sammlung auf Haftzetteln: neugierig, nostalgisch, kindlich, klug. Auswahl folgt beim zweiten Treffen.

Offen: Kosten, Bildrechte, Parkausweis für Büro Falke.`,
    expected: {
      enabled_content_types: ['Objektgeschichten', 'Ferienprogramm', 'Leihgesuche'],
      default_image_prompt: 'Spielzeug auf Augenhöhe eines Kindes, weiches Seitenlicht, Hintergrund unscharf',
      image_style_by_type: {
        Objektgeschichten: 'einzelnes Stück vor dunkelgrauem Papier',
        Ferienprogramm: 'bunte Collage aus Buntpapier, keine Fotos',
        Leihgesuche: 'Bleistiftzeichnung des gesuchten Stücks',
      },
    },
  },
  {
    name: 'Brand profile Aldermoor Insurance Mutual (brand profile (key/value))',
    text: `# Aldermoor Insurance Mutual: brand profile
# owner: member communications, last change 2024-11-04, approved

brand: Aldermoor Insurance Mutual
voice: Aldermoor writes to members as equals, names the sum and the date, and admits when something is complicated.
tone: [factual, fair, steady]
audience: farming families who have been members for two generations or more
avoid:
  - claimant
  - policyholder
  - terms apply
  - unfortunately
colors:
  primary: "#2B4C3F"
  secondary: "#D8C690"
content_types: [member letter, storm bulletin, annual summary]
image_style:
  member letter: portrait of one member in front of their own barn
  storm bulletin: map section in two colours, no photograph
  annual summary: aerial view of fields after harvest`,
    expected: {
      brand_voice_description:
        'Aldermoor writes to members as equals, names the sum and the date, and admits when something is complicated',
      tone: ['factual', 'fair', 'steady'],
      target_audience: 'farming families who have been members for two generations or more',
      words_to_avoid: ['claimant', 'policyholder', 'terms apply', 'unfortunately'],
      primary_color: '#2b4c3f',
      secondary_color: '#d8c690',
      enabled_content_types: ['member letter', 'storm bulletin', 'annual summary'],
      image_style_by_type: {
        'member letter': 'portrait of one member in front of their own barn',
        'storm bulletin': 'map section in two colours, no photograph',
        'annual summary': 'aerial view of fields after harvest',
      },
    },
  },
  {
    name: 'Nettlebed Yarn brand sheet (table)',
    text: `## Nettlebed Yarn Co. – brand sheet

This sheet goes with every job we give to freelancers. It replaces nothing else; the long guide is on the shared drive.

| Field | Value |
|---|---|
| Voice | Nettlebed sounds like a knitting circle on a good evening: helpful, in no hurry, and never competitive. |
| Tone | patient, encouraging, practical |
| Audience | Beginners who are on their second or third project |
| Words to avoid | crafty, granny, simply, obviously |
| Primary colour | #7B3F61 |
| Secondary colour | #DCE3D5 |
| Content types | pattern notes, wool portraits, monthly letter |
| Default image | Wool in natural light on a worn wooden table, hands allowed, no models posing |

Questions to Ottoline, extension 12. Please send drafts as plain text without formatting, and allow two working days for a reply.`,
    expected: {
      brand_voice_description:
        'Nettlebed sounds like a knitting circle on a good evening: helpful, in no hurry, and never competitive',
      tone: ['patient', 'encouraging', 'practical'],
      target_audience: 'Beginners who are on their second or third project',
      words_to_avoid: ['crafty', 'granny', 'simply', 'obviously'],
      primary_color: '#7b3f61',
      secondary_color: '#dce3d5',
      enabled_content_types: ['pattern notes', 'wool portraits', 'monthly letter'],
      default_image_prompt: 'Wool in natural light on a worn wooden table, hands allowed, no models posing',
    },
  },
  {
    name: 'Larkhill Dental brand guide (style guide)',
    text: `LARKHILL DENTAL
Brand guide, edition 3

Brand voice
Larkhill explains what happens next before it happens. We use everyday words and never talk down to a patient.

Tone
Reassuring, clear, respectful, light-hearted

Target audience
Adults in and around Larkhill who put off going to the dentist

Words to avoid
pain, drill, compliance, procedure

Colours
Primary: #1D7A8C
Secondary: #FFF4E6

Imagery
Default image prompt: Bright practice rooms in morning light, relaxed people in conversation, no instruments in view

Content types in use
Blog articles, appointment reminders, social posts`,
    expected: {
      brand_voice_description:
        'Larkhill explains what happens next before it happens. We use everyday words and never talk down to a patient',
      tone: ['reassuring', 'clear', 'respectful', 'light-hearted'],
      target_audience: 'Adults in and around Larkhill who put off going to the dentist',
      words_to_avoid: ['pain', 'drill', 'compliance', 'procedure'],
      primary_color: '#1d7a8c',
      secondary_color: '#fff4e6',
      default_image_prompt:
        'Bright practice rooms in morning light, relaxed people in conversation, no instruments in view',
      enabled_content_types: ['Blog articles', 'appointment reminders', 'social posts'],
    },
  },
  {
    name: 'Style guide with amendments, Duxbury Choir School (style guide with amendments)',
    text: `DUXBURY CHOIR SCHOOL
House style (2018), with amendments

§1 Our tone is dignified, traditional and solemn.
§2 Our audience is parents of gifted children.
§3 The primary colour is #6A0F1D, the secondary colour is #C9B037.
§4 We do not write "kids", "fun" or "showcase".

Amendment A (2022)
§1 is replaced. Our tone is dignified, warm and direct.

Amendment B (2023)
§2 is replaced. Our audience is families in which somebody sings in the car.
§4: "fun" is struck from the list. Having heard the juniors, the governors see no further objection.

Amendment C (2024)
The governors considered replacing the gold in §3 by #A8B5A2 and decided against it. §3 stands.

Amendment D (proposed, to be voted on in the autumn)
§1: replace "dignified" by "confident".`,
    expected: {
      tone: ['dignified', 'warm', 'direct'],
      target_audience: 'families in which somebody sings in the car',
      primary_color: '#6a0f1d',
      secondary_color: '#c9b037',
      words_to_avoid: ['kids', 'showcase'],
    },
  },
  {
    name: 'Feldliste mit Status, Alpenbahn Grauhorn (Tabelle (CSV))',
    text: `Auszug aus der Feldliste „Grauhornbahn“. Gültig sind nur Zeilen mit Status „frei“. „alt“ und „Entwurf“ bitte nicht übernehmen.

Feld;Wert;Status
Stimme;"Die Grauhornbahn ist Ihr Gipfel der Gefühle.";alt
Stimme;"Die Grauhornbahn spricht wie ein Bergführer: ruhig, solange nichts ist, und deutlich, wenn etwas ist.";frei
Ton;"emotional, sportlich, spektakulär";alt
Ton;"umsichtig, deutlich, naturverbunden";frei
Zielgruppe;"Tagesgäste mit Kindern";Entwurf
Zielgruppe;"Wanderer, die oben bleiben, bis die letzte Bahn fährt";frei
Hauptfarbe;"#D32F2F";alt
Hauptfarbe;"#3C5A73";frei
Zweitfarbe;"#F9A825";Entwurf
Vermeiden;"Gipfelglück, Bergerlebnis, atemberaubend";frei
Bildprompt;"Skifahrer im Sprung, blauer Himmel";alt`,
    expected: {
      brand_voice_description:
        'Die Grauhornbahn spricht wie ein Bergführer: ruhig, solange nichts ist, und deutlich, wenn etwas ist',
      tone: ['umsichtig', 'deutlich', 'naturverbunden'],
      target_audience: 'Wanderer, die oben bleiben, bis die letzte Bahn fährt',
      primary_color: '#3c5a73',
      words_to_avoid: ['Gipfelglück', 'Bergerlebnis', 'atemberaubend'],
    },
  },
  {
    name: 'Hollin & Stoat, what-if session (minutes)',
    text: `Notes from the what-if session, Hollin & Stoat (garden tools), 12 people, no decisions were intended

If we sold only online, the tone would have to be quicker, maybe even snappy. If we opened the three shops, it would have to be neighbourly. Nobody wants to choose before the spring figures.

Rosalind: suppose the primary colour were #2F5233. Would the tools still stand out against a lawn? Laughter.

Kit: imagine we wrote for balcony gardeners. We could drop half of the catalogue.

Somebody (sticky note, unsigned): "What if we banned the word gardening?"

One thing everyone took for granted and that holds whatever happens: we never use the word "green-fingered".

Parking lot: photos of hands, newsletter yes or no, a podcast.

The facilitator will type up the sticky notes. A decision on any of the above is planned for the end of April.`,
    expected: { words_to_avoid: ['green-fingered'] },
  },
  {
    name: 'Startseite Rad und Tat (Webtext)',
    text: `Rad & Tat – Selbsthilfewerkstatt im Westend

Komm rein, die Hände werden sowieso schmutzig.

Bei uns schraubst du selbst. Wir geben dir Werkzeug, Platz und, wenn du willst, einen Rat. Geld nehmen wir nur für Teile.

Für wen ist das?
Rad & Tat ist für alle, die ihr Rad lieber selbst flicken als es abzugeben. Kinder bitte mit Begleitung.

Was kostet das?
Eine Stunde am Montageständer: was du geben kannst.

Was sagen andere?
„Chaotisch, laut, großartig!“ – Westend-Blatt
„Professionell und hochwertig.“ – automatische Bewertung eines Portals, wir wissen auch nicht

Wann?
Dienstag und Donnerstag ab 17 Uhr, Samstag ab 10 Uhr.

Diese Seite nutzt das Farbschema „Ocean“ (#006994). Ändern? Im Menü unter Darstellung.`,
    expected: { target_audience: 'alle, die ihr Rad lieber selbst flicken als es abzugeben' },
  },
  {
    name: 'Field export with status, Lodestar Maps (table (CSV))',
    text: `Export from the brand workspace "Lodestar Maps". Only rows with status APPROVED are in force; REJECTED and DRAFT rows are kept for the record.

field;value;status;comment
voice;"Lodestar is the ultimate companion for every adventurer.";REJECTED;"no more ultimates"
voice;"Lodestar describes the way as if the reader had no phone signal and wet feet.";APPROVED;"J. Okafor, 11 Mar"
tone;"adventurous, inspiring";REJECTED;
tone;"practical, alert, good-humoured";APPROVED;"J. Okafor, 11 Mar"
audience;"weekend walkers";DRAFT;"too wide? or only families?"
primary;"#E4572E";DRAFT;"waiting for print test"
secondary;"#17301C";APPROVED;
avoid;"off the beaten track, hidden gem, must-see";APPROVED;"used by every guide book"
image prompt;"drone shot at sunset";REJECTED;"we walk, we don't fly"`,
    expected: {
      brand_voice_description: 'Lodestar describes the way as if the reader had no phone signal and wet feet',
      tone: ['practical', 'alert', 'good-humoured'],
      secondary_color: '#17301c',
      words_to_avoid: ['off the beaten track', 'hidden gem', 'must-see'],
    },
  },
  {
    name: 'Rundmail der Rechtsabteilung, Molkerei Unterallmend (E-Mail)',
    text: `An: alle, die Texte schreiben
Von: Dr. Friederike Nagel, Recht
Betreff: Begriffe, die ab sofort nicht mehr gehen

Liebe Kolleginnen und Kollegen,

nach der Abmahnung im Februar gilt für alle Texte der Molkerei Unterallmend: Nicht mehr verwendet werden die Begriffe klimaneutral, naturbelassen und hausgemacht.

Weiter erlaubt sind „regional“ (Umkreis 50 Kilometer, wir können es belegen) und „frisch“. Über „traditionell“ streiten wir noch mit der Gegenseite; bis zur Klärung entscheidet bitte jeder Einzelfall bei mir.

Ersatz: Statt „hausgemacht“ schreiben Sie „in Unterallmend hergestellt“. Statt „naturbelassen“ am besten gar nichts.

Wie fröhlich oder ernst Sie schreiben, geht mich nichts an. Ich wurde gefragt, ob wir jetzt „seriöser“ klingen sollen. Von mir aus nicht.

Beste Grüße
F. Nagel`,
    expected: { words_to_avoid: ['klimaneutral', 'naturbelassen', 'hausgemacht'] },
  },
  {
    name: 'Fragebogen Bestattungshaus Merian (Fragebogen)',
    text: `Fragebogen zur Marke – Bestattungshaus Merian
Ausgefüllt von: Cornelius Merian

1. Beschreiben Sie in ein bis zwei Sätzen, wie Ihr Haus spricht.
Antwort: Merian spricht in ganzen, kurzen Sätzen und nennt den Tod beim Namen.

2. Welche Adjektive beschreiben Ihren Ton?
Antwort: schlicht, würdevoll, zugänglich

3. An wen richten Sie sich?
Antwort: Angehörige, die noch nie eine Beerdigung organisiert haben

4. Welche Wörter möchten Sie nicht lesen?
Antwort: Trauerfall, entschlafen, letzte Reise, Kunde

5. Primärfarbe?
Antwort: #4A5A6A

6. Sekundärfarbe?
Antwort: #E9E4DA

7. Welche Inhalte veröffentlichen Sie?
Antwort: Ratgeber, Vortragstermine

8. Welcher Bildstil gilt jeweils?
Antwort: Ratgeber: stilles Detail aus der Natur, viel leerer Raum. Vortragstermine: Foto des Saals ohne Publikum.`,
    expected: {
      brand_voice_description: 'Merian spricht in ganzen, kurzen Sätzen und nennt den Tod beim Namen',
      tone: ['schlicht', 'würdevoll', 'zugänglich'],
      target_audience: 'Angehörige, die noch nie eine Beerdigung organisiert haben',
      words_to_avoid: ['Trauerfall', 'entschlafen', 'letzte Reise', 'Kunde'],
      primary_color: '#4a5a6a',
      secondary_color: '#e9e4da',
      enabled_content_types: ['Ratgeber', 'Vortragstermine'],
      image_style_by_type: {
        Ratgeber: 'stilles Detail aus der Natur, viel leerer Raum',
        Vortragstermine: 'Foto des Saals ohne Publikum',
      },
    },
  },
  {
    name: "Dos and don'ts, Mirefield Energy (style guide)",
    text: `MIREFIELD ENERGY CO-OP
Writing rules for volunteers

The tone is down-to-earth, hopeful and exact. It is not preachy, and it is not technical for its own sake.

DON'T
✗ "Join the revolution!" (bossy, and we are no revolution)
✗ "Our state-of-the-art inverter topology ..." (who is that for?)
✗ Setting headlines in signal red #E30613, as in the flyer from Easter
✗ Pictures like this: "glowing globe in cupped hands, lens flare, green leaves"

✗ Long introductions. If the first sentence can be cut, cut it, and then look at the new first sentence.
✗ Imitating Voltara. Their voice, in their own words, is "the fearless challenger that never blinks". They have a marketing department of thirty; we have Joan.

WHY THIS SHEET EXISTS
Until last year everybody wrote as they liked. That was charming and led to eleven spellings of our own name. An earlier sheet asked for an "urgent, emotional" tone. It was written in the week after the flood, and people followed it for too long. It is withdrawn.

DO
✓ "Your roof made 11 kilowatt hours yesterday. That is four loads of washing."
✓ Headlines in our primary colour #24615A
✓ Pictures like this, and this is also the default prompt: real roofs in our street, ordinary weather, no people looking at the camera

Words on the avoid list: revolution, eco-warrior, state-of-the-art. "Co-op" is fine, "cooperative" is fine too.

WHAT IS STILL MISSING
A second colour (Joan has asked three printers), a description of our audience that is better than "members", and a rule for emojis. Suggestions into the box by the door, please. Until then, use your judgement and keep it short.`,
    expected: {
      tone: ['down-to-earth', 'hopeful', 'exact'],
      primary_color: '#24615a',
      default_image_prompt: 'real roofs in our street, ordinary weather, no people looking at the camera',
      words_to_avoid: ['revolution', 'eco-warrior', 'state-of-the-art'],
    },
  },
  {
    name: 'Pomerance Pianos, forwarded thread (email thread)',
    text: `From: Lucille Abara
To: studio
Subject: Fwd: Voice statement

This is the one to use. Ignore what's quoted underneath, that is the 2021 text and it was never any good:

Pomerance speaks quietly and to the point, the way a tuner does when the lid is open.

The words to leave out are unchanged from 2021, you find them below in Greg's mail.

L.

> From: Greg Tolland
> To: Lucille Abara
> Subject: Voice statement
>
> Hi Lucille, for the website:
>
> Voice: Pomerance is the exciting voice of a new generation of piano lovers.
> Tone: energetic, fresh, passionate
> Primary colour: #FF5A36
> Words to avoid: maestro, virtuoso, ivory
>
> Greg`,
    expected: {
      brand_voice_description:
        'Pomerance speaks quietly and to the point, the way a tuner does when the lid is open',
      words_to_avoid: ['maestro', 'virtuoso', 'ivory'],
    },
  },
  {
    name: 'Slide notes, Thornapple Publishing (slide notes)',
    text: `Deck: "Thornapple – who we are now" (speaker notes)

Slide 1 – title
Wait until the back row has sat down.

Slide 2 – where we were
Show old cover. The old tone on this slide (scholarly, distinguished) is there for contrast. Don't dwell on it.

Slide 3 – where we are
Read aloud: "Thornapple writes about difficult books in easy sentences." That's the voice, one sentence, pause.
Then the tone: lucid, enthusiastic, a touch irreverent.

Slide 4 – readers
Target audience: readers who borrow more than they buy. Expect a laugh from sales.

Slide 5 – colour
Primary #5B2A86. The secondary on the slide is a dummy, design will replace it, so don't mention the grey.

Slide 6 – no-go
Words we avoid: unputdownable, tour de force, page-turner. Ask the room for more, but the list is closed for this season.

Slide 7 – questions
If someone asks about photography: undecided.`,
    expected: {
      brand_voice_description: 'Thornapple writes about difficult books in easy sentences',
      tone: ['lucid', 'enthusiastic', 'a touch irreverent'],
      target_audience: 'readers who borrow more than they buy',
      primary_color: '#5b2a86',
      words_to_avoid: ['unputdownable', 'tour de force', 'page-turner'],
    },
  },
  {
    name: 'Tallowick candles, second thoughts (email)',
    text: `From: Maren Oxley
To: Jonas Pell
Subject: Re: Re: voice for Tallowick

Hi Jonas,

thanks for Monday's notes. In the form I had put down playful, cheeky and bold as our tone. I've slept on it, and I saw Petra's face when she read the sample, so please scrap that. We are calm, plain and patient. Nobody buys a beeswax candle from a comedian.

The target audience stays as you wrote it: people in small flats who cook at home most evenings.

Colours. I typed #D9A441 as the main one, but that is the yellow from the old label. The main colour is now #C58B2A; the secondary is still #2E2A25.

Oh, and Ivo wants "artisan" on the list of words we don't use, together with "curated" and "journey". He's right.

Does the 14th still work for the photos? We can do the kitchen or the workshop, not both.

Best
Maren`,
    expected: {
      tone: ['calm', 'plain', 'patient'],
      target_audience: 'people in small flats who cook at home most evenings',
      primary_color: '#c58b2a',
      secondary_color: '#2e2a25',
      words_to_avoid: ['artisan', 'curated', 'journey'],
    },
  },
  {
    name: 'Gespräch mit der Gründerin von Knollenliebe (Interview)',
    text: `Interview für das Markenprofil, Knollenliebe GmbH (Saatkartoffeln im Versand)
Gesprächspartnerin: Dr. Irmtraud Seebach

Frage: Frau Seebach, wie spricht Ihre Marke?

Seebach: Knollenliebe redet wie die Nachbarin am Gartenzaun, die alles schon einmal falsch gemacht hat. Das ist der Satz, auf den wir uns geeinigt haben.

Frage: Also locker, flapsig?

Seebach: Flapsig überhaupt nicht. Drei Wörter, wenn Sie die brauchen: kundig, herzlich, gelassen.

Frage: Und an wen richtet sich das?

Seebach: An Leute, die zum ersten Mal ein eigenes Beet haben. Früher haben wir gesagt: Kleingärtner ab sechzig. Die kaufen auch noch, aber für die schreiben wir nicht mehr.

Frage: Wie kam der Wechsel?

Seebach: Durch die Anrufe. Die Sechzigjährigen rufen nicht an, die wissen alles. Angerufen haben die anderen. Ob man die Kartoffel richtig herum legen muss. Ob sie schon tot ist, wenn sie Augen hat. Da habe ich gemerkt, dass unsere Texte für Leute waren, die sie gar nicht brauchten.

Frage: Es gab auch eine Agentur, habe ich gelesen.

Seebach: Gab es. Die wollten uns „sexy und subversiv“. Die Knolle als Rebellin. Es gab ein Plakat, Hauptfarbe Magenta, mit einer Kartoffel in Lederjacke. Ich habe es behalten, es hängt in der Sortierhalle. Umgesetzt wurde davon nichts.

Frage: Gibt es Wörter, die Sie nicht lesen möchten?

Seebach: „Superfood“. Und „grüner Daumen“. Bei beiden bekomme ich Ausschlag.

Frage: Farben?

Seebach: Erdbraun und so ein helles Blütenweiß. Zahlen habe ich dazu nicht, da müsste ich meine Tochter fragen. Und die ist bis Pfingsten mit dem Rad unterwegs und geht nicht ans Telefon.

Frage: Was veröffentlichen Sie denn regelmäßig?

Seebach: Regelmäßig ist ein großes Wort. Im Frühjahr viel, danach wenig. Vielleicht machen wir einmal einen Rundbrief. Vielleicht auch nicht.`,
    expected: {
      brand_voice_description:
        'Knollenliebe redet wie die Nachbarin am Gartenzaun, die alles schon einmal falsch gemacht hat',
      tone: ['kundig', 'herzlich', 'gelassen'],
      target_audience: 'Leute, die zum ersten Mal ein eigenes Beet haben',
      words_to_avoid: ['Superfood', 'grüner Daumen'],
    },
  },
  {
    name: 'Empty form with instructions (form)',
    text: `BRAND PROFILE – please return to brand@northgate-agency.example

Client: Winnow Bakery Equipment
Date: ___________

1. Brand voice
(One or two sentences. For example: "Acme talks like a friendly expert.")
______________________________

2. Tone
(Adjectives. Good answers are specific, e.g. dry, tender, brisk. Weak answers are e.g. professional, modern.)
______________________________

3. Target audience
(Not "everyone"!)
______________________________

4. Words to avoid
(Typical entries: synergy, leverage, world-class)
______________________________

5. Colours
Primary  # _ _ _ _ _ _    Secondary  # _ _ _ _ _ _
(The boxes are pre-printed in our agency colour #00A19A, please ignore.)

6. Default image prompt
______________________________

Thank you! We look forward to working with you.`,
    expected: {},
  },
  {
    name: 'Redaktionsleitfaden mit Nachträgen, Deichverein Lüchterfeld (Leitfaden mit Nachträgen)',
    text: `Heimat- und Deichverein Lüchterfeld
Redaktionsleitfaden (Fassung 2016) mit Nachträgen

Ziffer 1: Der Ton unserer Texte ist ehrwürdig, sachlich und heimatverbunden.
Ziffer 2: Wir schreiben für unsere Mitglieder.
Ziffer 3: Hauptfarbe ist #2E5E4E, Zweitfarbe ist #E6D5A8.
Ziffer 4: Nicht benutzt werden die Wörter Event, Brauchtumspflege und Zugezogene.

Nachtrag 1 (2019)
Ziffer 1 entfällt. An ihre Stelle tritt: Der Ton unserer Texte ist sachlich, offen und heiter.

Nachtrag 2 (2021)
Ziffer 2 lautet nun: Wir schreiben für Leute, die hinter dem Deich wohnen, egal seit wann.
In Ziffer 4 wird „Event“ gestrichen, da der Vorstand das Wort inzwischen selbst benutzt.

Nachtrag 3 (2023)
Der Antrag, in Ziffer 3 die Hauptfarbe durch #1565C0 zu ersetzen, wurde abgelehnt.

Antrag für 2025 (noch nicht beraten)
In Ziffer 1 „heiter“ durch „mutig“ ersetzen.`,
    expected: {
      tone: ['sachlich', 'offen', 'heiter'],
      target_audience: 'Leute, die hinter dem Deich wohnen, egal seit wann',
      primary_color: '#2e5e4e',
      secondary_color: '#e6d5a8',
      words_to_avoid: ['Brauchtumspflege', 'Zugezogene'],
    },
  },
  {
    name: 'Interview with a theatre director (interview)',
    text: `THE LOFT THEATRE, TARN STREET
Conversation with artistic director Paloma Reyes, edited for length

Do you have a target group?

We used to say "young urban audiences". It was in every funding application. We've dropped it. Now it says: anyone within an hour's walk who can stay awake until ten. That is our audience, officially, it's in the statutes.

That's rather a wide net.

It's a small radius. There's the hospital, two estates, a bus depot and the vinegar works. If you fill a hundred and forty seats from that, six nights a week, you learn not to be choosy. I've had surgeons next to drivers next to a woman who came in because of the rain and has now seen everything twice. What I don't want is a text that makes one of the three feel they've opened somebody else's post.

Did you ever hire anyone to write for you?

Once, before my time. I found the invoice. They called the house "an immersive, daring, boundary-pushing destination" and proposed a lime green, they even gave us the code, A4DE02. The booklet now levels the prop table.

So how do you speak to them now?

We speak as if we were standing in the foyer with our coat still on. That's the sentence I give to every intern, and it's the whole style guide.

Would you call that casual?

You can call it what you like. I'm not going to hand you adjectives, every theatre in the country has the same three.

And visually?

Not much. We print on whatever paper the vinegar works gives us, and the foyer was painted by the stage crew in one weekend. Black, mostly. And a red, not the red of the State Opera, theirs is #9B1B30, I know because we were once threatened with a lawyer. Ours I couldn't tell you in numbers.

Anything forbidden?

In rehearsals, whistling. In texts, nothing is forbidden. My predecessor had a list; I took it off the wall the first week. People were so busy avoiding words that they forgot to say when the play starts.

If you had a wish for the next season?

A roof that doesn't join in. And if you mean the brand, then perhaps photographs; somebody suggested rehearsal pictures in available light, and I said we'd talk about it once the roof is done.`,
    expected: {
      target_audience: "anyone within an hour's walk who can stay awake until ten",
      brand_voice_description: 'We speak as if we were standing in the foyer with our coat still on',
    },
  },
  {
    name: 'Questions about Juniper Post (chat)',
    text: `[Teams – Juniper Post / brand]

Sunniva (10:02): quick one before I fill in the profile. are we "friendly" or "warm"? or is that the same?

Derek (10:05): no idea. didn't Mo want "crisp"?

Mo (10:06): I asked whether crisp would be too cold. Nobody answered :)

Sunniva (10:07): and the primary, is that #3D405B or the lighter #5C6080?

Derek (10:11): depends which logo they choose. has the board met?

Mo (10:12): not before the 20th

Sunniva (10:12): ok and the audience? small publishers? or all publishers?

Derek (10:15): good question. I'd ask Anneke

Sunniva (10:16): Anneke's on leave. So I leave the whole profile empty for now?

Mo (10:17): yep. leave it empty.`,
    expected: {},
  },
  {
    name: 'Aufnahmebogen Zeltverleih Rasmussen (Formular)',
    text: `AUFNAHMEBOGEN MARKE
(vollständig ausgefüllt zurück an die Redaktion)

Firma: Zeltverleih Rasmussen KG
Ansprechpartner: Birger Rasmussen
Telefon: 0461 555 01

Wie spricht die Marke?
Rasmussen klingt wie jemand, der vor dem Gewitter noch einmal die Heringe prüft.

Tonalität (Adjektive)
vorausschauend, zupackend, gut gelaunt

Zielgruppe
Vereine, die einmal im Jahr ein Fest ausrichten

Wörter, die nicht vorkommen sollen
Event, Location, Full Service

Hauptfarbe (Hex)
#B3261E

Zweitfarbe (Hex)
#F5EFE0

Standardprompt für Bilder
Weiße Zelte auf einer Wiese, frühes Licht, Tau im Gras, wenige Menschen beim Aufbau

Datum, Unterschrift: 3. April, B. Rasmussen`,
    expected: {
      brand_voice_description:
        'Rasmussen klingt wie jemand, der vor dem Gewitter noch einmal die Heringe prüft',
      tone: ['vorausschauend', 'zupackend', 'gut gelaunt'],
      target_audience: 'Vereine, die einmal im Jahr ein Fest ausrichten',
      words_to_avoid: ['Event', 'Location', 'Full Service'],
      primary_color: '#b3261e',
      secondary_color: '#f5efe0',
      default_image_prompt:
        'Weiße Zelte auf einer Wiese, frühes Licht, Tau im Gras, wenige Menschen beim Aufbau',
    },
  },
  {
    name: 'Farbfragen beim Malerbetrieb Quandt (E-Mail)',
    text: `Betreff: Ihre Anfrage zu unseren Farben

Guten Tag Herr Stolle,

ausgerechnet beim Malerbetrieb ist die Farbe nicht in Ziffern da, ich weiß. Auf den Wagen ist es RAL 3011, also ein Braunrot, und dazu ein gebrochenes Weiß. Einen Hexwert hat uns nie jemand gegeben. Bitte schätzen Sie ihn nicht, mein Mann ist da empfindlich; wir reichen ihn nach, sobald die Lackfirma antwortet.

Zu Ihrer zweiten Frage: Wir sprechen, wie wir arbeiten: erst abkleben, dann streichen, und hinterher ist sauber gefegt. So steht es auch auf der Rückseite der Angebote, das dürfen Sie wörtlich als Beschreibung unserer Stimme übernehmen.

Zu Ihrer dritten: Geschrieben wird für Vermieter, die selbst im Haus wohnen.

Freundliche Grüße
Edeltraud Quandt`,
    expected: {
      brand_voice_description:
        'Wir sprechen, wie wir arbeiten: erst abkleben, dann streichen, und hinterher ist sauber gefegt',
      target_audience: 'Vermieter, die selbst im Haus wohnen',
    },
  },
  {
    name: 'About page of Greyfriars Clockworks (web copy)',
    text: `About us

It began with a church clock that ran eleven minutes slow and a vicar who had had enough. That was in 1904. Today five of us look after four hundred clocks in two counties, most of them higher up than we would like.

We climb. We oil. We listen. And when a part can't be bought any more we cut it ourselves, on a lathe older than the youngest of us.

"Bold, brilliant, unstoppable" is how a magazine once described us. We've had it framed, next to the toilet.

Do you have a clock that has stopped? Call us before you call the scrap dealer. The first look costs nothing but a cup of tea.

Opening hours: Monday to Friday, 8 to 4. On Saturdays we are up a tower.

© Greyfriars Clockworks. Site by Bramble Digital. Theme colour of this template: #663399`,
    expected: {},
  },
  {
    name: 'Protokoll Stadtbad Lindenaue (Protokoll)',
    text: `Protokoll der AG Sprache, Stadtbad Lindenaue
14. Januar, 16:00–17:20 Uhr, Kassenraum
Anwesend: Frau Thoma, Herr Özdemir, Frau Kühn (Protokoll)

TOP 1 Aushänge
Herr Özdemir zeigt Fotos der bisherigen Schilder. Insgesamt sind es 41, davon 17 rund um die Rutsche. Einigkeit, dass sie nach Kaserne klingen. Frau Kühn liest das Schild am Sprungturm laut vor; es besteht aus einem einzigen Satz mit 62 Wörtern.

TOP 2 Ton
Vorschlag Frau Thoma: locker. Vorschlag Herr Özdemir: humorvoll. Beide Vorschläge werden nach Diskussion zurückgezogen. Beschluss (einstimmig): Die Tonalität ist freundlich, knapp und bestimmt.

TOP 3 Wörter
Beschluss: Folgende Wörter werden nicht mehr verwendet: Zuwiderhandlung, Badegast, untersagt.

TOP 4 Zielgruppe
Vertagt. Frau Thoma holt Besucherzahlen ein. Im Gespräch sind Frühschwimmer und Familien.

TOP 5 Farben
Hauptfarbe bleibt #0077A8. Ob als zweite Farbe #F4D35E oder #EE964B kommt, entscheidet der Bauausschuss.

TOP 6 Blick nach außen
Herr Özdemir war im Wellenpark Steinfurt. Dort ist der Ton „crazy, laut, spritzig“ (Zitat aus deren Mappe), die Hauptfarbe ein Orange (#FF6F00), und die Kundschaft wird mit „Hey Wasserratte“ begrüßt. Frau Thoma merkt an, dass unsere Stammgäste im Schnitt 71 sind. Es wird nichts übernommen.

TOP 7 Bilder
Frau Kühn regt an, Bilder künftig erzeugen zu lassen, etwa „leeres Becken im Morgennebel“. Herr Özdemir hätte lieber echte Fotos. Kein Ergebnis, Wiedervorlage im März.

TOP 8 Verschiedenes
Der Föhn in Kabine 9 ist defekt.`,
    expected: {
      tone: ['freundlich', 'knapp', 'bestimmt'],
      words_to_avoid: ['Zuwiderhandlung', 'Badegast', 'untersagt'],
      primary_color: '#0077a8',
    },
  },
  {
    name: 'Gegenüberstellung Kurhotel Finkenried (Tabelle)',
    text: `KURHOTEL FINKENRIED: Gegenüberstellung für die Gesellschafterversammlung
Die Spalte „gilt ab Juli“ ist beschlossen.

| Merkmal | gilt bis Juni | gilt ab Juli | Mitbewerber (Schlossbad Ilm) | Idee Praktikantin |
|---|---|---|---|---|
| Ton | vornehm, gediegen | aufmerksam, heiter, diskret | mondän, kühl | crazy |
| Zielgruppe | Kurgäste auf Rezept | Paare, die schlecht schlafen | Geschäftsreisende | Influencer |
| Hauptfarbe | #7F6A3D | #5E7F6B | #1A1A2E | #FF00AA |
| Zweitfarbe | #FFFFFF | #F2EAD9 | #C5A880 | #00FFEE |
| Nicht verwenden | – | Wohlfühloase, Seele baumeln lassen, Auszeit | – | – |

Die Spalte ganz rechts steht hier, weil wir es ihr versprochen haben.

Der Schriftzug über dem Portal bleibt aus Gründen des Denkmalschutzes golden.`,
    expected: {
      tone: ['aufmerksam', 'heiter', 'diskret'],
      target_audience: 'Paare, die schlecht schlafen',
      primary_color: '#5e7f6b',
      secondary_color: '#f2ead9',
      words_to_avoid: ['Wohlfühloase', 'Seele baumeln lassen', 'Auszeit'],
    },
  },
  {
    name: 'Quillmere Library Trust, communications group (minutes)',
    text: `QUILLMERE LIBRARY TRUST
Communications group, 3 February, reading room 2
Present: Adaeze N., Colm B., Ruth T. (chair), Wim S. (notes)

1. Tone of the new leaflets
Colm read out two drafts. The first was found "a bit council". The second was thought better, but Wim pointed out that it used the word "exciting" four times on one page, twice about opening hours. There was a longer exchange about whether a library should be funny. Ruth suggested witty; Adaeze felt that humour would not survive translation into five languages. DECIDED: the tone is welcoming, clear and unhurried. Witty was not taken up.

2. Words
The following are no longer used in public texts: patrons, footfall, user base. Wim will go through the website. ("Readers" is what we say.)

3. Who we write for
Current wording confirmed: adults who have not been inside a library since school. Colm proposed adding students. Postponed to March, because nobody had figures.

4. Colours
The teal is settled as primary, #0B6E75. For the secondary there are three candidates (#F2B705, #E4572E, #EFE9DC). No decision. Ruth asks everyone to look at the samples on the noticeboard.

5. Report from the visit to Halden City Libraries
Adaeze and Wim were shown round. Halden has a printed guide of sixty pages. Its tone is described as bold, urban and provocative; its primary colour is a pink (#E91E63) that is also used on the vans. The guide forbids the word "quiet". The group was impressed by the vans and by nothing else. Nothing is to be adopted from it.

6. Newsletter
Subscriptions have risen to 1,340. Colm would like to add a column by readers. Ruth is in favour, Wim would have to do it and is not. Left open.

7. Photographs
The Trust has about two hundred pictures, most of them of the same staircase. Adaeze asks whether pictures could be generated instead. The group would like to see examples first. Wim brings three to the next meeting.

8. Any other business
The biscuit tin is empty again.

Next meeting: 3 March`,
    expected: {
      tone: ['welcoming', 'clear', 'unhurried'],
      words_to_avoid: ['patrons', 'footfall', 'user base'],
      target_audience: 'adults who have not been inside a library since school',
      primary_color: '#0b6e75',
    },
  },
  {
    name: 'Colour codes from Wrenfield (email)',
    text: `Subject: codes as requested

Hello Sam,

here is what I could find for Wrenfield Hearing.

Primary colour: #3F7AG2
Secondary colour: #F6EFE3
Accent: #D1495B, only for the appointment button

I copied the first one from a photo of the van, so if your program complains, I'm sorry. Our designer has the original, but she is in Lisbon until Monday and not answering. Please wait for her before you print anything blue.

What I can tell you for certain is how we want to sound, because we talk about it every week: We speak in short sentences and say the important thing first, because our readers are tired of guessing.

Yours
Gwen Ashdown
practice manager`,
    expected: {
      secondary_color: '#f6efe3',
      brand_voice_description:
        'We speak in short sentences and say the important thing first, because our readers are tired of guessing',
    },
  },
  {
    name: 'Kick-off Saltmarsh Ceramics (minutes)',
    text: `Kick-off minutes – Saltmarsh Ceramics x Studio Pell
Date: 18 Sept. Taken by: Idris

Content types
Agreed for launch: product stories, workshop invitations, care tips. Discussed and left out: press releases (too few), customer portraits (perhaps next year).

Pictures
General prompt for all pictures unless a type has its own: wet clay and daylight from one side, muted background, no faces.
Own style per type:
- product stories: single object on raw linen, seen from slightly above
- workshop invitations: hands of several people around one table
- care tips: plain line drawing, one colour

Marguerite showed a moodboard from Nordhav Keramik (black background, hard flash). Everybody liked it, but that's theirs; it was only to show what a consistent feed looks like.

Tone
Not reached, moved to the second meeting. Marguerite leans to "earthy".

To do
Idris: costs for the shoot. Marguerite: send logo files.`,
    expected: {
      enabled_content_types: ['product stories', 'workshop invitations', 'care tips'],
      default_image_prompt: 'wet clay and daylight from one side, muted background, no faces',
      image_style_by_type: {
        'product stories': 'single object on raw linen, seen from slightly above',
        'workshop invitations': 'hands of several people around one table',
        'care tips': 'plain line drawing, one colour',
      },
    },
  },
  {
    name: 'Markenhandbuch Sanddorn Apotheke (Styleguide)',
    text: `SANDDORN APOTHEKE
Markenhandbuch, Stand März

Markenstimme
Die Sanddorn Apotheke erklärt, was wirkt, und sagt auch, was nicht wirkt. Sie spricht leise und ohne Fachchinesisch.

Tonalität
besonnen, verständlich, fürsorglich

Zielgruppe
Ältere Menschen mit mehreren Verordnungen und ihre Angehörigen

Zu vermeidende Wörter
Wundermittel, Senioren, sanft, ganzheitlich

Farben
Primärfarbe: #D97B29
Sekundärfarbe: #3E5C50

Bildwelt
Standard-Bildprompt: Hände, Packungen und Papier auf hellem Tresen, Tageslicht von links, keine Gesichter

Inhaltstypen
Ratgebertexte, Notdiensthinweise, Schaufensterkarten`,
    expected: {
      brand_voice_description:
        'Die Sanddorn Apotheke erklärt, was wirkt, und sagt auch, was nicht wirkt. Sie spricht leise und ohne Fachchinesisch',
      tone: ['besonnen', 'verständlich', 'fürsorglich'],
      target_audience: 'Ältere Menschen mit mehreren Verordnungen und ihre Angehörigen',
      words_to_avoid: ['Wundermittel', 'Senioren', 'sanft', 'ganzheitlich'],
      primary_color: '#d97b29',
      secondary_color: '#3e5c50',
      default_image_prompt:
        'Hände, Packungen und Papier auf hellem Tresen, Tageslicht von links, keine Gesichter',
      enabled_content_types: ['Ratgebertexte', 'Notdiensthinweise', 'Schaufensterkarten'],
    },
  },
  {
    name: 'Weiterleitung Hofbuchbinderei Traut (E-Mail-Verlauf)',
    text: `Von: Elias Traut
An: Redaktion
Betreff: WG: Unser Sprachprofil

Liebe Leute,

unten hängt noch die Fassung von Frau Moll. Die gilt nicht mehr, mit einer Ausnahme: Die beiden Farben stimmen weiterhin.

Neu ist:
Ton: sorgfältig, leise, eigensinnig
Zielgruppe: Menschen, die ein einziges Buch binden lassen wollen

Danke, E.

---------- Ursprüngliche Nachricht ----------
Von: Hannelore Moll
Betreff: Unser Sprachprofil

Ton: exklusiv, luxuriös, traditionsbewusst
Zielgruppe: Bibliotheken und Kanzleien
Hauptfarbe: #5A1A1A
Zweitfarbe: #D9C7A3
Zu vermeiden: billig, günstig, Rabatt`,
    expected: {
      tone: ['sorgfältig', 'leise', 'eigensinnig'],
      target_audience: 'Menschen, die ein einziges Buch binden lassen wollen',
      primary_color: '#5a1a1a',
      secondary_color: '#d9c7a3',
    },
  },
  {
    name: 'Fragebogen mit Platzhaltern, Tischlerei Ohm (Fragebogen)',
    text: `Markenprofil – Fragebogen
Kunde: Tischlerei Ohm & Partner

Markenstimme (1–2 Sätze):
>>> Text kommt noch von Hr. Ohm <<<

Tonalität (z. B. sachlich, herzlich, mutig):
s. o.

Zielgruppe (z. B. junge Familien im Umland):
k. A.

Zu vermeidende Wörter:
n. n.

Primärfarbe (Hex):
#RRGGBB

Sekundärfarbe (Hex):
wie Logo (liegt nicht bei)

Inhaltstypen:
☐ Blog ☐ Newsletter ☐ Stellenanzeigen ☐ Referenzen

Bildstil:
[Platzhalter – bitte nicht veröffentlichen]

Bemerkungen:
Hr. Ohm ist bis Ende des Monats auf Montage und meldet sich danach. Wir haben die Zeilen deshalb nur angelegt. K. Fuchs, Büro`,
    expected: {},
  },
  {
    name: 'Leeres Formular mit Ausfüllhilfe (Formular)',
    text: `MARKENPROFIL (Vordruck 7b)
Einrichtung: Kindertagesstätte Pusteblume
Eingang: ________

Markenstimme: ______________________
Hilfe: Schreiben Sie einen Satz wie „Muster AG spricht klar und freundlich.“

Tonalität: ______________________
Hilfe: Adjektive, z. B. warm, fachlich, fröhlich. Nicht mehr als fünf.

Zielgruppe: ______________________
Hilfe: Nicht „alle“. Besser: „Eltern, die neu im Viertel sind“.

Wörter, die vermieden werden: ______________________
Hilfe: Häufig genannt werden „Betreuung“ und „Verwahrung“.

Hauptfarbe: # ______   Zweitfarbe: # ______
Hilfe: Ein Hexwert hat sechs Stellen, etwa #4CAF50.

Bildprompt: ______________________

Wird vom Träger ausgefüllt: ☐ geprüft ☐ unvollständig, zurück am: ________`,
    expected: {},
  },
  {
    name: 'Markenblatt Imkerei Zeidlerhof (Tabelle)',
    text: `# Markenblatt Imkerei Zeidlerhof

Für alle, die für uns schreiben oder gestalten. Das Blatt ist verbindlich und passt absichtlich auf eine Seite.

| Angabe | Inhalt |
|---|---|
| Markenstimme | Der Zeidlerhof erzählt von den Bienen und lässt den Honig für sich sprechen. |
| Tonalität | geduldig, sachkundig, bescheiden |
| Zielgruppe | Stadtmenschen, die wissen wollen, woher ihr Honig kommt |
| Vermeiden | flüssiges Gold, fleißig, Bienchen |
| Primärfarbe | #C98A1B |
| Sekundärfarbe | #3B2F2F |
| Inhaltstypen | Trachtbericht, Rezept, Führungstermine |
| Standardbild | Makroaufnahme von Wabe oder Blüte, warmes Abendlicht, keine Menschen |

Rückfragen an Liesl, am besten vormittags. Im Mai bitte nur in Notfällen, da schwärmen sie.`,
    expected: {
      brand_voice_description: 'Der Zeidlerhof erzählt von den Bienen und lässt den Honig für sich sprechen',
      tone: ['geduldig', 'sachkundig', 'bescheiden'],
      target_audience: 'Stadtmenschen, die wissen wollen, woher ihr Honig kommt',
      words_to_avoid: ['flüssiges Gold', 'fleißig', 'Bienchen'],
      primary_color: '#c98a1b',
      secondary_color: '#3b2f2f',
      enabled_content_types: ['Trachtbericht', 'Rezept', 'Führungstermine'],
      default_image_prompt: 'Makroaufnahme von Wabe oder Blüte, warmes Abendlicht, keine Menschen',
    },
  },
  {
    name: 'Brand family overview, Cask Lane Group (table)',
    text: `CASK LANE GROUP: brand family overview
(For the profile of TIDEWELL please use only the Tidewell column. The other two houses have their own profiles.)

                 OLD FOUNDRY          TIDEWELL               PENNY ROYAL
Type             steak house          seaside hotel          gin bar
Tone             gruff, hearty        quiet, considerate,    flirty, sharp
                                      salty
Audience         hungry regulars      couples over fifty     after-work crowd
Primary          #4A1C1C              #2C6E91                #B4D330
Secondary        #E0C097              #F3EEE2                #101010
Avoid            "eatery"             "getaway", "nestled"   "mixology"

Tidewell voice, as approved by the Harris family: Tidewell speaks the way a good night porter does, softly and with the answer ready.

Group stationery is in dark grey; that has nothing to do with the houses.`,
    expected: {
      tone: ['quiet', 'considerate', 'salty'],
      target_audience: 'couples over fifty',
      primary_color: '#2c6e91',
      secondary_color: '#f3eee2',
      words_to_avoid: ['getaway', 'nestled'],
      brand_voice_description:
        'Tidewell speaks the way a good night porter does, softly and with the answer ready',
    },
  },
  {
    name: 'Foliennotizen Brunnenwasser Eckhardt (Foliennotizen)',
    text: `Präsentation „Eckhardt Quelle, neu eingeschenkt“ – Notizen für den Vortrag

Folie 1: Begrüßung, Wasser hinstellen (das eigene!).

Folie 2: Alte Anzeige von 1998 zeigen. „Spritzig, jung, aktiv“ laut vorlesen, Lacher abwarten, weiter.

Folie 3: Der neue Satz. Langsam lesen: Eckhardt sagt wenig und meint es genau. Das ist die Markenstimme, mehr steht nicht auf der Folie.

Folie 4: Tonalität klar, kühl, gastlich. Wenn jemand „kühl“ kritisiert: Es geht um Wasser.

Folie 5: Hauptfarbe #0E7C86. Die Sekundärfarbe ist noch in Abstimmung, das Grau auf der Folie ist ein Platzhalter (#CCCCCC).

Folie 6: Was wir nicht mehr schreiben: prickelnd, Erfrischung, Lebenselixier.

Folie 7: Zielgruppe. Zwei Varianten zur Auswahl, Abstimmung per Handzeichen am Ende. Ergebnis hier eintragen: ______`,
    expected: {
      brand_voice_description: 'Eckhardt sagt wenig und meint es genau',
      tone: ['klar', 'kühl', 'gastlich'],
      primary_color: '#0e7c86',
      words_to_avoid: ['prickelnd', 'Erfrischung', 'Lebenselixier'],
    },
  },
  {
    name: 'How we write at Ferrant Rail (style guide)',
    text: `How we write at Ferrant Rail

1. Our voice
Ferrant Rail gives the passenger the next useful fact and then stops talking. We apologise once, properly, and do not decorate delays.

2. Our tone of voice is
• concise
• courteous
• candid

3. Who is reading
Our target audience is passengers on the valley lines who travel without a season ticket.

4. Vocabulary
Words we avoid:
• customers
• incident
• going forward
• service disruption

5. Colour
Primary colour: rgb(0, 82, 147)
Secondary colour: rgb(255, 199, 44)

6. Images
Default image prompt: Trains and stations at eye level, overcast light, people seen from behind`,
    expected: {
      brand_voice_description:
        'Ferrant Rail gives the passenger the next useful fact and then stops talking. We apologise once, properly, and do not decorate delays',
      tone: ['concise', 'courteous', 'candid'],
      target_audience: 'passengers on the valley lines who travel without a season ticket',
      words_to_avoid: ['customers', 'incident', 'going forward', 'service disruption'],
      primary_color: '#005293',
      secondary_color: '#ffc72c',
      default_image_prompt: 'Trains and stations at eye level, overcast light, people seen from behind',
    },
  },
  {
    name: 'Interview with the founder of Ossel & Vane (interview)',
    text: `Transcript, brand interview no. 2
Client: Ossel & Vane, umbrella repairs
Speaking: Hettie Vane (HV), Interviewer (I)

I: When somebody reads your window sign, what should they hear?

HV: Um. A person behind a counter. Not a brand, God help us.

I: So, quirky?

HV: No. Quirky is what people say when they see an umbrella. We're not quirky. If I had to give you three adjectives for the tone it's dry, precise and kind. Write those down.

I: Dry, precise, kind. And the big chains, how do they sound to you?

HV: Brollyworld? Loud. Jolly. Everything with an exclamation mark.

I: Who comes in?

HV: All sorts. But the people we write for are commuters who would rather mend a thing than replace it. That's the sentence in our plan and it's still true.

I: Anything you never want to read in your own texts?

HV: "Sustainable." I know, I know. We are, but everybody says it. And "timeless". Never those two.

I: Colours?

HV: My brother wants navy. I want bottle green. Ask us in June.`,
    expected: {
      tone: ['dry', 'precise', 'kind'],
      target_audience: 'commuters who would rather mend a thing than replace it',
      words_to_avoid: ['sustainable', 'timeless'],
    },
  },
  {
    name: 'So schreiben wir, Volkshochschule Rottland (Styleguide)',
    text: `So schreiben wir
Leitfaden der Volkshochschule Rottland

1. Unsere Stimme
Die Volkshochschule Rottland lädt ein, ohne zu werben. Sie sagt in der ersten Zeile, was man nach dem Kurs kann.

2. Unsere Tonalität
• einladend
• präzise
• ermutigend
• schnörkellos

3. Unsere Zielgruppe
Erwachsene, die seit Jahren keinen Kurs mehr besucht haben

4. Diese Wörter vermeiden wir
• Teilnehmermaterial
• Bildungsangebot
• lebenslang
• Dozent

5. Unsere Farben
Primärfarbe: rgb(108, 36, 84)
Sekundärfarbe: rgb(238, 232, 213)

6. Unsere Bilder
Standardprompt: Leere Kursräume kurz vor Beginn, Stühle im Kreis, warmes Licht`,
    expected: {
      brand_voice_description:
        'Die Volkshochschule Rottland lädt ein, ohne zu werben. Sie sagt in der ersten Zeile, was man nach dem Kurs kann',
      tone: ['einladend', 'präzise', 'ermutigend', 'schnörkellos'],
      target_audience: 'Erwachsene, die seit Jahren keinen Kurs mehr besucht haben',
      words_to_avoid: ['Teilnehmermaterial', 'Bildungsangebot', 'lebenslang', 'Dozent'],
      primary_color: '#6c2454',
      secondary_color: '#eee8d5',
      default_image_prompt: 'Leere Kursräume kurz vor Beginn, Stühle im Kreis, warmes Licht',
    },
  },
  {
    name: 'Sprachnachricht Physiotherapie Lennartz (Transkript einer Sprachnachricht)',
    text: `[Sprachnachricht, automatisch verschriftet, 1:48]

Ja hallo, hier ist Lennartz, Physiotherapie Lennartz in der Gerberstraße. Sie wollten ja das mit der Marke wissen, ich mach das mal eben im Auto, ich steh, keine Sorge. Also, äh, Ton: motivierend, sportlich, ach nee, warten Sie. Sportlich nicht. Das denken immer alle. Motivierend auch nicht, ehrlich gesagt, das klingt nach Fitnessstudio. Nehmen Sie ruhig, zugewandt und humorvoll. Genau. Ruhig, zugewandt, humorvoll, dabei bleibt es. Zielgruppe, das sind bei uns Menschen, die nach einer Operation wieder Treppen steigen wollen. Die Farbe hat meine Frau aufgeschrieben, Moment, hier: RGB 92, 138, 125 ist die Hauptfarbe. Und RGB 250, 243, 231 die zweite. Was noch. Wörter. „Schmerzfrei“ dürfen wir nicht sagen, und „Wunder“ will ich nicht sagen. So. Jetzt hupt hier einer. Danke, tschüs.`,
    expected: {
      tone: ['ruhig', 'zugewandt', 'humorvoll'],
      target_audience: 'Menschen, die nach einer Operation wieder Treppen steigen wollen',
      primary_color: '#5c8a7d',
      secondary_color: '#faf3e7',
      words_to_avoid: ['Schmerzfrei', 'Wunder'],
    },
  },
  {
    name: 'Rebrand matrix Vellacott Spectacles (table)',
    text: `VELLACOTT SPECTACLES – REBRAND MATRIX (signed off by the board, 9 October)

| | Until 2023 | From now on | Closest competitor (Iris & Sons) |
|---|---|---|---|
| Tone | stylish, exclusive, cool | attentive, down-to-earth, quick-witted | trendy, loud |
| Audience | fashion-conscious professionals | people who have just been told they need glasses | students |
| Primary | #000000 | #335C81 | #FF3366 |
| Secondary | #C0A062 | #F7F3E9 | #FFFFFF |
| Words to avoid | (no list) | eyewear, statement, fashionista | cheap |

Reading note: the first column is kept for the printers, who still have stock. The last column is our own reading of their adverts, and incomplete.

The claim ("See you in the morning") does not change.`,
    expected: {
      tone: ['attentive', 'down-to-earth', 'quick-witted'],
      target_audience: 'people who have just been told they need glasses',
      primary_color: '#335c81',
      secondary_color: '#f7f3e9',
      words_to_avoid: ['eyewear', 'statement', 'fashionista'],
    },
  },
  {
    name: 'Half-filled questionnaire, Kestrel Yard (questionnaire)',
    text: `BRAND QUESTIONNAIRE
Name of brand: Kestrel Yard (co-working for carpenters)

A. Describe the voice of your brand in one or two sentences.
[insert voice here, see Lionel]

B. Tone (example: friendly, expert, bold)
TBD

C. Target audience (example: first-time buyers aged 25 to 35)
to follow

D. Words to avoid (example: cheap, deal)
none yet, ask workshop group

E. Primary colour (example: #123ABC)
xxxxxx

F. Secondary colour
#______

G. Content types (tick)
[ ] blog  [x] event notices  [ ] case studies  [x] job ads

H. Image style
Lorem ipsum dolor sit amet`,
    expected: { enabled_content_types: ['event notices', 'job ads'] },
  },
  {
    name: 'Fernhollow socks channel (chat)',
    text: `#brand-fernhollow

odile 09:14
ok folks, the agency needs our colours by noon. @tam you have the file?

tam 09:16
opening it. Ridgeline (the lot across the hall) use #1B5E20 as primary and it's all over their tents, so please nothing near that

odile 09:17
agreed

tam 09:21
ours: primary #B5452C, secondary #F1E4D0

bas 09:22
isn't the rust one #B5542C? my swatch says so

tam 09:25
your swatch is from the 2019 print run, they got it wrong. the file is right

bas 09:25
👍 mine goes in the bin then

odile 09:31
they also want a line on how we talk. I'd take the one from the wall:
Fernhollow talks like a walking companion who knows the path and doesn't show off.

tam 09:32
yes

bas 09:32
yes. and can we finally ban "epic"? every hiking ad has it

odile 09:34
done. epic is out, conquer is out. sending now`,
    expected: {
      primary_color: '#b5452c',
      secondary_color: '#f1e4d0',
      brand_voice_description:
        "Fernhollow talks like a walking companion who knows the path and doesn't show off",
      words_to_avoid: ['epic', 'conquer'],
    },
  },
  {
    name: 'Terminabsprache Orgelbau Wiesenhütter (E-Mail)',
    text: `Betreff: Markenworkshop, Termin und Ablauf

Sehr geehrte Frau Wiesenhütter,

vielen Dank für Ihre Rückmeldung. Wir kommen gern zu Ihnen in die Werkstatt. Für den Workshop planen wir drei Stunden: zuerst die Frage, wie Ihr Haus spricht, danach Zielgruppe, Farben und Bildsprache, zum Schluss eine Liste mit Wörtern, die Sie nicht mögen.

Passt Ihnen der 22. oder der 24. Mai? Am 23. ist Herr Lindqvist leider auf einer Messe. Wir bringen Beamer und Haftzettel mit; schön wäre eine freie Wand.

Falls es frühere Unterlagen gibt, legen Sie sie gern bereit. Wenn nicht, ist das auch kein Problem, wir fangen bei null an.

Mit freundlichen Grüßen
Pia Korbmacher
Agentur Nordlicht`,
    expected: {},
  },
  {
    name: 'Workshop mit Punktabfrage, Genossenschaft Wohnwerk (Workshop-Protokoll)',
    text: `Wohnwerk eG, Markenworkshop, Teil 2, Ergebnisse der Punktabfrage

Jede Person hatte drei Klebepunkte. Vorher vereinbart: Die drei Wörter mit den meisten Punkten sind unsere Tonalität, ohne weitere Debatte.

verbindlich – 14 Punkte
nahbar – 12 Punkte
unaufgeregt – 11 Punkte
mutig – 6 Punkte
modern – 2 Punkte
lustig – 0 Punkte (Zettel von Uwe)

Voice-Satz
Drei Entwürfe hingen an der Wand. Entwurf 1 („Wohnwerk ist Zuhause“) und Entwurf 3 („Wir sind Wohnen“) wurden abgehängt. Angenommen wurde Entwurf 2: Wohnwerk schreibt Briefe, die man auch im Treppenhaus vorlesen könnte.

Farben
Kein Thema im Workshop. Die Flipcharts waren rot, das bedeutet nichts.

Feedback der Teilnehmenden: guter Kuchen, zu wenig Pausen.`,
    expected: {
      tone: ['verbindlich', 'nahbar', 'unaufgeregt'],
      brand_voice_description: 'Wohnwerk schreibt Briefe, die man auch im Treppenhaus vorlesen könnte',
    },
  },
  {
    name: 'Kanal Zahnrad und Söhne (Chat)',
    text: `Teams › Zahnrad & Söhne › Marke

Yusuf 08:41
Morgen zusammen. Brauche fürs Tool: Farben, Ton, Zielgruppe.

Bettina 08:44
Farben hab ich. Primär #37474F, sekundär #FFB300

Yusuf 08:45
Moment, das Gelb ist doch das von Kettler-Antriebe?

Bettina 08:49
Stimmt, sorry, falsche Datei. Kettler hat #FFB300. Unser Sekundärton ist #E0A96D

Yusuf 08:50
Ok. Primär bleibt?

Bettina 08:50
Ja, #37474F bleibt.

Ralf 08:58
Ton: „innovativ und dynamisch“ bitte endlich raus. Das schreibt Kettler auch.

Yusuf 08:59
Sondern?

Ralf 09:03
nüchtern, handfest, selbstironisch. Mit Chef abgestimmt.

Yusuf 09:03
Gekauft. Zielgruppe?

Bettina 09:06
Da müssten wir den Vertrieb fragen. Instandhalter? Einkäufer? Weiß ich nicht.

Yusuf 09:07
Dann lass ich das leer.`,
    expected: {
      primary_color: '#37474f',
      secondary_color: '#e0a96d',
      tone: ['nüchtern', 'handfest', 'selbstironisch'],
    },
  },
  {
    name: 'Schreibregeln Tafelrunde Catering (Styleguide)',
    text: `TAFELRUNDE CATERING – Schreibregeln mit Beispielen

Grundsatz: Unser Ton ist appetitlich, knapp und gut organisiert. Er ist weder pompös noch kumpelhaft.

So nicht:
„Wir zaubern Ihnen ein kulinarisches Feuerwerk!“ (pompös)
„Na, Hunger?“ (kumpelhaft)
Preistafeln in Neongrün #39FF14 (hatten wir, war ein Fehler)
Bildprompt wie „Sektgläser, Konfetti, lachende Gruppe im Gegenlicht“

Erläuterung
Die Beispiele oben sind echt. Das erste stammt aus unserer Mappe von 2014, das zweite von einem Aufsteller, den niemand bestellt haben will. Damals stand im Leitfaden: „Ton: genussvoll, verspielt, premium.“ Dieser Leitfaden ist ungültig, bitte alte Ausdrucke wegwerfen. Auch die Mappe von Partyservice Glanz, die manche als Vorlage benutzen, hilft nicht weiter; deren Gold (#D4AF37) ist deren Gold.

So ja:
„Um 12 Uhr steht die Suppe. Um 14 Uhr ist abgeräumt.“
Überschriften in der Hauptfarbe #7A1F3D
Flächen in der Zweitfarbe #F0E2D0
Unser Standardprompt für Bilder: gedeckter Tisch von oben, ein Platz ist schon benutzt

Nie verwenden wir die Wörter zaubern, kulinarisch und Gaumenfreude. „Lecker“ ist erlaubt, aber nur einmal pro Text.`,
    expected: {
      tone: ['appetitlich', 'knapp', 'gut organisiert'],
      primary_color: '#7a1f3d',
      secondary_color: '#f0e2d0',
      default_image_prompt: 'gedeckter Tisch von oben, ein Platz ist schon benutzt',
      words_to_avoid: ['zaubern', 'kulinarisch', 'Gaumenfreude'],
    },
  },
  {
    name: 'Interview Haverley Foods about Marlow Oats (interview)',
    text: `Haverley Foods – interview with Beatriz Lund, group marketing
Subject of the brief: MARLOW OATS only

Q: You look after three brands. Could you tell them apart for me?

BL: Sure. I get asked that about once a week, mostly by people who have put the wrong logo on something. Crisp & Coe is the snack. That one is noisy, rude even, pink everywhere, hex E6007E, and they write for teenagers. Haverley itself, the group, is corporate. Sober, formal, you know, annual reports. And then Marlow Oats, which is why you're here.

Q: And Marlow sounds how?

BL: Gentle, honest and a little sleepy. Those are the words we agreed on, all three of them, including sleepy.

Q: Sleepy on purpose?

BL: It's breakfast. We had two agencies pitch for it. One of them came with "power up your morning", all capitals, orange lightning. The tone on their slide was energised, fearless, something else, I forget. They were nice people. We sent them home with a bag of oats each. The other one came late because of the trains and read us three sentences off a phone. That was it, more or less. That's why sleepy stayed.

Q: Who for?

BL: For Marlow it's parents who get up before everyone else. Crisp & Coe gets the children later in the day, ha.

Q: Colours?

BL: Marlow has #E8D9B5 as the primary and #6B4F3A as secondary. The group blue, #002B5C, is only for the small print on the back of the pack, that's Haverley's, don't put it into the Marlow profile.

Q: Banned words?

BL: At Crisp & Coe there's a list as long as my arm. At Marlow none so far. I'm sure there'll be some once the lawyers have had a look at the health claims, but today I can't give you a single one, and I'd rather you wrote nothing than something I have to fight for later.

Q: Pictures?

BL: Same answer. The photographer's been booked, the style hasn't been discussed.`,
    expected: {
      tone: ['gentle', 'honest', 'a little sleepy'],
      target_audience: 'parents who get up before everyone else',
      primary_color: '#e8d9b5',
      secondary_color: '#6b4f3a',
    },
  },
]
