import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import type { Language } from '../../../messages/languages';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';
import { GameThumbnail, readingOf } from '../frame/game-thumbnail';
import { Link } from '../frame/link';
import { nameOf, peopleOf } from '../frame/people';
import { ProgramMark } from '../frame/program-mark';
import { useLanguage } from '../frame/reader';
import { SeatChip } from '../frame/seat-chip';

interface WaitingPanelProps {
  readonly game: Game;
  /** The heading while the game continues. */
  readonly title: string;
  /** The heading of a finished game; the winners if absent. */
  readonly ending?: string;
  readonly lead: ReactNode;
  /** In turn order while the game continues; after the end the best come first. */
  readonly seats: readonly string[];
  readonly active: string | null;
  /** The name of a seat; its player's name if absent. */
  readonly nameOf?: (seat: string) => string;
  /** The state of a seat, in words: "has passed". */
  readonly standingOf: (seat: string) => string;
  /** The leading figure of the game: "12 VP"; empty if there is none. */
  readonly figureOf: (seat: string) => string;
  /** Shown between the title and the lead: the phases of a turn. */
  readonly children?: ReactNode;
}

/** The active seat, for readers with no decision to make; once the game is over, its result. */
export function WaitingPanel({ game, seats, active, ...props }: WaitingPanelProps) {
  const t = useTexts('table');
  const language = useLanguage();
  const people = peopleOf(game.seats);
  const shown = game.outcome === null ? seats : game.outcome.placing.flat();
  return (
    <>
      <div className="panel-head">
        <h2 id="turn-title">
          {game.outcome === null
            ? props.title
            : (props.ending ??
              winText(
                game.outcome.winners.map((seat) => nameOf(people, seat)),
                t,
                language,
              ))}
        </h2>
      </div>
      {props.children}
      {props.lead === null ? null : <p className="panel-lead">{props.lead}</p>}
      <ul className="rows seats-list">
        {shown.map((seat) => (
          <li key={seat} aria-current={active === seat ? 'step' : undefined}>
            <SeatChip seat={seat} player={people[seat]} size={28} />
            <span className="grow">
              <b>{props.nameOf?.(seat) ?? people[seat]}</b>
              {hasProgram(game, seat) ? <ProgramMark /> : null}
              <span className="small muted block-line">{props.standingOf(seat)}</span>
            </span>
            <span className="numbers">{props.figureOf(seat)}</span>
            <Owing game={game} seat={seat} />
          </li>
        ))}
      </ul>
      {game.status === 'finished' ? (
        <p className="receipt tiny dim">
          <span>
            {t.rich('end.verify', {
              verify: (words) => <Link href={`/games/${game.id}/verify`}>{words}</Link>,
            })}
          </span>
        </p>
      ) : null}
    </>
  );
}

function hasProgram({ seats }: Game, seat: string): boolean {
  return seats.some((one) => one.seat === seat && one.program);
}

function Owing({ game, seat }: { readonly game: Game; readonly seat: string }) {
  const t = useTexts('table');
  const found = game.seats.find((one) => one.seat === seat);
  const reading = found === undefined || game.status === 'finished' ? null : readingOf(found.state);
  if (found === undefined || reading === null) return null;
  return (
    <span className={`state is-${reading}`}>
      <GameThumbnail reading={reading} /> {t(found.eliminated ? 'seat.out' : `seatState.${found.state}`)}
    </span>
  );
}

/** "Ines wins", "Ines and Kenji win together". */
function winText(winners: readonly string[], t: Texts<'table'>, language: Language): string {
  const [name] = winners;
  if (name === undefined) return t('end.noOne');
  if (winners.length === 1) return t('end.wins', { name });
  return t('end.winTogether', { names: listInWords(winners, language) });
}
