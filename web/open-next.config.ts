// How `npm run build:aws` makes the pages into functions. Every page is rendered for its reader, so that what OpenNext
// offers for pages that are made beforehand and renewed (a cache, its tags, a queue) is switched off.
const config = {
  default: {
    override: {
      wrapper: 'aws-lambda',
      converter: 'aws-apigw-v2',
      incrementalCache: 'dummy',
      tagCache: 'dummy',
      queue: 'dummy',
    },
  },
  dangerous: { disableIncrementalCache: true, disableTagCache: true },
  // Run at the root of the repository, where OpenNext finds the lock file.
  buildCommand: 'node cli/turreton.mjs build',
};

export default config;
