// Node gives the loader that reads TypeScript to no thread: this one registers it for itself.
import { register } from 'tsx/esm/api';

register();
await import('./bot-thinker.ts');
