import { newTurreton } from './commands';
import { runProgram } from './program';

// Amazon's SDK prints a paragraph on Node 20; `start` says the same in one line.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

process.exitCode = await runProgram(newTurreton(), process.argv.slice(2));
