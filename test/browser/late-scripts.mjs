/**
 * Preloaded by the host of the browser tests when `LATE_SCRIPTS` gives a number of milliseconds: each script of a page
 * comes that much later, as on a slow phone. Tests that act before a page is ready fail then, and pass otherwise only on
 * fast machines.
 */
import http from 'node:http';

const LATE_MS = Number(process.env.LATE_SCRIPTS);
const { emit } = http.Server.prototype;

http.Server.prototype.emit = function (event, ...given) {
  const [request] = given;
  if (event !== 'request' || !/^\/_next\/static\/.*\.js$/.test(request.url))
    return emit.call(this, event, ...given);
  setTimeout(() => emit.call(this, event, ...given), LATE_MS);
  return true;
};
