// Stands in for Lambda's runtime, in a process of its own and outside the project: imports the bundle that lies beside
// it, then answers one event at a time. Events, results and errors pass as JSON, as they do there.
const { handler } = await import(new URL('index.mjs', import.meta.url).href);

let runs = 0;

process.on('message', async (event) => {
  runs += 1;
  try {
    process.send({ result: (await handler(event, { awsRequestId: `run-${runs}` })) ?? null });
  } catch (error) {
    process.send({ error: { errorType: error.name, errorMessage: error.message } });
  }
});
process.send('ready');
