import type { Language } from '../../../messages/languages';
import { sayingIn } from '../../../messages/say-in';
import type { Said } from '../../store/records';

type WithWords<One, Field extends keyof One> = Omit<One, Field> & Readonly<Record<Field, string>>;

/** Records with these of their fields as their reader reads them. */
export async function saidFields<One extends Readonly<Record<Field, Said>>, Field extends keyof One>(
  language: Language,
  records: readonly One[],
  fields: readonly Field[],
): Promise<WithWords<One, Field>[]> {
  const say = await sayingIn(
    language,
    records.flatMap((one) => fields.map((field): Said => one[field])),
  );
  return records.map((one) => {
    const said = Object.fromEntries(fields.map((field) => [field, say(one[field])]));
    return { ...one, ...said } as WithWords<One, Field>;
  });
}
