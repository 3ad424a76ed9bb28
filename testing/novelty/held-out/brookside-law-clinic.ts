import type { NoveltyBrand } from '../brand'

/** A free law clinic. */
export const brooksideLawClinic: NoveltyBrand = {
  name: 'Brookside Community Law Clinic',
  language: 'en',
  published: [
    // 0
    `Drop-in on Tuesday 11 March, 5.30 to 7.30pm at the library: housing. Bring your tenancy agreement, any letters and a photo of the problem if there is one. Free, no appointment, first come first served.`,
    `Drop-in on Tuesday 25 March, 5.30 to 7.30pm: employment. Unpaid wages, unfair dismissal, zero-hours contracts. Remember that most tribunal claims have to start within three months less a day, so please don't wait.`,
    `Drop-in on Tuesday 8 April: benefits appeals. Two volunteers from the welfare rights team will join us. If you've had a PIP decision you don't agree with, you have one month to ask for a mandatory reconsideration.`,
    `Know your rights: your landlord can't just turn up. Except in an emergency they must give you at least 24 hours' notice, in writing, and come at a reasonable time of day. You may say no.`,
    `Know your rights: a deposit has to be put into one of the three government-approved schemes within 30 days. If it wasn't, a court can order your landlord to pay you up to three times the amount.`,
    // 5
    `Know your rights: bailiffs collecting a debt can't force their way in on a first visit. Keep the door locked, talk through the letterbox, ask for ID. Then call us.`,
    `In 2024 our 63 volunteers gave 4,120 hours and helped 1,387 people. We recovered £212,000 in unpaid wages, deposits and benefits. None of it cost anyone a penny. Full report: brooksidelaw.example/2024`,
    `Meet a volunteer: Samira is a commercial solicitor who spends her days on shipping contracts and her Tuesday evenings on damp bathrooms. "The law is smaller here," she says, "and it matters more."`,
    `Meet a volunteer: Geoff, 71, retired as a magistrate's clerk and lasted nine days before he rang us. He runs the front desk, remembers every name and keeps the biscuits under lock and key.`,
    `We're moving! From 1 September you'll find us at 48 Canal Street, above the credit union. There's a lift, a private interview room and a proper waiting area. The phone number stays the same.`,
    // 10
    `Interpreters are available at every session in Polish, Urdu, Arabic and Tigrinya. Tell us when you ring and we'll book one. It's free for you.`,
    `A client came to us with an eviction notice and eleven days to go. The notice had the wrong date on it. That made it invalid. She and her two boys are still in their home. Always get it checked.`,
    `Our phone line is back on Monday: 0300 555 0148, weekdays from 10 to 1. Outside those hours leave a message and a volunteer will call you within two working days.`,
    `Law students! Applications for our autumn intake are open. Twelve places, one evening a week for a year, full training, real clients under supervision. Deadline 30 June. Second years and above please.`,
    `Beware: someone is phoning people in Eastfield, claiming to be from this clinic and asking for a "filing fee". We never charge. We never ask for bank details. Hang up and tell Action Fraud on 0300 123 2040.`,
    // 15
    `Big thanks to the Co-op on Marlow Road, whose customers chose us as their local cause. £6,480! It'll pay for our telephone line for eighteen months.`,
    `Workshop: how to write a complaint that gets an answer. Wednesday 14 May, 6pm, Brookside Library, room 2. We'll bring pens, examples and tea. Bring the thing you're cross about.`,
    `We're sad to say that we can't take on immigration cases at the moment: our accredited adviser has left and we're not allowed to do this without one. The Refugee Law Project on Duke Street can help, tel. 0161 555 0172.`,
    `The clinic is closed from 20 December to 5 January. If you're at risk of losing your home over Christmas, Shelter's emergency line is open every day: 0808 800 4444.`,
    `Could you be our next treasurer? About six hours a month, unpaid, unglamorous, essential. You'd need to have seen a charity's accounts before. Talk to Nadia at the AGM on 19 June or write to trustees@brooksidelaw.example.`,
  ],
  nearDuplicates: [
    {
      of: 1,
      text: `Sacked unfairly? Not paid what you're owed? Stuck on zero hours? Our employment drop-in is on 25 March from half past five until half past seven in the evening. Come soon, as for most claims the tribunal gives you three months minus one day.`,
    },
    {
      of: 3,
      text: `Did you know? You're allowed to turn your landlord away. Unless it's an emergency, he or she has to announce the visit in writing a full day ahead and pick a sensible hour.`,
    },
    {
      of: 4,
      text: `Check where your deposit is. The landlord has thirty days to protect it in one of three approved schemes, and those who don't may have to pay the tenant as much as three times the sum if it goes to court.`,
    },
    {
      of: 6,
      text: `£212,000 in benefits, deposits and wages won back for local people: that's our 2024. Sixty-three volunteers put in 4,120 hours for 1,387 clients, all of it free. Read the annual report at brooksidelaw.example/2024`,
    },
    {
      of: 8,
      text: `Geoff was retired for exactly nine days before he offered to help us. The former magistrate's clerk, now 71, looks after our front desk, never forgets a name and guards the biscuit tin.`,
    },
    {
      of: 9,
      text: `New address from the first of September: 48 Canal Street, one floor above the credit union. We'll have a waiting room worthy of the name, a room for confidential talks, and a lift. Call us on the same number as always.`,
    },
    {
      of: 11,
      text: `"You have to leave in eleven days," the notice said. But the date on it was wrong, so it didn't count, and the mother of two who showed it to us hasn't had to move. Have your eviction notice looked at!`,
    },
    {
      of: 13,
      text: `Studying law, in your second year or later? Join us this autumn. You'd spend one evening a week for a year advising real people, with training and supervision. There are 12 places and you can apply until 30 June.`,
    },
    {
      of: 14,
      text: `SCAM WARNING: callers in Eastfield are pretending to be us and want money for "filing". Our help is always free and we won't ever ask for your bank details. Put the phone down and report it to Action Fraud, 0300 123 2040.`,
    },
    {
      of: 17,
      text: `For now we have to turn away immigration cases, as our accredited adviser has moved on and the rules don't let us work without one. Please try the Refugee Law Project in Duke Street: 0161 555 0172.`,
    },
  ],
  fresh: [
    `Drop-in on Tuesday 22 April, 5.30 to 7.30pm at the library: debt. Bring the letters, even the ones you haven't opened. Especially those.`,
    `Drop-in on Tuesday 6 May: family law. Contact arrangements, divorce forms, child maintenance. We can't represent you in court but we can help you get ready for it.`,
    `Know your rights: you're entitled to a written statement of your terms on your first day at work. Not after probation, not when HR gets round to it. Day one.`,
    `Know your rights: bought something online? You've got 14 days from delivery to change your mind and another 14 to send it back. No reason needed.`,
    `Meet a volunteer: Oluwaseun started as a client in 2019, when a letting agent kept his deposit. He's now in his final year of a law degree and on our rota every other Tuesday.`,
    `Workshop: making a will without fear. Thursday 12 June, 2pm, St Aidan's hall. A solicitor will explain what you can do yourself and when you shouldn't.`,
    `A client's employer told him that holiday pay was "for office staff". It isn't. After one letter from us he had £1,940 in his account, twelve days later.`,
    `We've won! The clinic is Pro Bono Team of the Year at the North West Legal Awards. Nadia cried on stage, Geoff pretended not to.`,
    `Our AGM is on Thursday 19 June at 6.30pm, Canal Street, with samosas. Members vote on two new trustees. Anyone can come and listen.`,
    `From next week you can book a 20-minute video call with one of our housing advisers on Thursdays at lunchtime. For those of you who work on Tuesday evenings: brooksidelaw.example/video`,
  ],
}
