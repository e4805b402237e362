export type Values = Readonly<Record<string, string | undefined>>;

const PLACE = /^place-(\d{1,15})$/;

/** Errors of the places given to pieces: each must be a number from 1 on. */
export const misplacedIn = (values: Values, fault: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      PLACE.test(name) && !/^\s*[1-9]\d{0,2}\s*$/.test(value ?? '') ? [[name, fault]] : [],
    ),
  );

/**
 * Order and omissions from the fields of each piece. A piece that is given another's place moves there:
 * after the other if it moves down, before it if it moves up.
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
 * Whether anything in an edition's form differs from what its page showed: the form names the subject and
 * the omitted pieces that it rendered, and has the pieces in order. An edition that was not edited keeps
 * following the news, so it is not saved.
 */
export function isTouched(values: Values): boolean {
  const { knownSubject = '', subject = knownSubject, knownOut = '' } = values;
  const { leftOut } = piecesOf(values);
  const isMoved = Object.keys(values)
    .filter((name) => PLACE.test(name))
    .some((name, at) => Number(values[name]) !== at + 1);
  return isMoved || subject.trim() !== knownSubject || leftOut.join() !== knownOut;
}
