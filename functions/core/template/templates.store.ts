import { TEMPLATE_PREFIX, templateKey } from '../platform/keys';
import { getItem, queryItems, type Table } from '../platform/reads';
import { put, remove, update, write } from '../platform/writes';
import { TemplateRecord } from './templates.records';

/** Templates of seasons, in the partition of the account that they belong to; they are deleted with it. */
export function templateStore(table: Table) {
  return {
    async saveTemplate(template: TemplateRecord) {
      await write(table, put({ ...templateKey(template.player, template.id), ...template }));
    },

    template: (player: string, id: string) => getItem(table, templateKey(player, id), TemplateRecord),

    /** Newest first. */
    templatesOf: (player: string): Promise<readonly TemplateRecord[]> =>
      queryItems(
        table,
        { partition: `PLAYER#${player}`, prefix: TEMPLATE_PREFIX, newestFirst: true },
        TemplateRecord,
      ),

    async renameTemplate(player: string, id: string, name: string): Promise<'renamed' | 'not-there'> {
      const terms = { when: 'attribute_exists(pk)', values: { name } };
      return (await write(table, update(templateKey(player, id), 'SET #name = :name', terms)))
        ? 'renamed'
        : 'not-there';
    },

    /** Repeating it is harmless. */
    async deleteTemplate(player: string, id: string) {
      await write(table, remove(templateKey(player, id)));
    },
  };
}
