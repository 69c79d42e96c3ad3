'use client';

import { useState } from 'react';
import { Card, FoldedCard } from '../../components/forms/card';
import { Check } from '../../components/forms/check';
import { NumberField, SelectField, TextAreaField, TextField } from '../../components/forms/field';
import { FormPart } from '../../components/forms/form-part';
import { ListField } from '../../components/forms/list-field';
import { ListFile } from '../../components/forms/list-file';
import { LogInAgain } from '../../components/forms/log-in-again';
import type { Schema } from '../../components/forms/parameter-schema';
import { RadioField } from '../../components/forms/radio-field';
import { SchemaFields } from '../../components/forms/schema-field';
import { TextInLanguages } from '../../components/forms/text-in-languages';
import { TieList } from '../../components/forms/tie-list';
import { Part, Shown } from './part';

const WAYS = [
  { id: 'open', name: 'Open', about: 'Everybody can enter.' },
  { id: 'asked', name: 'By invitation', about: 'Organizers let players in.' },
];

/** Fields of forms. */
export function FieldParts() {
  return (
    <>
      <Part name="TextField" about="A line of text, or any other input.">
        <Shown name="empty, with a hint">
          <TextField label="Name of the league" help="Others see it." placeholder="Winter Tide League" />
        </Shown>
        <Shown name="filled">
          <TextField label="Name" defaultValue="Ines Okafor" />
        </Shown>
        <Shown name="refused">
          <TextField label="Name of the season" defaultValue="S" wrong="Use at least 2 letters." />
        </Shown>
        <Shown name="disabled">
          <TextField label="Address" defaultValue="ines@example.org" disabled />
        </Shown>
      </Part>
      <Part name="NumberField" about="A number; by default a whole one.">
        <Shown name="filled">
          <NumberField label="Players" defaultValue={7} min={2} max={14} />
        </Shown>
        <Shown name="refused">
          <NumberField label="Rounds" defaultValue={0} wrong="Enter a whole number from 1 to 12." />
        </Shown>
      </Part>
      <Part name="TextAreaField" about="Several lines of text.">
        <Shown name="empty">
          <TextAreaField label="What players should know" rows={3} help="In Markdown." />
        </Shown>
        <Shown name="refused">
          <TextAreaField label="Reason" rows={3} defaultValue="No" wrong="Use at least 5 characters." />
        </Shown>
      </Part>
      <Part name="TextInLanguages" about="A text once more, in the languages of its readers.">
        <Shown name="folded">
          <TextInLanguages name="empty" texts={{}} maxLength={2000} />
        </Shown>
        <Shown name="written">
          <TextInLanguages name="written" texts={{ de: 'Wir treffen uns in Kiel.' }} maxLength={2000} />
        </Shown>
      </Part>
      <Part name="SelectField" about="A choice from a list.">
        <Shown name="chosen">
          <SelectField
            label="Pace"
            defaultValue="day"
            options={[
              ['day', 'A turn a day'],
              ['week', 'Weekly'],
            ]}
          />
        </Shown>
        <Shown name="refused">
          <SelectField label="Game" options={[['', 'Choose']]} wrong="Choose a game." />
        </Shown>
      </Part>
      <Part name="Check" about="A yes or no, as a card.">
        <Shown name="off">
          <Check title="Rated" about="Results count in the ratings." />
        </Shown>
        <Shown name="on">
          <Check title="Bots fill empty seats" defaultChecked />
        </Shown>
        <Shown name="disabled">
          <Check title="Teams" about="Not in this game." disabled />
        </Shown>
      </Part>
      <Part name="RadioField" about="A question with its choices as cards, each a Radio.">
        <Shown name="the first is chosen" wide>
          <RadioField legend="Who can enter" name="ways" options={WAYS} chosen="open" />
        </Shown>
      </Part>
      <Lists />
      <Part name="SchemaFields" about="One field for each property of an object, made from its schema.">
        <Shown name="every kind of property" wide>
          <FromSchema />
        </Shown>
      </Part>
      <Part name="FormPart" about="A part of a long form, closed at first.">
        <Shown name="closed" wide>
          <FormPart title="Absence" hint="Two graces, then a substitute">
            <TextField label="Graces" defaultValue="2" />
          </FormPart>
        </Shown>
      </Part>
      <Part name="Card" about="A card with its own heading.">
        <Shown name="beside the main column">
          <Card title="Your entry">
            <p className="small">You are in round 3.</p>
          </Card>
        </Shown>
      </Part>
      <Part name="FoldedCard" about="A card that is closed at first.">
        <Shown name="closed">
          <FoldedCard title="Holidays">
            <p className="small">None booked.</p>
          </FoldedCard>
        </Shown>
      </Part>
      <Part name="LogInAgain" about="Says why a session is not enough, with the way to one that is.">
        <Shown name="an old login">
          <LogInAgain goal="/me">What nobody can undo needs a login of the last hour.</LogInAgain>
        </Shown>
      </Part>
    </>
  );
}

function Lists() {
  const [text, setText] = useState('Ines Okafor\nKenji');
  const [ties, setTies] = useState<readonly string[]>(['wins', 'meeting']);
  return (
    <>
      <Part name="ListField" about="A list, one thing in a line, with FieldProblems below it.">
        <Shown name="filled">
          <ListField
            id="list-fine"
            label="Players"
            help="One a line."
            rows={3}
            text={text}
            onChange={setText}
            faults={[]}
          />
        </Shown>
        <Shown name="refused">
          <ListField
            id="list-refused"
            label="More players"
            help="One a line."
            rows={3}
            text={text}
            onChange={setText}
            faults={['Line 2: two players are called Kenji.']}
          />
        </Shown>
      </Part>
      <Part name="ListFile" about="Reads a list from a file: a workbook of Excel, CSV or text.">
        <Shown name="a button, and a small one">
          <ListFile onText={setText} />
          <ListFile compact onText={setText} />
        </Shown>
      </Part>
      <Part name="TieList" about="Tie-breaks in their order. Buttons move them.">
        <Shown name="two of three" wide>
          <TieList
            id="ties"
            title="Tie-breaks"
            all={[
              { id: 'wins', words: 'More games won' },
              { id: 'meeting', words: 'The game between them' },
              { id: 'strength', words: 'Stronger opponents' },
            ]}
            value={ties}
            onChange={setTies}
          />
        </Shown>
      </Part>
    </>
  );
}

const SCHEMA: Schema = {
  type: 'object',
  required: ['minutes', 'early', 'mode', 'zone', 'days', 'weights', 'free'],
  properties: {
    minutes: { type: 'integer', title: 'Minutes for a turn', unit: 'minutes', minimum: 5, maximum: 20_160 },
    early: { type: 'boolean', title: 'Close early', description: 'When everyone is ready.' },
    mode: { type: 'string', title: 'Press', enum: ['full', 'none'] },
    zone: { type: 'string', title: 'Time zone', input: 'zone' },
    days: { type: 'array', title: 'Days', input: 'checks', items: { enum: ['monday', 'friday'] } },
    weights: { type: 'array', title: 'Points by place', items: { type: 'number' } },
    free: { type: 'array', title: 'Free days', items: { type: 'string', format: 'date' } },
    most: { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }], title: 'Most turns' },
  },
};

function FromSchema() {
  const [value, setValue] = useState<unknown>({
    minutes: 1440,
    early: true,
    mode: 'full',
    zone: 'America/New_York',
    days: ['monday'],
    weights: [5, 3, 1],
    free: ['2026-12-25'],
    most: null,
  });
  return <SchemaFields id="sample" schema={SCHEMA} value={value} onChange={setValue} />;
}
