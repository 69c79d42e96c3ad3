import { STOPS, TERMINUS } from '../../../../engine/nyc-risk/data/map';
import type { View } from '../../../../engine/nyc-risk/types';
import { TrainDisc } from '../map/train-token';
import { stopName } from '../names';
import { RiskRule } from '../rule';

const LEFT = 14;
const RIGHT = 666;

/** The A-train on its own line: where it is, and what decides where it goes. */
export function TrainPanel({ view }: { view: Pick<View, 'train' | 'trainHold'> }) {
  const { train, trainHold } = view;
  const x = (stop: number) => Number((LEFT + ((RIGHT - LEFT) * stop) / TERMINUS).toFixed(1));
  const express = STOPS[train]?.express ?? false;
  return (
    <>
      <div className="panel-head">
        <h2 id="train-title">The A-train</h2>
        <span className="tiny muted numbers">
          stop {train + 1} of {STOPS.length}
        </span>
      </div>
      <svg
        className="train-line"
        viewBox="0 0 680 62"
        role="img"
        aria-label={`The train stands at ${stopName(train)}; ${TERMINUS - train} stops remain to Inwood.`}
      >
        <path d={`M${LEFT} 30H${RIGHT}`} stroke="var(--line-strong)" strokeWidth="4" />
        <path d={`M${LEFT} 30H${x(train)}`} stroke="var(--ink)" strokeWidth="4" />
        {STOPS.map((stop, index) => (
          <circle
            key={stop.id}
            cx={x(index)}
            cy="30"
            r={stop.express ? 6 : 3.6}
            fill={stop.express ? 'var(--surface)' : index <= train ? 'var(--ink)' : 'var(--line-strong)'}
            stroke={stop.express ? (index <= train ? 'var(--ink)' : 'var(--line-strong)') : 'none'}
            strokeWidth="2.4"
          />
        ))}
        <g transform={`translate(${x(train)} 30)`}>
          <TrainDisc />
          <text y="6" className="train-letter">
            A
          </text>
        </g>
      </svg>
      <p className="train-words">
        <span>Jamaica</span>
        <span className="now">
          <b>{stopName(train)}</b>, {express ? 'express' : 'local'}: {wayOn(train, trainHold, express)}{' '}
          <RiskRule rule={trainHold === null ? (express ? '10.3' : '10.2') : '10.5'} />
        </span>
        <span>Inwood</span>
      </p>
    </>
  );
}

function wayOn(train: number, hold: View['trainHold'], express: boolean): string {
  if (train === TERMINUS) return 'the end of the line';
  if (hold === 'stay') return 'held this turn';
  if (hold === 'express') return 'runs express after this turn';
  if (!express) return `goes to ${stopName(train + 1)} after this turn, without a die`;
  return 'a die decides after this turn: 1 or 2 stays, 3 or 4 local, 5 or 6 express';
}
