import { useTexts } from '#texts';

/** The meanings of the map's symbols. */
export function MapLegend() {
  const t = useTexts('nyc-risk');
  return (
    <>
      <svg width="15" height="19" viewBox="-14 -30 28 46" aria-hidden="true">
        <use href="#hat" fill="var(--ink)" />
        <circle r="13" fill="none" stroke="var(--ink)" strokeWidth="3" />
      </svg>
      {t('map.mayor')}
      <svg width="18" height="18" viewBox="-13 -13 26 26" aria-hidden="true">
        <circle r="11.5" fill="none" stroke="var(--ink)" strokeWidth="2" />
        <use href="#plane" fill="var(--ink)" />
      </svg>
      {t('map.airport')}
      <svg width="17" height="17" viewBox="-13 -13 26 26" aria-hidden="true">
        <g transform="rotate(45)">
          <rect x="-8" y="-8" width="16" height="16" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
          <rect x="-3.5" y="-3.5" width="7" height="7" fill="var(--ink)" />
        </g>
      </svg>
      {t('map.stadium')}
    </>
  );
}
