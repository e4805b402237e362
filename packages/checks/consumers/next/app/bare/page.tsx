import { connection } from 'next/server';

/** A page without this library: the weight of Next.js alone. */
export default async function Page() {
  await connection();
  return <p>Bare</p>;
}
