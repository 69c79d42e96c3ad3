import { useTranslations } from 'next-intl';
import { linePath } from '../../components/charts/paths';
import { Plot, Strokes } from '../../components/charts/plot';
import { figureScale } from '../../components/charts/scales';
import { Sketch } from '../../components/charts/sketch';
import { MapLegend, MapSign } from '../../components/legend/map-legend';
import { fateSigns, orderSigns } from '../../components/signs/order-signs';
import { stateSigns } from '../../components/signs/state-signs';
import { Part, Shown } from './part';

const HEIGHT = 140;
const VALUES = [1, 2, 2, 5, 4, 7] as const;

/** Keys of symbols, and charts. */
export function PictureParts() {
  const t = useTranslations('signs');
  const orders = {
    title: 'Orders on the map',
    signs: [...Object.values(orderSigns(t)), ...Object.values(fateSigns(t, 'An order without effect'))],
  };
  const scale = figureScale(VALUES, { range: [HEIGHT - 8, 8], ticks: 4, fromZero: true });
  const points = VALUES.map((value, at) => [(at * 100) / (VALUES.length - 1), scale.at(value)] as const);
  return (
    <>
      <Part
        name="MapLegend"
        about="The key of a board’s signs, which the browser opens over the page; here in its place."
      >
        <Shown name="open" wide>
          <MapLegend groups={[orders, stateSigns(t)]} />
        </Shown>
      </Part>
      <Part name="MapSign" about="A sign as it is drawn on a map.">
        <Shown name="a circle">
          <MapSign>
            <circle r="13" stroke="var(--ink)" strokeWidth="3" />
          </MapSign>
        </Shown>
      </Part>
      <Part name="Plot" about="A plot with its axes; Strokes holds what is drawn as paths.">
        <Shown name="one line" wide>
          <Plot
            id="sample-plot"
            title="Stars by turn"
            desc="From 1 to 7 in six turns."
            height={HEIGHT}
            yTicks={scale.ticks}
            xTicks={points.map(([at], turn) => ({ at, label: String(turn + 1) }))}
            ends={[{ key: 'ines', at: scale.at(7), label: 'Ines 7', strong: true }]}
          >
            <Strokes height={HEIGHT}>
              <path
                d={linePath(points)}
                fill="none"
                stroke="var(--tide)"
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
              />
            </Strokes>
          </Plot>
        </Shown>
      </Part>
      <Part name="Sketch" about="Lines as high as a word, one for each row of the list beside it.">
        <Shown name="two rows">
          <Sketch
            rows={[
              { name: 'Ines', values: [1, 2, 5] },
              { name: 'Kenji', values: [2, 2, 1] },
            ]}
            label="From the first step to the last: Ines 1 to 5, Kenji 2 to 1"
          />
        </Shown>
      </Part>
    </>
  );
}
