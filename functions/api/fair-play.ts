import * as z from 'zod';
import { LEAST_PAIRS } from '../../engine/fair-play/comparing';
import { GameSignals, SeasonSignals } from '../core/fair-play/fair-play.schema';
import { gameSignals } from '../core/fair-play/game-signals';
import type { SharedPresence } from '../core/fair-play/presence';
import { seasonSignals } from '../core/fair-play/season-signals';
import { Id } from '../core/platform/common.schema';
import { andThen, done } from '../core/platform/errors';
import { iso } from '../core/platform/instants';
import { operation } from './operation';

const One = z.object({ id: Id });

const sharedView = ({ players, lastAt, ...counts }: SharedPresence) => ({
  ...counts,
  players: [...players] as [(typeof players)[0], (typeof players)[1]],
  lastAt: iso(lastAt),
});

export const fairPlay = [
  operation({
    method: 'POST',
    path: '/games/{id}/signs',
    servedBy: 'results',
    tag: 'Fair play',
    scope: 'organize',
    access: 'moderator',
    conflict: 'spectators-only',
    writes: 'one',
    limit: 'by-role',
    summary: 'Figures that may point to unfair play in a game; the log shows that I looked (moderators)',
    params: One,
    reply: GameSignals,
    handle: ({ deps, caller, params }) =>
      andThen(gameSignals(deps, caller, params.id), ({ game, people, pairs, compared, shared }) =>
        done({
          game: game.id,
          system: game.system,
          people: [...people],
          pairs: [...pairs],
          compared: { ...compared, least: LEAST_PAIRS },
          shared: shared.map(sharedView),
        }),
      ),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/signs',
    servedBy: 'results',
    tag: 'Fair play',
    scope: 'organize',
    access: 'moderator',
    conflict: 'spectators-only',
    writes: 'one',
    limit: 'by-role',
    summary:
      'Figures that may point to unfair play in a season: shared devices, and boards with unusual cooperation (moderators)',
    params: One,
    reply: SeasonSignals,
    handle: ({ deps, caller, params }) =>
      andThen(seasonSignals(deps, caller, params.id), ({ season, pairs, compared, shared }) =>
        done({
          season: { id: season.id, name: season.name },
          system: season.system,
          pairs: [...pairs],
          compared: { ...compared, least: LEAST_PAIRS },
          shared: shared.map(sharedView),
        }),
      ),
  }),
];
