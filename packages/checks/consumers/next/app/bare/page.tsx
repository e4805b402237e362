import { connection } from 'next/server';

/** Nothing of ours: what Next alone weighs. */
export default async function Page() {
  await connection();
  return <p>Bare</p>;
}
