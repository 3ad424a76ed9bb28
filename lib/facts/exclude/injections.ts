/**
 * Text that tells a machine reader what to do. Whoever reads an item as data must never follow it, and a post must never say
 * it (spec/security#7.4). Wide rather than narrow: a person looks at what is marked.
 */
const injections: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|existing|other)\b[^.!?\n]{0,30}\b(?:instructions?|prompts?|rules?|directions?|guidelines?|messages?|context|orders?|commands?)\b/iu,
  /\b(?:ignorier\p{L}*|vergiss|vergesst|vergessen Sie|missachte\p{L}*|übergehe?)\b[^.!?\n]{0,60}\b(?:Anweisung\p{L}*|Instruktion\p{L}*|Vorgabe\p{L}*|Regel\p{L}*|Prompts?|Befehl\p{L}*|Anleitung\p{L}*)\b/iu,
  /\b(?:ignore[zr]?|oublie[zr]?|ignora|ignore|olvida|dimentica|negeer|zignoruj|ignoruj)\b[^.!?\n]{0,60}\b(?:instruc\p{L}+|istruzion\p{L}+|consignes?|instructies|instrukcj\p{L}+|polece\p{L}+)\b/iu,
  /\b(?:system|hidden|secret|developer|initial)[ -]?(?:prompt|message|instructions?)\b/iu,
  /\bSystem(?:anweisung|nachricht|prompt)\p{L}*\b/iu,
  /<\|?(?:im_start|im_end|system|assistant|user|endoftext)\|?>|\[\/?(?:INST|SYS|SYSTEM)\]|<<\/?SYS>>|^[^\S\n]{0,9}#{0,4}[^\S\n]{0,9}(?:system|assistant|developer)[^\S\n]{0,3}:/imu,
  /\b(?:you are|act as|pretend to be|behave as|du bist|agiere als|verhalte dich wie)\b[^.!?\n]{0,40}\b(?:AI|A\.I\.|KI|assistant|Assistent\p{L}*|chatbot|ChatGPT|GPT|language model|Sprachmodell|LLM|bot|DAN)\b/iu,
  /\b(?:as|dear|note to|attention|hey|hello|an alle?|hinweis an|achtung|liebe)\s+(?:an\s+|any\s+|all\s+|the\s+|die\s+)?(?:AI|KI|LLMs?|language models?|Sprachmodelle?|assistants?|(?:AI|KI)[ -]?(?:models?|agents?|assistants?|systems?|Modelle?|Assistenten|Systeme)|automated (?:readers?|systems?)|summari[sz]ers?|crawlers?|bots?)\b/iu,
  /\b(?:AI|KI|LLM|language model|Sprachmodell|chatbot)s?\b[^.!?\n]{0,40}\b(?:must|should|shall|reading this|processing this|summari[sz]ing|muss|müssen|soll(?:en)?|die dies|liest|lesen)\b/iu,
  /\b(?:respond|reply|answer|output|print|say|write|post|antworte|gib|schreibe?|poste)\b[^.!?\n]{0,25}\b(?:only|exactly|instead|verbatim|nur|ausschließlich|stattdessen|wörtlich)\b[^.!?\n]{0,40}(?:[:"“„'«]|\b(?:with|mit|the (?:word|phrase|text|following|link)|das Wort|den Text|folgende\p{L}*)\b)/iu,
  /\b(?:when|if|while|wenn|falls)\b[^.!?\n]{0,30}\b(?:summari[sz]\p{L}+|generat\p{L}+ (?:a |the )?(?:post|text|caption|summary|tweet)|writ\p{L}+ (?:a |the |about )?(?:post|social|tweet|caption|summary)|zusammenfass\p{L}*|einen? (?:Post|Beitrag) schreib\p{L}*)\b[^.!?\n]{0,80}\b(?:include|add|mention|say|link|append|tell|recommend|füge|nenne|erwähne|verlinke|schreibe)\b/iu,
  /\b(?:reveal|leak|print|repeat|expose|send|verrate|zeige|sende)\b[^.!?\n]{0,40}\b(?:system prompt|api[ -]?keys?|instructions|passwords?|secrets?|tokens?|Zugangsdaten|Passw\p{L}+|Schlüssel)\b/iu,
  /\b(?:do not|don't|never)\b[^.!?\n]{0,20}\b(?:mention|reveal|tell|disclose)\b[^.!?\n]{0,40}\b(?:this (?:instruction|message|prompt|note)|the user|users|humans?|anyone)\b/iu,
  /\b(?:tell|instruct|inform|sag\p{L}*)\b[^.!?\n]{0,20}\b(?:summari[sz]ers?|language models?|AI|assistants?|bots?|KI)\b/iu,
  /\b(?:developer mode|end of (?:article|document|content)[^.\n]{0,20}(?:new|begin|instruction)|new instructions?|neue Anweisung\p{L}*)\b/iu,
]

/** True for text that gives instructions to a machine reader. Takes any text; pure. */
export const isInjection = (text: string): boolean =>
  mayInstruct.test(text) && injections.some((pattern) => pattern.test(text))

/** A word that every instruction holds; most texts hold none and are not looked at closer. */
const mayInstruct =
  /ignor|disregard|forget|overrid|bypass|vergiss|vergess|missacht|übergeh|oublie|olvida|dimentica|negeer|prompt|system|secret|hidden|instruc|anweisung|im_start|im_end|endoftext|\[\/?INST|assistant|assistent|developer|\bA\.?I\b|\bKI\b|chat|\bGPT|\bbots?\b|\bDAN\b|LLM|language model|sprachmodell|automated|summari|crawler|only|exactly|instead|verbatim|nur|ausschließlich|stattdessen|wörtlich|generat|writ|zusammenfass|schreib|reveal|leak|repeat|expose|verrate|zeige|sende|print|mention|disclose|\btell|new instruction|end of/iu

/** True for an address that looks like another: letters of two scripts, their encoded form, or a digit for a letter. Pure. */
export function exclusionOfLink(url: string): boolean {
  const host = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? ''
  return (
    (/\p{Script=Latin}/u.test(host) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(host)) ||
    /(?:^|\.)xn--/i.test(host) ||
    /[a-z][01][a-z]|[a-z]{3}[01](?=[-.])/i.test(host.replace(/\d{2,}/g, ''))
  )
}

/**
 * What invisible characters of a text say to a machine: letters written as tag characters, or a long row of characters without
 * width, which carries something however it is read ("" then). Undefined where there is neither. Pure.
 */
export function hiddenOrder(text: string): string | undefined {
  const tags = text.match(/[\u{E0020}-\u{E007E}]{8,}(?!\u{E007F})/gu)?.join(' ')
  if (tags) return [...tags].map((one) => String.fromCodePoint((one.codePointAt(0) ?? 0) & 0x7f)).join('')
  return /(?:[\u200B-\u200D\u2060-\u2064\uFEFF]){16,}/u.test(text) ? '' : undefined
}
