import { isSafetyWarning } from '@/lib/facts/exclude/safety-warnings'
import { announcesChange } from '../material/sentence-checks'

/**
 * Words for what is limited, required, forbidden, changed or declared, by language: "non" limits in French and is
 * a prefix in English.
 */
const wordsByLanguage: Readonly<Record<string, string>> = {
  en: String.raw`only|if|unless|except|must|not|no(?!\.?\s?\d)|never|don[’']t|can(?:no|[’'])t|without|please|(?<!(?:\d|family|staff|crew|board|band|choir|team|cast|founding) )members?(?! of)|booking|booked|(?<!(?:the|a|an|this|that|her|his|my|our|their|its|your|new|first|second|last|old|whose|\d) )book (?:a|an|your|by|in|at|on|online|early|ahead|now|through|via|here|before|tickets?|places?|seats?)|register|registration|limited|instead|closed|contains?|allerg\p{L}*|warning|required|(?:have|has|needs?) to|at least|deposit|subject to|depends|provided|in advance|cash|weather`,
  de: String.raw`nur|wenn|falls|sofern|außer|ohne|nicht|nie|kein\p{L}{0,2}|bitte|anmeld\p{L}*|statt|entfallen|geschlossen|begrenzt|muss|müssen|enthält|enthalten|allerg\p{L}*|achtung|erforderlich|notwendig|mindestens|höchstens|voraussetzung|solange|pfand|kaution|zzgl|zuzüglich|vorbehalten|barzahlung|verboten|wetter|bei (?:regen|schnee|sturm|gewitter)|ab \d{1,2} jahren?|mitglieder (?:frei|zahlen)`,
  fr: String.raw`seule?s?|seulement|uniquement|sauf|hors|sans|ne|n[’']\p{L}+|pas|aucune?s?|réserv\p{L}*|inscri\p{L}*|annul\p{L}*|fermée?s?|si|s[’']ils?|doit|doivent|obligatoires?|interdite?s?|en cas de|reportée?s?|complet|limitée?s?|contient|merci|à condition|minimum|maximum|dès \d{1,2} ans|à partir de \d{1,2} ans|caution|attention`,
  it: String.raw`solo|soltanto|solamente|senza|non|prenot\p{L}*|tranne|salvo|eccetto|chius\p{L}*|se|deve|devono|obbligator\p{L}*|annullat\p{L}*|rinviat\p{L}*|in caso di|vietat\p{L}*|esaurit\p{L}*|iscri[zv]\p{L}*|contiene|massimo|minimo|almeno|caparra|nessun\p{L}?|attenzione`,
  es: String.raw`solo|sólo|solamente|únicamente|sin|no|nunca|excepto|salvo|cerrad\p{L}*|si|reserv\p{L}*|inscri\p{L}*|cancel\p{L}*|aplaz\p{L}*|agotad\p{L}*|deben?|obligatori\p{L}*|en caso de|prohibid\p{L}*|contiene|mínimo|máximo|mayores|menores|limitad\p{L}*|fianza|ningun\p{L}*|atención`,
  pt: String.raw`só|somente|apenas|sem|não|nunca|exceto|salvo|fechad\p{L}*|se|reserv\p{L}*|inscri\p{L}*|cancel\p{L}*|adiad\p{L}*|esgotad\p{L}*|devem?|obrigatóri\p{L}*|em caso de|proibid\p{L}*|contém|mínimo|máximo|maiores|menores|limitad\p{L}*|caução|nenhum\p{L}*|atenção`,
  nl: String.raw`alleen|uitsluitend|niet|nooit|geen|behalve|tenzij|(?<=^|[,.]\s)als|indien|mits|zonder|moet(?:en)?|aanmeld\p{L}*|reserve(?:er|ren|ring)\p{L}*|afgelast|verplaatst|uitverkocht|volgeboekt|gesloten|verplicht|verboden|bij (?:regen|slecht weer|storm)|bevat|minimaal|maximaal|vanaf \d{1,2} jaar|borg|let op`,
  pl: String.raw`tylko|wyłącznie|nie|bez|zapis\p{L}*|jeśli|jeżeli|gdy|chyba|oprócz|odwołan\p{L}*|przełożon\p{L}*|zamknięt\p{L}*|ograniczon\p{L}*|wymagan\p{L}*|obowiązk\p{L}*|musi|muszą|w razie|prosimy|zawiera|minimum|maksym\p{L}*|od \d{1,2} lat|brak|wyprzedan\p{L}*|rezerw\p{L}*|zakaz\p{L}*|uwaga`,
  sv: String.raw`bara|endast|inte|ej|aldrig|utan|(?<=^|[,.]\s)om|anmäl\p{L}*|inställ\p{L}*|stäng[td]\p{L}*|måste|vid regn|obs|förbjud\p{L}*|innehåller|minst|högst|från \d{1,2} år|begränsa\p{L}*|krävs|ingen|inga|slutsål\p{L}*|flytta[td]\p{L}*|kontant\p{L}*|boka\p{L}*`,
  da: String.raw`kun|bare|ikke|aldrig|aldri|uden|uten|hvis|dersom|medmindre|tilmeld\p{L}*|påmeld\p{L}*|aflys\p{L}*|avlys\p{L}*|lukket|stengt|skal (?:være|have|ha|bestille|betale|tilmelde|medbringe)|ved regn\p{L}*|forbud\p{L}*|indeholder|inneholder|mindst|minst|højst|begræns\p{L}*|begrens\p{L}*|kræve\p{L}*|kreve\p{L}*|ingen|udsolgt|utsolgt|flytte[td]|udsat|utsatt|kontant\p{L}*`,
  fi: String.raw`vain|ainoastaan|ei|eivät|älä|jos|ilman|paitsi|peru[tu]\p{L}*|siirr\p{L}*|suljet\p{L}*|ilmoit\p{L}*|vara[at]\p{L}*|pitää|täytyy|sateella|sisältää|vähintään|enintään|kielletty|loppuunmyyty`,
  cs: String.raw`jen|jenom|pouze|len|iba|ne|nie|není|ne(?!děl|del|bo|j|h|kter)\p{L}{3,}|pokud|jestli\p{L}*|ak|bez|kromě|okrem|zrušen\p{L}*|přesun\p{L}*|presun\p{L}*|zavřen\p{L}*|zatvoren\p{L}*|omezen\p{L}*|nutn\p{L}*|povinn\p{L}*|musí|za deště|v případě|v prípade|přihl\p{L}*|prihl\p{L}*|rezerv\p{L}*|obsahuje|vyprod\p{L}*|zákaz\p{L}*|zakázán\p{L}*|pozor`,
  hu: String.raw`csak|kizárólag|ha|nem|ne|sem|nincs\p{L}*|kivéve|esetén|zárva|elmarad\p{L}*|jelentkez\p{L}*|foglal\p{L}*|nélkül|kell|kötelező|tilos|legalább|legfeljebb|tartalmaz\p{L}*|betelt`,
}
const sameWords: Readonly<Record<string, string>> = { no: 'da', nb: 'da', nn: 'da', sk: 'cs' }

const patterns = new Map(
  Object.entries(wordsByLanguage).map(([language, words]) => [
    language,
    new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu'),
  ]),
)

/**
 * What looks like a condition and is none: what was not so in the past, "findet … statt", and phrases such as "not
 * only" and "don't miss".
 */
const plainWordingPattern =
  /(?<!\p{L})(?:(?:was|were|did|had)(?:n[’']t| not| never| no)|never (?:had|was|saw|\p{L}{2,12}ed)|not only|(?:don[’']t|do not|not to be) miss(?:ed)?|no matter|no wonder|no doubt|(?:war|waren|hatten?|wurden?|konnten?|wollten?|gab(?: es)?) (?:\p{L}{2,5} ){0,2}?(?:nicht|nie|kein\p{L}{0,2})|nicht nur|nicht verpassen)(?!\p{L})/giu
/** "findet am Samstag statt": says that something takes place. */
const takesPlacePattern =
  /(?<!\p{L})(find(?:et|en)|fand(?:en)?)(?!\p{L})([^.!?]{0,120}?)(?<!\p{L})statt(?!\p{L})/giu

/**
 * Whether a sentence may limit what others say: a condition, a duty, a change or a warning. In a language whose words
 * for these are not known, any sentence may. Takes the sentence and its language; pure.
 */
export function mayLimit(text: string, language: string): boolean {
  const pattern = patterns.get(sameWords[language] ?? language)
  if (!pattern) return true
  return (
    isSafetyWarning(text) ||
    announcesChange(text) ||
    pattern.test(text.replace(takesPlacePattern, '$1$2').replace(plainWordingPattern, ' '))
  )
}
