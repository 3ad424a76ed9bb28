import type { Span } from '@/lib/text/span'
import { splitBriefSentences } from './split-brief-sentences'

/** Phrases that introduce whom someone writes for. */
export const audienceIntroPattern =
  /(?:\b(?:we (?:write|speak|talk) (?:mainly |mostly |primarily |first and foremost )?(?:for|to|with)|we(?:['’]re| are) (?:writing|talking|speaking) (?:mainly |mostly )?(?:for|to)|(?:is|are|gets?) (?:being )?(?:written|meant|intended|made) for|our (?:target )?(?:audience|readers|readership|customers|target group)(?: from now on)?(?:[ ](?:is|are|consists? of)|:)|the target (?:audience|group) (?:is|are)|(?:aimed|directed|geared) at|(?:we|you) (?:want to |wish to |would like to )?(?:reach|address)(?: (?:is|are))?|(?:think of|picture|imagine) (?:one|a single|our|the) (?:typical )?reader:|wir (?:schreiben|sprechen|texten) (?:in erster linie |vor allem |hauptsächlich |nur |ausschließlich )?(?:für|zu|mit)|(?:schreiben|texten) (?:tun wir|sollen sie|wollen wir|wir) für|gelesen werden (?:wir|unsere texte) von|(?:die |unsere )?(?:zielgruppen?|leserschaft|leserinnen und leser)(?: (?:der|unserer) texte)? (?:sind|ist)|unsere (?:zielgruppe|leser|kunden|kundinnen|leserinnen)(?: und leser| und kunden)? (?:sind|ist|besteht aus)|(?:richtet|richten|wenden) (?:sich|uns) an|wir (?:möchten|wollen) (?=[^.]{3,120} (?:erreichen|ansprechen))))\s+/i
const correction =
  /^(?:no|nein|nee|quatsch|actually|better|rather|genauer|besser|vielmehr)\b[,.:]?\s*(?:genauer|besser|better|rather|more precisely|to be precise|actually|vielmehr|make that)?\s*[:,]?\s+/iu
const aside =
  /^(?:not|no|never|nicht|keine?|nie|all agreed|unanimous\w*|agreed|einstimmig|beschlossen|that['’]?s|this is|das (?:ist|sind|war)|point out|note|they|those|these|everyone|everybody|we (?:don['’]t|do not|never)|wir (?:\p{L}+ )?nicht|die (?:anderen|übrigen|können|kommen|wissen)|alle anderen|the others?|others|anyone|if|falls|wenn|though|für \p{L}+ gibt)(?![\p{L}])/iu

/**
 * Returns the part of a text about readers that says who they are: what follows an introductory phrase, if there is
 * one, or a correction, without sentences that say who is not meant or that comment on it. Pure.
 */
export function findAudience(text: string, span: Span): Span {
  const all = splitBriefSentences(text, { from: span.from, until: Math.min(span.until, span.from + 6_000) })
  const of = ({ from, until }: Span) => text.slice(from, until)
  const turned = all.find((one) => !/\?["”“]?$/.test(of(one)) && audienceIntroPattern.test(of(one)))
  if (turned) {
    const found = audienceIntroPattern.exec(of(turned))
    const from = turned.from + (found ? found.index + found[0].length : 0)
    return { from, until: turned.until }
  }
  const corrected = all.findLast((one) => correction.test(of(one)) && of(one).length > 20)
  if (corrected)
    return {
      from: corrected.from + (correction.exec(of(corrected))?.[0].length ?? 0),
      until: corrected.until,
    }
  const end = all.findIndex((one, at) => at > 0 && aside.test(of(one)))
  const last = end > 0 ? all[end - 1] : undefined
  return last ? { from: span.from, until: last.until } : span
}
