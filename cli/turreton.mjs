#!/usr/bin/env node
// The command `turreton`, from the sources of this repository.
import { register as registerModules } from 'tsx/esm/api';

registerModules();
await import('./main.ts');
