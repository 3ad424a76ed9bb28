import type { NoveltyBrand } from '../brand'

/** A local museum, in English. */
export const millbrookMuseum: NoveltyBrand = {
  name: 'Millbrook Museum',
  language: 'en',
  published: [
    `This Thursday: late opening until 9 pm. Tours of the weaving hall start every half hour, and admission is free after six. See you at Millbrook Museum! #Millbrook`,
    `Object of the month: a loom shuttle from 1871, carved by a twelve-year-old apprentice. His initials, J.B., are scratched into the side. #Millbrook #ObjectOfTheMonth`,
    `We are hiring! Our education team is looking for two part-time guides who speak French or Polish. Apply by 15 March. #Millbrook #Jobs`,
    `The mill's water wheel is turning again. After eleven months of repair, volunteers lifted the last of 48 oak paddles into place on Monday. #Millbrook`,
    `Workshop for families: dye your own scarf with onion skins and beetroot. Sunday, 11 am, £8 per child, aprons provided. #Millbrook #Workshop`,
    `In 1903 the weavers of Millbrook went on strike for six weeks. Their banner, sewn from stolen cloth, is on show for the first time. #Millbrook #History`,
    `Thank you! 1,240 of you visited our spring fair, and the cake stall raised £2,300 for the new roof. #Millbrook`,
    `Our café has a new menu: leek pie, rhubarb crumble and soup made from whatever the kitchen garden gives. Open Tuesday to Sunday. #Millbrook`,
    `Curator Dr Asha Menon talks about the lost patterns of the Hollis sisters. Lecture hall, Wednesday at 7 pm, tickets £5. #Millbrook #Talk`,
    `From the archive: this photograph shows the canteen in 1936. Look closely and you'll find a cat asleep on the bread bin. #Millbrook #FromTheArchive`,
    `The museum stays closed from 3 to 7 February while we replace the heating. School visits move to the following week. #Millbrook`,
    `Annie Hollis was only nineteen when she patented a thread counter. The mill owner sold it under his own name for thirty years. #Millbrook #History`,
    `Bring a friend: with the new annual pass, £32, you may take one guest along on every visit. Available at the desk and online. #Millbrook`,
    `Our sheep have had lambs! Four of them, born on Easter Sunday behind the carding shed. Visitors may feed them at three o'clock. #Millbrook`,
    `Object of the month: the foreman's whistle. One blast meant start, two meant stop, and three that the river was rising. #Millbrook #ObjectOfTheMonth`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `We're staying open late on Thursday! Until 9 pm you can join a tour through the weaving hall, leaving every thirty minutes. From six o'clock nobody pays admission. #Millbrook`,
    },
    {
      of: 1,
      text: `J.B. was an apprentice and just twelve years old when he carved this shuttle for a loom, back in 1871. You can still see the initials he scratched into it. #Millbrook #ObjectOfTheMonth`,
    },
    {
      of: 2,
      text: `Do you speak Polish or French? Then become a guide with us. There are two part-time jobs in our education team; the deadline for applications is 15 March. #Millbrook #Jobs`,
    },
    {
      of: 3,
      text: `48 paddles of oak, eleven months of work: on Monday our volunteers fitted the final one, and now the repaired water wheel turns once more. #Millbrook`,
    },
    {
      of: 4,
      text: `Beetroot and onion skins are all it takes to dye a scarf. Families can try it on Sunday at 11 am. It costs £8 for each child and we lend you aprons. #Millbrook #Workshop`,
    },
    {
      of: 5,
      text: `Sewn out of stolen cloth and never shown before: the banner under which Millbrook's weavers were striking for six weeks in 1903. Now in our exhibition. #Millbrook #History`,
    },
    {
      of: 6,
      text: `What a spring fair! We counted 1,240 visitors, and your appetite for cake brought in £2,300, which goes towards a new roof. Thanks to everyone. #Millbrook`,
    },
    {
      of: 7,
      text: `Hungry? From Tuesday to Sunday the museum café now serves a leek pie, soup with vegetables from the kitchen garden and a crumble with rhubarb. #Millbrook`,
    },
    {
      of: 8,
      text: `The Hollis sisters' patterns were thought lost. On Wednesday our curator, Dr Asha Menon, tells their story in the lecture hall. 7 pm, £5. #Millbrook #Talk`,
    },
    {
      of: 9,
      text: `Can you spot the sleeping cat? It has made itself comfortable on the bread bin in this picture of our canteen, taken in 1936. #Millbrook #FromTheArchive`,
    },
    {
      of: 10,
      text: `New heating is coming, so we have to close between 3 and 7 February. All visits by schools are postponed by a week. #Millbrook`,
    },
    {
      of: 11,
      text: `A thread counter, invented and patented by a woman of nineteen: Annie Hollis. For three decades it was sold under the name of the mill's owner. #Millbrook #History`,
    },
    {
      of: 12,
      text: `Museum visits are nicer in company. Our new annual pass (£32, online or at the desk) lets you bring a guest each time you come. #Millbrook`,
    },
    {
      of: 13,
      text: `Four lambs were born on Easter Sunday! Our sheep family lives behind the carding shed, and feeding time for visitors is 3 o'clock. #Millbrook`,
    },
    {
      of: 14,
      text: `Three blasts of this whistle and everybody knew that the river rises. The foreman blew it once to start work and twice to stop. #Millbrook #ObjectOfTheMonth`,
    },
  ],
  fresh: [
    `This Friday: jazz in the boiler house. The Canal Street Trio plays from 8 pm, and the bar opens at seven. See you at Millbrook Museum! #Millbrook`,
    `Object of the month: a pattern book bound in calfskin, with 96 samples of tartan that were never woven. #Millbrook #ObjectOfTheMonth`,
    `We are hiring! The café needs a cook for weekends, from May to September. Write to us by 2 April. #Millbrook #Jobs`,
    `The chimney is being cleaned for the first time since 1958. Climbers from Sheffield take three days, and you can watch from the yard. #Millbrook`,
    `Workshop for adults: mend a jumper instead of throwing it away. Saturday, 2 pm, £15, wool and needles provided. #Millbrook #Workshop`,
    `In 1889 a flood carried forty bales of cotton as far as Tadcaster. A farmer returned every one of them, and was given a pocket watch. #Millbrook #History`,
    `Thank you! 86 knitters sent in squares for our giant blanket. It now covers the whole front of the dye house. #Millbrook`,
    `Our shop has new notebooks, with covers printed on the 1920s press in the basement. £6 each, open Tuesday to Sunday. #Millbrook`,
    `Historian Leon Okafor speaks about cotton and empire. Lecture hall, Wednesday at 7 pm, tickets £5. #Millbrook #Talk`,
    `From the archive: the works football team of 1912, with a goalkeeper who wore his wedding suit. #Millbrook #FromTheArchive`,
    `The footbridge to the museum is closed until 20 June. Please use the entrance on Station Road. #Millbrook`,
    `Clara Hollis kept bees on the roof of the spinning mill. She paid the doctor for the workers with honey. #Millbrook #History`,
    `Children under seven now get in free, and there is a treasure trail with six stamps for all who can read a map. #Millbrook`,
    `Swifts are nesting in the north tower again. Please keep to the lower path until they have left in August. #Millbrook`,
    `Object of the month: a lunch tin with a secret floor, in which the union cards were carried past the gate. #Millbrook #ObjectOfTheMonth`,
  ],
}
