import type { Brief } from './brief'

/**
 * Written by people who knew neither the extractor nor the other briefs: its first results on them show what to
 * expect for unknown briefs. What was fixed afterwards is in docs/decisions/0127; they are measured separately.
 */
export const strangersBriefs: Brief[] = [
  // ---------- English ----------
  {
    name: 'Sourdough bakery, email thread',
    text: `Subject: Re: Re: website copy

Hi Priya,

Sorry for the slow reply, the oven broke on Tuesday (again). I read your draft with Dan last night. Forget what I said about playful, the tone should be calm, honest and a bit dry. We're a sourdough bakery in Leith and we write the way we talk over the counter. It's mostly for people who live within ten minutes of the shop, not tourists.

Please no "artisan" and no "handcrafted", Dan can't stand either.

The brown is #5C4033, that's the main one. The cream on the bags is #F5EBDD, use it as the second colour.

Cheers
Moira

--
Burnt Crumb Bakery Ltd · 14 Sandport Row · Company no. SC448812

> On 3 May, Priya wrote:
> Hi both, could we go for something playful and cheeky?
> I was thinking of #FF5A5F as the main colour, very now.`,
    expected: {
      brand_voice_description:
        "We're a sourdough bakery in Leith and we write the way we talk over the counter.",
      tone: ['calm', 'honest', 'dry'],
      target_audience: 'people who live within ten minutes of the shop',
      words_to_avoid: ['artisan', 'handcrafted'],
      primary_color: '#5c4033',
      secondary_color: '#f5ebdd',
    },
  },
  {
    name: 'Coffee subscription, Slack',
    text: `#brand-refresh

Tomás Rey  9:41 AM
morning. so where did we land on voice yesterday? I missed the last 20 min

hanne  9:43 AM
curious and plain-spoken. "witty" got voted out, sorry Bo

Bo  9:43 AM
:cry: still think we should be witty

hanne  9:44 AM
noted, still no

Tomás Rey  9:46 AM
and colours?

hanne  9:47 AM
not decided. Bo wants #1F6F54, Ines wants #C8553D. Ines is asking the printer on Thursday

Ines  9:52 AM
one thing that IS decided: never say "game changer" or "elevate" in anything that leaves this building. PR #4471 is also merged btw (wrong channel I know)

Tomás Rey  9:55 AM
lol ok. who's the reader again, still office managers?

Ines  9:56 AM
no that was last year. now it's people who brew at home and don't own a scale yet

hanne  9:56 AM
+1`,
    expected: {
      tone: ['curious', 'plain-spoken'],
      target_audience: "people who brew at home and don't own a scale yet",
      words_to_avoid: ['game changer', 'elevate'],
    },
  },
  {
    name: 'Bike workshop, minutes',
    text: `MINUTES – Spokewell Cycle Workshop, brand session 2
Date: 14 Feb, 16:00–17:15, back room
Present: Gwen (owner), Ali, Ruth (freelance design), apologies: Pete

1. Approval of last minutes. Approved. Ali reminds everybody that the parking permit runs out on the 28th.

2. Voice
Gwen feels that the current site sounds like a car dealer. Ruth suggested "edgy". Ali against. Long discussion.
DECISION: the voice is friendly, practical and unhurried.

3. Audience
DECISION: we speak to commuters who depend on their bike every day. Racers are welcome, but they are not who we write for.

4. Colours
Old logo was #D7263D (red). Ruth: red reads as "sale".
DECISION: primary colour #0B6E4F. Secondary colour is open, Ruth to bring three options.

5. Content
DECISION: we publish repair guides, route tips and workshop news. Podcast: parked until autumn.

6. AOB
Torque wrench still missing. Next meeting 6 March.

Open points: secondary colour (Ruth), photographer (Gwen)`,
    expected: {
      tone: ['friendly', 'practical', 'unhurried'],
      target_audience: 'commuters who depend on their bike every day',
      primary_color: '#0b6e4f',
      enabled_content_types: ['repair guides', 'route tips', 'workshop news'],
    },
  },
  {
    name: 'Hearing aids, call transcript',
    text: `[Recording started]

00:00:04 INTERVIEWER: Okay, I think we're on. So, um, tell me how Larkhear should sound.

00:00:11 DR. OYELARAN: Right. So, warm. Warm and, uh, clinical, no, not clinical, sorry, scratch that. Warm and precise.

00:00:22 INTERVIEWER: Warm and precise. Anything you never want to read?

00:00:26 DR. OYELARAN: Oh, yes. "Elderly". And "suffer from". Nobody suffers from hearing loss in our texts. My old employer, Sonavox, their whole thing was bold and fearless. It made people feel they were buying a motorbike.

00:00:44 INTERVIEWER: (laughs) And who's reading?

00:00:47 DR. OYELARAN: Well you'd think it's the, the wearers. But really we write for the adult children of our clients. They do the googling.

00:00:58 INTERVIEWER: Pictures?

00:01:01 DR. OYELARAN: Pictures should show people mid-conversation, at home, in daylight. No ears! Please no close-ups of ears.

00:01:12 INTERVIEWER: Colours I take from the guidelines PDF?

00:01:14 DR. OYELARAN: Yes, I'll, I'll send that. I don't know them by heart.

[Recording stopped]`,
    expected: {
      tone: ['warm', 'precise'],
      target_audience: 'the adult children of our clients',
      words_to_avoid: ['elderly', 'suffer from'],
      default_image_prompt: 'people mid-conversation, at home, in daylight',
    },
  },
  {
    name: 'Dog groomer, WhatsApp export',
    text: `12/03/2024, 18:02 - Messages and calls are end-to-end encrypted. No one outside of this chat, not even WhatsApp, can read or listen to them.
12/03/2024, 18:02 - Kezia Wags&Co: hiya! you asked for the colours
12/03/2024, 18:03 - Kezia Wags&Co: main one is #2A9D8F
12/03/2024, 18:03 - Kezia Wags&Co: <Media omitted>
12/03/2024, 18:07 - Jon Design: got it. second colour?
12/03/2024, 18:09 - Kezia Wags&Co: #E9C46A
12/03/2024, 18:09 - Kezia Wags&Co: no wait thats the old one. second is #F4A261
12/03/2024, 18:10 - Jon Design: 👍 and how do we sound
12/03/2024, 18:15 - Kezia Wags&Co: cheeky, kind, never posh
12/03/2024, 18:15 - Kezia Wags&Co: and dont EVER write "fur baby" please I will scream
12/03/2024, 18:16 - Jon Design: 😂 noted
12/03/2024, 18:21 - Kezia Wags&Co: can you do Friday instead of Thurs? the spaniel lady moved
12/03/2024, 18:22 - Jon Design: fri's fine`,
    expected: {
      tone: ['cheeky', 'kind'],
      words_to_avoid: ['fur baby'],
      primary_color: '#2a9d8f',
      secondary_color: '#f4a261',
    },
  },
  {
    name: 'Bookkeeping software, founder email',
    text: `Hello Marguerite,

Great talking to you. As promised, some thoughts before the kick-off, in no particular order because I'm typing this on a train.

Tallymoor makes bookkeeping software for people who would rather be doing anything else. We explain one thing at a time and we never show off.

You asked about competitors. Ledgerly is loud, youthful and full of emojis. Their purple (#6C2BD9) is everywhere at trade shows. Quillbooks is "trusted, premium, established", which I read as beige. We're neither. If I had to pick three words for us: patient, clear, unexcited.

Our readers are freelancers in their first two years of business. My co-founder would add "and small charities" but we agreed to leave them for 2026.

Words I'd like banned: "seamless", "effortless", "supercharge". The lawyers would also like us to avoid "guaranteed", and they're right.

Blue stays blue: #1D4E89 is our primary. I don't have strong opinions about the rest.

Invoice ref 00FF21-B attached, unrelated.

Best,
Anselm

Anselm Whitlock | Co-founder, Tallymoor
This email and any attachment are confidential and intended solely for the addressee.`,
    expected: {
      brand_voice_description:
        'Tallymoor makes bookkeeping software for people who would rather be doing anything else. We explain one thing at a time and we never show off.',
      tone: ['patient', 'clear', 'unexcited'],
      target_audience: 'freelancers in their first two years of business',
      words_to_avoid: ['seamless', 'effortless', 'supercharge', 'guaranteed'],
      primary_color: '#1d4e89',
    },
  },
  {
    name: 'Law firm, Teams chat',
    text: `Brand working group | Chat

Farrow, Delia   10:02
Partners have signed off on the wording. Quote: "Pellham Stroud advises families on land, inheritance and what happens in between."

Ngo, Martin   10:04
Lovely. And tone?

Farrow, Delia   10:05
Measured, humane and direct.

Ngo, Martin   10:06
Not "authoritative"? Rupert was quite keen.

Farrow, Delia   10:08
Rupert was outvoted 7–2. Out.

Ngo, Martin   10:11
And navy?

Farrow, Delia   10:13
Navy #12263A remains the primary. The gold (#B08D57) is being retired with the old letterhead, please stop using it. A replacement hasn't been chosen.

Ngo, Martin   10:15
Ok. We still don't say "solutions", right

Farrow, Delia   10:15
We do not say "solutions". We do not say "bespoke" either.

Deleted message

Ngo, Martin   10:31
Lunch? Room 4.12`,
    expected: {
      brand_voice_description:
        'Pellham Stroud advises families on land, inheritance and what happens in between.',
      tone: ['measured', 'humane', 'direct'],
      words_to_avoid: ['solutions', 'bespoke'],
      primary_color: '#12263a',
    },
  },
  {
    name: 'Potter, voice memo transcribed',
    text: `(auto-transcribed voice memo, 2 min 10)

okay so um this is for the shop texts I'm walking so sorry about the wind. right. I make stoneware for everyday kitchens and I want the writing to be as quiet as the pots. so quiet and um honest. not cosy, everybody is cosy now. what else. the people who buy from me are mostly people furnishing their first own place, they save up for one bowl, you know. oh, images. images should look like a kitchen at seven in the morning, soft side light, crumbs allowed. and for the kiln diary it's different, that's black and white, grainy. hang on, dog. Biscuit! come here. sorry. um don't write "timeless" that's all I ask. the glaze is called celadon 47 but that's not a brand color or anything I don't have brand colors. okay bye`,
    expected: {
      brand_voice_description:
        'I make stoneware for everyday kitchens and I want the writing to be as quiet as the pots.',
      tone: ['quiet', 'honest'],
      target_audience: 'people furnishing their first own place',
      words_to_avoid: ['timeless'],
      default_image_prompt: 'a kitchen at seven in the morning, soft side light, crumbs allowed',
      image_style_by_type: { 'kiln diary': 'black and white, grainy' },
    },
  },
  {
    name: 'Insurance start-up, short email, undecided',
    text: `Hi Kofi,

quick one before I board. We haven't settled the tone: Lena says bold, I say gentle, and the board hasn't looked at it. Same with the palette, #0A0A0A or #222831, ask me next week. The only thing I can promise you is the audience: we insure touring musicians and their crews.

Sent from my phone, excuse typos`,
    expected: {
      target_audience: 'touring musicians and their crews',
    },
  },
  {
    name: 'Garden tools, agency recap with old colours',
    text: `Subject: Recap of today's call / Hobb & Thistle

Dear Susannah, dear Bill,

thank you for your time today. Here is what we took away; please shout if anything is wrong.

– Hobb & Thistle forges garden tools that outlive the gardens they work in. That sentence stays exactly as it is.
– You'd like to sound earthy, confident and unfussy.
– You'd like us to steer clear of "luxury", "must-have" and "hack".
– The previous brand colours (#7CB518 and #FBB02D, from 2016) are no longer to be used. The new primary colour is #3A5A40 and the new secondary colour is #DAD7CD.
– Photography: muddy hands, low autumn sun, tools in use, never on white.
– Whether there will be a newsletter is open.

Bill mentioned a delivery of 300 trowels, 18" handles, SKU #40312; I've passed that on to logistics.

Kind regards
Theodora Blanc
Senior Account Manager, Fernweg Studio

-----Original Message-----
From: Bill Hobb
Sent: 8 September
We were always "traditional and trusted" and I don't see what was wrong with it`,
    expected: {
      brand_voice_description: 'Hobb & Thistle forges garden tools that outlive the gardens they work in.',
      tone: ['earthy', 'confident', 'unfussy'],
      words_to_avoid: ['luxury', 'must-have', 'hack'],
      default_image_prompt: 'muddy hands, low autumn sun, tools in use, never on white',
      primary_color: '#3a5a40',
      secondary_color: '#dad7cd',
    },
  },
  {
    name: 'Ferry company, assistant forwards dictation',
    text: `Hi team,

Captain Brandvold asked me to type up what he said in the car. I've left out the bits about the harbour master.

"We carry islanders first and visitors second. Write like the crew talks on the radio: short, clear, no jokes when the weather is bad." He'd describe the tone as brief, steady and friendly. Mrs Brandvold said "friendly" should be "cheerful" but he shook his head, so friendly.

He doesn't want to see "cruise" anywhere. We are a ferry. Also not "passengers", he says "travellers".

What we post: timetable changes, weather notices, crew portraits. Not recipes!! (someone in the canteen suggested it)

Orange for the funnel is RAL 2004 but he doesn't know what that is on a screen, so please wait with colours.

Thanks
Ingunn (office)`,
    expected: {
      brand_voice_description:
        'We carry islanders first and visitors second. Write like the crew talks on the radio: short, clear, no jokes when the weather is bad.',
      tone: ['brief', 'steady', 'friendly'],
      words_to_avoid: ['cruise', 'passengers'],
      enabled_content_types: ['timetable changes', 'weather notices', 'crew portraits'],
    },
  },
  {
    name: 'Quarterly magazine, editors on a call',
    text: `Transcript (edited lightly) – "Undertow" relaunch

NADIA: Can everyone hear me? Good. So. Who do we write it for?

FELIX: Swimmers.

NADIA: All swimmers?

FELIX: No. Cold-water swimmers over forty. The young ones have, like, apps.

ROWAN: Mm. I'd say anyone who likes the sea.

NADIA: That's everybody, Rowan. We go with Felix's.

ROWAN: Fine.

NADIA: Voice. I've written "lyrical". I'm crossing it out as we speak. I want it wry and observant.

FELIX: Wry, yes.

ROWAN: Observant, yes. And "inspiring"?

NADIA: God, no. "Inspiring" goes on the list of words we don't print. With "journey".

FELIX: And "wild swimming"! It's just swimming.

NADIA: And "wild swimming". Right. Three.

ROWAN: We run essays, tide tables and letters. Is that still it?

NADIA: That's it. The quiz is dead.

FELIX: What about the cover blue, is it #005F73 or...

NADIA: Let's not do that today.`,
    expected: {
      tone: ['wry', 'observant'],
      target_audience: 'Cold-water swimmers over forty',
      words_to_avoid: ['inspiring', 'journey', 'wild swimming'],
      enabled_content_types: ['essays', 'tide tables', 'letters'],
    },
  },
  {
    name: 'Childcare, email with parent quotes',
    text: `Hi Oskar

You asked for "raw material" so here it is, unedited.

A parent wrote in the guestbook: "Fun, crazy, loud – we love you guys!" Another: "So professional and reassuring." Nice, but that's how they see us; it's not how we want to write. We want to write in a tone that is gentle, matter-of-fact and respectful. Respectful of the kids as well, by the way.

Little Harbour is a nursery for children whose parents work nights. We talk to parents as equals and to children as people.

Target audience: nurses, drivers and bakers with children under five.

Please don't use "kiddies" and "little ones" (yes I know about our name). No stock photos, we only want drawings made by the children on plain paper.

Colours: #F2CC8F is the wall, it's nice, but it's just the wall. Brand colour is #3D405B.

Room 2 smells of paint so we're in room 3 on Monday.

Love, Bronagh`,
    expected: {
      brand_voice_description:
        'Little Harbour is a nursery for children whose parents work nights. We talk to parents as equals and to children as people.',
      tone: ['gentle', 'matter-of-fact', 'respectful'],
      target_audience: 'nurses, drivers and bakers with children under five',
      words_to_avoid: ['kiddies', 'little ones'],
      default_image_prompt: 'drawings made by the children on plain paper',
      primary_color: '#3d405b',
    },
  },
  {
    name: 'Outdoor cinema, style guide in Markdown',
    text: `# Lanternfield – Style guide v0.9 (final-ish)

## Who we are
Lanternfield shows old films in odd places. We write as if we were whispering during the trailers.

## Tone of voice
- Conspiratorial
- Light
- Well-read
- ~~Nostalgic~~

## Do / don't
| Do | Don't |
|---|---|
| film | movie |
| evening | event |
| bring a blanket | immersive experience |

## Colour
\`--brand-primary: #2B2D42;\`
\`--brand-secondary: #EF8354;\`
\`--error: #D90429;\` (UI only)

## Images
Default: dusk, long exposure, projector beam visible.
Film notes: a single still, uncropped.
Venue pages: wide shot, empty chairs.

## Changelog
- 0.8 removed \`#8D99AE\`
- 0.9 removed nostalgic`,
    expected: {
      brand_voice_description:
        'Lanternfield shows old films in odd places. We write as if we were whispering during the trailers.',
      tone: ['conspiratorial', 'light', 'well-read'],
      words_to_avoid: ['movie', 'event', 'immersive experience'],
      default_image_prompt: 'dusk, long exposure, projector beam visible',
      image_style_by_type: {
        'Film notes': 'a single still, uncropped',
        'Venue pages': 'wide shot, empty chairs',
      },
      primary_color: '#2b2d42',
      secondary_color: '#ef8354',
    },
  },
  {
    name: 'Two tea brands, one table',
    text: `Both brands share the factory but nothing else. This brief is for Mossgate ONLY. Kettle Kings is in the table so you can see the difference.

| | Mossgate | Kettle Kings |
|---|---|---|
| Tone | restrained, botanical, exact | loud, matey, funny |
| Audience | tea drinkers who read the label | students and builders |
| Never say | "brew", "cuppa" | "infusion" |
| Primary colour | #386641 | #D62828 |
| Secondary colour | #F2E8CF | #FCBF49 |
| Pictures | pressed leaves on grey paper | mugs, steam, faces |

Questions to Annika (ext. 4410).`,
    expected: {
      tone: ['restrained', 'botanical', 'exact'],
      target_audience: 'tea drinkers who read the label',
      words_to_avoid: ['brew', 'cuppa'],
      default_image_prompt: 'pressed leaves on grey paper',
      primary_color: '#386641',
      secondary_color: '#f2e8cf',
    },
  },
  {
    name: 'Repair café, about page',
    text: `ABOUT US

Home / About / Volunteer / Donate

Nothing's Broken is a repair café run by eleven volunteers and one very old soldering iron. We speak plainly, we laugh at ourselves and we never make anyone feel stupid for asking.

Every second Saturday we open the doors of the former post office. Last year we fixed 1,204 things, among them 211 toasters.

"Simply magical!" – The Evening Courier

We're here for neighbours with a broken thing and an hour to spare.

Opening hours: Sat 10–15 h. Cookies help us improve this site. Accept all | Reject
© Nothing's Broken CIC`,
    expected: {
      brand_voice_description:
        "Nothing's Broken is a repair café run by eleven volunteers and one very old soldering iron. We speak plainly, we laugh at ourselves and we never make anyone feel stupid for asking.",
      target_audience: 'neighbours with a broken thing and an hour to spare',
    },
  },
  {
    name: 'Physio practice, onboarding questionnaire',
    text: `CLIENT ONBOARDING FORM – please answer in full sentences if you can :)

1. Brand name?
Straightback Physio

2. Describe your brand in a sentence or two.
We treat people who sit too much, and we tell them the truth about it. No white coats, no whale music.

3. Three to five adjectives for your tone:
frank, encouraging, down-to-earth

4. Who is your ideal customer?
desk workers between 30 and 55

5. Words you don't want to see?
"pain-free", "miracle", "wellness"

6. Primary brand colour (hex):
006D77

7. Secondary brand colour (hex):
don't have one / n.a.

8. Which brands do you admire?
Oatleaf, because they are witty and weird. (We aren't.)

9. What do you want to publish?
exercises, case stories, opening-hour updates

10. Image style?
not sure yet, ask my wife`,
    expected: {
      brand_voice_description:
        'We treat people who sit too much, and we tell them the truth about it. No white coats, no whale music.',
      tone: ['frank', 'encouraging', 'down-to-earth'],
      target_audience: 'desk workers between 30 and 55',
      words_to_avoid: ['pain-free', 'miracle', 'wellness'],
      enabled_content_types: ['exercises', 'case stories', 'opening-hour updates'],
      primary_color: '#006d77',
    },
  },
  {
    name: 'Rum distillery, one-pager',
    text: `SALTBELL RUM — THE ONE-PAGER

IN SHORT. Saltbell is rum for people who don't like pirates. We're slow, sly and a little salty.

WHO FOR. Home bartenders who have outgrown sweet rum.

LOOK. Ink black #0D1B2A leads. Copper #B87333 supports. White is just paper.
Pictures: still lifes on wet slate, one hard light, deep shadow.

NOT US. "Booze", "shots", "party". Also no skulls. Captain Grog does bold & rowdy and does it well; let them.

FACTS. 42 % vol., 70 cl, batch no. 0001F2. Drink responsibly.`,
    expected: {
      brand_voice_description:
        "Saltbell is rum for people who don't like pirates. We're slow, sly and a little salty.",
      tone: ['slow', 'sly', 'salty'],
      target_audience: 'Home bartenders who have outgrown sweet rum',
      words_to_avoid: ['booze', 'shots', 'party'],
      default_image_prompt: 'still lifes on wet slate, one hard light, deep shadow',
      primary_color: '#0d1b2a',
      secondary_color: '#b87333',
    },
  },
  {
    name: 'Museum shop, hasty bullet list',
    text: `notes for whoever writes the xmas posts (sry for the mess)

* voice: knowledgeable, playful -> no!! not playful any more, director said "we're not a toy shop". so: knowledgeable + welcoming
* for: local families and people looking for a present at the last minute
* dont use: "quirky", "treasure trove"
* main color #7B2D26 (same as museum)
* second color: tbd, maybe #0B7A75??
* pics: object on the shelf, natural light, price tag visible
* post types: product stories, gift lists
* parcel labels are out again, order nr 558812`,
    expected: {
      tone: ['knowledgeable', 'welcoming'],
      target_audience: 'local families and people looking for a present at the last minute',
      words_to_avoid: ['quirky', 'treasure trove'],
      default_image_prompt: 'object on the shelf, natural light, price tag visible',
      enabled_content_types: ['product stories', 'gift lists'],
      primary_color: '#7b2d26',
    },
  },
  {
    name: 'Energy co-op, email thread with correction on top',
    text: `From: Yusuf Adeyemi
To: Clara Penhallow
Subject: RE: RE: FW: colours + voice

Clara, one correction to my mail below: the green I gave you was wrong, I read it off the old van. Right one is #2D6A4F. Rest stands.
Y.

> From: Yusuf Adeyemi
> Clara,
> Tidewright is an energy co-op owned by the people who pay the bills. We sound like a neighbour who has read the small print.
> Tone = open, sober, neighbourly.
> Main colour: #52B788, accent colour: #FFB703.
> Please keep out "green energy" (means nothing) and "revolution".
> Yusuf
>
>> From: Clara Penhallow
>> Hi Yusuf, could you send me two lines on the brand, the tone and the colours? Our template default is #333333, I'd rather not print that. Thx C.

Tidewright Energy Co-operative · Registered under no. 32119R · Please consider the environment before printing this email`,
    expected: {
      brand_voice_description:
        'Tidewright is an energy co-op owned by the people who pay the bills. We sound like a neighbour who has read the small print.',
      tone: ['open', 'sober', 'neighbourly'],
      words_to_avoid: ['green energy', 'revolution'],
      primary_color: '#2d6a4f',
      secondary_color: '#ffb703',
    },
  },

  // ---------- German ----------
  {
    name: 'Imkerei, Mail mit Rücknahme',
    text: `Betreff: Texte für die neue Seite

Liebe Frau Kröger,

danke für den Entwurf! Mein Mann und ich haben ihn gestern beim Abfüllen gelesen. Eine Sache vorweg: Ich hatte „frech“ geschrieben, das nehme ich zurück. Wir möchten ruhig, bodenständig und genau klingen.

Wir sind eine kleine Imkerei am Rand der Heide und erzählen lieber von den Bienen als von uns. Kaufen tun bei uns vor allem Familien aus dem Dorf und Wanderer, für die schreiben wir auch.

Bitte nicht „flüssiges Gold“ und nicht „Superfood“. Davon haben wir genug.

Hauptfarbe ist das dunkle Gelb, #D4A017. Das Braun vom alten Etikett (#4E342E) fällt weg.

Im Anhang noch die Analyse, Los 20240611, Wassergehalt 16,8 %.

Herzliche Grüße
Wiebke Tams

Imkerei Tams · Op de Loh 3 · Öko-Kontrollstelle DE-ÖKO-999`,
    expected: {
      brand_voice_description:
        'Wir sind eine kleine Imkerei am Rand der Heide und erzählen lieber von den Bienen als von uns.',
      tone: ['ruhig', 'bodenständig', 'genau'],
      target_audience: 'Familien aus dem Dorf und Wanderer',
      words_to_avoid: ['flüssiges Gold', 'Superfood'],
      primary_color: '#d4a017',
    },
  },
  {
    name: 'Lastenrad-Verleih, Slack',
    text: `#marke-neu

Jule  09:12
guten morgen, kurze frage: bleibt es bei „rebellisch“?

Emre  09:14
nein, ist raus. am freitag beschlossen: tonalität ist hilfsbereit, wach und unkompliziert

Jule  09:14
ok 🙏

Sven  09:20
ich fand rebellisch gut

Emre  09:21
wissen wir Sven

Jule  09:25
und farbe? im figma steht #00B4D8

Emre  09:27
das ist der platzhalter. richtig ist #0077B6 als primärfarbe. die zweite ist noch offen

Sven  09:31
zielgruppe sind übrigens nicht mehr studis sondern leute, die ihr auto abschaffen wollen

Emre  09:31
genau

Jule  09:33
was posten wir denn jetzt? nur tourentipps und standort-news?

Emre  09:35
ja, tourentipps und standort-news. gewinnspiele machen wir nicht mehr

Sven  09:40
ticket #88213 ist übrigens immer noch offen, die bremse an rad 7`,
    expected: {
      tone: ['hilfsbereit', 'wach', 'unkompliziert'],
      target_audience: 'leute, die ihr auto abschaffen wollen',
      enabled_content_types: ['tourentipps', 'standort-news'],
      primary_color: '#0077b6',
    },
  },
  {
    name: 'Stadtwerke-Tochter, Protokoll',
    text: `Protokoll Jour fixe Marke „Nahstrom“
Datum: 21.11., 10:00–11:30 Uhr, Raum E 2.14
Teilnehmende: Fr. Dr. Hollweg (GF), Hr. Bittner, Fr. Acar (Agentur), Hr. Wiesel (Protokoll)

TOP 1 Begrüßung
Hr. Bittner weist auf die gesperrte Tiefgarage hin.

TOP 2 Tonalität
Fr. Acar schlägt „mutig, disruptiv“ vor. Fr. Dr. Hollweg lehnt ab. Beschluss: Die Tonalität ist verlässlich, verständlich und nahbar.

TOP 3 Zielgruppe
Beschluss: Zielgruppe sind Mieterinnen und Mieter, die zum ersten Mal den Anbieter wechseln.

TOP 4 Farben
Hr. Bittner möchte das Rot des Mutterkonzerns (#E30613) übernehmen. Kein Konsens, vertagt auf 05.12.

TOP 5 Wortwahl
Beschluss: „Kunde ist König“ und „günstigster Anbieter“ werden nicht verwendet (Rechtsabteilung).

Offene Punkte: Farben (alle), Bildwelt (Acar)
Nächster Termin: 05.12.`,
    expected: {
      tone: ['verlässlich', 'verständlich', 'nahbar'],
      target_audience: 'Mieterinnen und Mieter, die zum ersten Mal den Anbieter wechseln',
      words_to_avoid: ['Kunde ist König', 'günstigster Anbieter'],
    },
  },
  {
    name: 'Hospiz, Telefonat',
    text: `Telefonat vom 8. Mai, Mitschrift (geglättet)

Herr Dornbusch: Ja, äh, also, schön, dass es klappt. Hören Sie mich?

Frau Settele: Ja, gut. Wie soll denn das Haus klingen?

Herr Dornbusch: Hm. Tröstlich … nein. Tröstlich, das klingt so nach Kalenderspruch. Sagen wir: aufrichtig. Aufrichtig und leise.

Frau Settele: Aufrichtig und leise. Und an wen wenden Sie sich?

Herr Dornbusch: An die Angehörigen. Also, ähm, an Angehörige, die gerade eine Entscheidung treffen müssen. Die Gäste selbst lesen das kaum noch.

Frau Settele: Gibt es Wörter, die Sie nicht lesen möchten?

Herr Dornbusch: „Letzte Reise“. Bitte nie. Und „Patient“, bei uns sind das Gäste.

Frau Settele: Und Bilder?

Herr Dornbusch: Die Bilder zeigen das Haus, den Garten, Licht in Fenstern. Keine gefalteten Hände.

Frau Settele: Farbe?

Herr Dornbusch: Da müssen Sie, also, da fragen Sie am besten Frau Lenz.`,
    expected: {
      tone: ['aufrichtig', 'leise'],
      target_audience: 'Angehörige, die gerade eine Entscheidung treffen müssen',
      words_to_avoid: ['Letzte Reise', 'Patient'],
      default_image_prompt: 'das Haus, den Garten, Licht in Fenstern',
    },
  },
  {
    name: 'Eisdiele, WhatsApp-Export',
    text: `[03.04.24, 20:11:05] Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.
[03.04.24, 20:11:40] Gino Eiszeit: hey bist du noch wach
[03.04.24, 20:13:02] Mara Grafik: klar
[03.04.24, 20:13:30] Gino Eiszeit: also die farben. pistazie ist #93C572 das ist die hauptfarbe
[03.04.24, 20:13:51] Gino Eiszeit: und als zweite himbeer #E30B5C
[03.04.24, 20:14:20] Mara Grafik: beide? das beißt sich 😅
[03.04.24, 20:14:44] Gino Eiszeit: soll es ja
[03.04.24, 20:16:10] Mara Grafik: ok und der ton? locker?
[03.04.24, 20:17:33] Gino Eiszeit: ja locker, herzlich, ein bisschen laut
[03.04.24, 20:18:02] Gino Eiszeit: aber nie „lecker schmecker“ schreiben bitte 🙈
[03.04.24, 20:18:40] Mara Grafik: versprochen
[03.04.24, 20:19:15] Gino Eiszeit: ‎Bild weggelassen
[03.04.24, 20:21:00] Gino Eiszeit: Papa meint wir sollen „edel“ sein, ignorier das
[03.04.24, 20:21:48] Mara Grafik: haha ok. gute nacht`,
    expected: {
      tone: ['locker', 'herzlich', 'laut'],
      words_to_avoid: ['lecker schmecker'],
      primary_color: '#93c572',
      secondary_color: '#e30b5c',
    },
  },
  {
    name: 'Werkzeugverleih, Gründermail mit Wettbewerb',
    text: `Hallo Herr Pfannschmidt,

wie besprochen ein paar Zeilen zu uns.

Leihwerk verleiht Werkzeug an Leute, die es nur einmal brauchen. Wir reden wie der Nachbar mit der gut sortierten Garage.

Zum Wettbewerb: Schraubfix ist laut, billig und lustig, deren Orange (#FF6F00) kennt jeder. ToolPremium gibt sich exklusiv und technisch. Beides sind wir nicht und wollen es nicht werden. Wir sind hilfsbereit, trocken und ehrlich.

Unsere Kundschaft: Menschen in Mietwohnungen ohne Keller. Handwerksbetriebe haben wir überlegt, aber das machen wir dieses Jahr nicht.

Was nicht geht: „Profi-Qualität“, „Schnäppchen“ und alles mit „Power“ vorne dran.

Unsere Farbe ist ein dunkles Blaugrün, #1B4D4F. Eine zweite haben wir nicht und brauchen wir auch nicht.

Viele Grüße aus Halle
Korbinian Asche

P.S.: Die Bohrmaschine Nr. 000417 ist zurück, Kaution ist raus.`,
    expected: {
      brand_voice_description:
        'Leihwerk verleiht Werkzeug an Leute, die es nur einmal brauchen. Wir reden wie der Nachbar mit der gut sortierten Garage.',
      tone: ['hilfsbereit', 'trocken', 'ehrlich'],
      target_audience: 'Menschen in Mietwohnungen ohne Keller',
      words_to_avoid: ['Profi-Qualität', 'Schnäppchen', 'Power'],
      primary_color: '#1b4d4f',
    },
  },
  {
    name: 'Steuerkanzlei, Teams-Chat',
    text: `Projekt Webseite – Chat

Rieger, Beate  14:03
Herr Vollmer hat jetzt freigegeben. Wir bleiben beim „Sie“.

Sahin, Can  14:04
Gut. Tonalität?

Rieger, Beate  14:06
Sachlich, freundlich, ohne Fachchinesisch. „Dynamisch“ hat er gestrichen.

Sahin, Can  14:07
Passt. Und Primärfarbe weiterhin #003049?

Rieger, Beate  14:09
Ja. Sekundärfarbe #EAE2B7.

Sahin, Can  14:10
In der alten Vorlage war noch #D62828 drin

Rieger, Beate  14:11
Die bitte löschen. Das war das Rot von Vollmer & Partner vor der Trennung.

Sahin, Can  14:15
Zielgruppe hab ich „Mittelstand“ notiert

Rieger, Beate  14:18
Nein, das ist die Kanzlei Köln. Bei uns: Ärztinnen und Ärzte mit eigener Praxis

Sahin, Can  14:18
Danke! Mandat 4711-0C verschiebe ich auf morgen`,
    expected: {
      tone: ['sachlich', 'freundlich'],
      target_audience: 'Ärztinnen und Ärzte mit eigener Praxis',
      primary_color: '#003049',
      secondary_color: '#eae2b7',
    },
  },
  {
    name: 'Schreinerei, diktierte Sprachnachricht',
    text: `Sprachnachricht, automatisch verschriftet

ja servus hier ist der Toni also pass auf wegen der Internetseite. wir bauen Tische die der Enkel noch abschleift, so kannst du das schreiben. und sonst bitte nicht so geschwollen. also der Ton der soll ehrlich sein und knapp. nicht witzig, ich weiß ich hab letzte Woche witzig gesagt, aber die Resi sagt das können wir nicht durchhalten und da hat sie recht. ähm Bilder. auf den Bildern will ich Späne sehen, Werkbank, Gegenlicht, keine gestellten Leute. und bei den Referenzen da machst du immer frontal, ganzer Raum, ohne Deko. was noch. „Unikat“ will ich nicht lesen, das schreibt jeder. Farben sind mir wurscht ehrlich gesagt. so jetzt kommt der Lackierer, pfiati`,
    expected: {
      brand_voice_description: 'wir bauen Tische die der Enkel noch abschleift',
      tone: ['ehrlich', 'knapp'],
      words_to_avoid: ['Unikat'],
      default_image_prompt: 'Späne sehen, Werkbank, Gegenlicht, keine gestellten Leute',
      image_style_by_type: { Referenzen: 'frontal, ganzer Raum, ohne Deko' },
    },
  },
  {
    name: 'Yogastudio, kurze Mail, fast alles offen',
    text: `Hi Nele,

sitze im Zug, deshalb nur kurz: Beim Ton sind wir uns noch nicht einig (Kati: verspielt, ich: klar), bitte noch nichts festlegen. Farben auch nicht, #B5838D war nur mal ein Gedanke. Sicher ist nur: Niemals „Achtsamkeit“ und niemals „Detox“ schreiben. Den Rest am Dienstag.

LG Swantje

Von meinem Handy gesendet`,
    expected: {
      words_to_avoid: ['Achtsamkeit', 'Detox'],
    },
  },
  {
    name: 'Verlag für Wanderkarten, Agentur-Zusammenfassung',
    text: `Betreff: Zusammenfassung Workshop Kammweg Verlag

Liebe Frau Nottebohm, lieber Herr Ilgner,

vielen Dank für den guten Tag gestern (und den Kuchen!). So haben wir Sie verstanden:

Der Kammweg Verlag macht Karten für Leute, die auch ohne Empfang ankommen wollen. Die Sprache ist präzise, unaufgeregt und ortskundig. Herr Ilgner wünschte sich zusätzlich „humorvoll“; darauf haben Sie sich am Ende nicht geeinigt, wir lassen es daher weg.

Veröffentlicht werden Tourenberichte, Kartenkunde und Korrekturhinweise. Rezensionen nicht.

Die Primärfarbe ist #6A994E, die Sekundärfarbe #BC4749. Die Höhenlinien auf den Karten (#A0522D) sind keine Markenfarbe, das war uns neu.

Nicht verwendet werden „Geheimtipp“ und „Traumpfad“.

Maßstab der neuen Serie: 1:25.000, ISBN folgt.

Mit besten Grüßen
Leonhard Quast
Büro Quast & Töchter, Marburg

Diese E-Mail kann vertrauliche Informationen enthalten. Wenn Sie nicht der richtige Adressat sind, löschen Sie sie bitte.`,
    expected: {
      brand_voice_description:
        'Der Kammweg Verlag macht Karten für Leute, die auch ohne Empfang ankommen wollen.',
      tone: ['präzise', 'unaufgeregt', 'ortskundig'],
      words_to_avoid: ['Geheimtipp', 'Traumpfad'],
      enabled_content_types: ['Tourenberichte', 'Kartenkunde', 'Korrekturhinweise'],
      primary_color: '#6a994e',
      secondary_color: '#bc4749',
    },
  },
  {
    name: 'Weingut, Assistenz leitet weiter',
    text: `Hallo zusammen,

Frau von Rehn hat mich gebeten, euch ihre Notizen abzutippen. Ihre Schrift ist, na ja. Also:

„Unser Weingut liegt am Steilhang, und so reden wir auch: ohne Umwege. Der Ton sei selbstbewusst, trocken und gastfreundlich.“

Ihr Sohn hat daneben geschrieben: „jung! urban! sexy!“ Sie hat es durchgestrichen, zweimal.

Gedacht ist alles für Weinfreunde, die lieber fragen als fachsimpeln.

Nicht schreiben: „edler Tropfen“, „Gaumenfreude“.

Als Bildstil steht da: Schiefer, Nebel, Arbeitshände, kein Glas im Gegenlicht.

Das Bordeaux vom Siegel ist Pantone 7421, einen Hexwert hat sie nicht, also bitte bei der Druckerei fragen.

Die Kiste 0,75 l steht noch im Flur, bitte abholen!

Gruß, Marlies`,
    expected: {
      brand_voice_description: 'Unser Weingut liegt am Steilhang, und so reden wir auch: ohne Umwege.',
      tone: ['selbstbewusst', 'trocken', 'gastfreundlich'],
      target_audience: 'Weinfreunde, die lieber fragen als fachsimpeln',
      words_to_avoid: ['edler Tropfen', 'Gaumenfreude'],
      default_image_prompt: 'Schiefer, Nebel, Arbeitshände, kein Glas im Gegenlicht',
    },
  },
  {
    name: 'Stadtmagazin, Redaktionskonferenz',
    text: `Redaktionskonferenz „Querstraße“, Mitschnitt, Auszug

ANNE: So, Relaunch. Für wen machen wir das Heft?

TILL: Für alle in der Stadt.

ANNE: Das hatten wir schon. Nee.

BURAK: Für Zugezogene, die bleiben wollen.

ANNE: Ja. Das nehmen wir. Till?

TILL: Von mir aus.

ANNE: Tonfall. Bisher steht da „ironisch“.

BURAK: Ironisch ist durch. Ich wäre für neugierig, direkt und, hm, warmherzig.

TILL: Warmherzig find ich gut.

ANNE: Gut, neugierig, direkt, warmherzig. Ironisch ist gestrichen.

TILL: Und bitte kein „Szeneviertel“ mehr. Und kein „hip“.

ANNE: Einverstanden. Bilder?

BURAK: Blitz, Straße, Nacht.

TILL: Lieber Tageslicht.

ANNE: Das klären wir mit der Fotografin. Farbe: Das Titelrot bleibt, #C1121F ist unsere Hauptfarbe. Kaffee?`,
    expected: {
      tone: ['neugierig', 'direkt', 'warmherzig'],
      target_audience: 'Zugezogene, die bleiben wollen',
      words_to_avoid: ['Szeneviertel', 'hip'],
      primary_color: '#c1121f',
    },
  },
  {
    name: 'Second-Hand-Laden, Mailverlauf mit Korrektur',
    text: `Von: Henrike Moll
An: Paul Dietz
Betreff: AW: AW: Farben und so

Hallo Paul,

kleine Korrektur: Die zweite Farbe ist doch nicht Flieder, sondern #FFD166. Der Rest gilt.

LG Henrike

> Am 02.09. schrieb Henrike Moll:
> Hallo Paul, Hauptfarbe #26547C, zweite Farbe #CDB4DB.
> Wir sind der Laden, in dem Kleider ein zweites Mal neu sind. Wir schreiben frech, warm und ohne Zeigefinger.
> Bitte „Lumpen“ vermeiden und auch „nachhaltig“, das kann keiner mehr hören.
>
>> Am 01.09. schrieb Paul Dietz:
>> Hi Henrike, für den Flyer brauche ich noch eure Farben. Ich hab jetzt mal #EF476F genommen, sieht schick aus! Ton seriös, oder?
>> Paul

Kleiderkreis Moll e. K. | USt-IdNr. DE 000 000 000`,
    expected: {
      brand_voice_description:
        'Wir sind der Laden, in dem Kleider ein zweites Mal neu sind. Wir schreiben frech, warm und ohne Zeigefinger.',
      tone: ['frech', 'warm'],
      words_to_avoid: ['Lumpen', 'nachhaltig'],
      primary_color: '#26547c',
      secondary_color: '#ffd166',
    },
  },
  {
    name: 'Musikschule, Styleguide in Markdown',
    text: `# Styleguide Musikschule Halbton (Stand: März)

## Marke
Halbton unterrichtet Erwachsene, die als Kind aufgehört haben. Wir sprechen wie gute Lehrer: geduldig und ohne Noten zu vergeben.

## Tonalität
- ermutigend
- geduldig
- humorvoll

## Zielgruppe
Wiedereinsteiger ab 35

## No-Gos
- „Talent“
- „Wunderkind“
- „kinderleicht“

## Farben
| Rolle | Wert |
|---|---|
| Primär | #5A189A |
| Sekundär | #FF9E00 |
| Text | #1A1A1A |
| ~~Primär alt~~ | ~~#9D4EDD~~ |

## Bildsprache
Allgemein: Instrumente im Wohnzimmer, Abendlicht, nah dran
- Lehrerporträts: sitzend, neutraler Hintergrund
- Konzerte: Schwarzweiß, Bewegungsunschärfe

## Inhalte
Übetipps, Konzertberichte, Lehrerporträts`,
    expected: {
      brand_voice_description:
        'Halbton unterrichtet Erwachsene, die als Kind aufgehört haben. Wir sprechen wie gute Lehrer: geduldig und ohne Noten zu vergeben.',
      tone: ['ermutigend', 'geduldig', 'humorvoll'],
      target_audience: 'Wiedereinsteiger ab 35',
      words_to_avoid: ['Talent', 'Wunderkind', 'kinderleicht'],
      default_image_prompt: 'Instrumente im Wohnzimmer, Abendlicht, nah dran',
      image_style_by_type: {
        Lehrerporträts: 'sitzend, neutraler Hintergrund',
        Konzerte: 'Schwarzweiß, Bewegungsunschärfe',
      },
      enabled_content_types: ['Übetipps', 'Konzertberichte', 'Lehrerporträts'],
      primary_color: '#5a189a',
      secondary_color: '#ff9e00',
    },
  },
  {
    name: 'Zwei Matratzenmarken, Tabelle',
    text: `Achtung: Es geht in diesem Auftrag nur um Schlummerhof (rechte Spalte). NachtPro wird von einer anderen Agentur betreut.

| Merkmal | NachtPro | Schlummerhof |
|---|---|---|
| Ton | technisch, kühl, überlegen | sanft, ländlich, verschmitzt |
| Zielgruppe | Leistungssportler | Paare mit altem Bettgestell |
| Tabuwörter | „kuschelig“ | „Schlafsystem“, „Hightech“ |
| Hauptfarbe | #111827 | #8A9A5B |
| Zweitfarbe | #38BDF8 | #F4F1DE |

Maße 90/140/180 x 200 cm, Härtegrade H2–H4. Rückfragen an Durchwahl -212.`,
    expected: {
      tone: ['sanft', 'ländlich', 'verschmitzt'],
      target_audience: 'Paare mit altem Bettgestell',
      words_to_avoid: ['Schlafsystem', 'Hightech'],
      primary_color: '#8a9a5b',
      secondary_color: '#f4f1de',
    },
  },
  {
    name: 'Unverpackt-Bäckerei, Über-uns-Seite',
    text: `ÜBER UNS

Start | Sortiment | Über uns | Kontakt

Backstube Nordlicht backt seit 2009 jede Nacht von Hand und verkauft, bis nichts mehr da ist. Wir sagen, was drin ist, und wir sagen es in kurzen Sätzen.

Wir backen für Frühaufsteher, Schichtarbeiter und alle, die auf dem Heimweg sind.

„Das beste Roggenbrot nördlich der Elbe, modern und mutig!“ (Küstenbote)

Du willst mitbacken? Wir suchen Azubis (m/w/d) zum 1.8.

Newsletter abonnieren – Impressum – Datenschutz – AGB`,
    expected: {
      brand_voice_description:
        'Backstube Nordlicht backt seit 2009 jede Nacht von Hand und verkauft, bis nichts mehr da ist. Wir sagen, was drin ist, und wir sagen es in kurzen Sätzen.',
      target_audience: 'Frühaufsteher, Schichtarbeiter und alle, die auf dem Heimweg sind',
    },
  },
  {
    name: 'Optikerin, Fragebogen',
    text: `FRAGEBOGEN NEUKUNDEN (bitte zurück bis Freitag)

Name der Marke: Brillenwerk Sasse

Was macht Sie aus?
Wir schleifen die Gläser noch selbst und nehmen uns für jeden eine Stunde Zeit.

Wie soll Ihre Marke klingen? (Adjektive)
aufmerksam, fachkundig, heiter

Wie soll sie auf keinen Fall klingen?
belehrend, hektisch

Wen möchten Sie erreichen?
Menschen, die ihre erste Gleitsichtbrille brauchen

Welche Wörter sollen wir vermeiden?
Sehhilfe, Senioren

Hauptfarbe (Hex):
#2f4858

Nebenfarbe (Hex):
evtl. #F6AE2D, bin aber noch unsicher

Welche Marken gefallen Ihnen?
Lichtblick Optik (frech, bunt)

Bilder:
Gesichter aus dem Viertel, weiches Licht, schlichter Hintergrund

Sonstiges:
Mittwochs nachmittags geschlossen. Dioptrien bitte mit Komma (-2,25).`,
    expected: {
      brand_voice_description:
        'Wir schleifen die Gläser noch selbst und nehmen uns für jeden eine Stunde Zeit.',
      tone: ['aufmerksam', 'fachkundig', 'heiter'],
      target_audience: 'Menschen, die ihre erste Gleitsichtbrille brauchen',
      words_to_avoid: ['Sehhilfe', 'Senioren'],
      default_image_prompt: 'Gesichter aus dem Viertel, weiches Licht, schlichter Hintergrund',
      primary_color: '#2f4858',
    },
  },
  {
    name: 'Seifenmanufaktur, One-Pager',
    text: `LAUGE & LIEBE – AUF EINER SEITE

Kern: Lauge & Liebe macht Seife, die nach Seife riecht. Wir erklären Chemie so, dass man sie mag.

Ton: klug, sauber, augenzwinkernd

Für: Menschen mit empfindlicher Haut und wenig Geduld

Farbwelt: Primär #264653. Akzent #E76F51. Frühere Verpackung: #F8BBD0, bitte nicht mehr verwenden.

Bild: Labor trifft Badezimmer, harte Schatten, viel Weiß

Tabu: „chemiefrei“, „Verwöhnprogramm“

Kanäle: noch offen (Insta? Blog?)

pH 8,5–9,5 · 100 g · Charge A1B2C3`,
    expected: {
      brand_voice_description:
        'Lauge & Liebe macht Seife, die nach Seife riecht. Wir erklären Chemie so, dass man sie mag.',
      tone: ['klug', 'sauber', 'augenzwinkernd'],
      target_audience: 'Menschen mit empfindlicher Haut und wenig Geduld',
      words_to_avoid: ['chemiefrei', 'Verwöhnprogramm'],
      default_image_prompt: 'Labor trifft Badezimmer, harte Schatten, viel Weiß',
      primary_color: '#264653',
      secondary_color: '#e76f51',
    },
  },
  {
    name: 'Kletterhalle, Stichpunkte vom Chef',
    text: `Stichpunkte Halle Griffbereit, bitte in was Schönes verwandeln

- Ton: motivierend, aber nie peitschend. Kumpelhaft – ach nee, streichen, das sagt die Halle in Süd. Also motivierend und klar
- Leute: Anfänger über 30, die Höhenangst haben
- nicht sagen: „Grenzen sprengen“, „Challenge“
- wir posten: Routen der Woche, Sicherheitstipps, Kursstarts
- Hauptfarbe wie Hallenwand: #F77F00
- Zweitfarbe: weiß der Grafiker
- Seil 9,8 mm ist bestellt, Route #1200 wird umgeschraubt
- Fotos: von unten, Chalk in der Luft, echte Gäste`,
    expected: {
      tone: ['motivierend', 'klar'],
      target_audience: 'Anfänger über 30, die Höhenangst haben',
      words_to_avoid: ['Grenzen sprengen', 'Challenge'],
      default_image_prompt: 'von unten, Chalk in der Luft, echte Gäste',
      enabled_content_types: ['Routen der Woche', 'Sicherheitstipps', 'Kursstarts'],
      primary_color: '#f77f00',
    },
  },
  {
    name: 'Hausverwaltung, Protokoll mit Streit',
    text: `Protokoll zum Termin „Markenstimme“ bei der Hausverwaltung Torbogen, 17. Juni, per Video

Anwesend: Herr Zacharias, Frau Yildirim, Herr Oehme (ab 14:20, Zug)

Frau Yildirim berichtet, dass die Mieterbriefe als kalt empfunden werden. Herr Zacharias hält dagegen, man sei kein Freundeskreis. Herr Oehme regt an, künftig „locker“ zu schreiben, findet dafür aber keine Mehrheit. Man einigt sich darauf, dass die Sprache höflich, klar und menschlich ist.

Angesprochen werden sollen Eigentümergemeinschaften mit bis zu zwanzig Wohnungen; Gewerbeobjekte stehen nicht im Fokus.

Verzichtet wird künftig auf „zeitnah“, „diesbezüglich“ und „Objekt“.

Zu den Farben: Das Grau der alten Briefköpfe (#7F7F7F) entfällt. Neue Primärfarbe ist #9A3412. Über die zweite Farbe wird im Juli gesprochen.

Herr Oehme fragt nach dem Aufzug in Haus 12c. Ist beauftragt.

Ende 15:05. f. d. R.: Yildirim`,
    expected: {
      tone: ['höflich', 'klar', 'menschlich'],
      target_audience: 'Eigentümergemeinschaften mit bis zu zwanzig Wohnungen',
      words_to_avoid: ['zeitnah', 'diesbezüglich', 'Objekt'],
      primary_color: '#9a3412',
    },
  },
]
