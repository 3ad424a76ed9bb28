/**
 * Days, hours and small numbers of sources in languages other than English and German, which are read as English
 * ones.
 */

const monthWords =
  'janvier enero gennaio januari stycznia styczeń janeiro januar tammikuuta tammikuu ledna leden január ianuarie січня января ocak ιανουαρίου|février fevrier febrero febbraio februari lutego luty fevereiro helmikuuta helmikuu února únor február februarie лютого февраля şubat φεβρουαρίου|mars marzo maart marca marzec março marts maaliskuuta března březen március martie березня марта mart μαρτίου|avril abril aprile april kwietnia kwiecień huhtikuuta dubna duben április aprilie квітня апреля nisan απριλίου|mai mayo maggio mei maja maj maio toukokuuta května květen május травня мая mayıs μαΐου|juin junio giugno juni czerwca czerwiec junho kesäkuuta června červen június iunie червня июня haziran ιουνίου|juillet julio luglio juli lipca lipiec julho heinäkuuta července červenec július iulie липня июля temmuz ιουλίου|août aout agosto augustus sierpnia sierpień augusti elokuuta srpna srpen augusztus серпня августа ağustos αυγούστου|septembre septiembre settembre września wrzesień setembro syyskuuta září szeptember septembrie вересня сентября eylül σεπτεμβρίου|octobre octubre ottobre oktober października październik outubro lokakuuta října říjen október octombrie жовтня октября ekim οκτωβρίου|novembre noviembre listopada listopad novembro marraskuuta listopadu noiembrie листопада ноября kasım νοεμβρίου|décembre decembre diciembre dicembre grudnia grudzień dezembro joulukuuta prosince prosinec december decembrie грудня декабря aralık δεκεμβρίου'
const weekdayWords =
  'lundi lunes lunedì maandag poniedziałek segunda-feira måndag mandag maanantai maanantaina pondělí hétfő luni понеділок понедельник pazartesi δευτέρα|mardi martes martedì dinsdag wtorek terça-feira tisdag tirsdag tiistai tiistaina úterý kedd marți вівторок вторник salı τρίτη|mercredi miércoles mercoledì woensdag środa środę quarta-feira onsdag keskiviikko keskiviikkona středa středu szerda miercuri середа середу среда среду çarşamba τετάρτη|jeudi jueves giovedì donderdag czwartek quinta-feira torsdag torstai torstaina čtvrtek csütörtök joi четвер четверг perşembe πέμπτη|vendredi viernes venerdì vrijdag piątek sexta-feira fredag perjantai perjantaina pátek péntek vineri пʼятниця п’ятницю пятница пятницу cuma παρασκευή|samedi sábado sabato zaterdag sobota sobotę lördag lørdag lauantai lauantaina sobotu szombat sâmbătă субота суботу суббота субботу cumartesi σάββατο|dimanche domingo domenica zondag niedziela niedzielę söndag søndag sunnuntai sunnuntaina neděle neděli vasárnap duminică неділя неділю воскресенье pazar κυριακή'
const numberWords =
  'deux dos dwa dwie två kaksi dva kettő doi два две iki δύο|trois tres tre trzy drie kolme tři három trei три üç τρία|quatre cuatro quattro cztery vier fyra neljä čtyři négy patru чотири четыре dört τέσσερα|cinq cinco cinque pięć vijf fem viisi pět öt cinci пʼять п’ять пять beş πέντε|seis sei sześć zes sex kuusi šest hat șase шість шесть altı έξι|sept siete sette siedem zeven sju seitsemän sedm hét șapte сім семь yedi επτά|huit ocho otto osiem acht oito åtta kahdeksan osm nyolc opt вісім восемь sekiz οκτώ|neuf nueve nove dziewięć negen nio yhdeksän devět kilenc nouă девʼять девять dokuz εννέα|dix diez dieci dziesięć tien dez tio ti kymmenen deset tíz zece десять on δέκα|onze undici jedenaście elf elva yksitoista jedenáct tizenegy одинадцять одиннадцать onbir έντεκα|douze doce dodici dwanaście twaalf doze tolv kaksitoista dvanáct tizenkettő дванадцять двенадцать oniki δώδεκα'
/** These are also English or German words, so nothing follows from them. */
const ambiguousWords = new Set(
  'mars mart on hat ti elf vier acht sept sex sei fem dos tre maj onze doi dez'.split(' '),
)

const indexWordGroups = (groups: string): Map<string, number> =>
  new Map(
    groups
      .split('|')
      .flatMap((words, at) => words.split(' ').map((word): [string, number] => [word, at + 1])),
  )
const monthsByWord = indexWordGroups(monthWords)
const weekdaysByWord = indexWordGroups(weekdayWords)
const numbersByWord = indexWordGroups(numberWords)

const monthNames =
  'January February March April May June July August September October November December'.split(' ')
const weekdayNames = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')

const dayBeforeMonthPattern =
  /(?<![\p{N}.,])(\d{1,2})(?:\.|º|er|°)?(?:\s?(?:-|–|—|au|al|a|tot(?: en met)?|till|til|do|do dne|až|по|до|și|i|e|y|et|og|och|ja)\s?(\d{1,2})(?:\.|º)?)?\s(?:de |d['’]|di )?(\p{L}{3,14})\.?(?:\s(?:de |del |di )?(\d{4}))?/giu
const eastAsianDatePattern = /(?:(\d{4})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/gu
const hourPattern = /(?<![\p{N}.,:])([01]?\d|2[0-4])\s?(?:h|u|時|时|시|ч)(?:\s?([0-5]\d))?(?![\p{L}\p{N}])/giu

/**
 * Returns what a source in another language says about days, weekdays and hours, in English words, and the small
 * numbers that it writes in words. Empty for texts without any. Linear; pure.
 */
export function readOtherLanguages(text: string): { phrases: string[]; numbers: number[] } {
  const phrases: string[] = []
  const counts = new Set<number>()
  if (text.length > 100_000) return { phrases, numbers: [] }
  const say = (day: string | undefined, month: number, year: string | undefined): void => {
    if (day !== undefined && phrases.length < 100)
      phrases.push(`${Number(day)} ${monthNames[month - 1]}${year === undefined ? '' : ` ${year}`}`)
  }
  let isOther = false
  for (const [, first, second, word = '', year] of text.matchAll(dayBeforeMonthPattern)) {
    const month = monthsByWord.get(word.toLowerCase())
    if (month === undefined) continue
    isOther = true
    say(first, month, year)
    say(second, month, year)
  }
  for (const [, year, month, day] of text.matchAll(eastAsianDatePattern)) {
    isOther = true
    if (Number(month) >= 1 && Number(month) <= 12) say(day, Number(month), year)
  }
  const words = text.toLowerCase().match(/[\p{L}ʼ’-]{2,16}/gu) ?? []
  for (const word of words) {
    const weekday = weekdaysByWord.get(word)
    if (weekday !== undefined && phrases.length < 100) {
      isOther = true
      phrases.push(weekdayNames[weekday - 1] ?? '')
    }
    const number = ambiguousWords.has(word) ? undefined : numbersByWord.get(word)
    if (number !== undefined) counts.add(number + 1)
  }
  if (isOther)
    for (const [, hour, minute = '00'] of text.matchAll(hourPattern))
      if (phrases.length < 150) phrases.push(`${hour}:${minute}`)
  return { phrases, numbers: [...counts] }
}
