/** What a field called "status" says to readers: "sold out". Takes its value; pure. */
export const isStateForReaders = (text: string): boolean =>
  /^(?:sold out|fully booked|cancelled|canceled|postponed|few (?:tickets )?left|waiting list|ausverkauft|ausgebucht|abgesagt|verschoben|restkarten|warteliste|complet|annulé|reporté|completo|esaurito|annullato|agotado|cancelado|uitverkocht|afgelast|esgotado|utsolgt|udsolgt|slutsålt)$/iu.test(
    text.trim(),
  )
