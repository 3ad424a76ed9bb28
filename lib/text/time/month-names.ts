// English, German, French, Spanish, Italian, Portuguese, Dutch, Danish, Norwegian, Swedish and Polish, with
// abbreviations. Compared without accents, since these are often lost.
const names = [
  'january jan januar jänner jän janvier janv enero ene gennaio gen janeiro januari stycznia styczen sty',
  'february feb febr februar feber fevrier fevr fev febrero febbraio fevereiro februari lutego luty lut',
  'march mar märz mrz maerz mars marzo março maart mrt marts marca marzec',
  'april apr avril avr abril abr aprile kwietnia kwiecien kwi',
  'may mai mayo maggio mag maio mei maj maja',
  'june jun juni juin junio giugno giu junho czerwca czerwiec cze',
  'july jul juli juillet juil julio luglio lug julho lipca lipiec lip',
  'august aug aout agosto ago augustus augusti sierpnia sierpien sie',
  'september sep sept septembre septiembre set settembre setembro wrzesnia wrzesien wrz',
  'october oct oktober okt octobre octubre ottobre ott outubro out pazdziernika pazdziernik paz',
  'november nov novembre noviembre novembro listopada listopad lis',
  'december dec dezember dez decembre diciembre dic dicembre dezembro desember des grudnia grudzien gru',
]

const monthNumbersByName = new Map(
  names.flatMap((month, at) => month.split(' ').map((name): [string, number] => [plain(name), at + 1])),
)

/**
 * Returns the number of a month by its full or short name in one of these languages; undefined for any other word.
 */
export const monthNumber = (word: string): number | undefined => monthNumbersByName.get(plain(word))

function plain(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
