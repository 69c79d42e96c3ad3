import { register } from 'node:module';
import { DEFECTS } from './defects';

const defect = DEFECTS.find(({ name }) => name === process.env.FAULTS_DEFECT);
if (defect === undefined) throw new Error(`there is no defect ${process.env.FAULTS_DEFECT}`);
register('./hooks.mjs', import.meta.url, { data: defect });
