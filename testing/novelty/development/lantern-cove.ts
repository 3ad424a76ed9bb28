import type { NoveltyBrand } from '../brand'

/** A publisher of illustrated stories, in English. */
export const lanternCove: NoveltyBrand = {
  name: 'Lantern Cove',
  language: 'en',
  published: [
    `Mira keeps the lighthouse at Lantern Cove. Every night she climbs all 212 steps with a jar of fireflies, because the lamp has been broken since the great storm.
#LanternCove #Mira`,
    `Did you know? Old Tobias has never learned to swim. The harbour master grew up on a farm two days from the sea and only came to the cove for his sister's wedding.
#LanternCove #Tobias`,
    `Character of the week: Pell, the tide cartographer. She draws a new map every morning, since the sandbanks never stay where they were.
#LanternCove #CharacterOfTheWeek`,
    `New in the shop: our Storm Glass print, 30 x 40 cm, on cotton paper. Signed by illustrator Hanne Vik, limited to 150 copies.
#LanternCove`,
    `Mira once caught a falling star in her apron. It was still warm when she put it on the kitchen shelf, and it has hummed the same tune ever since.
#LanternCove #Mira`,
    `Chapter 9 is out today! The fog finally reaches the bakery, and Juno has to choose between her oven and her brother. Read it for free on our website.
#LanternCove`,
    `Juno bakes her sea bread with kelp flour and a pinch of salt from the cliff pools. Her grandmother's recipe forbids sugar.
#LanternCove #Juno`,
    `Behind the scenes: Hanne Vik paints every background in watercolour first and only adds ink once the paper has dried overnight.
#LanternCove #BehindTheScenes`,
    `The bell of Lantern Cove rings by itself whenever somebody tells a lie on the pier. That is why the fishermen only talk about the weather there.
#LanternCove`,
    `Character of the week: Captain Ros, who sold her ship for a music box. She has regretted it exactly once, on a Tuesday.
#LanternCove #CharacterOfTheWeek`,
    `Signing on Saturday: Hanne Vik will be at the Riverside Bookshop in Bristol from 2 pm. Bring your old copies, she draws a small crab in each of them.
#LanternCove`,
    `Tobias writes a letter to his sister every Sunday and throws it into the sea. So far eleven answers have washed ashore.
#LanternCove #Tobias`,
    `The sleepless whale under the cove is older than the village. Children leave lullabies on the beach, folded into paper boats.
#LanternCove`,
    `Our audiobook is here. Five hours, read by Imogen Ashe, with real waves recorded at Land's End.
#LanternCove`,
    `Pell is afraid of umbrellas. Nobody in the village has dared to ask her why, and the reason is only told in chapter 14.
#LanternCove #Pell`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `Since the big storm broke its lamp, the lighthouse has needed another light: night after night Mira carries a jar full of fireflies up the 212 steps.
#LanternCove #Mira`,
    },
    {
      of: 1,
      text: `A harbour master who can't swim? That's old Tobias. He was raised on a farm, a two-day journey from the coast, and had come to Lantern Cove just to see his sister married.
#LanternCove #Tobias`,
    },
    {
      of: 2,
      text: `Because the sandbanks keep moving, Pell has to draw her map anew each morning. Meet the cartographer of the tides!
#LanternCove #CharacterOfTheWeek`,
    },
    {
      of: 3,
      text: `150 copies and not one more: the Storm Glass print has arrived in our shop. Hanne Vik, who illustrated it, has signed each sheet of cotton paper (30 x 40 cm).
#LanternCove`,
    },
    {
      of: 4,
      text: `There is a star on Mira's kitchen shelf. She caught it in her apron as it fell, still warm, and it has been humming one and the same melody ever since.
#LanternCove #Mira`,
    },
    {
      of: 5,
      text: `Her oven or her brother? Juno must decide, for in chapter 9 the fog arrives at the bakery. Out now, and free to read on the website!
#LanternCove`,
    },
    {
      of: 6,
      text: `Kelp flour, a pinch of cliff pool salt and no sugar whatsoever: Juno's grandmother was strict about the recipe for sea bread.
#LanternCove #Juno`,
    },
    {
      of: 7,
      text: `How does Hanne Vik work? First comes the watercolour. Each painted background then has to dry for a night before any ink touches the paper.
#LanternCove #BehindTheScenes`,
    },
    {
      of: 8,
      text: `On the pier, fishermen talk of nothing but weather. They know the bell of the cove starts to ring on its own as soon as anyone there is lying.
#LanternCove`,
    },
    {
      of: 9,
      text: `Would you give up a ship for a music box? Captain Ros did. There was just one Tuesday on which she regretted selling it.
#LanternCove #CharacterOfTheWeek`,
    },
    {
      of: 10,
      text: `Meet Hanne Vik in Bristol! This Saturday she signs at the Riverside Bookshop, starting at 2 pm, and every old copy you bring gets a little crab drawn inside.
#LanternCove`,
    },
    {
      of: 11,
      text: `Eleven replies have been washed up on the beach by now. Tobias keeps throwing letters to his sister into the waves, one each Sunday.
#LanternCove #Tobias`,
    },
    {
      of: 12,
      text: `Under Lantern Cove lies a whale that cannot sleep, older than the village itself. So the children fold lullabies into paper boats and leave them on the sand.
#LanternCove`,
    },
    {
      of: 13,
      text: `Listen to the waves of Land's End: they were recorded for our new audiobook. Imogen Ashe reads for five hours.
#LanternCove`,
    },
    {
      of: 14,
      text: `Umbrellas frighten Pell. Why? No villager ever dared to ask. You will have to wait for chapter 14, which tells the reason.
#LanternCove #Pell`,
    },
  ],
  fresh: [
    `Mira has a twin brother who moved to the mountains. They send each other light signals on clear nights, three short flashes for good night.
#LanternCove #Mira`,
    `Did you know? Old Tobias keeps forty-one clocks in the harbour office, and every one of them shows the time of another port.
#LanternCove #Tobias`,
    `Character of the week: Brother Anselm, who repairs nets at the chapel. He ties one knot wrong in each of them, so that luck can slip through.
#LanternCove #CharacterOfTheWeek`,
    `New in the shop: a Lantern Cove mug in deep blue, 350 ml, dishwasher safe. Glazed by hand in Cornwall.
#LanternCove`,
    `Mira can tell ships apart by the smell of their wood. Oak from the north, pine from across the bay, and one that smells of oranges.
#LanternCove #Mira`,
    `Chapter 10 is out today! Pell finds an island that is on none of her maps, and somebody is already living there. Read it for free on our website.
#LanternCove`,
    `Juno refuses to bake on the first day of spring. She opens all the windows instead and lets the dough rest until the swallows are back.
#LanternCove #Juno`,
    `Behind the scenes: the lettering of the book was drawn by Hanne Vik's father, a retired sign painter from Bergen.
#LanternCove #BehindTheScenes`,
    `The pier of Lantern Cove has no railing. Whoever falls in gets a free soup at the inn, an old custom that nobody wants to end.
#LanternCove`,
    `Character of the week: Wick, the youngest lamp boy. He counts the stars before bed and is furious when one is missing.
#LanternCove #CharacterOfTheWeek`,
    `Signing in Leeds: on Friday you can meet translator Maud Perrin at the Corn Exchange. She brings the first German edition.
#LanternCove`,
    `Tobias lost his captain's hat to a seagull named Duchess. She nests in it to this day.
#LanternCove #Tobias`,
    `The market at the cove opens at low tide only. Stalls stand on the wet sand, and trading ends when your boots get wet.
#LanternCove`,
    `Our newsletter turns two. Every first Monday you get a letter from one of the villagers, with a drawing to colour in.
#LanternCove`,
    `Pell learned to draw from her aunt, who painted inn signs. Her first map showed nothing but the way to the nearest cake.
#LanternCove #Pell`,
  ],
}
