/** Fields of a form by their names. */
export type Values = Readonly<Record<string, string | undefined>>;

const PLACE = /^place-(\d{1,15})$/;

/** What is wrong with the places that pieces are given: each is a number, from 1 on. */
export const misplacedIn = (values: Values, fault: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      PLACE.test(name) && !/^\s*[1-9]\d{0,2}\s*$/.test(value ?? '') ? [[name, fault]] : [],
    ),
  );

/**
 * Order and what is left out, as the fields of each piece say. One that is given the place of another comes to stand there: after it where
 * it goes down, before it where it goes up.
 */
export function piecesOf(values: Values): { order: string[]; leftOut: string[] } {
  const ids = Object.keys(values).flatMap((name) => PLACE.exec(name)?.[1] ?? []);
  const placeOf = (id: string) => {
    const place = Number(values[`place-${id}`]);
    return place + Math.sign(place - 1 - ids.indexOf(id)) / 2;
  };
  const isOut = (id: string) => values[`out-${id}`] === 'true';
  return {
    order: ids.filter((id) => !isOut(id)).sort((one, other) => placeOf(one) - placeOf(other)),
    leftOut: ids.filter(isOut),
  };
}

/**
 * Whether anything of an edition was typed that is not what its page showed: it names the subject and the pieces left out that it drew, and
 * draws the pieces in their order. What was not touched goes on following the news, so it is not saved.
 */
export function isTouched(values: Values): boolean {
  const { knownSubject = '', subject = knownSubject, knownOut = '' } = values;
  const { leftOut } = piecesOf(values);
  const isMoved = Object.keys(values)
    .filter((name) => PLACE.test(name))
    .some((name, at) => Number(values[name]) !== at + 1);
  return isMoved || subject.trim() !== knownSubject || leftOut.join() !== knownOut;
}
