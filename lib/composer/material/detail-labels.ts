import type { FactKind } from '@/lib/facts/schemas'

export type DetailName = 'when' | 'where' | 'price' | 'admission' | 'deadline' | 'serves' | 'time'
const names = ['when', 'where', 'price', 'admission', 'deadline', 'serves', 'time'] as const

/** The composer's labels for values that have none of their own, in languages for which it has no other phrases. */
const labels: Readonly<Record<string, string>> = {
  fr: 'Quand|Où|Prix|Entrée|Date limite|Portions|Durée',
  es: 'Cuándo|Dónde|Precio|Entrada|Plazo|Raciones|Tiempo',
  it: 'Quando|Dove|Prezzo|Ingresso|Scadenza|Porzioni|Tempo',
  pt: 'Quando|Onde|Preço|Entrada|Prazo|Porções|Tempo',
  nl: 'Wanneer|Waar|Prijs|Toegang|Deadline|Porties|Tijd',
  pl: 'Kiedy|Gdzie|Cena|Wstęp|Termin|Porcje|Czas',
  sv: 'När|Var|Pris|Inträde|Sista dag|Portioner|Tid',
  da: 'Hvornår|Hvor|Pris|Entré|Frist|Portioner|Tid',
  nb: 'Når|Hvor|Pris|Inngang|Frist|Porsjoner|Tid',
  no: 'Når|Hvor|Pris|Inngang|Frist|Porsjoner|Tid',
  fi: 'Milloin|Missä|Hinta|Pääsymaksu|Määräaika|Annoksia|Aika',
  cs: 'Kdy|Kde|Cena|Vstupné|Termín|Porce|Čas',
  tr: 'Ne zaman|Nerede|Fiyat|Giriş|Son tarih|Porsiyon|Süre',
  uk: 'Коли|Де|Ціна|Вхід|Термін|Порції|Час',
  ru: 'Когда|Где|Цена|Вход|Срок|Порции|Время',
  el: 'Πότε|Πού|Τιμή|Είσοδος|Προθεσμία|Μερίδες|Χρόνος',
  ja: '日時|場所|価格|入場料|締切|分量|所要時間',
  ko: '일시|장소|가격|입장료|마감|분량|시간',
  zh: '时间|地点|价格|门票|截止日期|份量|用时',
  ar: 'الموعد|المكان|السعر|الدخول|آخر موعد|الحصص|المدة',
  he: 'מתי|איפה|מחיר|כניסה|מועד אחרון|מנות|זמן',
}

/** Returns the label of a value in a language; undefined for a language that is not listed here. Pure. */
export const getDetailLabel = (language: string, name: DetailName): string | undefined =>
  labels[language]?.split('|')[names.indexOf(name)]

/** Returns all labels of a language. */
export const listDetailLabels = (language: string): string[] => labels[language]?.split('|') ?? []

/** Labels that sources give such values, for values whose kind the card does not know. */
const labelPatternsByKind: readonly [FactKind, RegExp][] = [
  [
    'deadline',
    /^(?:.{0,30}deadline|closing date|applications? close|entries close|apply before|closes(?: on)?|last date|meldeschluss|abgabe(?:frist|schluss)?|bewerbungsfrist|einreichfrist|antragsfrist|anmeldefrist|date limite.{0,30}|clôture.{0,30}|fecha límite.{0,30}|plazo.{0,30}|fin de plazo|scadenza.{0,30}|termine ultimo|prazo.{0,30}|termin (?:składania|zgłoszeń|nadsyłania).{0,20}|sluitingsdatum|uiterste.{0,20}|sista (?:dag|ansökningsdag|anmälningsdag).{0,20}|ansökan senast|frist.{0,20}|ansøgningsfrist|søknadsfrist|hakuaika.{0,20}|viimeinen.{0,20}|uzávěrka.{0,20}|son başvuru.{0,20}|кінцевий термін|термін подання.{0,20}|срок.{0,20}|προθεσμία.{0,20}|締め?切り?|応募締切|마감.{0,10}|截止.{0,6}|الموعد النهائي|آخر موعد|מועד אחרון.{0,20})$/iu,
  ],
  [
    'when',
    /^(?:wanneer|datum en tijd|tijdstip|tijd|när|datum|tid|tidpunkt|hvornår|når|dato|milloin|päivä|päivämäärä|aika|ajankohta|kdy|data i godzina|kiedy|dates?|jour|fecha y hora|data e hora|tarih ve saat|коли|дата|час|дата і час|когда|время|дата и время|πότε|ημερομηνία|ώρα|日時|日程|開催日|期間|일시|날짜|기간|时间|日期|時間|متى|التاريخ|الموعد|الوقت|מתי|תאריך|שעה)$/iu,
  ],
  [
    'where',
    /^(?:waar|plaats|locatie|adres|var|plats|adress|hvor|sted|adresse|missä|paikka|osoite|kde|místo|adresa|onde|local|morada|endereço|lieu|dove|luogo|sede|nerede|yer|adres|де|місце|адреса|где|место|адрес|πού|τόπος|χώρος|διεύθυνση|会場|場所|住所|所在地|장소|주소|地点|地址|地點|أين|المكان|العنوان|איפה|מקום|כתובת)$/iu,
  ],
  [
    'price',
    /^(?:prijs|prijzen|toegang|entree|kosten|pris|priser|inträde|entré|avgift|inngang|hinta|hinnat|pääsymaksu|liput|vstup|vstupné|cena|wstęp|bilety|preço|preco|entrada|ingressos?|bilhetes|biglietti|biglietto|ingresso|entrées?|billets?|entradas?|prices?|gebuehr|eintrittspreise?|giriş|ücret|вхід|ціна|вартість|квитки|вход|цена|стоимость|είσοδος|τιμή|εισιτήρια|料金|入場料|価格|参加費|요금|가격|입장료|참가비|价格|票价|费用|السعر|الدخول|التذاكر|מחיר|כניסה|כרטיסים)$/iu,
  ],
]

/**
 * Returns the kind of a value that its card calls a trait, by the label before it; a `when` may turn out to be a
 * deadline. Pure.
 */
export function refineValueKind(kind: FactKind, label: string, text: string): FactKind {
  if (kind !== 'trait' && kind !== 'when') return kind
  const words = label.replace(/[_-]+/g, ' ').trim()
  const found = labelPatternsByKind.find(([, pattern]) => pattern.test(words))?.[0]
  if (found === undefined || (kind === 'when' && found !== 'deadline')) return kind
  // "Data: CSV" and "Hours: 22 per week" are not dates.
  return found === 'when' && !/\d/.test(text) ? kind : found
}
