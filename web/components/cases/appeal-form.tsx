'use client';

import type { Case } from '../../../functions/api/schemas/cases';
import { api } from '../../lib/api';
import { FormPart } from '../forms/form-part';
import { SendText } from '../forms/send-text';
import { When } from '../frame/when';

interface AppealFormProps {
  readonly of: Case;
  readonly may: NonNullable<Case['mayAppeal']>;
}

/** The player who complained appeals against the answer, and reads first who will decide. */
export function AppealForm({ of: { id, game }, may: { until, answers } }: AppealFormProps) {
  return (
    <FormPart title="Appeal against the answer" hint="If you do not accept the answer">
      <p className="small">
        You can appeal once, until <When at={until} as="long" />.{' '}
        {answers === 'another'
          ? 'Somebody else will answer: an organizer or moderator who did not give this answer and does not play in the season.'
          : 'The league has no other organizer or moderator who does not play in the season, so the same person will answer.'}{' '}
        That answer is final, and public like the first one. Only you and the moderators can read your appeal.
        The game goes on meanwhile.
      </p>
      <SendText
        label="Why you do not accept the answer"
        rows={4}
        min={10}
        max={2000}
        action="Appeal"
        send={(text) => api('POST /games/{id}/cases/{case}/appeal', { id: game, case: id }, { text })}
      />
    </FormPart>
  );
}
