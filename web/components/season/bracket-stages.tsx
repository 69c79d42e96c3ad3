import { useLocale, useTranslations } from 'next-intl';
import type { StageName } from '../../../engine/tournament/stage-names';
import type { Bracket } from '../../../functions/core/round/bracket.schema';
import { pointsText } from '../../lib/figures';
import { Link } from '../frame/link';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';
import { sectionWords } from './section-words';
import { stageWords } from './stage-words';

type StageOf = Bracket['stages'][number];
type BoardOf = StageOf['boards'][number];

interface BracketStagesProps {
  readonly bracket: Bracket;
  readonly me: string | null;
}

/** The stages side by side, the first on the left; below each other on a phone. */
export function BracketStages({ bracket, me }: BracketStagesProps) {
  const t = useTranslations('bracket');
  const inSections = useTranslations('sections');
  const { stages, rounds, status, groupRounds, kind } = bracket;
  if (stages.length === 0 && groupRounds === 0)
    return <p className="muted">{status === 'registration' ? t('firstAtStart') : t('none')}</p>;
  const last = stages.at(-1);
  const drawn = last?.round ?? groupRounds;
  const isDouble = kind === 'double-elimination';
  const end = last?.final === true && !isDouble ? drawn : Math.max(rounds, drawn + (isDouble ? 0 : 1));
  const toCome = status === 'finished' ? [] : Array.from({ length: end }, (_, at) => at + 1).slice(drawn);
  const nameOf = (round: number) => bracket.named.find((one) => one.round === round)?.name;
  const titleOf = (round: number) => {
    const name = nameOf(round);
    if (name === 'second-final') return inSections('stage.secondIfNeeded');
    return name === undefined ? t('round', { round }) : stageWords(inSections, name);
  };
  return (
    <ol className="bracket">
      {stages.map((stage) => (
        <Stage
          key={stage.round}
          stage={stage}
          // Fewer players than announced may leave a cup with fewer stages.
          name={stage.final && !isDouble ? 'final' : nameOf(stage.round)}
          me={me}
        />
      ))}
      {toCome.map((round) => (
        <li key={round} className="bracket-stage is-to-come">
          <h2>{titleOf(round)}</h2>
          <p className="small muted">
            {round === groupRounds + 1 && groupRounds > 0
              ? t('drawnAfterGroups')
              : t('drawnAfter', { round: round - 1 })}
          </p>
        </li>
      ))}
    </ol>
  );
}

interface StageProps {
  readonly stage: StageOf;
  readonly name: StageName | undefined;
  readonly me: string | null;
}

function Stage({ stage, name, me }: StageProps) {
  const t = useTranslations('bracket');
  const inSections = useTranslations('sections');
  const { round, boards, byes } = stage;
  return (
    <li className="bracket-stage">
      <h2>{name === undefined ? t('round', { round }) : stageWords(inSections, name)}</h2>
      <ul className="bracket-boards">
        {boards.map((board) => (
          <li key={board.game}>
            <BracketBoard board={board} me={me} />
          </li>
        ))}
        {byes.length === 0 ? null : (
          <li>
            <article className="card board">
              <header>
                <h3>{t('bye')}</h3>
              </header>
              <ul>
                {byes.map(({ id, name }) => (
                  <li key={id} className={id === me ? 'mine' : ''}>
                    <span className="name">{name}</span>
                  </li>
                ))}
              </ul>
            </article>
          </li>
        )}
      </ul>
    </li>
  );
}

interface BracketBoardProps {
  readonly board: BoardOf;
  readonly me: string | null;
}

function BracketBoard({ board, me }: BracketBoardProps) {
  const t = useTranslations('bracket');
  const inSections = useTranslations('sections');
  const { section } = board;
  const state = board.status === 'finished' ? t('finished') : board.label;
  const mine = board.seats.some(({ player }) => player.id === me);
  return (
    <article className={mine ? 'card board is-mine' : 'card board'}>
      <header>
        <h3>
          <Link href={`/games/${board.game}`}>{t('board', { board: board.board })}</Link>
        </h3>
        <span className="small muted">
          {section === null || section === 'cup'
            ? state
            : `${sectionWords(inSections, { kind: section, group: null })} · ${state}`}
        </span>
      </header>
      <ol>
        {board.seats.map((seat) => (
          <BracketSeat key={seat.seat} seat={seat} final={board.final} mine={seat.player.id === me} />
        ))}
      </ol>
      {board.cut === null ? null : <Cut cut={board.cut} />}
    </article>
  );
}

/** The reason why one of two tied players advanced. */
function Cut({ cut: { through, out, by, words } }: { readonly cut: NonNullable<BoardOf['cut']> }) {
  const t = useTranslations('bracket');
  const names = { through: through.name, out: out.name, words };
  return (
    <p className="bracket-cut small">{by === 'draw' ? t('cutByDraw', names) : t('cutByTieBreak', names)}</p>
  );
}

interface BracketSeatProps {
  readonly seat: BoardOf['seats'][number];
  readonly final: boolean;
  readonly mine: boolean;
}

function BracketSeat({ seat: { seat, player, place, points, goesOn }, final, mine }: BracketSeatProps) {
  const t = useTranslations('bracket');
  const language = useLocale();
  const classes = [mine ? 'mine' : '', goesOn === true ? 'goes-on' : ''].filter((name) => name !== '');
  return (
    <li className={classes.join(' ')}>
      <SeatChip seat={seat} player={player.name} />
      <span className="hidden-text">{seatName(seat)}: </span>
      <span className="name">{player.name}</span>
      {goesOn === true ? <span className="bracket-mark">{final ? t('wins') : t('goesOn')}</span> : null}
      <span className="numbers figure">
        {place === null ? null : <span className="bracket-place">{t('place', { place })}, </span>}
        {t.rich('points', {
          points: pointsText(points, language),
          hidden: (words) => <span className="hidden-text">{words}</span>,
        })}
      </span>
    </li>
  );
}
