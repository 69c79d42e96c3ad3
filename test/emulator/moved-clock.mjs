// Runs before a function and moves its clock ahead of this machine's by the milliseconds in a file, so that deadlines
// pass on demand, without waiting.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const now = () => RealDate.now() + Number(readFileSync(process.env.CLOCK_AHEAD, 'utf8'));

globalThis.Date = new Proxy(RealDate, {
  construct: (_, given) => (given.length === 0 ? new RealDate(now()) : new RealDate(...given)),
  get: (_, name) => (name === 'now' ? now : Reflect.get(RealDate, name)),
});
