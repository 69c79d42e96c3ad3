import { Definitions } from './map/definitions';
import { ChartFrame } from './map/frame';
import { Ground } from './map/ground';
import { Relief } from './map/relief';

/** The still parts of the chart, for the moving ones to be laid between. */
export function chartParts() {
  return { definitions: <Definitions />, ground: <Ground />, relief: <Relief />, frame: <ChartFrame /> };
}
