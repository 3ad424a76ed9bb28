/**
 * Common English words that headlines, labels and brands capitalize: "Fun Fact", "our Customer Service". Words that
 * are mostly first names, last names or places are left out.
 */
const commonEnglishWords = new Set(
  `account action activity add adult adventure advice afternoon age agenda agree alert alike amazing announcement answer anniversary app application apply approach appointment archive area arrive arrival
  art article artist ask assistant attention audience author autumn available award away back backstage bad bag bake balance band bar bargain basic basket battle beach beat beautiful beauty bed bedroom
  begin beginner beginning behind believe benefit best better beyond big bike bill bird birthday bit black blanket blog board boat body bonus border bottle bottom bowl box boy brand brave bread break
  breakfast breath breathe brilliant bring broken brother brunch brush budget bug build building bus business busy button cafe cake calendar call calm camp campaign canvas car card care career careful
  case cash cat catch category celebrate celebration center central centre ceramics certificate challenge champion chance change chapter charity chat cheap cheat check cheer cheese chef chicken chief
  child children choice choose church city claim clash class classic clean clear climate clinic clock close closed closing cloth clothes cloud club coach coast coat code coffee cold collect collection
  colour color comedy comfort comment commercial common community companion company competition complete concert condition conference confirm connect connection consider constant contact content contest
  conversation cook cookie cool copy core corner cost count countdown country course cover cozy craft crazy cream create creative creator credit crew crisis crowd cup cure curious current customer cut
  daily damage dance danger dark data date daughter day deadline deal dear debut decade decide decision deep delicious delight deliver delivery demo deposit depot design designer desk dessert detail
  develop developer development diary difference different difficult dinner direct direction discount discussion dish district doctor document dog donate donation done door double download draft drama
  draw dream dress drink drive driver drop dry due duo duty each early earn earth easy eat eco economy edit education effort egg electric email emergency employee empty end ending energy engine enjoy
  enough enter entertainment entry episode equal equipment error essential estate evening event every everybody everyday everyone everything evidence excellent exchange exciting excuse exercise exhibition
  exit expect experience expert explain express extra eye fabric face fact factory fair faith fall family fan fantastic far farm fashion fast favourite favorite fear feast feature fee feed feedback
  feel feeling fellow festival fever field fight figure file fill film filter final finally finance fine finish fire firm first fish fit fitness fix flavour flavor flex flight floor flour flow fly
  focus food foot force forecast forest forever form formal forum forward foundation free freedom freeze fresh friend friendly front fruit fuel full fun fund future gadget gain gallery game garage
  garden gate gathering gear general gentle genuine gift giveaway glad glass global goal golden good goodbye grand grateful gratitude great green grey gray ground group grow growth guarantee guess guest
  guide habit hair half hand handle handmade handy happen happiness happy hard harvest hat head headline health healthy heart heat heating heaven heavy hello help helper hero heritage hidden high
  highlight hiring history hit hobby hold holiday home honest honey honour hook hope host hot hotel hour house huge human hungry idea ideal image imagine impact important impossible improve incredible
  independent index indoor industry info information ingredient inside insight inspiration installation instant instead insurance interest interview introduce introduction invitation invite issue item
  job join journal journey joy juice jump junior just keen keep key keynote kick kid kind kitchen knowledge label lab land language large late later latest laugh launch law layer lead leader league
  learn learning leave lecture left legal legend lesson less letter library licence license life lifestyle lift light limit limited line link list listen literature little live living local location
  lock logo long look lost lot loud lounge love lovely low loyal loyalty luck lucky lunch luxury machine magazine magic mail main maintenance maker making man manage management mandatory map marathon
  march mark market marketing master match material matinee matter maximum meal mean meaning measure media medical medium meeting member membership memory men menu message messaging method midnight mile milestone
  mind mindset mini minimum minute miss mission mistake mix mobile mode model modern moment money month monthly mood morning mother motion motivation mountain mouth move movement movie much museum music
  must mystery myth name narrow nation national native natural nature near need neighbour neighbourhood nest network never new newbie news newsletter nice night noise normal note notebook nothing notice number
  nurse object offer office officer official oil old online open opening operation opinion opportunity option orange orchestra order ordinary organic organisation organization original outdoor outfit outlet
  output outside over overview owner pack package page pain paint painting pair panel panic paper parade parent park parking part participant partner partnership party pass passion past pasta path patience
  patient pattern pause pay payment peace peek pen people pepper perfect performance perk permit person personal pet phone photo piano pick picnic picture pie piece pizza place plain plan plane plant
  plastic plate player playlist please pleasure plenty plot plus pocket podcast poem poet poetry point policy pool poor pop popular portrait position positive possible post poster potato pottery power
  practical practice precious premiere premium prepare present presentation press pretty preview price pride print priority private prize pro problem process product production professional profile
  program programme progress project promise promo promotion proof proper protection proud public publication publish pure purpose push puzzle quality quarter queen question queue quick quiet quiz
  quote race rain raffle range rare rate rating raw reach reader ready real reality reason receipt recap recipe recommendation record recycle red reduce refill refund register registration regular rehearsal
  relax release reliable relief remember reminder remote renewal rent repair repeat report request rescue research reservation resident resolution resource response rest restaurant result retail
  retreat return reunion reveal review reward rhythm rich ride right ring risk river road rock role roof room root round route routine row royal rule rumour rush sad safe safety sail salad salary sale
  salon salt same sample sand save saving scene schedule scheme scholarship school science scoop score screen screening script sculpture sea search season seat second secret section secure security seed
  selection sell senior sense separate series serious service session set setup seven share sharp shift ship shipping shirt shock shoe shoot shop shopping shore short shot shout show shower shuttle side sight
  sign signature silence silent silver simple simply sing singer single sister site size skill skin sky sleep slice slot slow small smart smile smooth snack sneak snow social society sofa soft sold
  solution something son song soon sound soup source space spare special specialist spectacular speech speed spend spirit spoiler sponsor spoon sport spot spotlight spread spring square squad stadium
  staff stage stand standard standing star state statement station status stay steady steam step steps stick still stock stop storage store storm story storytime straight strategy stream street strength stress
  strict strong student studio study stuff stunning style subject submission success sugar suit summer summit sunrise sunset sunshine super supper support sure surface surprise survey sustainable sweet
  swim swimming symbol system table takeaway takeover tale talent talk target task taste tasting tax tea teach teacher team teaser technique technology teen terms test text thank theatre theater theme theory
  therapy thing think thought thread thriller throwback ticket tidy tie time timeline timetable tiny tip tired title toast toaster today together token tone tool top topic total touch tough tour tournament town toy
  track trade tradition traffic trail trailer train trainer training transfer transport travel treasure treat tree trend trial trick trio trip trophy trouble truck true trust truth try tune turn tutorial twist
  type ultimate understand unique unit universe unlock unlimited update upgrade upload urgent use useful user usual vacancy vacation value van variety vegan vegetable vegetarian vehicle venue version
  very vibe video view village vintage vision visit visitor vital voice volunteer vote voucher wait wake walk wall want warm warning wash waste watch water wave way weather webinar website wedding week
  weekday weekend weekly weird welcome well wheel white whole wide wild win window wine winner winter wise wish wonder wonderful wood word work worker working workout workshop world worry worth wrap
  writer writing wrong yard year yellow yes yesterday yoga young youth zero zone admission alike advance bargain matter maker making over out up off down landed works begins matters managing`
    .trim()
    .split(/\s+/),
)

/**
 * Whether an English word is a common one, in any inflection: "Friends", "Hiring", "Questions", "Stories",
 * "Landed".
 */
export function isCommonEnglishWord(low: string): boolean {
  if (commonEnglishWords.has(low)) return true
  if (low.endsWith('ies') && commonEnglishWords.has(`${low.slice(0, -3)}y`)) return true
  for (const end of ['s', 'es', 'ed', 'd', 'ing', 'ly'])
    if (low.length - end.length > 2 && low.endsWith(end)) {
      const base = low.slice(0, -end.length)
      if (commonEnglishWords.has(base) || (end === 'ing' && commonEnglishWords.has(`${base}e`))) return true
      // "Swimming", "Dropped"
      if (
        (end === 'ing' || end === 'ed') &&
        base.at(-1) === base.at(-2) &&
        commonEnglishWords.has(base.slice(0, -1))
      )
        return true
    }
  return false
}
