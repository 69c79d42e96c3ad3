import type { Answer, Person } from '../support/world';
import type { Scene } from './scene';

/** One way of using an operation, tried by every caller from the same moment. */
export interface Row {
  /** Method and path as the API lists them. */
  readonly operation: string;
  /** What sets this way apart from others of the operation. */
  readonly what?: string;
  /** What has happened before. @returns what `send` needs to know of it */
  prepare?(scene: Scene): Promise<string>;
  send(person: Person, scene: Scene, prepared: string): Promise<Answer>;
  /** What of a good answer only some may see, in words. */
  look?(body: never, scene: Scene): string;
}

/** The name of a row in the table of expectations. */
export function nameOf({ operation, what }: Row): string {
  return what === undefined ? operation : `${operation}: ${what}`;
}

/** Words for those of some facts that hold. */
export function words(facts: Readonly<Record<string, boolean>>): string {
  return Object.keys(facts)
    .filter((fact) => facts[fact])
    .join(', ');
}
