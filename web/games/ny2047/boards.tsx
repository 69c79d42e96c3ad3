import { useLocale } from 'next-intl';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { atlasOfOptions } from '../../../engine/ny2047/data/atlases';
import { setup } from '../../../engine/ny2047/rules/setup';
import type { Position } from '../../../engine/ny2047/types';
import type { Definition } from '../../../engine/ny2047/variant/definition';
import { TableTexts } from '../../components/frame/table-texts';
import { fetchTurnBefore } from '../../components/simultaneous-table/turn-before';
import { storeText } from '../../components/table/store-text';
import type { Boards, OfGame } from '../boards';
import type { StepsProps } from '../steps';
import { ChartPicture } from './chart-picture';
import { Ny2047Table, OnVariant, Steps, WithCorrections } from './lazy';
import midGame from './mid-game.json';
import { partsOf, variantOf } from './parts-of';

export const BOARDS: Boards = {
  table: async (first, rules) => {
    const variant = variantOf(first.game);
    return (
      <TableTexts of={['turns', 'ny2047', 'says-ny2047']}>
        <Ny2047Table
          variant={variant}
          {...{ first, rules }}
          parts={partsOf(variant, await getLocale())}
          turn={await fetchTurnBefore(first.game)}
          action={storeText}
        />
      </TableTexts>
    );
  },
  ruling: (form, game) => (
    <TableTexts of={['ny2047', 'says-ny2047']}>
      <WithCorrections variant={variantOf(game)}>{form}</WithCorrections>
    </TableTexts>
  ),
  steps: (seats, page, game) => (
    <StepsOfGame {...seats} game={game}>
      {page}
    </StepsOfGame>
  ),
  opening: ({ options, rulesVersion }) => {
    const atlas = atlasOfOptions(options, rulesVersion);
    return setup(atlas, atlas.factions);
  },
  midGame,
  introduction: <ChartPicture label="" />,
  picture: (position, label, game) => (
    <ChartPicture label={label} position={position as Position} parts={partsOf(variantOf(game))} />
  ),
};

interface StepsOfGameProps extends StepsProps {
  readonly game: OfGame | undefined;
}

function StepsOfGame({ game, children, ...seats }: StepsOfGameProps) {
  const variant = variantOf(game);
  const language = useLocale();
  return (
    <TableTexts of={['ny2047', 'says-ny2047']}>
      <On variant={variant}>
        <Steps {...seats} parts={partsOf(variant, language)}>
          {children}
        </Steps>
      </On>
    </TableTexts>
  );
}

interface OnProps {
  readonly variant: Definition | undefined;
  readonly children: ReactNode;
}

/** The map of a variant around its board. New York 2047 itself needs nothing around it. */
function On({ variant, children }: OnProps) {
  return variant === undefined ? children : <OnVariant variant={variant}>{children}</OnVariant>;
}
