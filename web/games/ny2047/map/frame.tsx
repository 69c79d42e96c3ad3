/** The frame around the chart: it stays in place when the chart is moved. */
export function ChartFrame() {
  return (
    <g className="chart-frame" fill="none" pointerEvents="none">
      <rect x="3.5" y="3.5" width="993" height="1015" stroke="var(--map-halo)" strokeWidth="7" />
      <path d="M0 3.5H1000M0 1018.5H1000" stroke="var(--map-frame)" strokeWidth="7" strokeDasharray="50 50" />
      <path
        d="M3.5 0V1022M996.5 0V1022"
        stroke="var(--map-frame)"
        strokeWidth="7"
        strokeDasharray="51.1 51.1"
      />
      <rect x="7" y="7" width="986" height="1008" stroke="var(--map-frame)" strokeWidth="1.5" />
    </g>
  );
}
