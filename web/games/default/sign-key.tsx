import { type LegendGroup, MapSign } from '../../components/legend/map-legend';
import type { Texts } from '../../lib/texts';
import { PieceDrawing } from './board-drawing';

/** The marks of a board of spaces and pieces. */
export function signs(t: Texts<'default-table'>): readonly LegendGroup[] {
  return [
    {
      title: t('signs.pieces'),
      signs: [
        {
          id: 'piece',
          picture: (
            <MapSign>
              <PieceDrawing seat="blue" radius={12} />
            </MapSign>
          ),
          word: t('signs.piece'),
        },
        {
          id: 'nobody',
          picture: (
            <MapSign>
              <PieceDrawing seat={null} radius={12} />
            </MapSign>
          ),
          word: t('signs.nobody'),
        },
      ],
    },
    {
      title: t('signs.spaces'),
      signs: [
        {
          id: 'space',
          picture: (
            <MapSign>
              <circle r="4" fill="var(--skin-line)" />
            </MapSign>
          ),
          word: t('signs.space'),
        },
        { id: 'may', picture: <Ring kind="may" />, word: t('signs.may') },
        { id: 'named', picture: <Ring kind="named" />, word: t('signs.named') },
        { id: 'changed', picture: <Ring kind="changed" />, word: t('signs.changed') },
      ],
    },
  ];
}

function Ring({ kind }: { readonly kind: 'may' | 'named' | 'changed' }) {
  return (
    <MapSign>
      <circle r="12" className={`board-${kind}`} />
    </MapSign>
  );
}
