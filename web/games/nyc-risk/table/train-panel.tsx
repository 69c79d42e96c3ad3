import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { STOPS, TERMINUS } from '../../../../engine/nyc-risk/data/map';
import type { View } from '../../../../engine/nyc-risk/types';
import { TrainDisc } from '../map/train-token';
import { hoodName, stopName } from '../names';
import { RiskRule } from '../rule';

const LEFT = 14;
const RIGHT = 666;

/** The A-train on its own line: its stop, and the reasons for its next move. */
export function TrainPanel({ view }: { view: Pick<View, 'train' | 'trainHold'> }) {
  const t = useTexts('nyc-risk');
  const { train, trainHold } = view;
  const x = (stop: number) => Number((LEFT + ((RIGHT - LEFT) * stop) / TERMINUS).toFixed(1));
  const express = STOPS[train]?.express ?? false;
  return (
    <>
      <div className="panel-head">
        <h2 id="train-title">{t('train.title')}</h2>
        <span className="tiny muted numbers">
          {t('train.stop', { stop: train + 1, stops: STOPS.length })}
        </span>
      </div>
      <svg
        className="train-line"
        viewBox="0 0 680 62"
        role="img"
        aria-label={t('train.line', { stop: stopName(train), left: TERMINUS - train })}
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
        <span>{endName(0)}</span>
        <span className="now">
          {t.rich('train.now', {
            b: (words: ReactNode) => <b>{words}</b>,
            stop: stopName(train),
            kind: express ? 'express' : 'local',
            way: wayOn(train, trainHold, express),
            next: stopName(train + 1),
            rule: () => <RiskRule rule={trainHold === null ? (express ? '10.3' : '10.2') : '10.5'} />,
          })}
        </span>
        <span>{endName(TERMINUS)}</span>
      </p>
    </>
  );
}

/** The hood at an end of the line. */
function endName(stop: number): string {
  return hoodName(STOPS[stop]?.hood ?? '');
}

/** The train's move after this turn. */
function wayOn(train: number, hold: View['trainHold'], express: boolean): string {
  if (train === TERMINUS) return 'end';
  if (hold !== null) return hold;
  return express ? 'die' : 'local';
}
