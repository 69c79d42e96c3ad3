import type { Round } from '../../../functions/api/schemas/draws';
import { counted } from '../../lib/time';
import { Card } from '../forms/card';
import { seatFullName } from '../frame/seats';

const METHODS = {
  'exact-design': 'Drawn by an exact design, in which no two players meet twice.',
  'cheapest-pairs': 'Drawn as the best of all pairings; anyone can repeat it from the seed.',
  'all-compared': 'Drawn as the best of all seatings; anyone can repeat it from the seed.',
  search: 'Drawn by a search that anyone can repeat from the seed.',
  'by-hand': 'Seated by hand: an organizer swapped players after the draw, or seated the round from a list.',
} as const;

interface CertificateProps {
  readonly round: Round;
  readonly names: ReadonlyMap<string, string>;
}

/** The faults of a draw: what it repeats, and which wishes it breaks. */
export function Certificate({ round: { certificate }, names }: CertificateProps) {
  return (
    <Card title="Certificate">
      <p className="muted">{METHODS[certificate.method]}</p>
      <Counts certificate={certificate} names={names} />
      <p className="small muted">
        Seed <span className="mono break-all">{certificate.seed}</span>
      </p>
    </Card>
  );
}

type CountsProps = Pick<Round, 'certificate'> & Pick<CertificateProps, 'names'>;

function Counts({ certificate, names }: CountsProps) {
  const { meetAgain, fewestMeetings, seatAgain, apart, firstChoices, hoursApart } = certificate;
  const name = (player: string) => names.get(player) ?? player;
  return (
    <ul className="plain-list small">
      <li>
        {counted(meetAgain.length, 'pair')} met before
        {fewestMeetings > 0 ? `; at least ${fewestMeetings} could not be avoided` : ''}.
        {meetAgain.map(({ pair: [one, other], times }) => (
          <span className="block-line muted" key={`${one} ${other}`}>
            {name(one)} and {name(other)}, {times} times
          </span>
        ))}
      </li>
      <li>
        {counted(seatAgain.length, 'player')} in a seat held before.
        {seatAgain.map(({ player, seat, times }) => (
          <span className="block-line muted" key={`${player} ${seat}`}>
            {name(player)}, {seatFullName(seat)}, {times} times
          </span>
        ))}
      </li>
      <li>{counted(apart, 'pair')} on one board that should be kept apart.</li>
      {hoursApart === null ? null : (
        <li>{hoursApart.toFixed(1)} hours apart on average, for players who asked for nearby time zones.</li>
      )}
      {firstChoices.of === 0 ? null : (
        <li>
          {firstChoices.met} of {firstChoices.of} got their first choice of seat.
        </li>
      )}
    </ul>
  );
}
