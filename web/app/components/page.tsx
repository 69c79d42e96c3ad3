import type { Metadata } from 'next';
import { ClientTexts } from '../../components/frame/client-texts';
import { Contents } from '../../components/frame/contents';
import { Page } from '../../components/frame/page';
import { TableTexts } from '../../components/frame/table-texts';
import { ButtonParts } from './button-parts';
import { FieldParts } from './field-parts';
import { ListParts, StateParts, TimeParts } from './frame-parts';
import { BarParts, MapParts, OrderParts, TableParts } from './groups';
import { Group } from './part';
import { PictureParts } from './picture-parts';
import './components.css';

export const metadata: Metadata = { title: 'Components', robots: { index: false, follow: false } };

/** Every shared component in each of its states, for developers of the pages. */
export default async function ComponentsPage() {
  const now = await present();
  const groups = [
    { id: 'buttons', title: 'Buttons and answers', parts: <ButtonParts /> },
    { id: 'fields', title: 'Forms and cards', parts: <FieldParts /> },
    { id: 'states', title: 'States, owners, rules', parts: <StateParts /> },
    { id: 'times', title: 'Times', parts: <TimeParts now={now} /> },
    { id: 'lists', title: 'Lists and notices', parts: <ListParts now={now} /> },
    { id: 'orders', title: 'Orders', parts: <OrderParts /> },
    {
      id: 'tables',
      title: 'Game tables',
      parts: (
        <>
          <BarParts now={now} />
          <TableParts now={now} />
        </>
      ),
    },
    { id: 'maps', title: 'Maps', parts: <MapParts /> },
    { id: 'pictures', title: 'Signs and charts', parts: <PictureParts /> },
  ];
  return (
    <Page
      title="Components"
      lead="What the pages are made of, in every state. These are the pages’ own components, with made-up games and people; nothing here is sent or stored."
    >
      <Contents label="Groups" parts={groups} />
      <ClientTexts
        of={[
          'absence',
          'account',
          'countdown',
          'lists',
          'notices',
          'report',
          'schema-fields',
          'table',
          'text-in',
        ]}
      >
        <TableTexts of={['table', 'map']}>
          {groups.map(({ id, title, parts }) => (
            <Group key={id} id={id} title={title}>
              {parts}
            </Group>
          ))}
        </TableTexts>
      </ClientTexts>
    </Page>
  );
}

/** The clock of this request. */
async function present(): Promise<number> {
  return Date.now();
}
