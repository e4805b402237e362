import { fill, type Image as Picture } from '@portal/model';
import { uploadDictionaryOf } from '@portal/model/participation';
import { Button } from '@portal/ui/button';
import { Image } from '@portal/ui/image';
import { Box, Inline, Stack } from '@portal/ui/layout';
import { TextField } from '@portal/ui/text-field';
import { Island } from '../../Island';
import deskPictureIsland from '../../islands/DeskPicture';
import type { PageContext } from '../../page';
import { deskTexts } from './frame';
import { PICTURE_TEXTS } from './texts/pictures';

export type PictureFormProps = {
  context: PageContext;
  /** Unique on the page. */
  id: string;
  /** URL that the form is posted to, and the hidden fields that identify its subject. */
  path: string;
  what?: Readonly<Record<string, string>>;
  /** Name of the picture's subject. */
  name: string;
  image: Picture | null;
  /** Adds a field for alternative text. */
  hasWords?: boolean;
  error?: string | undefined;
};

/** Form for one picture: keep it, replace it by upload or by URL, or remove it. */
export function PictureForm({
  context,
  id,
  path,
  what = {},
  name,
  image,
  hasWords,
  error,
}: PictureFormProps) {
  const { locale, site } = context;
  const words = deskTexts(context).live;
  const texts = PICTURE_TEXTS[site.language];
  return (
    <form method="post" noValidate action={path} style={{ maxInlineSize: '36rem' }}>
      {Object.entries(what).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Stack gap="4">
        {image ? (
          <Box style={{ inlineSize: '10rem' }}>
            <Image image={image} ratio="1:1" sizes="160px" />
          </Box>
        ) : null}
        <Island
          of={deskPictureIsland}
          id={id}
          props={{
            label: words.ownPicture,
            addressLabel: words.picture,
            address: image?.src ?? '',
            dictionary: uploadDictionaryOf(site.language),
            failed: words.pictureFailed,
            error,
          }}
          locale={locale}
        />
        {hasWords ? (
          <TextField
            name="pictureAlt"
            id={`${id}-alt`}
            label={texts.alt}
            defaultValue={image?.alt ?? ''}
            maxLength={255}
          />
        ) : null}
        <Inline gap="3">
          <Button type="submit" variant="secondary" name="do" value="picture">
            {texts.save}
          </Button>
          {image ? (
            <Button
              type="submit"
              variant="danger"
              name="do"
              value="no-picture"
              label={fill(texts.removeOf, { name })}
            >
              {texts.remove}
            </Button>
          ) : null}
        </Inline>
      </Stack>
    </form>
  );
}
