/**
 * Words that say who is wanted for a job: "we are looking for a cook", "Für die Werkstatt suchen wir eine Leitung".
 */
const seekingPattern =
  /(?<!\p{L})(?:we(?:['’]re| are) (?:looking for|hiring|seeking|recruiting)|we seek|is (?:looking for|hiring|seeking|recruiting)|join us as|suchen wir|wir suchen|(?:sucht|suchen)(?! sie\b)|needs? (?:\p{L}{1,12} ){0,3}(?:volunteers?|helpers?|people|hands|drivers?|someone)|wir stellen ein|nous (?:cherchons|recherchons|recrutons)|recherche une?|buscamos|cerchiamo|wij zoeken|we zoeken|szukamy|poszukujemy|procuramos|vi söker|vi søger|vi søker|haemme)(?!\p{L})/iu

/** Whether a sentence of a job advertisement says who is wanted. Pure. */
export const saysWhoIsWanted = (sentence: string): boolean => seekingPattern.test(sentence)
