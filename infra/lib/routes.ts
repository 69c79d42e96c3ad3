/**
 * The paths below /v1 that players request during play, from the API's description: they have a separate function,
 * everything else uses the other one. A test compares them with the paths which that function serves.
 */
export const TABLE_PATHS = [
  '/me',
  '/me/games',
  '/me/blocked',
  '/me/blocked/{player}',
  '/changed/games/{id}',
  '/games/{id}',
  '/games/{id}/table',
  '/games/{id}/steps/{step}',
  '/games/{id}/steps/{step}/orders',
  '/games/{id}/steps/{step}/extension',
  '/games/{id}/steps/{step}/consent',
  '/games/{id}/plan',
  '/games/{id}/export',
  '/games/{id}/absence',
  '/games/{id}/press',
  '/games/{id}/press/{thread}',
  '/games/{id}/press/{thread}/reading',
  '/games/{id}/press/{thread}/{message}',
  '/games/{id}/messages',
  '/games/{id}/seats/{seat}/block',
  '/games/{id}/receipts',
  '/receipts/keys',
] as const;
