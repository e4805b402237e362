import { Linked, To } from '../docs/To';

/** A designer's need, the title of the page that serves it, and a note. */
type Choice = readonly [want: string, of: string, note: string];

export const CARDS: readonly Choice[] = [
  [
    'the story that opens the page',
    'Content/Cards/Card',
    'shape lead: picture, headline, standfirst; once a page',
  ],
  [
    'a story in a column of a front',
    'Content/Cards/Card',
    'shape standard, or horizontal where the column is wide',
  ],
  ['a story without a picture', 'Content/Cards/Card', 'shape headline, or list where there are many'],
  [
    'words over the picture',
    'Content/Cards/Card',
    'shape overlay: only where the picture is quiet and the headline short',
  ],
  ['opinion', 'Content/Cards/Card', 'shape opinion: the signature is the picture'],
  ['a long read set apart', 'Content/Cards/Card', 'shape feature'],
  [
    'film, sound, a gallery, a programme',
    'Content/Cards/Card',
    'shape tile: the sign says what plays and for how long',
  ],
  ['an event or a recipe', 'Content/Cards/Card', 'shapes event and recipe: date badge, time and difficulty'],
  ['articles alone, drawn in the browser', 'Content/Cards/ArticleCard', 'a third of the weight of Card'],
  ['several stories of one shape', 'Content/Cards/Cards', 'a grid that takes its columns from its room'],
  ['five stories of one matter', 'Content/Cards/GrouperIn5', 'one large, four small'],
  ['five headlines at one look', 'Content/Cards/FiveTextCards', 'without pictures'],
  ['cards of uneven height', 'Content/Cards/Masonry', 'where order across columns does not matter'],
  ['more than there is room for', 'Content/Cards/Carousel', 'never for what matters most'],
  ['programmes on demand', 'Content/Cards/ShowGrid', 'tiles under the name of their kind'],
];

export const OVERLAYS: readonly Choice[] = [
  ['one decision, or a short form', 'Controls/Overlays/Dialog', 'the page waits; the reader asked for it'],
  ['a few actions of one thing', 'Controls/Overlays/Menu', 'never for values of a form, nor for navigation'],
  [
    'a few words or fields beside their matter',
    'Controls/Overlays/Popover',
    'a source, a correction, a filter; the page goes on',
  ],
  ['a few words more on an icon', 'Controls/Overlays/Tooltip', 'nothing that must be known'],
  ['something has happened', 'Controls/Feedback/Toast', 'needs no answer; goes by itself'],
  ['everyone on this page must know', 'Controls/Feedback/Notice', 'stays in its place'],
  ['what came of sending a form', 'Controls/Forms/FormAlert', 'over the form'],
  ['details that some want', 'Controls/Disclosure/Disclosure', 'works without JavaScript'],
  ['questions and answers', 'Controls/Disclosure/Accordion', 'a list of such details'],
  ['views of one matter', 'Controls/Disclosure/Tabs', 'two to five'],
];

export const FIELDS: readonly Choice[] = [
  ['a few words', 'Controls/Forms/TextField', 'a name, an address, a search'],
  ['several lines', 'Controls/Forms/TextArea', 'a comment, a message'],
  ['one of up to seven', 'Controls/Forms/RadioGroup', 'all answers are seen'],
  ['one of a known list', 'Controls/Forms/Select', 'provinces, months, sections'],
  ['several of a known list', 'Controls/Forms/MultiSelect', 'of few, checkboxes that are all seen'],
  ['a number that counts or measures', 'Controls/Forms/NumberField', 'typed, or changed by steps'],
  ['a number, about right', 'Controls/Forms/Slider', 'the effect is seen at once'],
  ['one of many, known by name', 'Controls/Forms/PredictiveField', 'towns, programmes, authors'],
  ['yes or no, sent with the form', 'Controls/Forms/Checkbox', 'or any number of a few'],
  ['a setting that takes effect at once', 'Controls/Forms/Switch', 'nothing to send'],
  ['one day', 'Controls/Forms/DateField', 'typed or picked'],
  ['a span of days', 'Controls/Forms/DateRangeSelect', 'or a preset, “last week”'],
  ['photos and videos', 'Controls/Forms/FileUpload', 'says how far it is'],
  ['a control of your own', 'Controls/Forms/Field', 'label, help and fault around it'],
];

export const BOXES: readonly Choice[] = [
  [
    'figures to compare',
    'Content/Text/Table',
    'sorted by their heads; wider than its place, it scrolls by itself',
  ],
  ['content that belongs together', 'Content/Text/Panel', 'news have cards of their own'],
  ['a list with nothing in it', 'Controls/Feedback/EmptyState', 'says why, and what to do'],
];

/** A table of choices, each with a link to its component. */
export function Choices({ of }: { of: readonly Choice[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>For</th>
          <th>Take</th>
          <th>Because</th>
        </tr>
      </thead>
      <tbody>
        {of.map(([want, title, note]) => (
          <tr key={want}>
            <td>{want}</td>
            <td>
              <To of={title} />
            </td>
            <td>
              <Linked except={title}>{note}</Linked>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
