import { checkTypes } from './check-types';

// npx tsx test/types.ts [FOLDER...]: the same as `turreton types`, without loading the command line.
process.exit((await checkTypes(process.argv.slice(2))) ? 0 : 1);
