import { useLocale } from 'next-intl';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { setup } from '../../../engine/classic/rules/setup';
import type { Position } from '../../../engine/classic/types';
import type { Definition } from '../../../engine/classic/variant/definition';
import { TableTexts } from '../../components/frame/table-texts';
import { fetchTurnBefore } from '../../components/simultaneous-table/turn-before';
import { storeText } from '../../components/table/store-text';
import type { Boards, OfGame } from '../boards';
import type { StepsProps } from '../steps';
import { atlasFor } from './atlas-for';
import { ClassicTable, OnVariant, Steps, WithCorrections } from './lazy';
import { MapPicture } from './map-picture';
import midGame from './mid-game.json';
import { partsOf, variantOf } from './parts-of';
import { Notation } from './table/notation';
import { turnBefore } from './turns';
import { variantInLanguage } from './variant-in-language';

export const BOARDS: Boards = {
  table: async (first, rules) => {
    const variant = variantInLanguage(variantOf(first.game), await getLocale());
    return (
      <TableTexts of={['turns', 'classic', 'says-classic']}>
        <ClassicTable
          variant={variant}
          {...{ first, rules }}
          parts={partsOf(variant)}
          turn={await fetchTurnBefore(first.game, turnBefore)}
          action={storeText}
          notation={<Notation />}
        />
      </TableTexts>
    );
  },
  ruling: (form, game) => <Ruling game={game}>{form}</Ruling>,
  steps: (seats, page, game) => (
    <StepsOfGame {...seats} game={game}>
      {page}
    </StepsOfGame>
  ),
  opening: (game) => {
    const atlas = atlasFor(variantOf(game));
    return setup(
      atlas,
      atlas.variant.powers.map(({ id }) => id),
    );
  },
  midGame,
  introduction: <MapPicture label="" />,
  picture: (position, label, game) => (
    <MapPicture label={label} position={position as Position} parts={partsOf(variantOf(game))} />
  ),
};

interface AroundProps {
  readonly game: OfGame | undefined;
  readonly children: ReactNode;
}

function Ruling({ game, children }: AroundProps) {
  return (
    <TableTexts of={['classic', 'says-classic']}>
      <WithCorrections variant={variantInLanguage(variantOf(game), useLocale())}>{children}</WithCorrections>
    </TableTexts>
  );
}

function StepsOfGame({ game, children, ...seats }: AroundProps & StepsProps) {
  const variant = variantInLanguage(variantOf(game), useLocale());
  return (
    <TableTexts of={['classic', 'says-classic']}>
      <On variant={variant}>
        <Steps {...seats} parts={partsOf(variant)}>
          {children}
        </Steps>
      </On>
    </TableTexts>
  );
}

/** The rules of a variant around its board. Classic itself needs nothing around it. */
function On({
  variant,
  children,
}: {
  readonly variant: Definition | undefined;
  readonly children: ReactNode;
}) {
  return variant === undefined ? children : <OnVariant variant={variant}>{children}</OnVariant>;
}
