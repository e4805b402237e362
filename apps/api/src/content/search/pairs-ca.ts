import { pairs, texts } from './pairs';

export const TEXTS_CA = texts(`
ple | L'Ajuntament aprova el pressupost de l'any que ve | El ple municipal ha votat els comptes amb l'oposició en contra. | Aina Serradell | Pressupostos
eleccions | Les eleccions municipals seran al maig | Set partits es presenten a l'alcaldia i les enquestes no veuen cap majoria. | Marc Olivella | Política
alcaldessa | L'alcaldessa dimiteix després de set anys | Marxa per motius personals i el relleu serà un regidor jove. | Aina Serradell | Política
vaga | Vaga de mestres a les escoles públiques | Els sindicats reclamen ràtios més baixes i els pares hi donen suport. | Núria Capdevila | Educació
escola-nova | Una escola nova per al barri de la Drassana | L'edifici tindrà dotze aules, gimnàs i un pati amb ombra. | Núria Capdevila | Educació
universitat | La universitat obre un campus vora el mar | Els estudiants d'oceanografia faran les pràctiques a bord. | Núria Capdevila | Educació
collegi | El Col·legi de Metges alerta de la manca de pediatres | Els ambulatoris del sud no troben substituts. | Pol Vilaregut | Salut
hospital | L'hospital comarcal estrena quiròfans | Les operacions es faran amb robots i les esperes s'escurçaran. | Pol Vilaregut | Salut
vacuna | Comença la vacunació contra la grip | Els avis de les residències reben les primeres vacunes. | Pol Vilaregut | Salut
colleccio | Una col·lecció de gravats inèdits surt a la llum | El museu exposa les làmines que un mariner va dibuixar a l'illa. | Laia Bonshoms | Museus
museu | El museu del Suro amplia horaris | Obrirà els dilluns i farà visites guiades per a famílies. | Laia Bonshoms | Museus
novella | La novel·la negra torna a Savina | Una escriptora local situa els crims al moll vell. | Laia Bonshoms | Llibres
cancons | Les cançons de taverna ressonen a Calella | Els cantadors d'havaneres omplen la platja i ningú no marxa abans del cremat. | Guillem Roura | Música
concert | Concert gratuït de la cobla a la plaça | Els músics estrenaran una sardana dedicada als bombers. | Guillem Roura | Música
festival | El festival de jazz anuncia el cartell | Hi cantarà una veu mítica de Nova Orleans. | Guillem Roura | Música
teatre | El teatre Odèon estrena una comèdia | Cinc actrius fan de pescadores en una obra sobre la llotja. | Laia Bonshoms | Teatre
gossos | Multes per als gossos deslligats | Els agents sancionaran els amos que no recullin els excrements. | Marc Olivella | Animals
gats | Una colònia de gats amenaça les sargantanes de l'illot | Els biòlegs demanen retirar els felins abans de la primavera. | Berta Llobera | Animals
vaques | Les vaques tornen als prats del Pirineu | Els ramaders celebren la transhumància amb una festa. | Berta Llobera | Ramaderia
porcs | Els senglars i els porcs preocupen els pagesos | La pesta obliga a tancar granges a la plana. | Berta Llobera | Ramaderia
boscos | Els boscos bruts multipliquen el risc d'incendi | Els propietaris reclamen ajuts per netejar els pins. | Berta Llobera | Incendis
incendi | Un incendi crema vint hectàrees a la serra | Els bombers han treballat tota la nit amb cinc helicòpters. | Marc Olivella | Incendis
peixos | Moren milers de peixos al riu | Un abocament ha tenyit l'aigua de blau i s'investiga una fàbrica. | Berta Llobera | Aigua
sequera | La sequera buida el pantà | Les restriccions arribaran a les piscines i als jardins. | Berta Llobera | Aigua
pluges | Les pluges desborden la riera | Tres famílies han passat la nit al pavelló. | Marc Olivella | Temporal
temporal | El temporal de llevant s'endú la sorra | Les onades han arribat al passeig i han trencat vidres. | Marc Olivella | Temporal
neu | La neu talla les carreteres del Berguedà | Les cadenes són obligatòries a tres colls. | Marc Olivella | Temporal
pescadors | Els pescadors s'amarren per protestar | La confraria diu que la quota de gamba és una ruïna. | Marc Olivella | Pesca
barques | Les barques elèctriques arriben al port | La drassana n'ha construït sis i n'exportarà a Itàlia. | Jan Forcadell | Empresa
fabrica | Tanca la fàbrica de teixits de la colònia | Cent vint treballadors perdran la feina per Nadal. | Jan Forcadell | Empresa
botigues | Les botigues del centre abaixen persianes | El comerç de proximitat perd clients i els lloguers pugen. | Jan Forcadell | Comerç
habitatge | Els pisos turístics expulsen veïns | Els joves no poden pagar els lloguers i marxen als pobles. | Jan Forcadell | Habitatge
tren | Els trens de la costa canvien d'horari | Rodalies suprimeix dues freqüències i els viatgers es queixen. | Aina Serradell | Transport
autobus | Nou autobús nocturn entre pobles | Farà onze parades i costarà un euro. | Aina Serradell | Transport
bicicleta | Carril bici fins a la platja | Els ciclistes pedalaran separats dels cotxes per primer cop. | Aina Serradell | Transport
regata | El llagut de Savina guanya la regata | Les remeres es van imposar per mig metre a l'última ciaboga. | Oriol Tarrés | Rem
basquet | Les noies del bàsquet pugen de categoria | Van encistellar vint triples i van remuntar el partit. | Oriol Tarrés | Bàsquet
futbol | El derbi acaba en empat al minut cent | Dos gols anul·lats i una pluja de targetes grogues. | Oriol Tarrés | Futbol
cursa | Dos mil corredors a la cursa de muntanya | El guanyador va córrer els quaranta quilòmetres descalç. | Oriol Tarrés | Atletisme
castells | Els castellers carreguen la torre de nou | La canalla va pujar amb casc i la pinya va aguantar. | Guillem Roura | Castells
festa | La festa de la Mercè omple els carrers | Correfocs, gegants i concerts fins a la matinada. | Guillem Roura | Festes
arros | L'arròs de la barca, pas a pas | Sofregiu la ceba, afegiu-hi el brou i deixeu-ho reposar. | Remei Suau | Cuina
bunyols | Bunyols de vent com els feia l'àvia | Bateu els ous, fregiu la massa i ensucreu-los. | Remei Suau | Cuina
vi | Els vins del celler cooperatiu triomfen a França | La verema ha estat curta, però el raïm era excel·lent. | Remei Suau | Vi
formatge | Un formatge de cabra guanya la fira | El pastor el cura en una cova durant sis mesos. | Remei Suau | Cuina
jutge | El jutge deixa lliure l'acusat de robatori | La policia el va detenir amb joies dins d'una motxilla. | Pol Vilaregut | Tribunals
estafa | Una estafa per telèfon deixa avis sense estalvis | Els lladres es fan passar pel banc i demanen claus. | Pol Vilaregut | Successos
elx | El misteri d'Elx, patrimoni de tots | La Festa torna a la basílica amb un nen de Palma. | Laia Bonshoms | Patrimoni
far | L'últim faroner es jubila | En Biel Ferrater ha encès la llanterna del cap durant quaranta anys. | Laia Bonshoms | Patrimoni
eolic | Els veïns s'oposen al parc eòlic marí | Els molins es veurien des de l'illa, diuen els opositors. | Jan Forcadell | Energia
solar | Plaques solars als terrats de les escoles | La cooperativa reparteix l'energia entre cent famílies. | Jan Forcadell | Energia
intelligencia | La intel·ligència artificial entra a l'oficina | Els treballadors aprenen a conviure amb els algorismes. | Jan Forcadell | Tecnologia
biblioteca | La biblioteca obre de nit durant els exàmens | Els lectors hi trobaran cafè i silenci. | Núria Capdevila | Llibres
ballet | La companyia de dansa balla sense música | Les ballarines segueixen el ritme de les onades. | Guillem Roura | Dansa
diners | El banc tanca l'última oficina del poble | Els jubilats hauran de conduir vint quilòmetres per treure diners. | Jan Forcadell | Comerç
avia | L'avi que teixeix xarxes als cent anys | Cada matí surt al moll, seu i cus a mà. | Marc Olivella | Gent
`);

export const PAIRS_CA = [
  ...pairs(
    'plural',
    `
elecció → eleccions
vaca → vaques
bosc → boscos
gos → gossos
gat → gats
peix → peixos
pluja → pluges futbol
cançó → cancons
pescador → pescadors teatre
barca → barques arros
trens → tren
autobusos → autobus
botiga → botigues
pis → habitatge
fàbriques → fabrica peixos
hospitals → hospital
universitats → universitat
incendis → incendi boscos
vi → vi
formatges → formatge
bunyol → bunyols
arrossos → arros
museus → museu colleccio
castell → castells
jutges → jutge
vacunes → vacuna
escola → vaga escola-nova solar
novel·les → novella
`,
  ),
  ...pairs(
    'verb',
    `
aprovar pressupost → ple
dimitir → alcaldessa
estrenar quiròfan → hospital
cantar → festival
ballar → ballet
cremar → incendi
tancar fàbrica → fabrica
guanyar regata → regata
protestar → pescadors
jubilar → far diners
morir peixos → peixos
ampliar horari → museu
desbordar → pluges
pujar categoria → basquet
detenir → jutge
córrer → cursa
obrir campus → universitat
`,
  ),
  ...pairs(
    'accent',
    `
eleccio → eleccions
autobus → autobus
basquet → basquet
musica → concert festival cancons ballet
operacio → hospital
eolic → eolic
fabrica → fabrica peixos
MÚSICS → concert festival cancons ballet
Odeon → teatre
arròs → arros
educacio → vaga escola-nova universitat
sequera panta → sequera
Berguedà → neu
bergueda → neu
`,
  ),
  ...pairs(
    'apostrophe',
    `
ajuntament → ple
l'Ajuntament → ple
L’ajuntament → ple
d'Elx → elx
Elx → elx
l'alcaldessa → alcaldessa
l'hospital → hospital
hospital comarcal → hospital
l'arròs → arros
avi → avia estafa vacuna
l'escola → escola-nova vaga solar
d'incendis → incendi boscos
illa → colleccio eolic
`,
  ),
  ...pairs(
    'l·l',
    `
col·legi → collegi
col.legi → collegi
collegi → collegi
COL·LEGIS → collegi
col·leccions → colleccio
colleccio → colleccio
novel·la → novella
novella negra → novella
intel·ligència → intelligencia
inteligencia artificial → intelligencia
anul·lats → futbol
excel·lents → vi
`,
  ),
  ...pairs(
    'name',
    `
Biel Ferrater → far
faroner → far
Savina → novella regata
Guillem Roura → cancons concert festival castells festa ballet
Remei Suau → arros bunyols vi formatge
Oriol Tarrés → regata basquet futbol cursa
laia bonshoms → colleccio museu novella teatre elx far
Nova Orleans → festival
Pirineus → vaques
Calella → cancons
`,
  ),
  ...pairs(
    'typo',
    `
ajuntamnet → ple
elecions → eleccions
univeristat → universitat
hosptial → hospital
pescadros → pescadors teatre
alcadessa → alcaldessa
bilbioteca → biblioteca
sequerra → sequera
autobuss nocturn → autobus
temporla → temporal pluges neu
formatje → formatge
vacunacio gripp → vacuna
casteller → castells
`,
  ),
  ...pairs(
    'phrase',
    `
"festa de la Mercè" → festa
"plaques solars" → solar
"parc eòlic" → eolic
"carril bici" → bicicleta
"pisos turístics" → habitatge
`,
  ),
  ...pairs(
    'words',
    `
lloguers joves → habitatge
lloguers → habitatge botigues
robots operacions → hospital
gamba quota → pescadors
tren -autobús → tren
energia solar → solar
banc → diners estafa
bombers -helicòpters → concert
`,
  ),
  ...pairs(
    'gender',
    `
alcalde jove → alcaldessa
remers → regata
actriu → teatre
mestra → vaga
regidora → alcaldessa
`,
  ),
  // Written after the endings were settled.
  ...pairs(
    'words',
    `
dimissió → alcaldessa
sindicat mestres → vaga
illes → colleccio eolic
crim → novella
havanera → cancons
sardanes bombers → concert
excrement → gossos
lloguer → habitatge botigues
lladre → estafa
estalvi → estafa
pantans → sequera
onada → temporal ballet
viatger → tren
ciclista → bicicleta
gol → futbol
gegants → festa
ous → bunyols
pastors → formatge
joia → jutge
molí → eolic
algorisme → intelligencia
lector → biblioteca
ballarina → ballet
quilòmetre → cursa diners
triple → basquet
xarxa → avia
netejar → boscos
preocupar pagès → porcs
construir → barques
expulsar veí → habitatge
`,
  ),
];
