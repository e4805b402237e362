import type { Thing } from './picture';

export const LANGUAGES = ['ca', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words for a subject's picture. */
export interface Words {
  ca: string;
  es: string;
  /** Words of a story that the picture may illustrate. */
  told: RegExp;
  /** Things that its drawing must record inside the picture. */
  shows: readonly Thing[];
  /** Things that the text adds when they are drawn. */
  also?: readonly Thing[];
}

const of = (ca: string, es: string, told: RegExp, shows: string, also = ''): Words => ({
  ca,
  es,
  told,
  shows: shows.split(', '),
  ...(also ? { also: also.split(', ') } : {}),
});

/** Every subject that can be ordered. The Catalan forms are common to its general and Valencian standards. */
export const SUBJECTS = {
  lighthouse: of('Un far damunt de les roques', 'Un faro sobre las rocas', /far\b|faro|costa/i, 'lighthouse'),
  beach: of('Una platja amb gent asseguda', 'Una playa con gente sentada', /platja|playa|mar\b/i, 'people'),
  gull: of(
    'Una gavina damunt d’una roca, vora el mar',
    'Una gaviota sobre una roca, junto al mar',
    /gavina|costa|mar\b/i,
    'gull',
    'lighthouse',
  ),
  'night-walk': of(
    'Gent amb fanalets camí d’un far encès',
    'Gente con farolillos camino de un faro encendido',
    /far\b/i,
    'lighthouse, lantern, people',
  ),
  'eroded-beach': of(
    'Una platja estreta que arriba a la tanca d’un jardí',
    'Una playa estrecha que llega a la valla de un jardín',
    /platja|playa/i,
    'beach, fence',
  ),
  viewpoint: of(
    'Una persona en un mirador de pedra sobre el mar',
    'Una persona en un mirador de piedra sobre el mar',
    /mirador/i,
    'balustrade, people',
    'lighthouse',
  ),
  'sleepy-lighthouse': of(
    'Un far de paper amb cara d’adormit i una gavina al costat',
    'Un faro de papel con cara de sueño y una gaviota al lado',
    /far\b/i,
    'face, gull',
  ),
  'gull-letters': of(
    'Una gavina davant d’un munt de cartes',
    'Una gaviota ante un montón de cartas',
    /cartes|cartas/i,
    'gull, letters',
  ),
  'weather-mast': of(
    'Un pal amb anemòmetre i penell damunt d’un turó',
    'Un mástil con anemómetro y veleta sobre una loma',
    /meteor|observatori|vent\b|viento/i,
    'weather mast, people',
  ),
  plenary: of(
    'Una sala de plens plena de gent',
    'Un salón de plenos lleno de gente',
    /ple\b|pleno/i,
    'people',
  ),
  'council-table': of(
    'Micròfons a la taula d’una sala de plens',
    'Micrófonos en la mesa de un salón de plenos',
    /ple\b|pleno|alcald|ajuntament/i,
    'microphone',
    'people',
  ),
  'town-hall': of(
    'La façana d’un ajuntament amb gent a la plaça',
    'La fachada de un ayuntamiento con gente en la plaza',
    /ajuntament|ayuntamiento|ple\b|pleno/i,
    'people',
  ),
  bows: of(
    'Proes de barques de colors, amarrades en fila',
    'Proas de barcas de colores, amarradas en fila',
    /barques|barcas|port\b|moll|temporal/i,
    'boat',
  ),
  regatta: of(
    'Un llagut de rem avança prop d’una boia',
    'Un llaüt de remo avanza cerca de una boya',
    /llagut|regata/i,
    'crew',
    'lighthouse',
  ),
  quay: of(
    'Un moll amb barques i un fanal',
    'Un muelle con barcas y una farola',
    /moll|muelle|port\b|puerto|mar\b/i,
    'boat',
    'people',
  ),
  buoy: of(
    'Una embarcació de rem gira prop d’una boia',
    'Una embarcación de remo gira junto a una boya',
    /ciaboga|boia/i,
    'buoy, crew',
  ),
  'quay-concert': of(
    'Cadires i faristols en un moll, a punt per a un concert',
    'Sillas y atriles en un muelle, a punto para un concierto',
    /concert/i,
    'music stand, chair',
  ),
  'sea-lunchbox': of(
    'Una carmanyola oberta amb el mar i una barca dins',
    'Una fiambrera abierta con el mar y una barca dentro',
    /carmanyola/i,
    'lunch box, boat',
  ),
  'fish-crates': of(
    'Caixes de gamba i peix arrenglerades',
    'Cajas de gamba y pescado en fila',
    /gamba|peix|llotja/i,
    'prawns, fish',
  ),
  'radio-sea': of(
    'Una ràdio en un balcó davant del mar',
    'Una radio en un balcón ante el mar',
    /ràdio|balcó|mar\b/i,
    'radio',
  ),
  'ice-factory': of(
    'Una antiga fàbrica de gel de maó, amb gent a la porta',
    'Una antigua fábrica de hielo de ladrillo, con gente a la puerta',
    /fàbrica/i,
    'factory, people',
  ),
  corridor: of(
    'Un passadís d’hospital',
    'Un pasillo de hospital',
    /hospital|urgènci|urgenci/i,
    'people',
    'people',
  ),
  'waiting-room': of(
    'Una sala d’espera amb gent asseguda',
    'Una sala de espera con gente sentada',
    /hospital|espera/i,
    'people',
  ),
  stew: of(
    'Una cassola fumejant sobre una taula',
    'Una cazuela humeante sobre una mesa',
    /cassol|cazuel|guis|suquet|all i pebre|capipota|cocin|cuin/i,
    'pot',
  ),
  breakfast: of(
    'Un plat de dolços i tasses vora una finestra',
    'Un plato de dulces y tazas junto a una ventana',
    /café|cafè|dolços|bunyols|te i taronges|tazas/i,
    'plate, cup',
    'coffee pot',
  ),
  bar: of(
    'La barra d’un bar amb una tassa de cafè i una ràdio',
    'La barra de un bar con una taza de café y una radio',
    /bar\b|barra|ràdio/i,
    'radio, cup',
  ),
  'rice-pan': of(
    'Una paella d’arròs amb gambes, vista des de dalt',
    'Una paella de arroz con gambas, vista desde arriba',
    /arròs/i,
    'rice pan',
  ),
  'oven-rice': of(
    'Una cassola de fang amb arròs al forn i una cabeça d’alls, vista des de dalt',
    'Una cazuela de barro con arroz al horno y una cabeza de ajos, vista desde arriba',
    /arroz al horno/i,
    'oven rice',
  ),
  mussels: of(
    'Una cassola de musclos, vista des de dalt',
    'Una cazuela de mejillones, vista desde arriba',
    /musclos/i,
    'mussels',
  ),
  cake: of(
    'Una coca ensucrada en una llanda, vista des de dalt',
    'Una coca azucarada en su llanda, vista desde arriba',
    /coca\b/i,
    'cake',
  ),
  tap: of('Una aixeta que goteja', 'Un grifo que gotea', /grifo/i, 'tap, drop'),
  'ice-cream': of(
    'Cubetes de gelat i un cucurutxo',
    'Cubetas de helado y un cucurucho',
    /helad/i,
    'ice cream',
  ),
  galley: of(
    'Una cassola al fogó d’una barca, sota un ull de bou',
    'Una cazuela en el fogón de una barca, bajo un ojo de buey',
    /barca|fogó|mar\b/i,
    'stove, porthole',
  ),
  telephone: of(
    'Un telèfon de disc damunt d’una taula',
    'Un teléfono de disco sobre una mesa',
    /telèfon|espera|trucada/i,
    'telephone',
  ),
  'writing-desk': of(
    'Una taula amb fulls escrits, un tinter i una ploma',
    'Una mesa con hojas escritas, un tintero y una pluma',
    /escri|novel/i,
    'papers, books',
  ),
  'reading-room': of(
    'Lectors entre prestatges en una sala de lectura',
    'Gente que lee entre estanterías en una sala de lectura',
    /biblioteca|far\b/i,
    'people',
  ),
  'record-player': of(
    'Un tocadiscos i prestatges plens',
    'Un tocadiscos y estanterías llenas',
    /vinil|música/i,
    'record player',
  ),
  'office-desk': of(
    'Una taula amb papers i una planta',
    'Una mesa con papeles y una planta',
    /despatx|oficina/i,
    'papers',
  ),
  letters: of(
    'Lletres de fusta damunt d’una taula',
    'Letras de madera sobre una mesa',
    /paraula|lletres/i,
    'letters',
  ),
  recorder: of(
    'Un magnetòfon i papers en un escriptori',
    'Un magnetófono y papeles en un escritorio',
    /casset|quadern|sèrie|pòdcast/i,
    'recorder',
  ),
  'crate-shelf': of(
    'Un prestatge fet amb dues caixes, ple de llibres',
    'Un estante hecho con dos cajas, lleno de libros',
    /prestatge/i,
    'shelf, books',
  ),
  plans: of(
    'Un plànol desplegat davant d’un finestral que mira al mar',
    'Un plano desplegado ante un ventanal que mira al mar',
    /alcald|plànol|moll/i,
    'plan',
  ),
  classroom: of(
    'Una aula amb pupitres i una finestra',
    'Un aula con pupitres y una ventana',
    /escola|aula/i,
    'chair',
  ),
  blackboard: of(
    'Una aula amb la pissarra escrita',
    'Un aula con la pizarra escrita',
    /aula|clase|institut|paraula/i,
    'blackboard',
  ),
  stalls: of(
    'Parades de mercat amb tendals ratllats',
    'Puestos de mercado con toldos a rayas',
    /mercat|mercado|parades|puestos|feria/i,
    'stall',
    'people',
  ),
  fishmonger: of(
    'Una parada de peix amb una balança',
    'Un puesto de pescado con una balanza',
    /peix|balança|pescad/i,
    'fish, scale',
  ),
  'market-hall': of(
    'Parades dins d’un mercat cobert',
    'Puestos dentro de un mercado cubierto',
    /mercat|mercado/i,
    'stall',
    'people',
  ),
  'village-shop': of(
    'Una botiga amb els prestatges plens fins al sostre',
    'Una tienda con las estanterías llenas hasta el techo',
    /tienda|botiga/i,
    'people',
  ),
  street: of(
    'Un carrer estret amb balcons i roba estesa',
    'Una calle estrecha con balcones y ropa tendida',
    /carrer|calle|nucli antic|barri|balc|manzana/i,
    'laundry',
    'people',
  ),
  square: of(
    'Una plaça de poble amb un campanar',
    'Una plaza de pueblo con un campanario',
    /plaça|plaza/i,
    'tower',
    'fountain, people',
  ),
  arcade: of(
    'Una parada de llibres sota unes voltes de pedra',
    'Un puesto de libros bajo unos arcos de piedra',
    /llibre|libro/i,
    'stall',
  ),
  bookshop: of(
    'L’aparador d’una llibreria amb gent al carrer',
    'El escaparate de una librería con gente en la calle',
    /llibr|libr|carrer|calle|porta/i,
    'books, people',
  ),
  bakery: of(
    'L’aparador d’un forn de pa',
    'El escaparate de una panadería',
    /forn|horno|panader/i,
    'bakery',
    'people',
  ),
  buttons: of(
    'Rodets de fil i botons damunt d’un taulell',
    'Carretes de hilo y botones sobre un mostrador',
    /mercer/i,
    'buttons',
  ),
  'leaving-town-hall': of(
    'Un home se’n va d’un ajuntament amb una caixa als braços',
    'Un hombre se va de un ayuntamiento con una caja en brazos',
    /plega|acta|dimit/i,
    'people, box, town hall',
  ),
  'tavern-singers': of(
    'Gent que canta a la porta d’una taverna',
    'Gente que canta a la puerta de una taberna',
    /tavern/i,
    'singers, people',
  ),
  'open-air-cinema': of(
    'Un conill gegant en una pantalla, davant de cadires en una plaça',
    'Un conejo gigante en una pantalla, ante sillas en una plaza',
    /cine|conill/i,
    'rabbit, chair',
  ),
  'stage-lorry': of(
    'Un camió obert com un escenari en una plaça',
    'Un camión abierto como un escenario en una plaza',
    /camió/i,
    'lorry, people',
  ),
  bandstand: of(
    'Músics en un quiosc, en una plaça',
    'Músicos en un quiosco, en una plaza',
    /concier|banda|música|toque/i,
    'bandstand, people',
  ),
  'bell-owl': of(
    'Una campana i una òliba en un campanar',
    'Una campana y una lechuza en un campanario',
    /campana/i,
    'bell, owl',
  ),
  spouts: of(
    'Una font de pedra amb una filera de brocs que ragen',
    'Una fuente de piedra con una fila de caños que manan',
    /fuente/i,
    'fountain',
  ),
  'window-blind': of(
    'Un balcó amb la persiana de corda mig enrotllada',
    'Un balcón con la persiana de cuerda medio enrollada',
    /persiana/i,
    'blind',
  ),
  'festive-square': of(
    'Una plaça amb banderoles i gent',
    'Una plaza con banderines y gente',
    /filà|entrada|feria|fest/i,
    'bunting, people',
  ),
  'solar-roof': of(
    'Fileres de plaques solars damunt d’una teulada',
    'Filas de placas solares sobre un tejado',
    /plaques|placas/i,
    'solar panels',
  ),
  oranges: of(
    'Un hort de tarongers amb caixes',
    'Un huerto de naranjos con cajas',
    /naranj|huert|hort|verdura/i,
    'tree, crate',
    'people',
  ),
  well: of(
    'Un arbre carregat de fruita i un pou',
    'Un árbol cargado de fruta y un pozo',
    /caqui|pou\b|pous/i,
    'tree, well',
  ),
  'orchard-chair': of(
    'Una cadira sota un arbre fruiter',
    'Una silla bajo un árbol frutal',
    /cont/i,
    'tree, chair',
  ),
  channel: of(
    'Una sèquia entre camps de cultiu',
    'Una acequia entre campos de cultivo',
    /acequia|séquia|sèquia|campos/i,
    'people',
  ),
  cow: of(
    'Una vaca dins d’una sèquia, sostinguda per una grua',
    'Una vaca dentro de una acequia, sostenida por una grúa',
    /vaca/i,
    'cow, people',
  ),
  'empty-crates': of(
    'Caixes buides i tres taronges a terra',
    'Cajas vacías y tres naranjas en el suelo',
    /naranja/i,
    'crate',
  ),
  'orange-price': of(
    'Un munt de taronges amb un cartell de preu',
    'Un montón de naranjas con un cartel de precio',
    /naranja/i,
    'oranges',
  ),
  'water-meter': of(
    'Un comptador d’aigua en una canonada, al camp',
    'Un contador de agua en una tubería, en el campo',
    /comptador/i,
    'water meter',
  ),
  facing: of('Retrat d’una persona, de cara', 'Retrato de una persona, de frente', /./, 'people'),
  'three-quarters': of(
    'Retrat d’una persona, de tres quarts',
    'Retrato de una persona, de tres cuartos',
    /./,
    'people',
  ),
  profile: of('Retrat d’una persona, de perfil', 'Retrato de una persona, de perfil', /./, 'people'),
  platform: of(
    'Gent que espera en una andana',
    'Gente que espera en un andén',
    /tren|horari/i,
    'people',
    'train',
  ),
  'passing-train': of(
    'Un tren de rodalia passa per una estació',
    'Un tren de cercanías pasa por una estación',
    /tren|cercanías/i,
    'train',
    'people',
  ),
  station: of(
    'Una estació petita amb un rellotge i un fanal',
    'Una estación pequeña con un reloj y una farola',
    /tren|estaci|nits/i,
    'station',
    'train, people',
  ),
  bus: of(
    'Un autobús en una parada de carretera',
    'Un autobús en una parada de carretera',
    /autobús/i,
    'bus, people',
  ),
  'freight-train': of('Un tren de mercaderies', 'Un tren de mercancías', /comboi|mercader/i, 'train'),
  'night-road': of(
    'Un camió amb els fars encesos en una carretera',
    'Un camión con los faros encendidos en una carretera',
    /transportista|condu/i,
    'lorry',
  ),
  'iron-bridge': of(
    'Gent que creua a peu un pont de ferro sobre un riu',
    'Gente que cruza a pie un puente de hierro sobre un río',
    /puente|pont\b/i,
    'bridge, people',
  ),
  'closed-bridge': of(
    'Un pont de ferro sobre un riu, tallat amb tanques',
    'Un puente de hierro sobre un río, cortado con vallas',
    /puente/i,
    'bridge, barrier',
  ),
  rower: of(
    'Una persona rema en una barca per un riu',
    'Una persona rema en una barca por un río',
    /puente|río|riu|riba|arbol|agua/i,
    'boat, people',
  ),
  'rice-field': of(
    'Camps d’arròs inundats, amb gent que hi treballa',
    'Campos de arroz inundados, con gente que trabaja',
    /arroz|arròs/i,
    'people, heron',
  ),
  sluice: of(
    'Una comporta amb la roda vermella en un canal',
    'Una compuerta con la rueda roja en un canal',
    /compuerta|riego|azud/i,
    'gate',
    'people',
  ),
  'stone-bridge': of(
    'Un pont de pedra davant d’un poble',
    'Un puente de piedra ante un pueblo',
    /pont\b|puente|riu|río/i,
    'people, boat',
  ),
  'bridge-walkers': of(
    'Gent que creua a peu un pont de ferro',
    'Gente que cruza a pie un puente de hierro',
    /puente/i,
    'bridge, people',
  ),
  'bridge-crack': of(
    'Una biga d’un pont de ferro amb una clivella',
    'Una viga de un puente de hierro con una grieta',
    /grieta/i,
    'bridge, crack',
  ),
  'bridge-pier': of(
    'Una persona dreta en una barca, vora la pila d’un pont de ferro',
    'Una persona de pie en una barca, junto a la pila de un puente de hierro',
    /puente/i,
    'bridge, boat, people',
  ),
  flood: of(
    'Un riu crescut i marró que toca el pretil d’un passeig',
    'Un río crecido y marrón que toca el pretil de un paseo',
    /crecida|sube|tormenta/i,
    'water, people',
  ),
  mill: of(
    'Un molí i una escala de mesura vora un riu',
    'Un molino y una escala de medida junto a un río',
    /molino|molí/i,
    'mill, gauge',
  ),
  'river-steps': of(
    'Una escala de pedra que baixa fins a un riu',
    'Una escalera de piedra que baja hasta un río',
    /escal|río/i,
    'steps, gauge, people',
  ),
  canoe: of('Dues persones en una piragua', 'Dos personas en una piragua', /piragua|canoa/i, 'canoe, people'),
  'lantern-boats': of(
    'Barques amb fanals que creuen un riu',
    'Barcas con faroles que cruzan un río',
    /barca/i,
    'boat, lantern',
  ),
  'river-gardens': of(
    'Un riu estret entre canyes i horts',
    'Un río estrecho entre cañas y huertos',
    /riu|río/i,
    'river, garden',
  ),
  football: of(
    'Un partit de futbol amb la grada plena',
    'Un partido de fútbol con la grada llena',
    /futbol|fútbol|derbi|partit|gol/i,
    'player, crowd',
  ),
  pilota: of(
    'Una partida de pilota amb el públic a les escales',
    'Una partida de pelota con el público en las escaleras',
    /pilota|trinquet|partida/i,
    'player',
  ),
  'indoor-court': of(
    'Jugadores que s’abracen en un pavelló ple',
    'Jugadoras que se abrazan en un pabellón lleno',
    /bàsquet|balonmano|pavelló|pabellón/i,
    'player',
  ),
  whistle: of(
    'Un xiulet i dues targetes d’àrbitre damunt de la gespa',
    'Un silbato y dos tarjetas de árbitro sobre el césped',
    /árbitro|derbi|esport/i,
    'whistle',
  ),
  socks: of(
    'Calcetins ratllats estesos en una corda',
    'Calcetines a rayas tendidos en una cuerda',
    /calcetines/i,
    'socks',
  ),
  'leather-balls': of(
    'Pilotes de cuir i rotlles d’esparadrap damunt d’una taula',
    'Pelotas de cuero y rollos de esparadrapo sobre una mesa',
    /pilota|esparadrapo/i,
    'leather balls',
  ),
  'empty-bench': of(
    'Una banqueta buida a la vora d’un camp de futbol',
    'Un banquillo vacío al borde de un campo de fútbol',
    /banquillo|esport/i,
    'bench',
  ),
  microphone: of(
    'Un micròfon sota els focus, davant del públic',
    'Un micrófono bajo los focos, ante el público',
    /micr|cant|concert|temporada/i,
    'microphone, people',
  ),
  'ice-stage': of(
    'Un micròfon entre blocs de gel, en un escenari',
    'Un micrófono entre bloques de hielo, en un escenario',
    /gel\b|hielo/i,
    'microphone, ice',
  ),
  band: of(
    'Músics dalt d’un escenari, davant del públic',
    'Músicos en un escenario, ante el público',
    /concert|banda|ensayo|assaig/i,
    'people',
  ),
  cinema: of(
    'Una sala amb fileres de butaques i la cortina oberta',
    'Una sala con filas de butacas y el telón abierto',
    /cinema|cine/i,
    'seats',
  ),
  quartet: of(
    'Quatre músics asseguts sota una volta de pedra',
    'Cuatro músicos sentados bajo una bóveda de piedra',
    /concert|quartet|mareses/i,
    'guitar, accordion, people',
  ),
  cellar: of(
    'Una volta de pedra amb cadires buides, faristols i bombetes',
    'Una bóveda de piedra con sillas vacías, atriles y bombillas',
    /soterrani|cadires/i,
    'chair, music stand, guitar',
  ),
  'tv-studio': of(
    'Un plató de televisió amb dues taules i quatre persones',
    'Un plató de televisión con dos mesas y cuatro personas',
    /informatiu|plató/i,
    'people, microphone',
  ),
  'wind-band': of(
    'Una banda de música dalt d’un escenari',
    'Una banda de música sobre un escenario',
    /banda/i,
    'brass, people',
  ),
  accordion: of(
    'Un acordió en una cadira, sota una volta',
    'Un acordeón en una silla, bajo una bóveda',
    /acordió|cançó|mareses/i,
    'accordion, chair',
  ),
  synthesiser: of(
    'Un teclat amb cables i una tenora al davant',
    'Un teclado con cables y una tenora delante',
    /tenora/i,
    'synthesiser, tenora',
  ),
  'candle-studio': of(
    'Un micròfon a la llum de cinc espelmes',
    'Un micrófono a la luz de cinco velas',
    /espelm/i,
    'microphone, candle',
  ),
  'news-microphones': of(
    'Cinc micròfons en rotgle',
    'Cinco micrófonos en corro',
    /notícies|actualitat/i,
    'microphone',
  ),
  'studio-camera': of(
    'Una càmera de televisió davant d’una pantalla amb dues ciutats',
    'Una cámara de televisión ante una pantalla con dos ciudades',
    /informatiu/i,
    'camera',
  ),
  breaker: of(
    'Una onada trenca prop d’un far',
    'Una ola rompe cerca de un faro',
    /temporal|onad|onatge|mar\b/i,
    'wave, lighthouse',
  ),
  'storm-fields': of(
    'Núvols de tempesta i un llamp sobre els camps',
    'Nubes de tormenta y un rayo sobre los campos',
    /temp|tormenta|crecida/i,
    'lightning',
  ),
  'storm-sea': of(
    'Núvols negres sobre el mar i una barca',
    'Nubes negras sobre el mar y una barca',
    /temporal|mar\b|tempesta/i,
    'boat',
    'lightning',
  ),
  'rain-window': of(
    'Una finestra amb gotes de pluja que mira a un carrer',
    'Una ventana con gotas de lluvia que mira a una calle',
    /finestra|pluja|tempesta|ventana/i,
    'people',
  ),
  'vine-rows': of(
    'Fileres de ceps amb una persona al mig',
    'Hileras de cepas con una persona en medio',
    /vinya|verema|filera|ceps/i,
    'vines, people',
  ),
  'vine-terraces': of(
    'Vinyes en bancals vora una casa',
    'Viñas en bancales junto a una casa',
    /vin|bancal/i,
    'vines',
  ),
  'vine-path': of(
    'Un camí que puja entre vinyes cap a una casa',
    'Un camino que sube entre viñas hacia una casa',
    /camí|vinya/i,
    'vines',
  ),
  'boundary-stone': of(
    'Una fita de pedra amb una V gravada, en un coll',
    'Un mojón de piedra con una V grabada, en un collado',
    /fita/i,
    'boundary stone',
  ),
  goats: of(
    'Un ramat de cabres i qui el guarda, en un vessant',
    'Un rebaño de cabras y quien lo guarda, en una ladera',
    /cabres|cabras/i,
    'goat, people',
  ),
  'trail-runner': of(
    'Corredors en un camí de muntanya',
    'Corredores en un camino de montaña',
    /cursa/i,
    'player',
  ),
  boatyard: of(
    'El buc d’una barca de fusta en un taller',
    'El casco de una barca de madera en un taller',
    /drassana|buc\b|barca/i,
    'boat',
  ),
  luthier: of(
    'Guitarres en el banc d’un taller',
    'Guitarras en el banco de un taller',
    /guitarr|lutier|instrument/i,
    'guitar',
  ),
  'guitar-find': of(
    'Una guitarra i un full antic',
    'Una guitarra y un papel antiguo',
    /guitarr/i,
    'guitar, sheet',
  ),
  ledger: of(
    'Un quadern obert en el banc d’un taller',
    'Un cuaderno abierto en el banco de un taller',
    /./,
    'book',
  ),
  potter: of(
    'Rajoles pintades i gerres en el banc d’un taller',
    'Azulejos pintados y jarras en el banco de un taller',
    /cer[aà]mi|azul|barro|arcilla/i,
    'tiles',
  ),
  'paper-mill': of(
    'Rotlles de paper i maquinària dins d’una fàbrica',
    'Rollos de papel y maquinaria dentro de una fábrica',
    /papelera/i,
    'paper rolls',
    'people',
  ),
  fire: of('Una nau industrial en flames', 'Una nave industrial en llamas', /incendio|arde/i, 'fire, people'),
  'radio-bench': of(
    'Una ràdio en el banc d’un taller',
    'Una radio en el banco de un taller',
    /ràdio|radio/i,
    'radio',
  ),
} as const satisfies Readonly<Record<string, Words>>;

/** Subjects that one layout draws with another thing in it: two of them on a page look alike. */
export const LOOKS: readonly (readonly string[])[] = [
  ['writing-desk', 'office-desk', 'recorder'],
  ['record-player', 'letters'],
  ['luthier', 'ledger', 'potter'],
  ['microphone', 'ice-stage'],
  ['iron-bridge', 'closed-bridge'],
  ['quartet', 'cellar'],
  ['well', 'orchard-chair'],
  ['bakery', 'bookshop'],
  ['rice-pan', 'mussels', 'oven-rice'],
  ['facing', 'three-quarters', 'profile'],
];

export type SubjectName = keyof typeof SUBJECTS;
export const isSubject = (name: string): name is SubjectName => Object.hasOwn(SUBJECTS, name);
export const SUBJECT_NAMES = Object.keys(SUBJECTS).filter(isSubject);

/** Names of optional things: one, and several. */
const EXTRAS: Readonly<Record<Thing, Readonly<Record<Language, readonly [one: string, several: string]>>>> = {
  people: { ca: ['una persona', 'gent'], es: ['una persona', 'gente'] },
  lighthouse: { ca: ['un far', 'fars'], es: ['un faro', 'faros'] },
  train: { ca: ['un tren', 'trens'], es: ['un tren', 'trenes'] },
  fountain: { ca: ['una font', 'fonts'], es: ['una fuente', 'fuentes'] },
  lightning: { ca: ['un llamp', 'llamps'], es: ['un rayo', 'rayos'] },
  'coffee pot': { ca: ['una cafetera', 'cafeteres'], es: ['una cafetera', 'cafeteras'] },
};

const HOURS = {
  ca: { dawn: 'a trenc d’alba', noon: '', dusk: 'al capvespre', night: 'de nit' },
  es: { dawn: 'al amanecer', noon: '', dusk: 'al atardecer', night: 'de noche' },
} as const;
const WEATHERS = {
  ca: {
    clear: '',
    cloud: 'amb el cel ennuvolat',
    rain: 'sota la pluja',
    mist: 'entre la boira',
    snow: 'amb neu',
  },
  es: {
    clear: '',
    cloud: 'con el cielo nublado',
    rain: 'bajo la lluvia',
    mist: 'entre la niebla',
    snow: 'con nieve',
  },
} as const;

/** The alternative text of a picture: its subject, the optional things that are in it, its hour and its weather. */
export function describe(
  subject: SubjectName,
  counts: ReadonlyMap<Thing, number>,
  light: { hour: keyof (typeof HOURS)['ca']; weather: keyof (typeof WEATHERS)['ca'] } | undefined,
  language: Language,
): string {
  const { also = [], ...words }: Words = SUBJECTS[subject];
  const extras = also.flatMap((thing) => {
    const count = counts.get(thing) ?? 0;
    return count ? [EXTRAS[thing]?.[language][count > 1 ? 1 : 0] ?? thing] : [];
  });
  const joined = extras.join(language === 'ca' ? ' i ' : ' y ');
  const moment = light
    ? [HOURS[language][light.hour], WEATHERS[language][light.weather]].filter(Boolean).join(', ')
    : '';
  return [words[language], joined && `${language === 'ca' ? 'amb' : 'con'} ${joined}`, moment]
    .filter(Boolean)
    .join(', ');
}
