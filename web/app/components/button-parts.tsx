'use client';

import { Check as CheckSign } from 'lucide-react';
import { ActionButton } from '../../components/forms/action-button';
import { CopyQuote, CopyText } from '../../components/forms/copy-text';
import { ProblemNote } from '../../components/forms/problem-note';
import { SendText } from '../../components/forms/send-text';
import { Alert } from '../../components/frame/alert';
import { Toast } from '../../components/frame/toast';
import { MainButton } from '../../components/table/main-button';
import { Part, Shown } from './part';
import { IDLE } from './samples';

const send = async () => ({ ok: true, value: null }) as const;

/** The kinds of `.button`, each as an additional class. */
const KINDS = ['', 'main', 'quiet', 'compact', 'compact main'] as const;

/** Buttons, and the messages after they are pressed. */
export function ButtonParts() {
  return (
    <>
      <Part name="ActionButton" about="Changes something on the platform, one change at a time.">
        {KINDS.map((kind) => (
          <Shown key={kind} name={`button ${kind}`}>
            <div className="part-row">
              <ActionButton by={IDLE} send={send} className={`button ${kind}`}>
                Join
              </ActionButton>
              <ActionButton by={IDLE} send={send} className={`button ${kind}`} disabled>
                Disabled
              </ActionButton>
              <ActionButton by={{ ...IDLE, busy: true }} send={send} className={`button ${kind}`}>
                Busy
              </ActionButton>
            </div>
          </Shown>
        ))}
        <Shown name="icon-button, enabled and disabled; PickList has pressed ones">
          <div className="part-row">
            <button type="button" className="icon-button" aria-label="Count it">
              <CheckSign size={18} />
            </button>
            <button type="button" className="icon-button" aria-label="Count it too" disabled>
              <CheckSign size={18} />
            </button>
          </div>
        </Shown>
      </Part>
      <Part name="MainButton" about="The one main action of a panel.">
        <Shown name="enabled">
          <MainButton>Send step 1</MainButton>
        </Shown>
        <Shown name="disabled">
          <MainButton disabled>Send step 1</MainButton>
        </Shown>
      </Part>
      <Part name="CopyText" about="Text to copy, by button or by hand.">
        <Shown name="at first; the button says what came of it">
          <CopyText
            label="Link of this board"
            text="https://example.org/games/sample"
            rows={2}
            words={{ copy: 'Copy', copied: 'Copied.', failed: 'Select the text by hand.' }}
          />
        </Shown>
      </Part>
      <Part name="CopyQuote" about="A sentence to copy, as a quotation.">
        <Shown name="at first; the button says what came of it">
          <CopyQuote
            label="Text to share"
            text="Ines won New York 2047 with 6 stars, Fall 2050."
            words={{ copy: 'Copy', copied: 'Copied.', failed: 'Select the text by hand.' }}
          />
        </Shown>
      </Part>
      <Part name="SendText" about="A text with the button that sends it.">
        <Shown name="empty: too short to send">
          <SendText label="Why you appeal" rows={3} min={5} max={500} action="Appeal" send={send} />
        </Shown>
        <Shown name="another field is still to be filled in">
          <SendText label="What happened" rows={3} min={5} max={500} action="Report" isBlocked send={send} />
        </Shown>
      </Part>
      <Part name="ProblemNote" about="What was refused, and why. Without a problem there is nothing.">
        <Shown name="refused">
          <ProblemNote problem="The season has begun. Ask its organizer for a seat that looks for a player." />
        </Shown>
      </Part>
      <Part name="Alert" about="The same in a panel of a table.">
        <Shown name="refused">
          <Alert>The turn has closed.</Alert>
        </Shown>
      </Part>
      <Part name="Toast" about="What the site itself tells, in the lower corner of the window.">
        <Shown name="with an action">
          <Toast>
            <p>Turreton has been updated since you opened this page.</p>
            <button type="button" className="button compact">
              Reload
            </button>
          </Toast>
        </Shown>
      </Part>
    </>
  );
}
