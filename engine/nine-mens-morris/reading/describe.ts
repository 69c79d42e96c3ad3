import { seatName } from '../../core/by-seat';
import { sentence } from '../../core/story';
import type { Sentence, StepResult, Verdict } from '../../game';
import { message } from '../message';
import { refusalText } from '../orders/refusals';
import type { Ending, Event } from '../types';

/** A step's story in sentences, in the order of events. */
export function describe(_before: unknown, result: StepResult<unknown>): readonly Sentence[] {
  return [
    ...result.orders.filter(({ result: what }) => what === 'rejected').map(refusalSentence),
    ...(result.events as readonly Event[]).map(eventSentence),
  ];
}

function refusalSentence({ seat, reason }: Verdict): Sentence {
  const says = message('story.refused', { seat: seatName(seat), why: refusalText(reason) });
  return { ...sentence(says, reason, [seat]), ofOrder: true };
}

function eventSentence(event: Event): Sentence {
  switch (event.type) {
    case 'placed':
      return sentence(message('story.placed', { seat: seatName(event.seat), to: event.to }), '3.1', [
        event.seat,
      ]);
    case 'moved': {
      const parts = { seat: seatName(event.seat), from: event.from, to: event.to };
      return event.flew
        ? sentence(message('story.flew', parts), '4.2', [event.seat])
        : sentence(message('story.moved', parts), '4.1', [event.seat]);
    }
    case 'took': {
      const parts = { seat: seatName(event.seat), rival: seatName(event.from), at: event.at };
      return sentence(message('story.took', parts), '5.1', [event.seat, event.from]);
    }
    case 'missed':
      return sentence(message('story.missed', { seat: seatName(event.seat), times: event.times }), '7.1', [
        event.seat,
      ]);
    case 'resigned':
      return sentence(message('story.resigned', { seat: seatName(event.seat) }), '7.3', [event.seat]);
    case 'over':
      return overSentence(event.why, event.winner);
  }
}

function overSentence(why: Ending, winner: string | null): Sentence {
  const parts = { winner: winner === null ? '' : seatName(winner) };
  switch (why) {
    case 'men':
      return sentence(message('story.overByMen', parts), '6.1', [winner]);
    case 'blocked':
      return sentence(message('story.overBlocked', parts), '6.2', [winner]);
    case 'repetition':
      return sentence(message('story.drawnByRepetition'), '6.3', []);
    case 'quiet':
      return sentence(message('story.drawnQuiet'), '6.4', []);
    case 'missed':
      return sentence(message('story.overByMissing', parts), '7.2', [winner]);
    case 'resigned':
      return sentence(message('story.overByResigning', parts), '7.3', [winner]);
  }
}
