import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GAMES } from '../../../../engine/games';
import { SYSTEMS } from '../../../../engine/systems';
import { seatFullName } from '../../../components/frame/seats';
import type { StudySource } from '../../../components/what-if/use-study';
import { WhatIf } from '../../../components/what-if/what-if';
import { FACES } from '../../../games/faces';
import { type GameParams, gameNamed } from '../game-named';

interface Props extends GameParams {
  readonly searchParams: Promise<{ seats?: string | string[] }>;
}

export async function generateMetadata({ params }: GameParams): Promise<Metadata> {
  return { title: `${(await gameNamed(params)).title}: what if` };
}

/** The start of a new game, to try orders in. */
export default async function StartPage({ params, searchParams }: Props) {
  const [{ id, title }, asked] = await Promise.all([gameNamed(params), searchParams]);
  const { names, min, max, usual } = GAMES[id].seats;
  const size = asked.seats === undefined ? usual : Number(asked.seats);
  if (!Number.isInteger(size) || size < min || size > max) notFound();
  const seats = names.slice(0, size);
  const boards = await FACES[id].boards();
  const { rulesVersion, options } = SYSTEMS[id];
  const source: StudySource = {
    ...{ system: id, rulesVersion, seats, options: options.parse(boards.studyOptions ?? {}) },
    ...{ view: null, given: {}, revealed: null, noteOn: null },
  };
  const people = Object.fromEntries(seats.map((seat) => [seat, seatFullName(seat)]));
  const sizes = Array.from({ length: max - min + 1 }, (_, more) => min + more).map(
    (one) => [one, `/${id}/what-if?seats=${one}`, one === size] as const,
  );
  const place = { name: title, back: `/${id}`, backTo: title };
  return boards.ruling(
    boards.steps(
      { people, own: null },
      <WhatIf {...{ source, people, place, sizes }} own={null} label={null} />,
    ),
  );
}
