import type { Answer, Person } from '../support/world';
import type { Scene } from './scene';

/** One use of an operation, tried by every caller from the same state. */
export interface Row {
  /** Method and path as in the API's list. */
  readonly operation: string;
  /** The difference from other uses of the operation. */
  readonly what?: string;
  /**
   * Sets up the state before.
   * @returns what `send` needs to know of it
   */
  prepare?(scene: Scene): Promise<string>;
  send(person: Person, scene: Scene, prepared: string): Promise<Answer>;
  /** The parts of a good answer that only some callers may see, in words. */
  look?(body: never, scene: Scene): string;
}

/** The name of a row in the table of expectations. */
export function nameOf({ operation, what }: Row): string {
  return what === undefined ? operation : `${operation}: ${what}`;
}

/** The names of the facts that hold. */
export function words(facts: Readonly<Record<string, boolean>>): string {
  return Object.keys(facts)
    .filter((fact) => facts[fact])
    .join(', ');
}
