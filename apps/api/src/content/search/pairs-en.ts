import { pairs, texts } from './pairs';

export const TEXTS_EN = texts(`
council | The council approves a new waste charge | The opposition voted against the bylaw. | Lucy Andrews | Taxes
elections | Regional elections will be held in May | Six parties are standing and the polls show no majority. | Tom Bell | Politics
libraries | Libraries open at night for exams | Readers will have coffee and silence. | Nora Price | Books
churches | Two churches lose their roofs in the gale | The bells were taken down with a crane. | Tom Bell | Weather
fishing | Boats stop fishing for a month | The crews are mending their nets. | Sarah Orton | Sea
orange | An orange grower sells from the farm gate | Boxes of eight kilos go straight to homes. | Sarah Orton | Farming
train | Trains to the coast run every twenty minutes | The timetable changes in two weeks. | Tom Bell | Transport
concert | A free concert in the square | The musicians open with a march. | Ines Cole | Music
`);

export const PAIRS_EN = [
  ...pairs(
    'plural',
    `election → elections
     library → libraries
     church → churches
     oranges → orange
     trains → train
     party → elections
     musician → concert
     charges → council`,
  ),
  ...pairs(
    'verb',
    `approved → council
     vote → council
     stops fishing → fishing
     selling → orange`,
  ),
  ...pairs(
    'words',
    `the council → council
     a concert in the square → concert
     elections in may → elections`,
  ),
  ...pairs('phrase', '"free concert" → concert'),
  ...pairs('typo', 'libarries → libraries'),
];
