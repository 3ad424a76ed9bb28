/** Phrases of notices in English texts, in the format of `Phrases`. */
export const englishNoticePhrases = String.raw`
made their first contribution
equal opportunit* employer
we are an equal
regardless of (age|gender|race|sex|origin|background)
free returns
free (shipping|delivery) (on|for|over|within)
shipping (costs|rates|charges|is calculated)
delivery (costs|charges|times?|within)
prices (include|exclude|incl|excl|are subject|may|correct|valid|shown|in|do not)
all prices
vat (included|excluded|no|number|reg*)
excludes
^excluding
offer (valid|ends|excludes|cannot|applies|expires)
cannot be combined
not valid (with|in|for)
no cash value
void where
not (financial|medical|legal|investment|tax) advice
no (financial|medical|legal|investment) advice
does not constitute
do not constitute
does not replace
for information(al)? (only|purposes)
for illustrative purposes
for educational purposes
consult (your|a|with) …(doctor|physician|lawyer|professional|adviser|advisor|vet)
individual results
results (may|will) vary
past performance
actual results (may|could|might|will) (differ|vary)
contains:? …(milk|nuts|gluten|wheat|soya?|eggs?|sulphites|sulfites|sesame|peanuts|fish|celery|mustard|allergens|affiliate|paid|sponsored)
for allergens
^allergen*
allergy (advice|information)
keep (out of reach|away from children|refrigerated)
choking hazard
not suitable for
adult supervision
registered (charity|office|in england|trade ?mark|company)
company (number|no|registration|reg)
trade ?marks? of
is a registered
all (rights|images|photos|photographs|content|text) (reserved|copyright|are|courtesy|by|remain)
reproduced (with|by)
reprinted (with|by)
courtesy of
^(this|an|the) (earlier|previous|original) version
this (article|story|post|piece|interview|text|review|page|website|e-?mail|message|newsletter|document|release|press release|recipe|report|site|entry|job|position) (was|is|has been) (first |originally |previously |last |also |automatically |machine )?(published|posted|updated|amended|corrected|edited|translated|sponsored|sent|intended|confidential|generated|produced|made possible|part of|available in|archived|no longer|closed|protected|co-?funded|supported|funded)
this (article|story|post|piece|text|page|recipe|e-?mail|message|newsletter|site|website) (first |originally )?(appeared|contains|may contain|includes|and any|uses|will not)
^corrections?
^clarification
editor'?s'? note
note to (editors?|self|team|colleagues)
notes (for|to) (editors?|the editor)
the (views|opinions) (expressed|are|stated)
views expressed
accept no (responsibility|liability)
no responsibility
cannot (accept|guarantee|be held)
we reserve the right
reserves? the right
subject to (change|availability|alteration|terms|approval|status|confirmation|licen[cs]e)
at the time of (writing|publication|going)
errors and omissions
terms (and conditions )?apply
(see|read|our|full|these|the|to|accept|under) …terms of (use|service|sale|participation) (apply|before|and privacy|can|are|at|on|here)
(our|full|see|read|website) terms of (use|service|sale|participation)
(our|full|see|read|usual|standard|following) terms and conditions
capitali[sz]ed terms
terms and conditions (apply|can|are available|at|on|here|of (sale|use))
see (full )?(terms|conditions|website for)
^while (stocks|supplies) last
by (continuing|using|clicking|subscribing|submitting|signing up|entering|registering|attending|purchasing|buying|downloading|installing|booking|ordering|visiting) …you (agree|accept|consent|confirm)
photograph* and film*
your (data|details|e-?mail|privacy|information|personal) …(will|is|are|matters?|safe)
we (never|will never|will not|do not|don't|won't|promise not to) (share|sell|spam|pass)( on)? (you|your|any of your|e-?mails?|addresses|data)
we (may|might) (earn|receive|get)
earn (a|us|an) …commission
as an (amazon|affiliate)
affiliate
sponsored (post|content)
^sponsored by
(episode|podcast|post|video|issue|edition|newsletter) is sponsored by
paid (partnership|promotion|content|post)
^advertis(ement|ing)
^advertorial
^promoted
you (are|were|have been) (receiv*|sent|getting|subscribed|registered|on our)
you received (this|an?)
you (receive|get) this (letter|e-?mail|message|newsletter|mail)
you're (receiving|getting|currently|subscribed)
you can (unsubscribe|opt out|manage|update your)
unsubscribe
opt out
update your (preferences|details|subscription)
manage (your )?(preferences|subscriptions?|cookies|consent)
no longer (wish|want) to receive
address book
having trouble (viewing|reading|seeing)
if you (can't|cannot|can not) (see|read|view) this
this is an automat*
(do not|please do not|don't) reply
do not (publish|share|distribute|forward|post|use before|circulate|copy|quote)
please (check|confirm|verify|proofread|replace|delete|ignore) (before|this|with|the (above|date|price|draft))
not for (resale|publication|distribution|release|sharing|circulation)
^confidential
strictly confidential
internal (use|only|note|memo|comment)
for internal
^draft( –| -|:| version| only| not|ed by)
^(still )?(to be|tbc|tba|tbd) (confirmed|announced|decided|added|checked)
needs? (review|approval|sign-off|proofreading|a (photo|picture|source))
waiting for (approval|sign-off|confirmation|legal)
high-?resolution
hi-res
hires (images?|photos?|pictures?|files?|bilder|fotos?)
images? (is|are|can be) (available|downloaded|found)
press (images|photos|kit|pack|contact|enquiries|inquiries|office)
media (contact|enquiries|inquiries|kit)
^media relations
for (further|more|additional|press|media|general) (information|details|info|enquiries|inquiries|questions)
interview requests
for interviews
available for interview*
for questions (about|on|regarding|concerning|please|contact|call|write|e-?mail)
^for questions
^next review
^last (reviewed|updated|changed)
if you have (any )?(questions|queries)
any questions
questions\? (contact|e-?mail|write|call|ask)
forward-looking
safe harbou?r
javascript (is|must|needs|muss|ist|has)
(enable|accept|reject|decline) (all )?cookies
uses? cookies
your browser (does|doesn't|is)
you must be (18|21|over|logged|a member|signed)
drink* responsibly
gambl* responsibly
over 18s
comments (are|have been|on this)
be the first to (comment|review|write)
(log ?in|sign in) to (comment|reply|read|continue|view|see|vote|like|post|download|leave)
must be (logged|signed) in
members? only content
views? my own
we cannot (accept|reply)
colou?rs may (vary|differ)
actual (product|colou?r|item)
illustration* (may|only|similar)
serving suggestion
batteries not
patent pending
rated \d
out of 5
`
