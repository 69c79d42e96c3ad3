import { ny2047 } from '../engine/ny2047';
import { textRandom } from '../engine/random';
import { translatorIn } from '../messages/translator';

/** Reads two lists of orders, adjudicates Spring 2047 and tells what happened. */
export async function playAStep(): Promise<readonly string[]> {
  const options = ny2047.options.parse({});
  const random = textRandom('an example');
  const position = ny2047.setup(options, ['tower', 'papst'], random);
  const orders = {
    tower: ordersFrom('tower', 'A Cloisters - Washington Heights\nA Cloisters - Upper Hudson River'),
    papst: ordersFrom('papst', 'A AST - LIC\nA AST - HEL'),
  };
  const result = ny2047.adjudicate(position, orders, options, random);
  const say = await translatorIn('en', ['ny2047']);
  const sentences = ny2047
    .describe(position, result)
    .map(({ says, rules }) => `${say(says)} (${rules.join(', ')})`);
  return [`${ny2047.label(position)}:`, ...sentences, `Next: ${ny2047.label(result.position)}`];

  function ordersFrom(seat: string, text: string) {
    const parsed = ny2047.notation?.parse(position, seat, text);
    if (!parsed?.ok) throw new Error('these orders cannot be read');
    return parsed.value;
  }
}

if (process.argv[1]?.endsWith('play-a-step.ts')) for (const line of await playAStep()) console.log(line);
