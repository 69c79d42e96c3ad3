'use client';

import { api } from '../../lib/api';
import { Card } from '../forms/card';
import { SendText } from '../forms/send-text';

interface ReportFormProps {
  readonly game: string;
  readonly thread: string;
  readonly message: string;
}

/** A player reports the message that led here. */
export function ReportForm({ game, thread, message }: ReportFormProps) {
  return (
    <Card title="Report a message">
      <p className="muted">
        Moderators who do not play in this game see the message, the eight before it and the three after it,
        and nothing else of the conversation. The log shows that they read them. You can appeal against their
        answer once.
      </p>
      <SendText
        label="What is wrong with it"
        rows={3}
        min={5}
        max={1000}
        action="Report it"
        send={(text) => api('POST /games/{id}/reports', { id: game }, { thread, message, text })}
      />
    </Card>
  );
}
