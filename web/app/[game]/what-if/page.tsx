import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { GAMES, type GameSystemId } from '../../../../engine/games';
import { SYSTEMS } from '../../../../engine/systems';
import { seatFullName } from '../../../components/frame/seats';
import { TableTexts } from '../../../components/frame/table-texts';
import type { StudySource } from '../../../components/what-if/use-study';
import { WhatIf } from '../../../components/what-if/what-if';
import { FACES } from '../../../games/faces';
import { type GameParams, gameNamed } from '../game-named';

interface Props extends GameParams {
  readonly searchParams: Promise<{ seats?: string | string[] }>;
}

export async function generateMetadata({ params }: GameParams): Promise<Metadata> {
  const t = await getTranslations('what-if');
  return { title: t('pageOf', { game: (await gameNamed(params)).title }) };
}

/** The start of a new game, to try orders in. */
export default async function StartPage({ params, searchParams }: Props) {
  const [{ id, title }, asked] = await Promise.all([gameNamed(params), searchParams]);
  const t = await getTranslations('what-if');
  const { min, max } = GAMES[id].seats;
  const seats = seatsAsked(id, asked.seats);
  if (seats === null) notFound();
  const boards = await FACES[id].boards();
  const { rulesVersion, options } = SYSTEMS[id];
  const source: StudySource = {
    ...{ system: id, rulesVersion, seats, options: options.parse(boards.studyOptions ?? {}) },
    ...{ view: null, given: {}, revealed: null, noteOn: null },
  };
  const people = Object.fromEntries(seats.map((seat) => [seat, seatFullName(seat)]));
  const sizes = Array.from({ length: max - min + 1 }, (_, more) => min + more).map(
    (one) => [one, `/${id}/what-if?seats=${one}`, one === seats.length] as const,
  );
  const place = { name: title, back: `/${id}`, backTo: t('backTo', { place: title }) };
  const page = boards.ruling(
    boards.steps(
      { people, own: null },
      <WhatIf {...{ source, people, place, sizes }} own={null} label={null} />,
    ),
  );
  return (
    <TableTexts of={['table', 'map', 'what-if', 'verdicts', 'paste-game', 'order-rows', 'says-labels']}>
      {page}
    </TableTexts>
  );
}

/** A number of seats, or the seats themselves as diagrams of the rules name them; null for any other value. */
function seatsAsked(id: GameSystemId, asked: string | string[] | undefined): readonly string[] | null {
  const { names, min, max, usual } = GAMES[id].seats;
  if (asked === undefined) return names.slice(0, usual);
  const size = Number(asked);
  if (Number.isInteger(size)) return size >= min && size <= max ? names.slice(0, size) : null;
  const seats = String(asked).split(',');
  const isKnown = new Set(seats).size === seats.length && seats.every((seat) => names.includes(seat));
  return isKnown && seats.length <= max ? seats : null;
}
