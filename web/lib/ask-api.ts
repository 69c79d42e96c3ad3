/** The address of the API on one machine. */
const API = process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

let asked: Promise<typeof fetchApi> | undefined;

const fetchApi = (path: string, request: RequestInit): Promise<Response> => fetch(`${API}${path}`, request);

/** Sends a request of this server to the API: on AWS by running its functions, on one machine over HTTP. */
export async function askApi(path: string, request: RequestInit): Promise<Response> {
  const { API_FUNCTIONS } = process.env;
  if (API_FUNCTIONS === undefined) return fetchApi(path, request);
  // The Lambda client is loaded only where Lambda is used.
  asked ??= import('./over-lambda').then(({ lambdaApi }) => lambdaApi(API_FUNCTIONS));
  return (await asked)(path, request);
}
