// Replaces Lambda's runtime, in a separate process outside the project: imports the bundle beside it, then answers one
// event at a time. Events, results and errors are JSON, as in Lambda.
const began = performance.now();
const { handler } = await import(new URL('index.mjs', import.meta.url).href);
const loadMs = performance.now() - began;

// Says on both streams that a run is over: they reach the reader by another way than the answer, perhaps after it.
function endLog() {
  for (const stream of [process.stdout, process.stderr]) stream.write('\nthe end of a run\n');
}

let runs = 0;

process.on('message', async (event) => {
  if (event === 'figures') {
    endLog();
    return process.send({ result: { loadMs, memory: process.memoryUsage.rss() } });
  }
  runs += 1;
  try {
    const result = (await handler(event, { awsRequestId: `run-${runs}` })) ?? null;
    endLog();
    process.send({ result });
  } catch (error) {
    endLog();
    process.send({ error: { errorType: error.name, errorMessage: error.message } });
  }
});
process.send('ready');
