import { useLocale, useTranslations } from 'next-intl';
import { isGameSystem } from '../../../../engine/games';
import { definitionIn } from '../../../../engine/results-only/definition';
import type { Season } from '../../../../functions/core/season/seasons.schema';
import { FACES } from '../../../games/faces';
import { turnsInWords } from '../../../lib/deadlines';
import type { Texts } from '../../../lib/texts';

/** A few facts about a season. */
export function Facts({ season }: { season: Season }) {
  const t = useTranslations('season');
  const inGame = useTranslations('game');
  const shortSteps = isGameSystem(season.system) ? FACES[season.system].shortSteps(inGame) : '';
  const turns = { t: useTranslations('deadlines'), language: useLocale(), shortSteps };
  const facts = [
    [t('facts.game'), gamesInWords(season, t)],
    [t('facts.format'), formatInWords(season, t)],
    [t('facts.scoring'), season.scoring.name],
    // At a real table there are no turns, and nobody sends anything here.
    ...(season.importedAt === null && season.atTheTable === null
      ? [
          [t('facts.turns'), turnsInWords(season.deadlines, turns)],
          [t('facts.press'), pressInWords(season, t)],
          [t('facts.programs'), programsInWords(season, t)],
          ...(season.watchDelay === 0
            ? []
            : [[t('facts.watchers'), t('facts.watchedLater', { steps: season.watchDelay })] as const]),
        ]
      : [[t('facts.played'), t('facts.atRealTables')]]),
  ];
  return (
    <dl className="facts mt-4">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Its game, or the games of its rounds. */
function gamesInWords({ games, systemTitle }: Season, t: Words): string {
  if (games.length === 0) return systemTitle;
  return games.map(({ round, title }) => `${t('round', { round })}: ${title}`).join('; ');
}

type Words = Texts<'season'>;

function formatInWords(season: Season, t: Words): string {
  const { rounds, options, counts } = season;
  const size = sizeInWords(season);
  if (season.importedAt !== null) return t('facts.imported', { rounds, boards: counts.boards });
  const groups = season.format.kind === 'groups' ? season.format.groups : 0;
  const format = {
    rounds: t('facts.roundsOfBoards', { rounds, size }),
    swiss: t('facts.swiss', { rounds, size }),
    'round-robin': t('facts.roundRobin', { rounds, size }),
    'knock-out': t('facts.knockOut', { rounds, size }),
    'double-elimination': t('facts.doubleElimination', { rounds, size }),
    groups: t('facts.groups', { groups, rounds, size }),
    ladder: t('facts.ladder', { size }),
  }[season.format.kind];
  const { lastYear } = options;
  return typeof lastYear === 'number' ? t('facts.endAfter', { format, year: String(lastYear) }) : format;
}

/** "5", or "3–5" where a game without an engine is made for a range. */
function sizeInWords({ system, options, boardSize, games }: Season): number | string {
  if (isGameSystem(system)) return boardSize;
  const { min } = definitionIn(options).seats;
  const least = Math.min(...(games.length === 0 ? [min] : games.map(({ smallest }) => smallest)));
  const most = Math.max(...(games.length === 0 ? [boardSize] : games.map((one) => one.boardSize)));
  return least < most ? `${least}–${most}` : most;
}

function pressInWords(season: Season, t: Words): string {
  const press = {
    full: t('press.full'),
    public: t('press.public'),
    gunboat: t('press.gunboat'),
    rulebook: t('press.rulebook'),
    delayed: t('press.delayed'),
    none: t('press.none'),
  }[season.press];
  const named = season.anonymous && season.press !== 'gunboat' ? t('facts.anonymous', { press }) : press;
  return season.pressAtEnd === 'always' ? t('facts.openedAtEnd', { press: named }) : named;
}

function programsInWords({ programs }: Season, t: Words): string {
  return programs === 'allowed' ? t('facts.programsAllowed') : t('facts.programsRefused');
}
