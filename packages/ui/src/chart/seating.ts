/** Place of a seat in the half-circle, whose centre is at 0, 0 and whose radius is 1. */
export type Seat = { x: number; y: number };

/** Seats that fit into a half-circle of some rows. */
const capacityOf = (rows: number, inner: number) => {
  const gap = (1 - inner) / Math.max(1, rows - 0.5);
  let count = 0;
  for (let row = 0; row < rows; row += 1) count += Math.floor((Math.PI * (1 - row * gap)) / gap) + 1;
  return count;
};

/**
 * Seats of a chamber in a half-circle from left to right, in as few rows as they fit in, and the distance
 * between two of them.
 */
export function seating(total: number): { seats: Seat[]; size: number } {
  if (total <= 0) return { seats: [], size: 0 };
  const inner = 0.42;
  let rows = 1;
  while (capacityOf(rows, inner) < total && rows < 40) rows += 1;
  const gap = (1 - inner) / Math.max(1, rows - 0.5);
  const radii = Array.from({ length: rows }, (_, row) => 1 - row * gap);
  const length = radii.reduce((sum, radius) => sum + radius, 0);
  // Each row gets its share of the seats; what rounding leaves goes to the outermost rows.
  const counts = radii.map((radius) => Math.floor((total * radius) / length));
  for (let row = 0, left = total - counts.reduce((sum, one) => sum + one, 0); left > 0; row += 1, left -= 1)
    counts[row % rows] = (counts[row % rows] ?? 0) + 1;
  const seats = counts.flatMap((count, row) =>
    Array.from({ length: count }, (_, at) => {
      const share = count === 1 ? 0.5 : at / (count - 1);
      const radius = radii[row] ?? 1;
      return { share, row, x: -Math.cos(share * Math.PI) * radius, y: -Math.sin(share * Math.PI) * radius };
    }),
  );
  const ordered = seats.toSorted((a, b) => a.share - b.share || a.row - b.row);
  const tightest = Math.min(
    gap,
    ...counts.map((count, row) => (count > 1 ? (Math.PI * (radii[row] ?? 1)) / (count - 1) : gap)),
  );
  return { seats: ordered.map(({ x, y }) => ({ x, y })), size: Math.min(tightest, 0.22) };
}
