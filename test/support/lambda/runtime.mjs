// Replaces Lambda's runtime, in a separate process outside the project: imports the bundle beside it, then answers one
// event at a time. Events, results and errors are JSON, as in Lambda.
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
