import type { ReactNode } from 'react';
import { setup } from '../../../engine/classic/rules/setup';
import type { Position } from '../../../engine/classic/types';
import type { Definition } from '../../../engine/classic/variant/definition';
import { TableTexts } from '../../components/frame/table-texts';
import { fetchTurnBefore } from '../../components/simultaneous-table/turn-before';
import { storeText } from '../../components/table/store-text';
import type { Boards } from '../boards';
import { atlasFor } from './atlas-for';
import { ClassicTable, OnVariant, Steps, WithCorrections } from './lazy';
import { MapPicture } from './map-picture';
import { partsOf, variantOf } from './parts-of';
import { Notation } from './table/notation';
import { turnBefore } from './turns';

export const BOARDS: Boards = {
  table: async (first, rules) => {
    const variant = variantOf(first.game);
    return (
      <TableTexts of={['turns', 'classic', 'says-classic']}>
        <On variant={variant}>
          <ClassicTable
            {...{ first, rules }}
            parts={partsOf(variant)}
            turn={await fetchTurnBefore(first.game, turnBefore)}
            action={storeText}
            notation={<Notation />}
          />
        </On>
      </TableTexts>
    );
  },
  ruling: (form, game) => (
    <TableTexts of={['classic', 'says-classic']}>
      <WithCorrections variant={variantOf(game)}>{form}</WithCorrections>
    </TableTexts>
  ),
  steps: (seats, page, game) => {
    const variant = variantOf(game);
    return (
      <TableTexts of={['classic', 'says-classic']}>
        <On variant={variant}>
          <Steps {...seats} parts={partsOf(variant)}>
            {page}
          </Steps>
        </On>
      </TableTexts>
    );
  },
  opening: (game) => {
    const atlas = atlasFor(variantOf(game));
    return setup(
      atlas,
      atlas.variant.powers.map(({ id }) => id),
    );
  },
  picture: (position, label, game) => (
    <MapPicture label={label} position={position as Position} parts={partsOf(variantOf(game))} />
  ),
};

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
