/**
 * Text that tells a machine reader what to do. Anything that reads an item as data must never follow it, and a post
 * must never say it (spec/security#7.4). Errs on the wide side: a person looks at what is marked.
 */
const injections: readonly RegExp[] = [
  // An order stands at the beginning of a sentence or after "please", "must" and the like; "rules override others"
  // is not an order.
  /(?:^|[.!?:;,"“”„'‘()[\]>*#\n–—-][^\S\n]*|\b(?:please|must|should|to|now|then|and|so|you|just|bitte|und|jetzt)\s+)(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|existing|other|the)\b[^.!?\n]{0,30}\b(?:instructions?|prompts?|rules?|directions?|guidelines?|messages?|context|orders?|commands?|voice)\b/iu,
  /\b(?:ignore|disregard|forget)\b[^.!?\n]{0,12}\b(?:everything|all|anything|what)\b[^.!?\n]{0,20}\b(?:above|before this|so far|you (?:have )?(?:read|were told|been told|know about your))\b/iu,
  /\b(?:ignorier(?:e|t|en)|vergiss|vergesst|vergessen Sie|missachte\p{L}*|übergehe?)\b(?:(?!\bnicht\b)[^.!?\n]){0,60}\b(?:Anweisung\p{L}*|Instruktion\p{L}*|Vorgabe\p{L}*|Regel\p{L}*|Prompts?|Befehl\p{L}*|Anleitung\p{L}*)\b(?![^.!?\n]{0,8}\bnicht\b)/iu,
  /\b(?:vergiss|vergesst|ignoriere|missachte)\b[^.!?\n]{0,6}\balles\b[^.!?\n]{0,40}\b(?:bisher|vorher|zuvor|oben|gelesen|gesagt)\b/iu,
  /\b(?:ignore[zr]?|oublie[zr]?|ignora|ignore|olvida|esqueça|dimentica|negeer|zignoruj|ignoruj|vergeet|glöm)\b[^.!?\n]{0,60}\b(?:instruc\p{L}+|instruç\p{L}+|istruzion\p{L}+|consignes?|instructies|instrukcj\p{L}+|polece\p{L}+|instruktioner)/iu,
  /(?:игнорируй\p{L}{0,12}|забудь\p{L}{0,12})[^.!?\n]{0,60}инструкци|talimat[^.!?\n]{0,40}(?:yok say|görmezden|unut)|指示[^。\n]{0,12}(?:無視|忘れ)|(?:忽略|无视|忘记)[^。\n]{0,16}(?:指示|指令|说明)|תתעלם[^.\n]{0,30}הוראות|تجاهل[^.\n]{0,30}التعليمات|αγνόησε[^.\n]{0,30}οδηγίες/iu,
  /\b(?:your|full|whole|entire|hidden|begin|end of)\s+(?:system|hidden|secret|developer|initial)[ -]?(?:prompt|message|instructions?)\b|\b(?:system|hidden|secret|developer|initial)[ -]?(?:prompt|message|instructions?|note)\b\s*(?:[:\]]|to (?:the )?(?:AI|model|assistant)\b)|\b(?:begin|end) hidden prompt\b/iu,
  /\b(?:dein\p{L}*|vollständig\p{L}*|ganze\p{L}*)\s+System-?(?:anweisung|nachricht|prompt)\p{L}*\b|\bSystem-?(?:anweisung|nachricht|prompt)\p{L}*\s*:/iu,
  /<\|?(?:im_start|im_end|system|assistant|user|endoftext)\|?>|\[\/?(?:INST|SYS|SYSTEM)\]|<<\/?SYS>>|^[^\S\n]{0,9}#{1,4}[^\S\n]{0,9}(?:system|assistant|developer|instruction)[^\S\n]{0,3}:/imu,
  /^[^\S\n]{0,9}(?:system|assistant|developer)[^\S\n]{0,3}:[^\S\n]{0,3}(?:you|your|please|ignore|disregard|approve|publish|post|write|reply|respond|answer|output|print|do|don['’]t|never|always|from|the following|new|now|override|set|enable|skip|treat|du|bitte|schreibe?|veröffentliche|ignoriere|antworte|genehmige)\b/imu,
  /\b(?:you are now|act as|pretend to be|behave as|du bist|agiere als|verhalte dich wie)\b[^.!?\n]{0,40}\b(?:AI|A\.I\.|KI|(?:helpful|AI|KI)[ -]?assistant|Assistent\p{L}*|chatbot|ChatGPT|GPT|language model|Sprachmodell|LLM|bot|DAN|unrestricted)\b|\byou are (?:a|an) (?:helpful|AI|unrestricted|uncensored)\b[^.!?\n]{0,20}\b(?:assistant|model|chatbot|bot)\b/iu,
  /\bdu bist (?:jetzt|nun|ab jetzt|ab sofort)\b[^.!?\n]{0,60}\b(?:musst|sollst|wartungsmodus|antwortest)\b|\b(?:ab jetzt|ab sofort|von nun an)\b[^.!?\n]{0,12}\b(?:antwort(?:e|est)|schreibst du|gibst du|bist du)\b/iu,
  /\bdu bist (?:jetzt|nun|ab jetzt) im \p{L}*modus\b|\bfrom now on,? (?:you|only|answer|respond|reply|write|always)\b|\byour (?:new|real|only|actual) (?:task|role|goal|job|instructions?|objective) (?:is|are)\b/iu,
  /\b(?:as|note (?:to|for)|attention|hinweis (?:an|für)|achtung|an)\s*,?\s+(?:an?\s+|any\s+|all\s+|alle\s+|the\s+|die\s+)?(?:large )?(?:AI|KI|LLMs?|language models?|Sprachmodelle?|(?:AI|KI)[ -]?(?:models?|agents?|assistants?|systems?|Modelle?|Assistenten|Systeme)|automated (?:readers?|systems?|tools?)|summari[sz]ers?|crawlers?)\b\s*(?:[:,!–—]|reading|processing|summari|that|die (?:das|dies|diesen)|you\b)/iu,
  /\b(?:dear|hey|hello|hi|liebe)\s+(?:AI|KI|LLMs?|language models?|Sprachmodelle?|(?:AI|KI)[ -]?(?:models?|agents?|assistants?|Modelle?|Assistenten)|summari[sz]ers?|ChatGPT|GPT|Claude|Gemini)\b\s*[:,!]/iu,
  /\b(?:AI|KI|LLM|language model|Sprachmodell|chatbot|assistant)s?\b[^.!?\n]{0,40}\b(?:reading|processing|parsing|summari[sz]ing) (?:this|the)\b|\b(?:KI|Sprachmodell\p{L}*)\b[^.!?\n]{0,10}\b(?:die|das)\b[^.!?\n]{0,20}\b(?:liest|lesen|zusammenfass\p{L}*)\b/iu,
  /\bif you are (?:an? )?(?:AI|LLM|language model|assistant|chatbot|automated)\b|\bassistant,? when you\b|\bwenn du eine? (?:KI|Sprachmodell)\b/iu,
  /\b(?:respond|reply|answer|output|print|say|write|post|antworte|gib|schreibe?|poste)\b[^.!?\n]{0,25}\b(?:only|exactly|instead|verbatim|nur|ausschließlich|stattdessen|wörtlich)\b[^.!?\n]{0,40}(?:[:"“„'«]|\b(?:(?:with|mit) (?:the|dem|den|der) (?:word|words|phrase|text|following|link|Wort|Worten|Satz|Text|Link)|the (?:word|words|phrase|following|link)|das Wort|den Text|folgende\p{L}*)\b)|\boutput the (?:word|phrase|text|following)\b/iu,
  /\b(?:when|if|while|wenn|falls)\b[^.!?\n]{0,30}\b(?:summari[sz]\p{L}+|(?:generat|creat|mak|writ)\p{L}+ (?:a |the |social |any )*(?:posts?|captions?|summary|summaries|tweets?)|zusammenfass\p{L}*|(?:Posts?|Beiträge?) (?:schreib|erstell)\p{L}*)\b[^.!?\n]{0,60}\b(?:this|these|that you|from (?:this|the)|always|dies\p{L}*|immer)\b[^.!?\n]{0,80}\b(?:include|add|mention|say|link|append|tell|tag|recommend|füge|nenne|erwähne|verlinke|schreibe)\b/iu,
  /\b(?:summari[sz]\p{L}+|zusammenfass\p{L}*)\b[^.!?\n]{0,30}\b(?:this|dies\p{L}*)\b[^.!?\n]{0,80}\b(?:include|add|mention|say|link|append|tell|recommend|füge|nenne|erwähne|verlinke|schreibe)\b/iu,
  /\b(?:reveal|leak|print|repeat|expose|output|show|send|verrate|gib|zeige|sende)\b[^.!?\n]{0,40}\b(?:system[ -]?prompts?|(?:all|your|the|alle) (?:api[ -]?keys?|API-Schlüssel|secrets|passwords)|your (?:instructions?|prompt|rules)|deine\p{L}* (?:Anweisung\p{L}*|Instruktion\p{L}*|Vorgaben))\b|\brepeat (?:the|all) (?:text|words|instructions) above\b/iu,
  /\b(?:do not|don['’]t|never)\b[^.!?\n]{0,20}\b(?:mention|reveal|tell|disclose)\b[^.!?\n]{0,40}\b(?:this (?:instruction|message|prompt|note)|the user|humans?)\b|\bdo not follow (?:the|your|any) (?:rules|instructions|guidelines)\b/iu,
  /\b(?:tell|instruct|inform|sag\p{L}*)\b[^.!?\n]{0,12}\b(?:summari[sz]ers?|language models?|AI|bots?|KI)\b[^.!?\n]{0,6}\b(?:that|to|dass)\b/iu,
  /\b(?:enter|enable|activate|in) developer mode\b|\bdeveloper mode (?:enabled|activated|on)\b|\bend of (?:article|document|content)\b[^.\n]{0,20}\b(?:new|begin|instruction)|\b(?:new|updated) instructions?\s*:|(?:^|[.!?\n][^\S\n]*)neue Anweisung\p{L}*\s*:/iu,
  /\boverride (?:all |the |any )?(?:safety|brand|content|moderation|review|voice)\b|\btreat this (?:item|content|post|page|text) as (?:already )?(?:approved|reviewed|safe|trusted)\b|\b(?:approve|publish) (?:this|and publish)\b[^.!?\n]{0,40}\b(?:without|immediately|everything|now|sofort)\b|\byou must (?:include|add|mention|link|tag|recommend|promote|say)\b[^.!?\n]{0,60}\b(?:posts?|captions?|summary|summaries|you (?:generate|write|create))\b/iu,
]

/** Whether a text gives instructions to a machine reader. Takes any text; pure. */
export const isInjection = (text: string): boolean =>
  instructionWordPattern.test(text) && injections.some((pattern) => pattern.test(text))

/** Words of which every instruction contains at least one; most texts contain none and need no closer look. */
const instructionWordPattern =
  /ignor|disregard|forget|overrid|bypass|vergiss|vergess|missacht|übergeh|oublie|olvida|dimentica|negeer|prompt|system|secret|hidden|instruc|anweisung|im_start|im_end|endoftext|\[\/?INST|assistant|assistent|developer|\bA\.?I\b|\bKI\b|chat|\bGPT|\bbots?\b|\bDAN\b|LLM|language model|sprachmodell|automated|summari|crawler|only|exactly|instead|verbatim|nur|ausschließlich|stattdessen|wörtlich|generat|writ|zusammenfass|schreib|reveal|leak|repeat|expose|verrate|zeige|sende|print|mention|disclose|\btell|instruction|end of|du bist|ab jetzt|ab sofort|von nun an|from now on|you are|act as|pretend|behave as|override|your (?:new|real|only|actual)|treat this|approve|publish|you must|do not follow|игнорир|забудь|talimat|指示|忽略|无视|忘记|תתעלם|تجاهل|αγνόησε|esqueça|vergeet|glöm/iu

/**
 * Whether an address imitates another one: letters of two scripts, their encoded form (punycode), or a digit in
 * place of a letter. Pure.
 */
export function isLookalikeLink(url: string): boolean {
  const host = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? ''
  return (
    (/\p{Script=Latin}/u.test(host) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(host)) ||
    /(?:^|\.)xn--/i.test(host) ||
    /[a-z][01][a-z]|[a-z]{3}[01](?=[-.])/i.test(host.replace(/\d{2,}/g, ''))
  )
}

/**
 * Returns what a text's invisible characters say to a machine: letters written as tag characters, or "" for a long
 * run of zero-width characters, which carries a message in whatever encoding. Undefined if there is neither. Pure.
 */
export function decodeHiddenInstruction(text: string): string | undefined {
  const tags = text.match(/[\u{E0020}-\u{E007E}]{8,}(?!\u{E007F})/gu)?.join(' ')
  if (tags) return [...tags].map((one) => String.fromCodePoint((one.codePointAt(0) ?? 0) & 0x7f)).join('')
  return /(?:[\u200B-\u200D\u2060-\u2064\uFEFF]){16,}/u.test(text) ? '' : undefined
}
