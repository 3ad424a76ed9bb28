/** Whether the value of a field called "status" is of use to readers: "sold out". Pure. */
export const isStateForReaders = (text: string): boolean =>
  /^(?:sold out|fully booked|full|waitlist|voll|belegt|cancelled|canceled|postponed|few (?:tickets )?left|waiting list|ausverkauft|ausgebucht|abgesagt|verschoben|restkarten|warteliste|complet|annulé|reporté|completo|esaurito|annullato|agotado|cancelado|uitverkocht|afgelast|esgotado|utsolgt|udsolgt|slutsålt)(?:[,;(–-].{0,60}| (?:with|mit) .{0,40})?$/iu.test(
    text.trim(),
  )
