/**
 * Text that is not public yet, in languages other than English and German: editors' wording for drafts, embargoes
 * and notes among colleagues. Each pattern reads one line or a short paragraph.
 */

/** A line may begin with a punctuation mark and a word that calls for attention. */
const lineStart =
  '^[\\s[(*!–—-]{0,4}(?:(?:obs|nb|n\\.b\\.|attention|atención|attenzione|atenção|let op|uwaga|pozor|huom|dikkat|увага|внимание|注意|주의)[\\s:!,：]{1,3})?'

/** Words for a draft, in any language. */
export const draftWords =
  'draft|entwurf|kladde|utkast|udkast|brouillon|bozza|borrador|rascunho|concept|conceptversie|wersja robocza|luonnos|koncept|чернетка|черновик|taslak|πρόχειρο|下書き|草稿|草案|초안|مسودة|טיוטה'

/** A word for a draft, as a line of its own or before a dash, a colon or a comma. */
export const otherLanguageDraftPattern = new RegExp(
  `${lineStart}(?:(?:kladde|utkast|udkast|brouillon|bozza|borrador|rascunho|esboço|conceptversie|wersja robocza|roboczy|luonnos|koncept|pracovní verze|чернетка|черновик|taslak|πρόχειρο|ciornă|piszkozat|مسودة|טיוטה)(?![\\p{L}])[^\\p{L}\\n]{0,4}(?:$|[–—:,!()|-]|\\s?(?:no|non|ne|nie|não|niet|ikke|må|får|ej|v|version)(?![\\p{L}]))|(?:CONCEPT|CONCETTO|KONSEPT)[\\])*]{0,3}(?:$|\\s?[–—:|-])|(?:下書き|草稿|草案|ドラフト|初稿|초안|초고)(?:$|[\\s：:！!（(、，。-]))`,
  'iu',
)

const publishBanWords = [
  'ne pas (?:publier|diffuser|divulguer|mettre en ligne|partager)',
  '(?:à|a) ne pas (?:publier|diffuser)',
  'no (?:publicar|difundir|divulgar|compartir)',
  'non (?:pubblicare|diffondere|divulgare|condividere)',
  'não (?:publicar|divulgar|partilhar|compartilhar)',
  'niet (?:publiceren|plaatsen|verspreiden|openbaar maken|voor publicatie)',
  'nie (?:publikować|udostępniać|rozpowszechniać|do publikacji)',
  'må (?:ikke|ikkje) (?:udgives|offentliggøres|offentliggjøres|publiceres|publiseres|deles)',
  'får (?:ej|inte) (?:publiceras|spridas|delas)',
  '(?:ikke|ikkje) (?:for|til) (?:publisering|publicering|offentliggørelse|offentliggjøring)',
  '(?:ej|inte) för publicering',
  'ei (?:saa julkaista|julkaistavaksi|julkisuuteen)',
  '(?:älä|älkää) julkais\\p{L}*',
  '(?:zatím )?(?:nezveřejňovat|nepublikovat|nezverejňovať)',
  'не (?:публікувати|публикувати|публиковать|для публікації|для публикации|поширювати)',
  '(?:yayınlamayın|yayımlamayın|yayınlanmasın|yayımlanmasın|paylaşmayın)',
  '(?:να )?μη(?:ν)? δημοσι\\p{L}+',
  'όχι για δημοσίευση',
  'nu (?:publicați|se publică)',
  'لا (?:تنشر|تنشروا|ينشر)|(?:ليس|غير) للنشر|يمنع النشر',
  'לא לפרסום|לא לפרסם|אין לפרסם',
].join('|')
/** "Ne pas publier", "Må ikke udgives": addressed to colleagues, anywhere in a short paragraph. */
const publishBanPattern = new RegExp(
  `(?<![\\p{L}])(?:${publishBanWords})(?![\\p{L}])|公開(?:禁止|不可|しない)|掲載(?:禁止|不可|しない)|未公開です|(?:请勿|不要|暂不|禁止)(?:发布|公开|转发|对外)|(?:게시|공개|배포) ?금지|게시하지 ?마`,
  'iu',
)

/** "Before the 8th of February": the day before which nothing may be said. */
const before =
  /(?<![\p{L}])(?:avant|antes|prima|voor|vóór|tot|przed|do|før|före|innan|ennen|před|до|перед|πριν|önce|inainte|jusqu['’]au|hasta|fino al|até|til|till|fram till)(?![\p{L}])[^\n]{0,40}\d/iu
const embargo = new RegExp(
  `${lineStart}(?:(?:strictement |estrictamente |strikt |strengt )?(?:(?:sous|bajo|sotto|sob|onder|pod|med|under|під|под) (?:embargo|эмбарго|ембарго)(?![\\p{L}])|(?:embargo|эмбарго|ембарго|ambargo|εμπάργκο|אמברגו|الحظر)(?:\\s?[:–—-]|\\s(?:jusqu|hasta|fino|até|til|till|tot|do|do dne|до|μέχρι|עד|حتى)))|spærrefrist|sperrefrist|julkaisuvapaa|엠바고|解禁|情報解禁|حظر (?:النشر|نشر))[^\\n]{0,60}\\d`,
  'iu',
)

/** Whether a line or short paragraph in any of these languages forbids publication before a certain day. Pure. */
export const isEmbargoInOtherLanguage = (text: string): boolean =>
  embargo.test(text) || (text.length < 160 && publishBanPattern.test(text) && before.test(text))

const internalNote = new RegExp(
  `${lineStart}(?:(?:note|notes|remarque|info) internes?|(?:à |pour )?usage interne(?: (?:uniquement|seulement))?|en interne|(?:nota|notas|uso|para uso|solo uso|solo para uso) intern[oa]s?(?: (?:solamente|soltanto|apenas))?|(?:nota|note|promemoria) (?:per|para) (?:la |il |o |a |el )?(?:redazione|redacción|redação|equipo|equipe|equipa|team|colleghi)|interno|intern(?:e)? (?:notitie|opmerking|gebruik|merknad|anteckning|note|bemærkning|kommentar)|internt(?: (?:bruk|brug|notat))?|(?:kun|endast|bare|enkel|alleen) (?:til |för |for |voor )?intern(?:t|e)?(?: (?:brug|bruk|gebruik))?|do użytku wewnętrznego|(?:notatka|uwaga) wewnętrzna|wewnętrzne|(?:vain )?sisäiseen käyttöön|sisäinen(?: huomautus| muistio| viesti)?|interní(?: poznámka| sdělení)?|(?:jen |pouze )?pro interní (?:potřebu|účely|použití)|внутрішн\\p{L}{1,3}(?: (?:нотатк\\p{L}|примітк\\p{L}|інформаці\\p{L}))?|(?:тільки )?для внутрішнього (?:використання|користування)|внутренн\\p{L}{2,3} (?:заметк\\p{L}|примечани\\p{L})|для (?:служебного|внутреннего) (?:пользования|использования)|dahili(?: not| kullanım)?|(?:şirket|ekip) içi|iç not|εσωτερικ(?:ή|ό|ές)(?: (?:χρήση|σημείωση|σημειώσεις))?|לשימוש פנימי(?: בלבד)?|הערה פנימית|للاستخدام الداخلي(?: فقط)?|ملاحظة داخلية)(?:$|\\s?[:：!.–—)\\]-])|(?:社内|内部)(?:用|限り|限定|メモ|向け|確認|資料|资料|使用|备注|備註|参考)|仅供内部|(?:내부|사내) ?(?:용|메모|공유|참고)`,
  'iu',
)

/** "nämn dem inte i utskicket": what a text must not say. */
const doNotMentionPattern =
  /(?<!\p{L})(?:nämn (?:dem|det|den|henne|honom|inte|inget)|(?:nævn|nevn|omtal) (?:det|dem|den|hende|ham|henne)?\s?(?:ikke|ikkje)|ne (?:pas )?(?:le |la |les |en )?mentionn(?:er|ez)|no (?:lo |la |los |las )?(?:mencion(?:ar|es|en)|nombr(?:ar|es|en))|non (?:menzionar|nominar)(?:e|lo|la|li|le)|não (?:o |a |os |as )?mencion(?:ar|e|em)|niet (?:noemen|vermelden)|nie wspominać|nezmiňovat|älä mainitse)(?!\p{L})/iu

/** "Pendiente: foto nueva", "→ preguntar": what is left to do or to ask. */
const openTaskPattern =
  /^[\s*_([]{0,4}(?:pendiente(?!\s?:\s?\d)|à faire|da fare|te doen|do zrobienia|att göra|por fazer)\s?:|(?:→|->|=>)\s?(?:preguntar|consultar|demander|chiedere|vragen|navragen|zapytać|fråga|spørg|perguntar|nachfragen|fragen|ask)(?!\p{L})(?! (?:at|in|us|our|for|sie|uns|an|am|im|bei|en|au|chez|à|na|bij|al) )/iu

/** Whether a line or paragraph in any of these languages is a note for colleagues. Pure. */
export const isInternalNoteInOtherLanguage = (text: string): boolean =>
  internalNote.test(text.slice(0, 200)) ||
  openTaskPattern.test(text) ||
  (text.length < 300 && doNotMentionPattern.test(text)) ||
  (text.length < 400 && publishBanPattern.test(text))
