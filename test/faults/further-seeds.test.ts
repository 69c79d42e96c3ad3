import { trySeeds } from './tried-seeds';

trySeeds(101, 200);
