import { pairs, texts } from './pairs';

export const TEXTS_ES = texts(`
pleno | El Ayuntamiento aprueba la subida de la tasa de basura | El pleno votó la ordenanza con la oposición en contra. | Lucía Andrés | Impuestos
elecciones | Las elecciones autonómicas serán en mayo | Seis partidos se presentan y las encuestas no dan mayoría. | Tomás Belda | Política
alcaldesa | La alcaldesa dimite tras siete años | Se marcha por motivos personales y la releva un concejal joven. | Lucía Andrés | Política
canciones | Canciones de vendimia que nadie grababa | Una profesora recorre los pueblos y graba a las abuelas que cantan. | Inés Cogollos | Música
concierto | Concierto gratis de la banda en la plaza | Los músicos estrenarán un pasodoble dedicado a los bomberos. | Inés Cogollos | Música
festival | El festival de jazz anuncia su cartel | Cantará una voz mítica de Nueva Orleans. | Inés Cogollos | Música
luz | La luz vuelve a subir en enero | Las familias pagarán doce euros más por la electricidad. | Damián Ferri | Energía
luces | Las luces de Navidad se encienden el viernes | El alumbrado costará menos gracias a las bombillas nuevas. | Lucía Andrés | Fiestas
peces | Aparecen miles de peces muertos en el Júcar | Un vertido tiñó el agua y se investiga a una papelera. | Sara Ortolà | Agua
sequia | La sequía vacía el embalse | Los riegos se reducirán a la mitad y los agricultores piden ayudas. | Sara Ortolà | Agua
lluvias | Las lluvias desbordan el barranco | Tres familias pasaron la noche en el pabellón. | Tomás Belda | Temporal
nieve | La nieve corta las carreteras del interior | Las cadenas son obligatorias en dos puertos. | Tomás Belda | Temporal
naranjas | Roban once mil kilos de naranjas | La Guardia Civil detuvo a cuatro hombres con una furgoneta. | Tomás Belda | Campo
arroz | La siega del arroz se adelanta | Los arroceros recogen menos grano por el calor. | Sara Ortolà | Campo
caquis | Una plaga amenaza los caquis | El cotonet obliga a arrancar árboles enteros. | Sara Ortolà | Campo
vino | Los vinos de la cooperativa triunfan en París | La vendimia fue corta, pero la uva era excelente. | Remedios Sanz | Cocina
paella | La paella de leña, paso a paso | Sofría el pollo, añada el agua y deje reposar el arroz. | Remedios Sanz | Cocina
bunuelos | Buñuelos de calabaza como los de la abuela | Bata los huevos, fría la masa y espolvoree azúcar. | Remedios Sanz | Cocina
hospital | El hospital comarcal estrena quirófanos | Las operaciones se harán con robots y las esperas se acortarán. | Pau Montaner | Salud
vacuna | Empieza la vacunación contra la gripe | Los ancianos de las residencias reciben las primeras dosis. | Pau Montaner | Salud
medicos | Faltan médicos en los pueblos | Los ambulatorios no encuentran sustitutos para el verano. | Pau Montaner | Salud
colegio | El colegio estrena aulas sin barracones | Los niños celebran el patio nuevo con una merienda. | Nerea Císcar | Educación
huelga | Huelga de maestros en las escuelas públicas | Los sindicatos piden ratios más bajas y los padres los apoyan. | Nerea Císcar | Educación
universidad | La universidad abre un campus junto al río | Los estudiantes de biología harán prácticas en barcas. | Nerea Císcar | Educación
biblioteca | La biblioteca abre de noche por los exámenes | Los lectores tendrán café y silencio. | Nerea Císcar | Libros
novela | La novela negra vuelve a la ribera | Una escritora local sitúa los crímenes en la papelera. | Inés Cogollos | Libros
museo | El museo de la cerámica amplía horarios | Abrirá los lunes y organizará visitas guiadas. | Inés Cogollos | Museos
coleccion | Una colección de grabados inéditos sale a la luz | El archivo expone las láminas de un marinero. | Inés Cogollos | Museos
teatro | El teatro Principal estrena una comedia | Cinco actrices hacen de pescadoras en una obra sobre la lonja. | Inés Cogollos | Teatro
perros | Multas para los perros sueltos | Los agentes sancionarán a los dueños que no recojan los excrementos. | Tomás Belda | Animales
gatos | Una colonia de gatos amenaza a las lagartijas | Los biólogos piden retirar a los felinos antes de la primavera. | Sara Ortolà | Animales
vacas | Rescatan una vaca de una acequia | Los bomberos la izaron con una grúa y está sana. | Tomás Belda | Animales
incendio | Un incendio arrasa veinte hectáreas en la sierra | Los bomberos trabajaron toda la noche con cinco helicópteros. | Tomás Belda | Incendios
nave | Arde una nave de palés en el polígono | Las llamas se vieron desde la autopista. | Tomás Belda | Incendios
tren | Los trenes de cercanías cambian de horario | Se suprimen dos frecuencias y los viajeros protestan. | Lucía Andrés | Transporte
autobus | Nuevo autobús nocturno entre once pueblos | Hará once paradas y costará un euro. | Lucía Andrés | Transporte
camiones | Los camiones no podrán cruzar el puente de hierro | Los técnicos hallaron grietas en dos pilares. | Lucía Andrés | Transporte
bicicleta | Carril bici hasta la playa | Las bicicletas irán separadas de los coches. | Lucía Andrés | Transporte
balonmano | Las chicas del balonmano suben de categoría | Marcaron veinte goles y remontaron el partido. | Óscar Lledó | Balonmano
futbol | El derbi acaba en empate en el minuto cien | Dos goles anulados y una lluvia de tarjetas. | Óscar Lledó | Fútbol
carrera | Dos mil corredores en la carrera de montaña | El ganador corrió cuarenta kilómetros descalzo. | Óscar Lledó | Atletismo
pilota | La final de pilota llena el trinquete | El restador ganó por sesenta a cuarenta. | Óscar Lledó | Pilota
fallas | Las fallas queman sus cartones bajo la lluvia | El monumento ganador criticaba la especulación. | Damián Ferri | Fiestas
moros | La capitana de los moros desfila a caballo | La entrada reunió a veinte mil personas. | Damián Ferri | Fiestas
juez | El juez deja libre al acusado de robo | La policía lo detuvo con joyas en una mochila. | Pau Montaner | Tribunales
timo | Un timo por teléfono deja sin ahorros a los jubilados | Los ladrones se hacen pasar por el banco y piden claves. | Pau Montaner | Sucesos
banco | El banco cierra la última oficina del pueblo | Los vecinos tendrán que conducir veinte kilómetros. | Damián Ferri | Comercio
merceria | Cierra la mercería más antigua de la calle Mayor | Consuelo vendió botones durante sesenta años. | Damián Ferri | Comercio
franceses | Los turistas franceses descubren el interior | Los hoteles rurales cuelgan el cartel de completo. | Damián Ferri | Turismo
jardines | Los jardines del palacio reabren en otoño | Han plantado cipreses, rosales y naranjos. | Damián Ferri | Patrimonio
elche | El misterio de Elche, patrimonio de todos | La fiesta vuelve a la basílica con un niño de Palma. | Inés Cogollos | Patrimonio
campana | La campana de la Pobla vuelve a sonar | El fundidor la reparó con el bronce de la antigua. | Inés Cogollos | Patrimonio
eolico | Los vecinos se oponen al parque eólico | Los molinos se verían desde el valle, dicen los opositores. | Damián Ferri | Energía
solar | Placas solares en los tejados de las escuelas | La cooperativa reparte la energía entre cien familias. | Damián Ferri | Energía
vivienda | Los pisos turísticos expulsan a los vecinos | Los jóvenes no pueden pagar los alquileres. | Damián Ferri | Vivienda
inteligencia | La inteligencia artificial entra en la oficina | Los trabajadores aprenden a convivir con los algoritmos. | Damián Ferri | Tecnología
`);

export const PAIRS_ES = [
  ...pairs(
    'plural',
    `
elección → elecciones
canción → canciones
luces → luces luz coleccion
pez → peces
camión → camiones
jardín → jardines
francés → franceses
naranja → naranjas
caqui → caquis
vinos → vino
perro → perros
gato → gatos
vacas → vacas
trenes → tren
autobuses → autobus
hospitales → hospital
universidades → universidad
médico → medicos
museos → museo coleccion
colegios → colegio
jueces → juez
voces → festival
bancos → banco timo
joven → vivienda alcaldesa
actriz → teatro
incendios → incendio nave
examen → biblioteca
crimen → novela
alquiler → vivienda
pilares → camiones
`,
  ),
  ...pairs(
    'verb',
    `
aprobar → pleno
aprobó tasa → pleno
dimitir → alcaldesa
dimitió → alcaldesa
robar naranjas → naranjas
estrenar → hospital colegio concierto teatro
estrenará → hospital colegio concierto teatro
cantar → canciones festival
desbordó → lluvias
desbordar → lluvias
cerrar banco → banco
protestar → tren
quemar → fallas
ardió nave → nave
amenazar → caquis gatos
detener → naranjas juez
abrir campus → universidad
ampliar → museo
`,
  ),
  ...pairs(
    'accent',
    `
eleccion → elecciones
cancion → canciones
autobus → autobus
camion → camiones
futbol → futbol
musica → concierto festival canciones
MÚSICA → concierto festival canciones
eolico → eolico
sequia → sequia
coleccion → coleccion
bunuelos → bunuelos
jucar → peces
medicos → medicos
jovenes → vivienda alcaldesa
educacion → colegio huelga universidad
vacunacion → vacuna
`,
  ),
  ...pairs(
    'name',
    `
Elche → elche
Inés Cogollos → canciones concierto festival novela museo coleccion teatro elche campana
oscar lledo → balonmano futbol carrera pilota
Remedios Sanz → vino paella bunuelos
Nueva Orleans → festival
Consuelo → merceria
Pobla → campana
Guardia Civil → naranjas
París → vino
sara ortola → peces sequia arroz caquis gatos
`,
  ),
  ...pairs(
    'typo',
    `
ayuntamineto → pleno
eleciones → elecciones
univercidad → universidad
hospitla → hospital
alcaldeza → alcaldesa
bilbioteca → biblioteca
baloncmano → balonmano
nabidad → luces
autovus nocturno → autobus
insendio → incendio nave
merseria → merceria
vicicleta → bicicleta
vacunasion → vacuna
`,
  ),
  ...pairs(
    'phrase',
    `
"puente de hierro" → camiones
"placas solares" → solar
"parque eólico" → eolico
"calle Mayor" → merceria
"Guardia Civil" → naranjas
`,
  ),
  ...pairs(
    'words',
    `
arroz paella → paella
arroz → arroz paella
vendimia → vino canciones
subida luz → luz
energía solar → solar
bomberos -helicópteros → concierto vacas
agua -vertido → sequia paella
oficina → banco inteligencia
`,
  ),
  ...pairs(
    'gender',
    `
alcalde → alcaldesa
maestras → huelga
concejala → alcaldesa
escritores → novela
abuelo → canciones bunuelos
`,
  ),
  // Written after the endings were settled.
  ...pairs(
    'words',
    `
ordenanzas → pleno
partido → elecciones balonmano
grabar abuelas → canciones
pasodobles → concierto
bombilla → luces
vertidos → peces
embalses → sequia
agricultor → sequia
cadena → nieve
furgonetas → naranjas
árbol → caquis
uvas → vino
huevo → bunuelos
robot → hospital
anciano → vacuna
sustituto → medicos
niño → colegio elche
estudiante → universidad
lámina → coleccion
felino → gatos
helicóptero → incendio
grieta → camiones
gol → balonmano futbol
corredor → carrera
cartón → fallas
caballos → moros
ladrón → timo
botón → merceria
rosal → jardines
molino → eolico
vender → merceria
pagar alquiler → vivienda
reparar campana → campana
desfilar → moros
`,
  ),
];
