'use client';

import type { ReactNode } from 'react';
import { scoreOf } from '../../../engine/new-era/ending';
import type { View } from '../../../engine/new-era/types';
import type { Game, Step } from '../../../functions/api/schemas/games';
import { nameOf, namesOf, type People, peopleOf } from '../frame/people';
import { withNames } from '../frame/seats';
import { PastFrame } from '../orders/past-frame';
import { Story } from '../orders/story';
import { CardMini } from './card-mini';
import { CardReader } from './card-reader';
import { factionName } from './order-text';
import { Tableau } from './tableau';

interface PastStepProps {
  readonly game: Game;
  readonly step: Step;
  readonly signs: ReactNode;
}

/** A step that is over: the states it met, or those it left, with its story. */
export function PastStep({ game, step, signs }: PastStepProps) {
  const people = peopleOf(game.seats);
  const names = namesOf(people);
  const title = withNames(step.label, names);
  return (
    <CardReader>
      {signs}
      <PastFrame
        game={game}
        step={step}
        title={title}
        panel={['What happened', 'Carried out']}
        nameOf={(one) => `Step ${one.step}`}
        board={(after) => <States view={(after ? step.position : step.before) as View} people={people} />}
      >
        <div className="log-step">
          <Story sentences={step.sentences} names={names} system="new-era" />
        </div>
      </PastFrame>
    </CardReader>
  );
}

/** Everything that lay open: the display, then each state in turn order. */
function States({ view, people }: { readonly view: View; readonly people: People }) {
  const display = view.display ?? [];
  return (
    <div className="states" data-game="new-era">
      {display.length === 0 ? null : (
        <ul className="card-row" aria-label="On display">
          {display.map((card) => (
            <li key={card}>
              <CardMini card={card} />
            </li>
          ))}
        </ul>
      )}
      {view.seats.map((seat) => {
        const player = view.players[seat];
        return player === undefined ? null : (
          <section key={seat}>
            <h2>
              {nameOf(people, seat)}, {factionName(player.faction)}{' '}
              <span className="numbers muted">{scoreOf(player)} points</span>
            </h2>
            <Tableau player={player} people={people} label={`State of ${nameOf(people, seat)}`} />
          </section>
        );
      })}
    </div>
  );
}
