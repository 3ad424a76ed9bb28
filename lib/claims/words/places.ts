/**
 * Places with their German and English names; several names of one place are joined by "=". None of them is a
 * common word.
 */
const placeNameList = `
aachen augsburg bamberg barcelona=barzelona basel=basle bayreuth belfast berlin bern=berne bielefeld birmingham bochum bonn boston
brandenburg bremen bremerhaven brighton bristol brussel=bruessel=brussels=bruxelles budapest bukarest=bucharest cambridge cardiff celle chemnitz
chicago cottbus coventry cuxhaven dallas darmstadt dessau detmold detroit dortmund dresden dublin duisburg dusseldorf=duesseldorf edinburgh=edinburg
eisenach emden erfurt erlangen exeter flensburg florenz=florence=firenze frankfurt freiburg freising friedrichshafen fulda furth=fuerth
garmisch-partenkirchen genf=geneva=geneve gelsenkirchen gera giessen glasgow goppingen=goeppingen gorlitz=goerlitz gottingen=goettingen goslar graz
greifswald gutersloh=guetersloh hamburg hameln hanau hannover=hanover heidelberg heilbronn helsinki hildesheim houston husum ingolstadt innsbruck
istanbul jena johannesburg kaiserslautern karlsruhe kassel kempten klagenfurt koblenz=coblenz koln=koeln=cologne konstanz=constance
kopenhagen=copenhagen krakau=krakow=cracow krefeld landshut lausanne leeds leicester leipzig leverkusen linz lissabon=lisbon=lisboa liverpool london
lubeck=luebeck ludwigsburg ludwigshafen luneburg=lueneburg luttich luzern=lucerne lyon madrid magdeburg mailand=milan=milano mainz malmo=malmoe
manchester mannheim marburg marseille meissen melbourne memmingen miami minden moskau=moscow monchengladbach=moenchengladbach
munchen=muenchen=munich munster=muenster neapel=naples=napoli newcastle nottingham nurnberg=nuernberg=nuremberg oberhausen odense offenbach offenburg
oldenburg osnabruck=osnabrueck oslo oxford paderborn paris passau philadelphia pirmasens pisa pforzheim plymouth portland portsmouth potsdam
prag=prague=praha quedlinburg ravensburg regensburg remscheid reutlingen reykjavik rom=rome=roma rosenheim rostock rotterdam saarbrucken=saarbruecken
salzburg sandnes schweinfurt schwerin seattle sevilla=seville sheffield singapur=singapore sofia solingen southampton speyer stavanger
steyr stockholm stralsund strassburg=strasbourg stuttgart sydney tallinn timmendorf tokio=tokyo toronto trier triest=trieste tubingen=tuebingen turin=torino
ulm uppsala utrecht vancouver venedig=venice=venezia villach warschau=warsaw=warszawa washington weimar wetzlar wien=vienna wiesbaden wilhelmshaven
wismar wittenberg wolfsburg wuppertal wurzburg=wuerzburg zagreb zermatt zurich=zuerich zwickau amsterdam antwerpen=antwerp athen=athens bilbao
bologna bordeaux breslau=wroclaw brno=brunn danzig=gdansk den-haag=hague riga vilnius ljubljana bratislava=pressburg belgrad=belgrade gent=ghent
brugge=bruges nizza lille toulouse nantes valencia malaga verona padua genua=genoa palermo teheran=tehran kairo=cairo peking=beijing shanghai
hongkong seoul bangkok delhi mumbai lagos nairobi accra kapstadt montreal ottawa denver atlanta austin philadelphia minneapolis pittsburgh baltimore
sacramento oakland york norwich swansea aberdeen dundee inverness galway limerick cork kent devon cornwall sussex essex norfolk suffolk yorkshire
deutschland=germany osterreich=oesterreich=austria schweiz=switzerland=suisse frankreich=france italien=italy spanien=spain portugal polen=poland
niederlande=netherlands=holland belgien=belgium danemark=daenemark=denmark schweden=sweden norwegen=norway finnland=finland grossbritannien=britain
england schottland=scotland irland=ireland wales griechenland=greece turkei=tuerkei ungarn=hungary tschechien=czechia slowakei=slovakia
slowenien=slovenia kroatien=croatia serbien=serbia rumanien=rumaenien=romania bulgarien=bulgaria ukraine russland=russia estland=estonia
lettland=latvia litauen=lithuania europa=europe asien=asia afrika=africa amerika=america australien=australia kanada=canada mexiko=mexico
brasilien=brazil argentinien=argentina chile peru kolumbien=colombia indien=india japan china korea vietnam thailand indonesien=indonesia
agypten=aegypten=egypt marokko=morocco tunesien=tunisia kenia=kenya ghana nigeria athiopien=aethiopien=ethiopia sudafrika=suedafrika israel iran irak=iraq
luxemburg=luxembourg liechtenstein iceland malta zypern=cyprus bayern=bavaria sachsen=saxony hessen=hesse thuringen=thueringen=thuringia
niedersachsen nordrhein-westfalen schleswig-holstein mecklenburg rheinland-pfalz saarland brandenburg sachsen-anhalt baden-wurttemberg
franken allgau=allgaeu tirol=tyrol steiermark=styria karnten=kaernten=carinthia vorarlberg burgenland toskana=tuscany sizilien=sicily sardinien=sardinia
mallorca=majorca kreta=crete bretagne=brittany normandie=normandy sylt rugen=ruegen usedom fehmarn amrum norderney juist borkum eifel
schwarzwald spreewald ostsee nordsee bodensee kalifornien=california texas florida ohio oregon nevada colorado michigan virginia arizona
kreuzberg neukolln=neukoelln friedrichshain charlottenburg pankow altona eimsbuttel=eimsbuettel barmbek blankenese schwabing giesing
haidhausen ehrenfeld bockenheim sachsenhausen connewitz plagwitz gohlis brooklyn manhattan camden hackney islington shoreditch
`

/** Each name with all names of the same place. */
export const placeNamesByName: ReadonlyMap<string, readonly string[]> = new Map(
  placeNameList
    .trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const all = entry.split('=')
      return all.map((name): [string, readonly string[]] => [name, all])
    }),
)

/** Places that are also common words: they count only after "in", "nach" or "aus". */
export const ambiguousPlaces: ReadonlySet<string> = new Set(
  'essen halle hof bath reading hagen bergen gera linz'.split(' '),
)
