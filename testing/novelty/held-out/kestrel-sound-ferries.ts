import type { NoveltyBrand } from '../brand'

/** A small ferry line between islands. */
export const kestrelSoundFerries: NoveltyBrand = {
  name: 'Kestrel Sound Ferries',
  language: 'en',
  published: [
    // 0
    `Service update, Tuesday 14 January: the 07:10 and 09:30 from Port Anna are cancelled because of south-westerly gales. We'll look at it again at 10:00. If you're booked, move to any sailing this week free of charge.`,
    `Service update, Friday 7 February: MV Gannet is off with a gearbox fault. MV Tern is covering, but she carries 14 cars instead of 26, so vehicle space is very tight. Foot passengers aren't affected.`,
    `Service update: all sailings back to timetable from the 13:15 today. Thank you for bearing with us through the fog.`,
    `Summer timetable starts on 28 March ⛴️ Nine crossings a day instead of five, last boat from Inisbeg at 21:40 on Fridays and Saturdays. PDF at kestrelsound.example/timetable, paper copies from the purser.`,
    `Meet the crew: Morag has been a deckhand with us for eleven years. Before that she was a vet's receptionist, which she says was noisier. Her top tip: sit on the port side going out for the seals.`,
    // 5
    `Meet the crew: second engineer Pavel came for one summer in 2014 and never went home to Gdynia. He's rebuilt the Tern's fuel pump twice, once in a force 8, and he makes the best soup in the fleet.`,
    `Fares go up by 3% on 1 April. A foot passenger return will be £9.80 and a car return £41. Island residents' fares are frozen for the second year running.`,
    `Wildlife log 🐬 Saturday's 11:45 had a pod of about thirty common dolphins off Skerry Point, some of them riding our bow wave for ten minutes. The captain slowed down. We hope nobody minded being late.`,
    `Wildlife log: one basking shark, two hundred gannets and, on the car deck, a very lost hedgehog. He was released behind the Inisbeg shop.`,
    `Lost property: one left wellington (child's, size 10, frogs), a trombone, three phone chargers and a birthday cake reading "Happy 60th Alan". The cake will not keep. Ring the Port Anna office.`,
    // 10
    `Bikes travel free. Always have, always will. Wheel them on after the cars and strap them to the rail on the starboard side.`,
    `The Inisbeg half marathon is on Saturday 17 May and we're putting on two extra boats: out at 06:30, back at 18:15. Runners get 20% off with their race number. Please book, as we were full by Easter last year.`,
    `We've ordered a new ship! The hybrid MV Puffin will carry 32 cars and 250 passengers and run on batteries in harbour. She's being built at Ferguson Reid in Greenock and should be with us in spring 2027.`,
    `Dry dock time. The Gannet leaves for Stornoway on 3 November and is away for three weeks. She'll come home with fresh paint, new seats in the lower saloon and, at long last, a working hot tap.`,
    `Dogs on board: yes please. On a lead, in the aft saloon or out on deck. There's a water bowl by the tea hatch. Last month we carried 412 of them.`,
    // 15
    `Vacancy: seasonal purser, April to October, based at Port Anna. £13.90 an hour plus sea allowance. You need a head for figures, a calm voice and steady legs. Closing date 21 February. kestrelsound.example/jobs`,
    `Our tea hatch now takes cards 💳 It's only taken us until the 21st century was a quarter over. Bacon rolls are £4.20 and still the reason most of you travel.`,
    `From Monday, please be at the slip 20 minutes before sailing if you're bringing a car, not 10. We've been leaving late and the tide doesn't wait. Foot passengers: 5 minutes is still fine.`,
    `Sunset cruise dates: 6 June, 20 June, 4 July. Two hours around the Skerries with Eilidh Ross on the fiddle. £24, children half price, bar on board.`,
    `The waiting room at Inisbeg pier has a new roof, new lights and a heater that works. Thanks to the Pier Trust, who raised £38,000 and did most of the painting themselves.`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `⚠️ Strong gales from the south-west: this morning's 07:10 and 09:30 departures from Port Anna won't run (Tues 14 Jan). Next decision at ten o'clock. Anyone with a ticket can switch to another crossing this week without paying extra.`,
    },
    {
      of: 1,
      text: `Only 14 car spaces per crossing today, Friday 7 February, rather than the usual 26. Gannet's gearbox has a fault and the smaller Tern is standing in for her. If you're travelling on foot, nothing changes.`,
    },
    {
      of: 5,
      text: `Our second engineer Pavel, from Gdynia, meant to stay for a single season. That was in 2014! Since then the Tern's fuel pump has been rebuilt by him two times (once in a force 8 gale), and nobody on our boats makes better soup.`,
    },
    {
      of: 6,
      text: `New prices from the first of April: £9.80 return on foot, £41 return with a car, which is an increase of three per cent. If you live on the island you pay the same as before, as you did last year.`,
    },
    {
      of: 9,
      text: `Are you missing a trombone? Also handed in to us: a child's left welly with frogs on it in size 10, 3 phone chargers, and a cake for Alan's 60th that needs eating soon. Call the office in Port Anna.`,
    },
    {
      of: 11,
      text: `Running the Inisbeg half on 17 May? There'll be extra sailings at 06:30 out and 18:15 home, and showing your race number takes a fifth off the fare. Book soon: last year these boats had sold out by Easter.`,
    },
    {
      of: 12,
      text: `Say hello to the future MV Puffin, our hybrid ferry with space for 250 people and 32 cars. In port she'll run on battery power alone. The order has gone to Ferguson Reid of Greenock, and we expect delivery in spring 2027.`,
    },
    {
      of: 14,
      text: `We carried 412 dogs last month! They're welcome on deck and in the aft saloon as long as they're on a lead, and you'll find water for them next to the tea hatch 🐕`,
    },
    {
      of: 17,
      text: `Driving on? As of Monday you need to check in at the slipway twenty minutes ahead of departure rather than ten, because we keep missing the tide. For those on foot five minutes remains enough.`,
    },
    {
      of: 19,
      text: `Volunteers from the Pier Trust found £38,000 and picked up the paintbrushes themselves, and now passengers at Inisbeg can wait under a new roof, with new lighting and proper heating. Thank you!`,
    },
  ],
  fresh: [
    `Service update, Thursday 20 March: the 16:50 from Inisbeg will leave 40 minutes late while we wait for the school party from Oban. All other sailings on time.`,
    `Service update: an amber wind warning is in force for Sunday 2 March. Expect the last two boats to be at risk, and travel on Saturday if you can.`,
    `Meet the crew: Captain Fiona Buchan took command of the Gannet on Monday. She's our first woman master, she grew up on Inisbeg, and her gran was on the pier with a flask to see her bring the ship in.`,
    `Wildlife log: the first puffins of the year are back on the Skerries, spotted from Wednesday's 08:20. Five days earlier than last spring.`,
    `Winter timetable from 26 October: five crossings a day, four on Sundays, last boat from Inisbeg at 18:30. No sailings on Christmas Day or 1 January.`,
    `Lost property, autumn edition: two umbrellas, a set of bagpipes without the bag, and a wedding ring engraved "J & M 1988". We'd love to find the owner of that one.`,
    `Vacancy: trainee deckhand, full time, all year. We'll pay for your sea survival course. You must be 18 and able to get to Port Anna for 06:15. Apply by 9 May.`,
    `Book ten, pay for eight: our new carnet for foot passengers is on sale at the purser's window for £78.40, valid for a year and you can share it with the family.`,
    `Ceilidh boat! On Saturday 30 August the 19:30 becomes a dance floor. The Kelpie Band, stovies included, £18. Back at the slip by 22:30.`,
    `The slip at Port Anna will be resurfaced from 10 to 14 November. Cars will load from the old fish quay that week, so follow the yellow signs and allow an extra quarter of an hour.`,
  ],
}
