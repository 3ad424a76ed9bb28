/** Phrases of notices in French, Spanish, Italian, Dutch, Polish and Portuguese texts, in the format of `Phrases`. */
export const otherLanguageNoticePhrases = String.raw`
tous droits
toute reproduction
photos? non
sous réserve
dans la limite des
à consommer avec
l'abus d'alcool
contient …(lait|gluten|noix|œufs?|soja|arachides?|sulfites|liens)
peut contenir
allerg(ènes?|ies|iques)
vous recevez
désinscri*
désabonn*
ne pas (répondre|publier|diffuser|jeter)
prix ttc
tva (incluse|comprise|non)
frais de (port|livraison|dossier)
livraison (gratuite|offerte|sous|en)
contacts? presse
pour (tout|toute|plus d'|en savoir)
politique de
données personnelles
à usage interne
usage interne
confidentiel*
cet article (contient|a été|est paru|comporte)
liens? affili*
avec le soutien
ne convient pas
todos (los|os) (derechos|direitos)
queda prohibida
sujeto a
hasta (agotar|fin de existencias)
contiene …(leche|gluten|nueces|huevo|soja|latte|glutine|noci|uova|enlaces)
puede contener
può contenere
pode conter
contém …(leite|glúten|nozes|ovo|soja)
alérg*
alergen*
alérgenos
recib(es|ió|iste|e) est*
darte de baja
darse de baja
no (respond*|publicar)
gastos de envío
envío (gratis|gratuito|en)
iva (incluid*|inclus*|incluíd*|no)
(precios|preços) (con|com)
contacto (de|para) (prensa|medios|imprensa)
para (más|mais) (información|informações)
política de
uso interno
confidencial
este (artículo|artigo|texto) (contiene|contém|fue|foi|se publicó)
enlaces? de afiliad*
datos personales
dados pessoais
bases legales
con moderación
con el apoyo de
tutti i diritti
riproduzione riservata
fino (a|ad) esaurimento
salvo (errori|esaurimento|diversa|erro*)
hai ricevuto
ricevi (questa|questo)
ricevete questa
disiscri*
cancellarti
non rispond*
spese di spedizione
spedizione (gratuita|in|entro)
ufficio stampa
per (ulteriori )?informazioni
per maggiori informazioni
informativa
questo articolo (contiene|è)
dati personali
con il (sostegno|contributo|patrocinio)
alle rechten
onder voorbehoud
^zolang de voorraad
bevat …(melk|noten|gluten|ei|soja)
kan sporen
u ontvangt
je ontvangt
uitschrijven
verzendkosten
gratis verzending
inclusief btw
incl\. btw
noot voor de redactie
niet voor publicatie
perscontact
voor meer informatie
privacybeleid
persoonsgegevens
vertrouwelijk
mede mogelijk
wszelkie prawa
wszystkie prawa
do wyczerpania
zastrzeg*
zawiera …(mleko|gluten|orzechy|jaja|soję|vat)
może zawierać
alergi*
otrzymujesz
otrzymałeś
wypisać
wypisz
prosimy nie odpowiadać
koszty (dostawy|wysyłki)
darmowa (dostawa|wysyłka)
kontakt dla
więcej informacji
polityk* prywatności
danych osobowych
do użytku wewnętrznego
dofinansowan*
você (recebe|está|recebeu)
recebeu est*
cancelar (a )?(sua )?(inscrição|subscrição)
não (respond*|publicar)
enquanto (durarem|houver)
reprodução proibida
com o apoio
`
