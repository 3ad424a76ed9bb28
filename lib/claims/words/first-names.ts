const firstNameList = `
aaron abdul abigail adam adele adrian agnes ahmed aisha albert alberto alejandro aleksandra alena alessandro alex alexander alexandra alexej
alexis alfred ali alice alicia alina alison allison alma alois amal amanda amelia amina amir amira amy ana anastasia andrea andreas andrei
andrej andrew andre andy angela angelika angelina anil anita anja anke ann anna annabel anne annegret anneliese annemarie annette annika anouk
antje anton antonia antonio anya ariane armin arne arthur artur asha astrid ashley audrey aurelia axel aydin ayse barbara bastian beate beatrice
beatriz ben benedikt benjamin bernadette bernd bernhard bernd bettina bianca birgit birgitta bjorn bob boris brenda brian bridget brigitte britta
bruno burkhard bruce caleb cameron camilla camille carina carl carla carlo carlos carmen carol carolin carolina caroline carsten caspar catherine
cathy cecilia celine cem charles charlie charlotte chen chiara chloe chris christa christian christiane christina christine christof christoph
christopher cindy claire clara clarissa claudia claudio claus clemens colin connor conrad constanze cora cordula cornelia craig cynthia dagmar
 dana daniel daniela daniele danielle danny daphne daria dave david deborah deepak denis denise dennis derek detlef devin diana diane diego
dieter dietmar dietrich dirk dmitri dominic dominik don donald donna dora doris dorothea dorothee dorothy douglas dylan eberhard eckhard edgar
edith edmund eduard eduardo edward egon ekaterina elaine elena eleni eli eliana elias elif elisa elisabeth elise elizabeth elke ella ellen elliot
elsa elvira emil emilia emilie emily emine emma emmanuel emre enrico erich eric erik erika erin erwin esra esteban esther ethan eugen eugene eva
evan eveline evelyn ewa fabian fabio farah fatima fatma felicia felicitas felix ferdinand fernando filip fiona florence florian frances francesca
francesco francis francisco francois frank franz franziska fred freddie frederic frederick frederik frieda friederike friedrich fritz gabi gabriel
gabriela gabriele gareth gary gavin george georg georgia georgina gerald gerd gerda gerhard gertrud gianni gideon gilbert gina giovanni gisela
giulia giuseppe gloria gordon gottfried graham greg gregor gregory greta gudrun guido guillermo gunter gunther gustav hakan hanna hannah hannelore
hannes hans harald harold harriet harry hasan hassan heather hedwig heidi heiko heiner heinrich heinz helen helena helene helga helge helmut
hendrik henri henrik henrike henry herbert hermann hiroshi holger horst howard hubert hugh hugo ian ibrahim ida ignacio igor ilona ilse imke ina
ines inga inge ingeborg ingo ingrid irene irina irma isaac isabel isabell isabella isabelle isla ivan ivana ivo jack jackie jacob jacqueline
jacques jake jakob jamal james jamie jan jana jane janet janina janine jannik jannis jason javier jean jeff jeffrey jennifer jenny jens jeremy
jerome jesse jessica jesus jill jim joachim joan joana joanna joao jochen joe joel joerg johan johann johanna johannes john johnny jolanta jon
jonah jonas jonathan jordan jorge jorg joris josef josefine joseph josephine joshua josip juan juana judith judy julia julian juliana juliane
julie julien juliet julius jurgen jurij justin jutta kai kamal kamila karen karim karin karina karl karla karola karolin karolina karoline
karsten kaspar katarina kate katerina katharina katherine kathleen kathrin kathy katie katja katrin kay keith kelly ken kenji kenneth kerstin
kevin kim kira kirsten klara klaus konrad konstantin konstanze kristin kristina kristof kurt kyle lana lara larissa larry lars laszlo latoya laura
lauren laurent lea leah lee leila lena leni lennart leo leon leona leonard leonardo leonie leopold lewis liam lili lilli lily lina linda lisa
lisbeth liselotte livia logan lorena lorenz lorenzo lothar lou louis louisa louise luca lucas lucia luciana lucie lucy ludwig luis luisa luise
lukas lutz lydia lynn madeleine maggie magdalena mahmoud maike maja malcolm malte mandy manfred manuel manuela mara marc marcel marcela marcin
marco marcus marek maren margaret margarete margarethe margit margot margret maria mariam marian mariana marianne marie mariella marieke marina mario
marion marissa marit marius marko markus marlene marlies marlon marta martha martin martina martine mary mateo mathias mathilda mathilde mats matt
matteo matthew matthias maximilian maya megan mehmet mei mei-ling melanie melinda melissa mercedes merle mia michael michaela michel michele
michelle miguel mika mike mikhail mila milan milena mina mira miriam mirjam mirko mirna mohamed mohammed moira molly mona monica monika monique
moritz morgan mustafa nadia nadine nadja naomi natalia natalie natascha nathan nathalie neele neil nele nelly nelson nicholas nick nicola nicolai
nicolas nicole niels niklas niko nikola nikolai nikolas nikolaus nils nina nino noah noel noemi nora norah norbert norma norman nuria odette ole
oleg olga oliver olivia olga omar oscar oskar osman otto ottilie pablo paola paolo pascal patricia patrick patrik paul paula paulina pauline pavel
pedro peggy penelope pete peter petra phil philip philipp philippa phoebe phyllis pia pierre piotr priya quentin rachel rafael ragnar rainer raj
ralf ralph ramona raphael raquel rashid raul ravi raymond rebecca rebekka regina reinhard reinhold renata renate rene ricarda ricardo richard rick
rita rob robert roberta roberto rochus rodrigo roger roland rolf romy ron ronald ronja rosa rosalie rosemarie rosemary ross roswitha
roxanne roy ruben rudi rudolf ruediger rudiger rupert russell ruth ryan sabina sabine sabrina sally salvatore sam samantha samira samuel sandra sandro
sanjay santiago sara sarah sascha saskia scott sean sebastian selina selma serena sergej sergio severin shannon sharon sheila shirley sibylle siegfried
sigrid silas silja silke silvia simon simona simone sinan sofia sofie sonia sonja sophia sophie soren stacy stan stefan stefanie steffen steffi stella
stephan stephanie stephen steve steven stuart sue sunil susan susana susann susanna susanne suzanne sven svenja svetlana swantje sybille sydney sylvia
sylvie tamara tanja tanya tara tariq tatjana ted teresa terry tessa thea theo theodor theresa therese thilo thomas thorsten tiffany tilda till tim
timo timothy tina tobias todd tom tomas tommaso tomasz tony torben torsten tracy tristan tyler udo ugo ulf ulla ulrich ulrike ursula ute uta uwe
valentin valentina valeria valerie vanessa vera verena veronica veronika victor victoria viktor viktoria vincent vinzenz violetta virginia vivian
viviane vladimir volker waldemar walter waltraud wanda wayne wendelin wendy werner wiebke wilfried wilhelm wilhelmine willi william willy wolf wolfgang
wolfram xaver xavier yannick yannis yara yasemin yasmin yusuf yuki yves yvonne zachary zeynep zoe zora
`

const lastAndCompanyNameList = `
muller mueller schmidt meyer schulz hoffmann schafer schaefer kruger krueger hartmann werner krause meier lehmann schmid schulze maier kohler koehler herrmann huber peters scholz moller moeller
schubert gunther berger lorenz baumann franke albrecht bohm boehm kraus schumacher kramer kraemer vogt seidel brandt dietrich kuhne pohl bergmann voigt sauer wolff pfeiffer nowak yilmaz kaya demir
ozturk yildiz celik sahin ozkan arslan kowalski nowicki wisniewski wojcik novak petrov ivanov popov nguyen tran rossi ferrari bianchi garcia fernandez lopez martinez rodriguez gonzalez sanchez
silva santos pereira ferreira hansen jensen petersen andersen larsen nielsen johansson lindqvist lindgren svensson dupont dubois laurent moreau janssen jansen visser devries horvath nagy kovacs
smith johnson williams brown jones miller davis wilson anderson taylor jackson thompson robinson wright hughes edwards roberts evans murphy obrien kelly sullivan
siemens bosch bmw daimler audi volkswagen opel porsche telekom basf adidas lidl aldi rewe edeka ikea amazon microsoft tesla nvidia intel oracle samsung sony nike nestle unilever starbucks
mcdonalds netflix disney airbnb lufthansa ryanair deloitte accenture mckinsey vodafone nokia ericsson philips airbus boeing toyota honda nissan hyundai volvo renault peugeot rolex gucci prada zara
`

/** Last names and companies that are not common words. */
export const lastAndCompanyNames: ReadonlySet<string> = new Set(lastAndCompanyNameList.trim().split(/\s+/))

/** First names in German and English texts that are not common words: a sign of a person's name (spec/writing#3). */
export const firstNames: ReadonlySet<string> = new Set(firstNameList.trim().split(/\s+/))
