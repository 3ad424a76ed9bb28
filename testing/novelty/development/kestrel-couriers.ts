import type { NoveltyBrand } from '../brand'

export const kestrelCouriers: NoveltyBrand = {
  name: 'Kestrel Couriers',
  language: 'en',
  published: [
    "New rider on the road! 🚲 Give Manu a wave if you see him on the green Omnium. He's ridden across Patagonia, so Castle Hill holds no terrors.",
    'This month in numbers: 4,318 parcels, 9,760 kilometres, 17 punctures, zero litres of diesel. #KestrelNumbers',
    'We now deliver in Portsea and North Quay too. Same price as everywhere else: £6.50 within two hours, £4.20 same day. Book at kestrelcouriers.example',
    'Oddest delivery of the week: one left shoe. The right one had already gone to the wedding. #OddDelivery',
    "Strong winds tomorrow: the Met Office says gusts of up to 60 mph from noon. We'll stop the cargo bikes at 11 and run small parcels only. If you need something big moved, please book it for the morning or for Friday.",
    "Why we don't use gig contracts. All of our 14 riders are employed, with sick pay, holidays and a bike allowance. It makes us a bit dearer than the app with the bunny logo. It also means that the person at your door has been with us for four years on average.",
    "Florists! Mother's Day is our busiest day of the year. Book your slots for Sunday 15 March by Wednesday 11 March and we'll guarantee delivery before noon.",
    'Our workshop is open to the public on the first Saturday of the month. Jo and Mads will show you how to fix a flat, adjust a brake and stop that squeak. 10 am to 1 pm, 8 Ropewalk Lane, free.',
    'A thank you to the driver of the number 9 bus who waited while Lina picked 40 lemons off the road. You know who you are. 🍋',
    "We carry blood samples for three GP surgeries now: Harbour, Millfield and St Anne's. Four runs a day, cooled boxes, 22 minutes on average to the lab. A van took 50.",
    "Cargo bike hire: £35 a day or £20 for half a day, helmet, lock and a short lesson included. You'd be surprised how well a washing machine travels.",
    "Oddest delivery of the week: a live lobster, from the fishmonger's to the aquarium. Somebody had felt sorry for it. #OddDelivery",
    'The council has put the Strand cycle lane out to consultation. We ride there about 120 times a day and would quite like to keep our elbows. Have your say before 28 February, it takes four minutes.',
    "We've won Small Employer of the Year at the Harbour City Business Awards! Our Sal accepted it in cycling shoes and clacked all the way up to the stage.",
    "Looking for part-time riders, three or four shifts a week, £13.40 an hour plus bike allowance. You should know the city and not mind rain. We'll teach you the rest. jobs@kestrelcouriers.example",
    "Please write your flat number on the parcel. That's it. That's the post.",
    'This month in numbers: 5,027 parcels, 11,140 kilometres, 23 punctures (who is leaving glass on Dock Street?), zero litres of diesel. #KestrelNumbers',
    "Bakeries in the old town can now share our 6 am bread run. Drop your crates at our hub by 5.45 and we'll get them to cafés all over the centre by seven. £3 a crate.",
    'Book before 3 pm and have it in Wexley the same day: our new train link takes parcels on the 16.04, and our friends at Wexley Wheels pick them up at the station. From £9.',
    'Ten years ago today Sal started Kestrel with one second-hand bike and a phone with a cracked screen. Cake at the hub from four. The phone is still cracked.',
  ],
  nearDuplicates: [
    {
      of: 0,
      text: "Welcome to the team, Manu! He once cycled the length of Patagonia, so we think he'll cope with Castle Hill. Look out for him on our green Omnium and say hi. 🚲",
    },
    {
      of: 2,
      text: "Good news for North Quay and Portsea: you're in our delivery area from now on, at the usual rates. That's £4.20 for same-day and £6.50 if it has to be there in two hours. kestrelcouriers.example",
    },
    {
      of: 4,
      text: "There'll be gusts of 60 mph tomorrow afternoon, so our cargo bikes stay in from eleven o'clock and only small parcels will be going out after that. Large items? Book for early tomorrow or wait until Friday, please.",
    },
    {
      of: 5,
      text: 'Every one of our fourteen riders has a proper job with us: paid holidays, sick pay, money towards the bike. No gig work. Yes, that makes us slightly more expensive than a certain bunny app. But our riders stay, on average for four years.',
    },
    {
      of: 6,
      text: "A reminder for all flower shops: if you reserve by Wednesday the 11th, your Mother's Day bouquets (Sunday, 15 March) will arrive by midday, guaranteed. It's the one day of the year when we're busiest, so be quick.",
    },
    {
      of: 7,
      text: 'Free bike repair lessons with Jo and Mads: first Saturday of every month, ten till one, 8 Ropewalk Lane.',
    },
    {
      of: 9,
      text: "Harbour, Millfield and St Anne's surgeries now send their blood samples by bike. We ride four times daily with cool boxes and reach the lab in 22 minutes on average, where the van used to need fifty.",
    },
    {
      of: 12,
      text: '120 times a day one of our riders uses the Strand. The cycle lane there is up for consultation until 28 February, so please take four minutes and tell the council what you think.',
    },
    {
      of: 13,
      text: 'Clack, clack, clack: that was Sal in her cycling shoes, walking on stage to collect our award. Kestrel is Small Employer of the Year in Harbour City!',
    },
    {
      of: 17,
      text: "Calling old town bakers: bring your bread to our hub before a quarter to six and it'll be in the cafés of the centre by 7 am. You share the run with other bakeries, and we charge three pounds per crate.",
    },
  ],
  fresh: [
    'New rider on the road! 🚲 Give Freya a wave if you see her on the yellow Bullitt. She used to be a ballet dancer and signals like one.',
    'This month in numbers: 3,890 parcels, 8,415 kilometres, 9 punctures, one swan attack, zero litres of diesel. #KestrelNumbers',
    'Oddest delivery of the week: 200 birthday candles and a fire extinguisher, same address. #OddDelivery',
    'Oddest delivery of the week: a trombone slide, to the concert hall, eleven minutes before the overture. #OddDelivery',
    "We now carry repairs for Oakes the Opticians: broken glasses picked up at your door and back by the evening. £5, or free if they're your only pair.",
    'Ice warning for tomorrow: the untreated streets on Castle Hill are off limits for us until about 10 am. Deliveries up there will be late, everywhere else is fine.',
    'The Strand cycle lane stays! 2,140 of you answered the consultation, 71 per cent in favour. The council will now add kerbs on the north side by October.',
    "Booksellers! World Book Day is coming. Book your school runs for Thursday 5 March by Friday 27 February and we'll have the boxes there before the bell.",
    "Looking for a dispatcher, full time, £29,000. You'll sit in the warm with two screens and a radio and tell people on bikes where to go. jobs@kestrelcouriers.example",
    'Our workshop Saturday in April is all about gears: bring anything with a derailleur and Mads will explain what the little screws do. 10 am to 1 pm on the 4th, free as always.',
  ],
}
