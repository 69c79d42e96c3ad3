/** People of the demo league. On a local host one click logs in as one of them. */
export const DEMO_ACCOUNTS = [
  { id: 'demo-olga', name: 'Olga Brandt', about: 'organizes the Winter Tide League' },
  { id: 'demo-kenji', name: 'Kenji Mori', about: 'moderates it' },
  { id: 'demo-ines', name: 'Ines Okafor', about: 'plays' },
  { id: 'demo-tomasz', name: 'Tomasz Wrona', about: 'plays' },
] as const;
