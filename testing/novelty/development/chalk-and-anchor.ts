import type { NoveltyBrand } from '../brand'

/** A climbing gym, in English. */
export const chalkAndAnchor: NoveltyBrand = {
  name: 'Chalk & Anchor',
  language: 'en',
  published: [
    `New set day! Marisol and Dev have stripped the cave and put up 22 fresh problems, from first-timer yellow to a black that has already spat both of them off. Open from 4 pm. #ChalkAndAnchor #NewSet`,
    `Women's night is back: every Tuesday from 7 to 10 pm, £8 on the door, shoes included. Joanna is there to belay if you come on your own. #ChalkAndAnchor`,
    `Meet Dev, our head setter. He was a roofer until he broke his ankle, not on a roof but stepping off a kerb. He took up climbing to get the joint strong again and never went back. Nine years later he has put up more than 3,000 routes for us. #ChalkAndAnchor #MeetTheTeam`,
    `Please check your buckles. Twice last week our floor staff stopped someone about to leave the ground with a harness strap that wasn't doubled back. Have your partner look before every climb, not just the first. #ChalkAndAnchor #ClimbSafe`,
    `Youth squad news from Sheffield: gold for Priya in the under-14s and a fifth place for Callum in the under-16s, with a sprained finger. Coach Wren is hoarse and very happy. #ChalkAndAnchor #YouthSquad`,
    `Kit swap on Saturday 9 March, 10 till 2, in the café. Bring the shoes your kids have grown out of, take home a pair that fits. No ropes or harnesses please, we can't know what they've been through. #ChalkAndAnchor`,
    `New on the café board: Nan's red lentil soup with a cheese scone, £4.50. Yes, she is Joanna's actual nan. #ChalkAndAnchor`,
    `Technique tip 4: straight arms. When you hang on bent elbows your biceps do the work your skeleton could do for free. Drop your weight, straighten up, and look around for the next foothold. #ChalkAndAnchor #TechniqueTip`,
    `Learn to lead: two Sundays in April, £70, six places. You need to be able to climb a 5+ and tie your own knot, Wren will teach you the rest. Book at the desk. #ChalkAndAnchor`,
    `The auto belays on lines 3 to 6 are away for their yearly service from Wednesday until Friday noon. Everything else is open as usual. #ChalkAndAnchor`,
    `Ron turned 78 on Thursday and celebrated with his usual three routes and a bacon roll. He started here at 71, after his doctor told him to find a hobby with stairs in it. #ChalkAndAnchor #Regulars`,
    `£2,340 for mountain rescue! Forty-one of you climbed in shifts for twelve hours and between you went up the height of Everest twice. Ron did the first lap at eight in the morning and insisted on doing the last one too. Priya's dad, who came to watch, ended up doing nine. The café sold out of everything except decaf. At some point after five o'clock Dev fell asleep on a crash mat and was sponsored for that as well. The cheque goes off on Monday. Thank you, and sorry about your forearms. #ChalkAndAnchor #Climbathon`,
    `Closed on Monday. It's a bank holiday, go and touch some real rock. #ChalkAndAnchor`,
    `Three places left on the Portland trip, 17 to 19 May. Minibus, bunkhouse and two days of guiding with Wren for £210. #ChalkAndAnchor #OnRealRock`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `The cave is brand new again 🎉 Twenty-two problems went up today, thanks to Dev and Marisol. Beginners get plenty of yellows, and there's one black neither setter managed to hold on to. Doors to the cave open at four. #ChalkAndAnchor #NewSet`,
    },
    {
      of: 1,
      text: `Women's night returns! Tuesdays 7 to 10 pm, £8 with shoes. Solo? Joanna belays. #ChalkAndAnchor`,
    },
    {
      of: 2,
      text: `Our head setter came to climbing by way of a broken ankle. Dev spent his days on roofs back then, but it was a kerb that got him. Climbing was meant to be rehab. That was nine years and over three thousand of our routes ago, and he hasn't touched a tile since. #ChalkAndAnchor #MeetTheTeam`,
    },
    {
      of: 3,
      text: `Two climbers had to be stopped last week because their harness wasn't doubled back. So: partner check, every climb, buckles included. #ChalkAndAnchor #ClimbSafe`,
    },
    {
      of: 4,
      text: `What a weekend in Sheffield! Our Priya won the under-14s, and Callum, climbing on a sprained finger, finished fifth among the under-16s. Wren has shouted herself voiceless and can't stop smiling. 🥇 #ChalkAndAnchor #YouthSquad`,
    },
    {
      of: 5,
      text: `Have the kids outgrown their climbing shoes again? Swap them at ours on 9 March. The café hosts our kit swap that Saturday between ten and two. Harnesses and ropes have to stay at home, because nobody can tell how they've been treated. #ChalkAndAnchor`,
    },
    {
      of: 7,
      text: `Are your biceps burning after two routes? You're probably climbing with bent elbows. Let your bones carry you instead: sink down, keep the arms long and use the rest to find where your foot goes next. That's tip number four. #ChalkAndAnchor #TechniqueTip`,
    },
    {
      of: 12,
      text: `Don't come in on Monday, because there'll be nobody here to let you in. It's the bank holiday and our doors stay shut all day. So pack a rope, find yourselves a crag and climb on something that grew there by itself. #ChalkAndAnchor`,
    },
    {
      of: 10,
      text: `Happy birthday to Ron, 78 since Thursday! 🎂 How did he mark the day? Three routes, one bacon roll, same as ever. Seven years ago his doctor suggested a hobby that involved stairs, and he picked us. #ChalkAndAnchor #Regulars`,
    },
    {
      of: 11,
      text: `You raised 2,340 pounds for the mountain rescue team! 41 climbers, one very long day, two Everests' worth of wall. Your arms will forgive us eventually. #ChalkAndAnchor #Climbathon`,
    },
  ],
  fresh: [
    `New set day! Marisol has stripped the slab and put up 16 fresh problems, all of them about balance and none of them about strength. Dev hates every one. Open from 5 pm. #ChalkAndAnchor #NewSet`,
    `Student night starts this term: every Thursday from 8 to 11 pm, £6 with your card, shoes included. Bring a friend or find one at the desk. #ChalkAndAnchor`,
    `Meet Marisol, who sets the slab. She was a dancer in Valencia until a tour bus broke down outside our door and she came in to use the loo. She stayed for three hours. Six years later she still climbs as if there were music on. #ChalkAndAnchor #MeetTheTeam`,
    `Please look up before you cross the mats. Twice last week someone walked under a boulderer who was about to come off. Wait at the yellow line, it only takes a few seconds. #ChalkAndAnchor #ClimbSafe`,
    `Youth squad news from Bristol: Callum won silver in the under-16s, his first podium, and little Efua made her first final at nine. Coach Wren cried in the car park. #ChalkAndAnchor #YouthSquad`,
    `Technique tip 5: quiet feet. If we can hear your shoe hit the wall, you weren't looking at the hold. Watch your toe until it is standing still, then move the rest. #ChalkAndAnchor #TechniqueTip`,
    `New on the café board: date and walnut flapjack, £2.80, baked by Ron's wife Maureen. Last Friday it was gone by eleven. #ChalkAndAnchor`,
    `The showers in the downstairs changing room are cold until the plumber comes on Tuesday. Upstairs is warm. Sorry about the shrieking. #ChalkAndAnchor`,
    `Six of us spent last weekend on Portland with Wren. It rained on Friday, so we learned to build anchors in the bunkhouse, off a bunk. On Saturday it blew so hard that Marisol's lunch went over the edge. On Sunday the sun came out. Hettie, who had never climbed outside before, led her first route an hour before the bus left. She has not stopped talking about it. We are already planning the Peaks for autumn. #ChalkAndAnchor #OnRealRock`,
    `Closing at six on Friday. It's the staff party, and Dev has promised karaoke. #ChalkAndAnchor`,
  ],
}
