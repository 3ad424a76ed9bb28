import { Phrases } from './phrases'

/** Says who wrote, drew, photographed, translated or did the interview, and when a text was published or updated. */
export const creditPhrases = new Phrases(`
das (interview|gespräch) führte*
die fragen stellte*
interview(ed)? by
(the|this) (conversation|interview) (has been|was) (lightly )?(edited|condensed|shortened)
^das (gespräch|interview) wurde (redaktionell |leicht )?(bearbeitet|gekürzt|redigiert)
^photographs?:
^interview:
^text( und (fotos?|bilder?))?( von|:)
^texte? et
^words (by|and)
^written by
^story by
^reporting by
additional reporting
as told to
illustrations? (by|de|von|di)
illustriert von
illustrated by
illustrationen von
illustrazioni di
^ilustraciones de
^zeichnungen von
^fotos? (de|di|von|by|di:)
und fotos? von
^fot\\.
^foto:
^foto ©
^fotografie
photo(s|graphs?|graphy)? (by|courtesy|credits?|copyright)
^photos?:
crédits? photos?
crédito* (de )?(la )?(foto*|imagen|imagem)
bildnachweis
bildquelle
aufgezeichnet von
protokolliert von
übersetzt von
aus dem \\p{L}+ (von|übersetzt)
translated (by|from)
traduit (par|de)
traducción de
traduzione di
edited by
recorded by
propos recueillis
(mit )?material (der|von) (dpa|afp|reuters|epd|kna)
mit (dpa|afp|reuters)
^quellen?:
^sources?:
^(posted|published|veröffentlicht|publié|publicado|pubblicato|geplaatst|opublikowano) (on|by|am|von|le|par|el|por|il|da|op|door|przez)
^posted (by|in|on|at|\\d)
^released (on )?(\\d|jan*|feb*|mar*|apr*|may|jun*|jul*|aug*|sep*|oct*|nov*|dec*)
^publié le
^publicado (el|por|em)
^pubblicato (il|da)
^geplaatst (op|door)
^opublikowano
^veröffentlicht (am|von)
^erstellt (am|von)
^zuletzt (geändert|aktualisiert|bearbeitet)
^letzte (änderung|aktualisierung)
^last (updated|modified|edited|reviewed|changed|checked|revised)
^updated:
^updated (on|at|\\d)
^mis à jour
^actualizado
^aggiornato
^bijgewerkt
^zaktualizowano
^stand:
^von unserem
^from our (correspondent|reporter)
the author is a
der autor ist
die autorin ist
`)
