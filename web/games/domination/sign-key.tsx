import { RESOURCES } from '../../../engine/domination/data/map';
import { MapSign, type SignGroup } from '../../components/signs/sign-key';
import { EmptyPicture, ForcePicture } from './map/force-picture';

export const SIGNS: readonly SignGroup[] = [
  {
    title: 'Resources: all three areas of one bring one more card each turn',
    signs: RESOURCES.map(({ id, symbol, name }) => ({
      id,
      picture: (
        <MapSign>
          <circle r="12" fill="var(--map-halo)" stroke="var(--map-ink)" strokeWidth="1.6" />
          <text y="5.8" className="resource-letter" style={{ fontSize: 16 }}>
            {symbol}
          </text>
        </MapSign>
      ),
      word: name,
    })),
  },
  {
    title: 'Forces, in the colour and pattern of their seat',
    signs: [
      {
        id: 'full',
        picture: (
          <MapSign>
            <ForcePicture seat="teal" full half={11} />
          </MapSign>
        ),
        word: 'A Full Force',
      },
      {
        id: 'struggling',
        picture: (
          <MapSign>
            <ForcePicture seat="teal" full={false} half={11} />
          </MapSign>
        ),
        word: 'A Struggling Force',
      },
      {
        id: 'empty',
        picture: (
          <MapSign>
            <EmptyPicture half={11} />
          </MapSign>
        ),
        word: 'An empty area that an order names',
      },
    ],
  },
  {
    title: 'Orders on the map',
    signs: [
      { id: 'builds', picture: <Change text="+2" />, word: 'Builds that you have named' },
      { id: 'reductions', picture: <Change text="−1" />, word: 'Reductions that you have named' },
      {
        id: 'reach',
        picture: (
          <MapSign>
            <rect x="-12" y="-9" width="24" height="18" rx="4" className="area-reach" />
          </MapSign>
        ),
        word: 'An area that the open order can name next',
      },
    ],
  },
];

function Change({ text }: { text: string }) {
  return (
    <MapSign>
      <rect x="-13" y="-10" width="26" height="20" rx="3" fill="var(--map-ink)" />
      <text y="5.4" className="change-text" style={{ fontSize: 15 }}>
        {text}
      </text>
    </MapSign>
  );
}
