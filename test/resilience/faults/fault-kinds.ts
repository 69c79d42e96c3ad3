/** The kinds of faults. */
export const FAULT_KINDS = [
  'fails before it takes effect',
  'fails after it took effect',
  'is throttled',
  'meets another transaction',
  'is repeated by the client',
  'is delayed',
  'is seen late by weak reads',
  'process dies before a call',
  'process dies after a call',
  'timer fires late',
  'timer fires twice',
  'timer fires early',
  'timer never fires',
  'timer cannot be set',
  'stream record comes twice',
  'stream record comes late',
  'stream record is lost',
  'mail fails for now',
  'mail fails after it was sent',
  'sweep is left out',
  'clock is ahead or behind',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** The frequency of each fault, in a thousand. */
export type Rates = Readonly<Partial<Record<FaultKind, number>>>;

/** No faults. */
export const NO_FAULTS: Rates = {};

/** The faults of an ordinary bad day: a few calls of a hundred, and most of the sources of events. */
export const USUAL_RATES: Rates = {
  'fails before it takes effect': 5,
  'fails after it took effect': 5,
  'is throttled': 4,
  'meets another transaction': 5,
  'is repeated by the client': 8,
  'is delayed': 10,
  'is seen late by weak reads': 150,
  'process dies before a call': 2,
  'process dies after a call': 2,
  'timer fires late': 200,
  'timer fires twice': 150,
  'timer fires early': 80,
  'timer never fires': 80,
  'timer cannot be set': 30,
  'stream record comes twice': 150,
  'stream record comes late': 150,
  'stream record is lost': 50,
  'mail fails for now': 80,
  'mail fails after it was sent': 40,
  'sweep is left out': 100,
};
