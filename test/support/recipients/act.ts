import type { Notified } from './watch';

/** One thing that notifies people: what happens in a scene, and who is told of it. */
export interface Row<Scene> {
  /** The event, or the function that notifies, with the case of it: "admitted/waiting". */
  readonly covers: string | readonly string[];
  readonly what: string;
  /** What has to be there first: nobody looks at whom it tells. */
  before?(scene: Scene): Promise<unknown>;
  act(scene: Scene): Promise<unknown>;
  /** Minutes that pass after it: one, unless its news are gathered for a quarter of an hour. */
  readonly minutes?: number;
  /** People by kind of notification. */
  readonly told: Notified;
}
