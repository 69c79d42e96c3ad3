import * as z from 'zod';
import { LEAST_PAIRS } from '../../engine/fair-play/comparing';
import { andThen, done } from '../services/errors';
import { gameSignals } from '../services/fair-play/game-signals';
import type { SharedPresence } from '../services/fair-play/presence';
import { seasonSignals } from '../services/fair-play/season-signals';
import { operation } from './operation';
import { Id } from './schemas/common';
import { GameSignals, SeasonSignals } from './schemas/fair-play';
import { iso } from './views/game';

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
    tag: 'Fair play',
    scope: 'organize',
    conflict: 'spectators-only',
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
    tag: 'Fair play',
    scope: 'organize',
    conflict: 'spectators-only',
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
