import { useTexts } from '#texts';
import type { Event, RolledEvent } from '../../../../engine/nyc-risk/event-types';
import { Link } from '../../../components/frame/link';
import { nameOf, namesOf, type People } from '../../../components/frame/people';
import { useZone } from '../../../components/frame/reader';
import { Story } from '../../../components/table/story';
import type { Texts } from '../../../lib/texts';
import { clockWithSeconds } from '../../../lib/time';
import type { LogStep } from '../history';
import { stopName } from '../names';
import { cardOfRoll } from './card-of-roll';
import { Dice } from './dice';
import { Roll } from './roll';

interface LogEntryProps {
  readonly game: string;
  readonly step: LogStep;
  readonly people: People;
}

/** One step of the log: its story in sentences, then its dice. */
export function LogEntry({ game, step, people }: LogEntryProps) {
  const t = useTexts('nyc-risk');
  const zone = useZone();
  const names = namesOf(people);
  return (
    <li className="log-step">
      <p className="log-step-head">
        <Link href={`/games/${game}/steps/${step.step}`}>{t('log.step', { step: step.step })}</Link>
        <span className="tiny dim numbers">{clockWithSeconds(Date.parse(step.closedAt), zone)}</span>
      </p>
      <Story sentences={step.sentences} names={names} system="nyc-risk" />
      <Rolls events={step.events} people={people} />
    </li>
  );
}

/** Every throw of a step: attacks roll by roll, and the train's die. */
export function Rolls({ events, people }: { events: readonly Event[]; people: People }) {
  const rolls = events.filter((event): event is RolledEvent => event.type === 'rolled');
  return (
    <>
      {rolls.map((roll, index) => (
        <Roll
          key={`${roll.rng} ${roll.to}`}
          roll={roll}
          number={rolls.slice(0, index + 1).filter(({ to }) => to === roll.to).length}
          card={cardOfRoll(events, roll)}
          people={people}
        />
      ))}
      {events.map((event) => (
        <SingleDie key={JSON.stringify(event)} event={event} people={people} />
      ))}
    </>
  );
}

function SingleDie({ event, people }: { event: Event; people: People }) {
  const t = useTexts('nyc-risk');
  const thrown = thrownIn(event, people, t);
  if (thrown === null) return null;
  return (
    <div className="roll">
      <b>{thrown.title}</b>
      <div className="roll-dice">
        <Dice faces={thrown.faces} seat={null} />
        <span className="numbers">{thrown.faces.join(' ')}</span>
      </div>
      <p className="stream">{t('log.stream', { number: thrown.rng })}</p>
    </div>
  );
}

function thrownIn(event: Event, people: People, t: Texts<'nyc-risk'>) {
  if (event.type === 'trainDelayed')
    return { title: t('log.trainAt', { stop: stopName(event.at) }), faces: [event.roll], rng: event.rng };
  if (event.type === 'train' && event.roll !== undefined)
    return {
      title: t('log.trainTo', { stop: stopName(event.to) }),
      faces: [event.roll],
      rng: event.rng ?? 0,
    };
  if (event.type === 'orderRolled')
    return {
      title: t('log.turnOrder', {
        names: Object.keys(event.rolls)
          .map((seat) => nameOf(people, seat))
          .join(', '),
      }),
      faces: Object.values(event.rolls),
      rng: event.rng,
    };
  return null;
}
