import { inEveryLanguage, type Language } from '@portal/model';

type PictureTexts = {
  portrait: string;
  /** Pictures of a poll's answers. */
  answers: string;
  answer: string;
  alt: string;
  save: string;
  remove: string;
  removeOf: string;
  bad: string;
};

/** Strings for portraits of guests and pictures of answers. */
export const PICTURE_TEXTS: Readonly<Record<Language, PictureTexts>> = inEveryLanguage({
  ca: {
    portrait: 'Retrat de la persona convidada',
    answers: 'Imatges de les respostes',
    answer: 'Imatge de «{option}»',
    alt: 'Què s’hi veu, si la resposta no ho diu',
    save: 'Desa la imatge',
    remove: 'Treu la imatge',
    removeOf: 'Treu la imatge de «{name}»',
    bad: 'Ha de ser una imatge de la mediateca (/media/…).',
  },
  es: {
    portrait: 'Retrato de la persona invitada',
    answers: 'Imágenes de las respuestas',
    answer: 'Imagen de «{option}»',
    alt: 'Qué se ve, si la respuesta no lo dice',
    save: 'Guardar la imagen',
    remove: 'Quitar la imagen',
    removeOf: 'Quitar la imagen de «{name}»',
    bad: 'Tiene que ser una imagen de la mediateca (/media/…).',
  },
  en: {
    portrait: 'Portrait of the guest',
    answers: 'Pictures of the answers',
    answer: 'Picture of “{option}”',
    alt: 'What it shows, if the answer does not say so',
    save: 'Save the picture',
    remove: 'Remove the picture',
    removeOf: 'Remove the picture of “{name}”',
    bad: 'It must be a picture from the library (/media/…).',
  },
});
