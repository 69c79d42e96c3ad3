/**
 * The exact schedule for p seats and p times p players, p a prime: player (x, y) sits in round m on board
 * (y - m x) mod p in seat (x + m) mod p. In p rounds each player holds each seat exactly once and meets no one twice,
 * because two lines of the affine plane over the field of p elements meet in one point.
 * (Definition 4.3 of the scoring and seeding notes; own derivation.)
 * @returns numbers of players by place (`board * seats + seat`), or undefined if the design does not fit
 */
export function exactRound(players: number, seats: number, round: number): Int32Array | undefined {
  if (!isPrime(seats) || players !== seats * seats || round < 0 || round >= seats) return undefined;
  const places = new Int32Array(players);
  for (let x = 0; x < seats; x += 1)
    for (let y = 0; y < seats; y += 1) {
      const board = modulo(y - round * x, seats);
      places[board * seats + modulo(x + round, seats)] = x * seats + y;
    }
  return places;
}

function isPrime(number: number): boolean {
  if (number < 2) return false;
  for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return false;
  return true;
}

function modulo(number: number, by: number): number {
  return ((number % by) + by) % by;
}
