import type { NoveltyBrand } from '../brand'

export const benchnote: NoveltyBrand = {
  name: 'Benchnote',
  language: 'en',
  published: [
    'Benchnote 4.2 is out. New: barcode scanning on Android, a faster sample search and a fix for the timer that kept ringing after you closed the protocol. Release notes: benchnote.example/4-2',
    'Tip of the week: press Ctrl+K anywhere to jump to a sample, a protocol or a person. You never have to touch the sidebar again. #BenchTip',
    'How the Moreno lab in Valencia tracks 18,000 zebrafish without a single spreadsheet. Their lab manager Lucía walked us through their setup, including the label printer that lives in a plastic bag. Read the story on our blog.',
    "We had an outage on Tuesday from 09:14 to 10:02 UTC. A certificate for our database expired, and our alert for exactly that was muted. No data was lost. We've replaced the certificate, unmuted the alert and added a second one that nobody can mute. We're sorry.",
    'Webinar: moving from paper notebooks to Benchnote in one afternoon. Wednesday 11 February, 3 pm GMT, 40 minutes plus questions. Free, sign up at benchnote.example/webinars',
    "Price change: from 1 April the Team plan costs €14 per person and month instead of €12. If you're already a customer you keep the old price until the end of the year. The Academic plan stays free for groups of up to five.",
    "Your protocols now have version history. See who changed what and when, compare two versions side by side and go back with one click. It's on for everybody as of today.",
    'Say hello to Farid, our first support engineer who has actually pipetted for a living. Eight years in a virology lab, and he once froze his own notebook. Welcome! 👋',
    'Benchnote is now ISO 27001 certified. It took eleven months, one auditor with a great sense of humour and 212 documents. The certificate is in our trust centre.',
    "Dark mode. You asked for it 640 times. It's here. 🌙",
    'Tip of the week: drag a CSV onto any table and Benchnote matches the columns by itself. Wrong guess? Click the header to change it. #BenchTip',
    "We're looking for a senior backend engineer (Go, Postgres). Remote within two hours of CET, €78,000 to €92,000, four-day week possible. No whiteboard puzzles; we pay you for a half-day of real work instead.",
    'Find us at LabTech Europe in Basel, 17 to 19 March, hall 2, stand C14. Bring your ugliest paper notebook: the worst one wins a year of the Team plan.',
    'Benchnote 4.3 is out. New: shared freezers across teams, export to PDF/A, and reagent lots that warn you two weeks before they expire. Release notes: benchnote.example/4-3',
    "Does an electronic lab notebook hold up as evidence in a patent dispute? We asked a patent attorney. Short answer: yes, if signatures and timestamps can't be altered later. The long answer is on our blog.",
    "The iPad app now works offline. Write in the cold room, in the field or in that one basement with no signal; it syncs when you're back. Needs iPadOS 17 or newer.",
    'In 2025 you created 1.4 million entries with Benchnote. The busiest day was 3 December. The busiest hour: Thursdays at four. The entry with the most exclamation marks had 31 of them (it worked).',
    "We've stopped using third-party cookies on our website. All of them. Our analytics are now a counter and some patience.",
    'Maintenance this Saturday: Benchnote will be read-only from 06:00 to 07:30 UTC on 24 January while we move to bigger servers in Frankfurt.',
    'Our integration with Zotero is in beta. Cite a paper while you type and get the bibliography on export. Want to try it early? Write to beta@benchnote.example',
  ],
  nearDuplicates: [
    {
      of: 0,
      text: 'Version 4.2 of Benchnote has landed! You can scan barcodes with an Android phone, finding samples is quicker, and that timer no longer goes on ringing once its protocol is closed. See benchnote.example/4-2 for all changes.',
    },
    {
      of: 1,
      text: 'Did you know? Ctrl+K opens a search from wherever you are and takes you straight to any person, protocol or sample. Goodbye, sidebar. #BenchTip',
    },
    {
      of: 3,
      text: 'Sorry about the 48 minutes of downtime on Tuesday. The cause: an expired database certificate, plus a muted alert. Both are fixed, a second alert watches over the first, and no data was lost.',
    },
    {
      of: 5,
      text: 'As of 1 April we charge €14 per user each month for the Team plan (it was €12). Existing customers pay the previous rate until December is over, and academic groups with five members or fewer still pay nothing.',
    },
    {
      of: 6,
      text: 'New today for all users: every protocol remembers its earlier versions. Compare any two next to each other, find out who edited what at which time, and restore an old one in a single click.',
    },
    {
      of: 8,
      text: "After eleven months and 212 documents, we've got it: Benchnote holds the ISO 27001 certificate. Have a look at it in our trust centre. And thanks to our auditor, who was funnier than expected.",
    },
    { of: 9, text: '640 requests later, Benchnote has a dark mode. 🌙 Enjoy!' },
    {
      of: 12,
      text: "Coming to Basel for LabTech Europe? We're at stand C14 in hall 2 from 17 March through 19 March. Show us the most hideous paper notebook you own and you could go home with twelve months of our Team plan.",
    },
    {
      of: 15,
      text: 'No signal? No problem. Our iPad app (iPadOS 17 and up) now lets you keep writing without a connection, whether in the basement, the cold room or out in the field, and synchronises later.',
    },
    {
      of: 18,
      text: "On Saturday, 24 January, you'll be able to read but not edit your notebooks between 06:00 and 07:30 UTC. We're migrating to larger servers in Frankfurt.",
    },
  ],
  fresh: [
    'Benchnote 4.4 is out. New: a plate map editor for 96 and 384 wells, comments on images and a fix for protocols that printed with the last line cut off. Release notes: benchnote.example/4-4',
    'Tip of the week: type @ followed by a date in any entry and Benchnote puts a reminder into your calendar. #BenchTip',
    'How the soil group at Wexcombe University keeps 40 years of field notes searchable. Their archivist Dilys scanned 311 notebooks in one summer. Read the story on our blog.',
    "We had an outage on Sunday from 21:40 to 21:58 UTC. A faulty network switch at our hosting provider cut off file uploads; reading and writing text worked. The switch has been replaced. We're sorry.",
    'Webinar: electronic signatures that your quality department will accept. Thursday 26 March, 2 pm GMT, 30 minutes plus questions. Free, sign up at benchnote.example/webinars',
    'Say hello to Annika, who joins us as head of design. She made hearing aids easier to use before, and her first question was why our Save button has three colours. Welcome! 👋',
    "We're looking for a technical writer (English, ideally German too). Remote within two hours of CET, €54,000 to €63,000, part time possible. Send us something you've explained well.",
    'Maintenance on Sunday: attachments will be unavailable from 05:00 to 05:45 UTC on 22 February while we move file storage to a second data centre in Helsinki.',
    'The ugliest notebook at LabTech Europe belonged to Pieter from Ghent: agar on the cover, coffee on page 9, and a burn hole through all of October. A year of the Team plan is yours. Congratulations?',
    'The Zotero integration has left beta and is now part of every plan, the free one included. 430 testers found 57 bugs. Thank you, and sorry about the umlauts.',
  ],
}
